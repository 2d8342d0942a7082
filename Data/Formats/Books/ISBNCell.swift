import HearthDomain

/// An ISBN as a table has it, after whatever a spreadsheet did to it.
struct ISBNCell {
  let isbn: ISBN?
  /// The value, where it was meant for an ISBN and cannot be one.
  let unreadable: String?

  /// The first of the values that is an ISBN, or else the first that should be one.
  init(_ values: [String]) {
    // LibraryThing puts them in brackets, and several into one value.
    let texts = values.flatMap { CSVFormula.text(of: $0).split { "[],".contains($0) } }
      .map { $0.filter { !$0.isWhitespace } }
      .filter { !$0.isEmpty && $0 != "0" }
    isbn = texts.lazy.compactMap(ISBNCell.isbn).first
    unreadable = isbn == nil ? texts.first(where: ISBNCell.isMeantAsNumber) : nil
  }

  /// A number that lost its zeros at the front has them back, and must then fit its check digit.
  private static func isbn(_ text: String) -> ISBN? {
    if let isbn = try? ISBN(text) { return isbn }
    guard (5...9).contains(text.count), text.dropLast().allSatisfy(\.isASCIIDigit),
      let last = text.last, last.isASCIIDigit || last == "X" || last == "x"
    else { return nil }
    return try? ISBN(String(repeating: "0", count: 10 - text.count) + text)
  }

  /// Other programs put ids of their own into the column, which are no mistake.
  private static func isMeantAsNumber(_ text: String) -> Bool {
    text.count >= 5 && text.allSatisfy { $0.isASCIIDigit || "-.,+eExX".contains($0) }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
