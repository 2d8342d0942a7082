/// The few places where the SQL of one engine differs from another's.
///
/// Statements number their parameters (`?1`); a driver of an engine with another
/// spelling translates them.
package struct SQLDialect: Hashable, Sendable {
  /// Begins a transaction that sees one state of the store.
  package let beginRead: String
  /// Begins a transaction that no other writer can come between.
  package let beginWrite: String
  /// What follows a table's columns so that the engine checks the kinds of values.
  package let strictTable: String
  /// The same, so that the rows lie in the order of the primary key too.
  package let orderedTable: String

  package static let sqlite = SQLDialect(
    beginRead: "BEGIN", beginWrite: "BEGIN IMMEDIATE", strictTable: "STRICT",
    orderedTable: "STRICT, WITHOUT ROWID")
}
