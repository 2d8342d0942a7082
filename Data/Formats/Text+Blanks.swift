extension StringProtocol {
  /// The text without blanks at its ends.
  var withoutBlanks: String {
    guard first?.isWhitespace ?? false || last?.isWhitespace ?? false else { return String(self) }
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[start...end])
  }
}

extension CSVRecord {
  /// Returns the value of a column without blanks at its ends; empty if there is none.
  func text(_ column: Int?) -> String { self[column]?.withoutBlanks ?? "" }
}
