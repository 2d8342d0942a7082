/// One record of a CSV file.
package struct CSVRecord: Hashable, Sendable {
  /// The line at which it begins, counted from 1.
  package let line: Int
  /// All values, a line feed behind each: most of a table is never asked for, and a text of its
  /// own for each value costs more than finding them did.
  private let text: String
  /// Where the line feed behind each value stands among the bytes of the text.
  private let ends: [Int]

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
    self.ends = ends
  }

  /// How many values it has.
  package var count: Int { ends.count }

  package var values: [String] { ends.indices.map(value) }

  /// The value of a column of ``CSVHeader``; nil if there is no such column, or the record ends
  /// before it.
  package subscript(column: Int?) -> String? {
    guard let column, ends.indices.contains(column) else { return nil }
    return value(column)
  }

  private func value(_ column: Int) -> String {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: column == 0 ? 0 : ends[column - 1] + 1)
    let end = bytes.index(bytes.startIndex, offsetBy: ends[column])
    return String(text[start..<end])
  }
}
