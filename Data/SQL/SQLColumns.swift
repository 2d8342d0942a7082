/// Columns of a result with their indices; created once per statement.
package struct SQLColumns: Sendable {
  package let names: [String]
  /// Hashes of the names, which speed up lookups.
  private let marks: [Int]

  package init(_ names: [String]) {
    self.names = names
    marks = names.map { SQLColumns.mark(of: $0) }
  }

  /// Returns the index of the first column of that name; nil if there is none.
  package func place(of name: String) -> Int? {
    // Names are few and short, so comparing is faster than hashing.
    let mark = SQLColumns.mark(of: name)
    for place in marks.indices where marks[place] == mark && names[place] == name { return place }
    return nil
  }

  /// Returns a hash of length and first letter.
  private static func mark(of name: String) -> Int {
    name.utf8.count << 8 | Int(name.utf8.first ?? 0)
  }
}
