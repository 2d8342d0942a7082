/// Column names of a table; columns may be in any order.
package struct CSVHeader: Hashable, Sendable {
  package let names: [String]
  private let columns: [String: Int]

  package init(_ names: [String]) {
    self.names = names
    columns = Dictionary(
      names.enumerated().map { (CSVHeader.normalized($0.element), $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Column of the first of these names that exists, ignoring case; nil if none does.
  package subscript(names: String...) -> Int? { column(named: names) }

  package func column(named names: [String]) -> Int? {
    names.lazy.compactMap { columns[CSVHeader.normalized($0)] }.first
  }

  /// Whether all of these columns exist.
  package func hasColumns(_ names: String...) -> Bool {
    names.allSatisfy { columns[CSVHeader.normalized($0)] != nil }
  }

  private static let blanks: Set<Character> = [" ", "\t", "\u{A0}"]

  /// Returns the name for comparison: in lower case, and Korean names without spaces, since these
  /// are optional in Korean.
  private static func normalized(_ name: String) -> String {
    var trimmed = name.lowercased()[...]
    while let first = trimmed.first, blanks.contains(first) { trimmed.removeFirst() }
    while let last = trimmed.last, blanks.contains(last) { trimmed.removeLast() }
    let isKorean = trimmed.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
    return isKorean ? trimmed.filter { !blanks.contains($0) } : String(trimmed)
  }
}
