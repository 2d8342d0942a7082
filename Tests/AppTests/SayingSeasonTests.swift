import Foundation
import HearthTestSupport
import Testing

/// A new user's first days with sayings, through the program itself.
@Suite(.waiting) struct SayingSeasonTests {
  private let folder = ScratchFolder()
  private var hearth: Binary { Binary(home: folder.path) }

  @Test(arguments: ["out", "out.csv", "out.json"])
  func `sayings exported from one store are imported into another`(name: String) throws {
    try hearth.run(
      at: "2026-03-01T09:00", ["saying", "export", folder.file(name)], says: "Wrote 90 sayings")
    #expect(try folder.names().contains("out.dat") == (name == "out"))
    let other = ["--store", folder.file("other.db")]
    try hearth.run(
      at: "2026-03-01T09:00", other + ["saying", "import", folder.file(name)],
      says: "Nothing new: 90 sayings"
    )
  }

  @Test(.inWholeRuns) func `JSON is piped from one store to another`() throws {
    try hearth.run(
      at: "2026-03-01T09:00", ["saying", "add", "--en", "One of my own.", "--tag", "a;b"])
    let list = try hearth.run(at: "2026-03-01T09:00", ["saying", "list", "--json"])
    try folder.write("list.json", Array(list.utf8))
    let other = ["--store", folder.file("other.db")]
    let input = try #require(FileHandle(forReadingAtPath: folder.file("list.json")))
    let outcome = try hearth.run(
      other + ["saying", "import", "-"], input: input)
    #expect(outcome.output.hasPrefix("Added 1 saying. 90 were"), "\(outcome)")
    try hearth.run(at: "2026-03-01T09:00", other + ["saying", "search", "my own"], says: "\ta;b\t")
  }

  @Test func `a default editor is opened only on a terminal`() throws {
    try hearth.run(
      at: "2026-03-01T09:00", ["saying", "add"], fails: 64, says: "--ko, --en", "saying add --help")
  }

  @Test func `a configured editor is opened in a script too`() throws {
    var hearth = hearth
    hearth.variables["EDITOR"] = try folder.writeScript(
      "write", "echo 'Written by a script.' > \"$1\"")
    #expect(try hearth.run("feel", "70", "--editor").status == 0)
    #expect(try hearth.run("mood", "diary").output.contains("Written by a script."))
    #expect(try hearth.run("feel", "70", "--editor", "--no-input").status == 64)
  }
}
