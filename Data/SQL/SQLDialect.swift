/// The few places where the SQL of one engine differs from another's.
///
/// Statements number their parameters (`?1`); a driver of an engine with another
/// spelling translates them.
public struct SQLDialect: Hashable, Sendable {
  /// Begins a transaction that sees one state of the store.
  public let beginRead: String
  /// Begins a transaction that no other writer can come between.
  public let beginWrite: String
  /// What follows a table's columns so that the engine checks the kinds of values.
  public let strictTable: String
  /// The same, so that the rows lie in the order of the primary key too.
  public let orderedTable: String

  public static let sqlite = SQLDialect(
    beginRead: "BEGIN", beginWrite: "BEGIN IMMEDIATE", strictTable: "STRICT",
    orderedTable: "STRICT, WITHOUT ROWID")
}
