import HearthDomain

/// An ISBN from a table, repaired after what spreadsheets do to it.
struct ISBNCell {
  let isbn: ISBN?
  /// First value that was meant as an ISBN but is not valid; nil if an ISBN was found.
  let unreadable: String?

  /// Uses the first value that is an ISBN.
  init(_ values: [String]) {
    // LibraryThing writes brackets, and several ISBNs in one value.
    let texts = values.flatMap { CSVFormula.text(of: $0).split { "[],".contains($0) } }
      .map { $0.filter { !$0.isWhitespace } }
      .filter { !$0.isEmpty && $0 != "0" }
    isbn = texts.lazy.compactMap(ISBNCell.isbn).first
    unreadable = isbn == nil ? texts.first(where: ISBNCell.isMeantAsISBN) : nil
  }

  /// Restores leading zeros if the check digit then matches.
  private static func isbn(_ text: String) -> ISBN? {
    if let isbn = try? ISBN(text) { return isbn }
    guard (5...9).contains(text.count), text.dropLast().allSatisfy(\.isASCIIDigit),
      let last = text.last, last.isASCIIDigit || last == "X" || last == "x"
    else { return nil }
    return try? ISBN(String(repeating: "0", count: 10 - text.count) + text)
  }

  /// Other programs write their own ids in this column; these are not errors.
  private static func isMeantAsISBN(_ text: String) -> Bool {
    text.count >= 5 && text.allSatisfy { $0.isASCIIDigit || "-.,+eExX".contains($0) }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
