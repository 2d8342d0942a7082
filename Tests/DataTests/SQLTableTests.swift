import HearthTestSupport
import Testing

@testable import HearthData

@Suite struct SQLTableTests {
  private static let table = SQLTable("thing", "id", "name", "size")
  private let folder = ScratchFolder()
  private let connection: SQLiteConnection

  init() throws {
    connection = try SQLiteConnection(path: folder.place("things.db"))
    try connection.begin(.write)
    try connection.execute("CREATE TABLE thing (id INTEGER PRIMARY KEY, name TEXT, size INTEGER)")
    try connection.execute("CREATE TABLE told (of TEXT)")
    for column in ["name", "size"] {
      try connection.execute(
        """
        CREATE TRIGGER \(column)_named AFTER UPDATE OF \(column) ON thing
        BEGIN INSERT INTO told VALUES ('\(column)'); END
        """)
    }
  }

  private func told() throws -> [String] {
    try connection.rows("SELECT of FROM told", of: "told") { try $0.text("of") }
  }

  @Test func `an update names only the columns that differ`() throws {
    try connection.insertOrUpdate([.integer(1), .text("가"), .integer(2)], in: Self.table)
    try connection.insertOrUpdate([.integer(1), .text("가"), .integer(2)], in: Self.table)
    #expect(try told() == [])
    try connection.insertOrUpdate([.integer(1), .text("가"), .null], in: Self.table)
    #expect(try told() == ["size"])
    try connection.insertOrUpdate([.integer(2), .null, .null], in: Self.table)
    #expect(try told() == ["size"])
  }

  @Test func `canonically equal texts with different bytes are different`() throws {
    try connection.insertOrUpdate([.integer(1), .text("가"), .null], in: Self.table)
    try connection.insertOrUpdate([.integer(1), .text("\u{1100}\u{1161}"), .null], in: Self.table)
    #expect(try told() == ["name"])
    let kept = try connection.first("SELECT name FROM thing", of: "thing") { try $0.text("name") }
    #expect(kept.map { Array($0.utf8) } == Array("\u{1100}\u{1161}".utf8))
  }
}
