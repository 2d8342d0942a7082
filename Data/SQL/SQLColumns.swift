/// The columns of an answer, each with its place; made once for all rows of a statement.
package struct SQLColumns: Sendable {
  package let names: [String]
  /// What tells most names apart sooner than a look at all of them: a row is asked for twenty.
  private let marks: [Int]

  package init(_ names: [String]) {
    self.names = names
    marks = names.map { SQLColumns.mark(of: $0) }
  }

  /// The place of the column with that name, or nil; of two with the same name the first is
  /// meant.
  package func place(of name: String) -> Int? {
    // They are few and their names short: to compare them costs less than to hash one.
    let mark = SQLColumns.mark(of: name)
    for place in marks.indices where marks[place] == mark && names[place] == name { return place }
    return nil
  }

  /// By its length and its first letter.
  private static func mark(of name: String) -> Int {
    name.utf8.count << 8 | Int(name.utf8.first ?? 0)
  }
}
