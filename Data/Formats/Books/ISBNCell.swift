import HearthDomain

/// An ISBN from a table. Repairs what spreadsheets do to ISBNs, such as removing leading zeros.
struct ISBNCell {
  let isbn: ISBN?
  /// The first value that seems to be an ISBN but is not valid; nil if a valid one was found.
  let unreadable: String?

  /// Searches the values for an ISBN, and uses the first one.
  init(_ values: [String]) {
    // LibraryThing writes ISBNs in brackets, and several in one cell.
    let texts = values.flatMap { CSVFormula.text(of: $0).split { "[],".contains($0) } }
      .map { $0.filter { !$0.isWhitespace } }
      .filter { !$0.isEmpty && $0 != "0" }
    isbn = texts.lazy.compactMap(ISBNCell.isbn).first
    unreadable = isbn == nil ? texts.first(where: ISBNCell.isMeantAsISBN) : nil
  }

  /// Parses an ISBN. Adds leading zeros if its check digit is then right.
  private static func isbn(_ text: String) -> ISBN? {
    if let isbn = try? ISBN(text) { return isbn }
    guard (5...9).contains(text.count), text.dropLast().allSatisfy(\.isASCIIDigit),
      let last = text.last, last.isASCIIDigit || last == "X" || last == "x"
    else { return nil }
    return try? ISBN(String(repeating: "0", count: 10 - text.count) + text)
  }

  /// Whether the value seems to be an ISBN. Other programs write their own ids in this column,
  /// which are not errors.
  private static func isMeantAsISBN(_ text: String) -> Bool {
    text.count >= 5 && text.allSatisfy { $0.isASCIIDigit || "-.,+eExX".contains($0) }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
