/// Columns of a result with their indices; created once per statement.
package struct SQLColumns: Sendable {
  package let names: [String]
  /// A hash per name, which speeds up lookups.
  private let nameHashes: [Int]

  package init(_ names: [String]) {
    self.names = names
    nameHashes = names.map { SQLColumns.hash(of: $0) }
  }

  /// Returns the index of the first column of that name; nil if there is none.
  package func index(of name: String) -> Int? {
    // Names are few and short, so comparing is faster than hashing.
    let mark = SQLColumns.hash(of: name)
    for place in nameHashes.indices where nameHashes[place] == mark && names[place] == name {
      return place
    }
    return nil
  }

  /// Returns a hash of length and first letter.
  private static func hash(of name: String) -> Int {
    name.utf8.count << 8 | Int(name.utf8.first ?? 0)
  }
}
