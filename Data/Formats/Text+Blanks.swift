extension StringProtocol {
  /// Without the blanks at its ends; most texts have none.
  var withoutBlanks: String {
    guard first?.isWhitespace ?? false || last?.isWhitespace ?? false else { return String(self) }
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[start...end])
  }
}

extension CSVRecord {
  /// The value of a column without the blanks at its ends; empty where there is none.
  func text(_ column: Int?) -> String { self[column]?.withoutBlanks ?? "" }
}
