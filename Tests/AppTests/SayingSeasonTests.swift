import Foundation
import HearthTestSupport
import Testing

/// Somebody's first days with sayings, through the program itself.
@Suite(.waiting) struct SayingSeasonTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  @Test func `seen, liked, used, found, shared and joined by fortunes`() throws {
    try on("2026-03-01", ["saying"], says: "number\t", "korean\t", "english\t")
    let daily = try on("2026-03-01", ["saying", "--daily"])
    #expect(try on("2026-03-01", ["say", "--daily"]) == daily)
    let text = try #require(daily.split(separator: "\n").first { $0.hasPrefix("english\t") })
    try on("2026-03-01", ["today"], says: "sayings\t" + text.dropFirst(8))
    try on("2026-03-01", ["saying", "list"], says: "60\t", "1\t", "unread")
    try on("2026-03-01", ["saying", "list", "--limit", "1"], says: "60\t", "unread")
    try on("2026-03-01", ["saying", "show", "60"], says: "unread\tfalse")
    try on("2026-03-02", ["saying", "list", "--limit", "1"], says: "91\t")
    try on("2026-03-02", ["saying", "like", "1"], says: "Liked #1")
    try on("2026-03-02", ["saying", "use", "1"], says: "Marked #1 as used")
    try on("2026-03-02", ["saying", "list", "--liked"], says: "liked used")
    try on(
      "2026-03-02",
      ["saying", "add", "--ko", "모닥불 곁에서는 말이 느려진다.", "--who", "할머니", "--tag", "겨울"],
      says: "Added #92")
    try on("2026-03-02", ["saying", "search", "ㅁㄷㅂ"], says: "92\t", "할머니\t겨울")
    try on(
      "2026-03-02", ["saying", "share", "92"], says: "모닥불 곁에서는 말이 느려진다.\n\n— 할머니\n")
    let card = folder.file("card.svg")
    try on("2026-03-02", ["saying", "share", "92", "-o", card], says: card)
    try on("2026-03-02", ["saying", "share", "92", "-o", card], fails: 1, says: "--yes")
    try folder.write("fortunes", Array("Embers remember.\n\t\t-- Jo\n%\n불씨는 기억한다.\n%\n".utf8))
    try on("2026-03-03", ["saying", "import", folder.file("fortunes")], says: "Added 2 sayings")
    try on(
      "2026-03-03", ["saying", "import", folder.file("fortunes")], says: "Nothing new: 2 sayings")
    try on("2026-03-03", ["saying", "search", "remember"], says: "Embers remember.\tJo")
    try on("2026-03-03", ["saying", "remove", "92", "--yes"], says: "Removed #92")
    try on("2026-03-03", ["saying", "show", "92"], fails: 1, says: "no saying #92")
  }

  @Test(arguments: ["out", "out.csv", "out.json"])
  func `what leaves one store arrives in another`(name: String) throws {
    try on("2026-03-01", ["saying", "export", folder.file(name)], says: "Wrote 90 sayings")
    #expect(try folder.names().contains("out.dat") == (name == "out"))
    let other = ["--store", folder.file("other.db")]
    try on(
      "2026-03-01", other + ["saying", "import", folder.file(name)], says: "Nothing new: 90 sayings"
    )
  }

  @Test func `a list in JSON goes through a pipe into another store`() throws {
    try on("2026-03-01", ["saying", "add", "--en", "One of my own.", "--tag", "a;b"])
    let list = try on("2026-03-01", ["saying", "list", "--json"])
    try folder.write("list.json", Array(list.utf8))
    let other = ["--store", folder.file("other.db")]
    let input = try #require(FileHandle(forReadingAtPath: folder.file("list.json")))
    let outcome = try Binary(home: folder.path).run(
      other + ["saying", "import", "-"], input: input)
    #expect(outcome.output.hasPrefix("Added 1 saying. 90 were"), "\(outcome)")
    try on("2026-03-01", other + ["saying", "search", "my own"], says: "\ta;b\t")
  }

  @Test func `an editor that nobody named is only opened where somebody sits`() throws {
    try on("2026-03-01", ["saying", "add"], fails: 64, says: "--ko, --en", "saying add --help")
  }

  @Test func `an editor that was named is opened in a script too`() throws {
    try folder.write("write", Array("#!/bin/sh\necho 'Written by a script.' > \"$1\"\n".utf8))
    #expect(chmod(folder.file("write"), 0o700) == 0)
    var hearth = Binary(home: folder.path)
    hearth.variables["EDITOR"] = folder.file("write")
    #expect(try hearth.run("feel", "70").status == 0)
    #expect(try hearth.run("mood", "diary").output.contains("Written by a script."))
    #expect(try hearth.run("feel", "70", "--no-input").status == 64)
  }

  @discardableResult
  private func on(
    _ day: String, _ arguments: [String], fails status: Int32 = 0, says words: String...
  ) throws -> String {
    var hearth = Binary(home: folder.path)
    hearth.variables = ["HEARTH_NOW": day + "T09:00", "HEARTH_SEED": "7"]
    let outcome = try hearth.run(arguments)
    #expect(outcome.status == status, "\(arguments): \(outcome.errors)")
    for word in words {
      #expect((outcome.output + outcome.errors).contains(word), "\(arguments): \(outcome)")
    }
    return outcome.output
  }
}
