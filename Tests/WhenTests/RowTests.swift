import HearthDomain
import HearthWhen
import HearthWhenSupport
import Testing

/// Texts that users typed before keep their meaning, or have the meaning that `changed.txt`
/// records.
@Suite struct RowTests {
  static let tables = [
    "existing-en.txt", "existing-ko.txt", "existing-titles.txt", "issue-examples.txt",
    "must-ask.txt", "must-not-ask.txt", "strangers-en.txt", "strangers-ko.txt",
  ]

  /// `open.txt` lists the rows that still differ; it may only get shorter.
  @Test func `rows have the expected reading, except those listed as open`() throws {
    let changes = try WhenFixture.table("changed.txt")
    var differing: [String] = []
    for name in Self.tables {
      let rows = try WhenFixture.table(name).changed(by: changes).rows
        .filter { $0.clock["entry"] == "title" }
      #expect(!rows.isEmpty)
      for row in rows {
        let context = try #require(row.context)
        let answer = WhenReader(context).plan(row.typed)
        let text = RowNotation().text(of: answer, typed: row.typed, at: context)
        if let difference = row.difference(from: text) {
          differing.append("\(name): \(difference)")
        }
      }
    }
    try WhenFixture.expect(differing, only: "open.txt")
  }

  @Test func `names are kept complete beside a day`() throws {
    let names = try WhenFixture.text("names.txt").split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") }
    #expect(names.count >= 1_000)
    let broken = names.filter { WhenFixture.planned("\($0) tomorrow 8pm")?.title != $0 }
    try WhenFixture.expect(broken, only: "open-names.txt")
  }
}
