import Foundation
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
  @Test func `rows are read as expected, except those that are listed as open`() throws {
    let changes = try WhenFixture.table("changed.txt")
    var differing: [String] = []
    for name in Self.tables {
      let rows = try WhenFixture.table(name).changed(by: changes).rows
        .filter { $0.clock["entry"] == "title" }
      #expect(!rows.isEmpty)
      for row in rows {
        let context = try #require(row.context)
        let answer = WhenReader(context).plan(row.typed)
        if !row.accepts(RowNotation().text(of: answer, typed: row.typed, at: context)) {
          differing.append("\(name): \(row.typed)")
        }
      }
    }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try (differing.joined(separator: "\n") + "\n")
        .write(
          to: WhenFixture.folder.appending(path: "open.txt"), atomically: true, encoding: .utf8)
    }
    let open = Set(try WhenFixture.text("open.txt").split(separator: "\n").map(String.init))
    #expect(differing.filter { !open.contains($0) } == [])
    #expect(open.subtracting(differing) == [], "these are read as expected now")
  }

  @Test func `names stay whole beside a day`() throws {
    let names = try WhenFixture.text("names.txt").split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") }
    #expect(names.count >= 1_000)
    let broken = names.filter { WhenFixture.planned("\($0) tomorrow 8pm")?.title != $0 }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try (broken.joined(separator: "\n") + "\n").write(
        to: WhenFixture.folder.appending(path: "open-names.txt"), atomically: true, encoding: .utf8)
    }
    let open = Set(
      try WhenFixture.text("open-names.txt").split(separator: "\n").map(String.init))
    #expect(broken.filter { !open.contains($0) } == [])
  }
}
