import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

@Suite struct SchemaPageTests {
  private let folder = ScratchFolder()

  @Test func `the schema page names every table and no other`() throws {
    #expect(try Self.tablesOfPage() == tablesOfStore())
  }

  private static func tablesOfPage() throws -> Set<String> {
    let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let page = try String(
      contentsOf: root.appendingPathComponent("Data/Schema.md"), encoding: .utf8)
    let rows = page.components(separatedBy: "\n").filter { $0.hasPrefix("| `") }
    return Set(
      rows.flatMap { $0.components(separatedBy: "|")[1].components(separatedBy: ",") }
        .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) })
  }

  /// Returns the tables of a store without those of the text indexes.
  private func tablesOfStore() throws -> Set<String> {
    let path = folder.place("hearth.db")
    try EmptyStore.put(at: path.displayText)
    let connection = try SQLiteConnection(path: path)
    try connection.begin(.read)
    return Set(
      try connection.rows(
        """
        SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE TABLE ''%'
        """, of: "sqlite_master"
      ) { try $0.text("name") })
  }
}
