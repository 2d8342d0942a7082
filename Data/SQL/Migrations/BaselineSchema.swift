import HearthDomain

/// Schema of a new store: the statements of `sqlite_master` in a store of schema 34, in order,
/// without the internal tables of text indexes.
enum BaselineSchema {
  /// The SQL statements, split at empty lines.
  static var statements: [String] {
    [firstPart, secondPart, thirdPart].flatMap { $0.split(at: "\n\n").map(String.init) }
  }
}
