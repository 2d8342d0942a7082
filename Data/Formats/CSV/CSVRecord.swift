/// A record of a CSV file.
package struct CSVRecord: Hashable, Sendable {
  /// Number of the line where the record begins, from 1.
  package let line: Int
  /// All values, each followed by a line feed. One string for all, as most values are never used,
  /// and a `String` for each would cost more than parsing.
  private let text: String
  /// Byte offsets in `text` of the line feeds after the values.
  private let valueEnds: [Int]

  package init(line: Int, values: [String]) {
    var text = ""
    var ends: [Int] = []
    for value in values {
      text += value
      ends.append(text.utf8.count)
      text += "\n"
    }
    self.init(line: line, text: text, ends: ends)
  }

  init(line: Int, text: String, ends: [Int]) {
    self.line = line
    self.text = text
    self.valueEnds = ends
  }

  /// Number of values.
  package var count: Int { valueEnds.count }

  package var values: [String] { valueEnds.indices.map(value) }

  /// Value of a column; nil if `column` is nil or the record has fewer values.
  package subscript(column: Int?) -> String? {
    guard let column, valueEnds.indices.contains(column) else { return nil }
    return value(column)
  }

  private func value(_ column: Int) -> String {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: column == 0 ? 0 : valueEnds[column - 1] + 1)
    let end = bytes.index(bytes.startIndex, offsetBy: valueEnds[column])
    return String(text[start..<end])
  }
}
