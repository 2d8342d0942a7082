/// The names of the columns, which may stand in any order.
package struct CSVHeader: Hashable, Sendable {
  package let names: [String]
  private let columns: [String: Int]

  package init(_ names: [String]) {
    self.names = names
    columns = Dictionary(
      names.enumerated().map { (CSVHeader.plain($0.element), $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The column of the first of these names that is there, in any case; nil if none is.
  package subscript(names: String...) -> Int? { column(named: names) }

  package func column(named names: [String]) -> Int? {
    names.lazy.compactMap { columns[CSVHeader.plain($0)] }.first
  }

  /// Whether every one of these columns is there.
  package func has(_ names: String...) -> Bool {
    names.allSatisfy { columns[CSVHeader.plain($0)] != nil }
  }

  private static let blanks: Set<Character> = [" ", "\t", "\u{A0}"]

  /// As it is compared: Koreans put spaces between the words of a name or leave them out.
  private static func plain(_ name: String) -> String {
    var trimmed = name.lowercased()[...]
    while let first = trimmed.first, blanks.contains(first) { trimmed.removeFirst() }
    while let last = trimmed.last, blanks.contains(last) { trimmed.removeLast() }
    let isKorean = trimmed.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
    return isKorean ? trimmed.filter { !blanks.contains($0) } : String(trimmed)
  }
}
