import Foundation
import HearthTestSupport
import Testing

/// Checks what remains after a profile is removed.
@Suite(.waiting) struct RemovedProfileTests {
  private let folder = ScratchFolder()
  private var hearth: Binary { Binary(home: folder.path) }

  @Test(.inWholeRuns) func `a removed profile stays as a copy that can be read`() throws {
    for line in [
      ["profile", "create", "Work"], ["profile", "use", "Work"],
      ["saying", "add", "--en", "said at work"], ["profile", "use", "guest"],
      ["saying", "add", "--en", "said at home"],
    ] { #expect(try hearth.run(line).status == 0) }
    let removed = try hearth.run("profile", "remove", "Work", "--yes", "--json")
    #expect(removed.status == 0)
    let copy = try #require(
      removed.output.split(separator: "\"").map(String.init).first { $0.hasSuffix(".db") })
    #expect(copy.contains("/backups/") && copy.contains("/hearth-before-change-"))
    let said = try hearth.run("--store", copy, "saying", "list", "--json").output
    #expect(said.contains("said at work") && !said.contains("said at home"))
  }

  @Test(.inWholeRuns) func `removing an empty profile makes no copy`()
    throws
  {
    #expect(try hearth.run("profile", "create", "Empty").status == 0)
    let asked = try hearth.run("profile", "remove", "Empty", "--no-input")
    let removed = try hearth.run("profile", "remove", "Empty", "--yes", "--json")
    #expect(removed.status == 0)
    let isCopied = !removed.output.contains("\"backup\":null")
    #expect(asked.errors.contains("A copy of its store stays") == isCopied)
  }
}
