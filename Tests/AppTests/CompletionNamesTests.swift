import Foundation
import HearthTestSupport
import Testing

/// Requests of shell completion scripts.
@Suite(.waiting) struct CompletionNamesTests {
  private let folder = ScratchFolder()
  private var hearth: Binary { Binary(home: folder.path) }
  private static let data = ".local/share/hearth"

  @Test(.inWholeRuns) func `names are printed one per line, and nothing else`() throws {
    for name in ["엄마", "Big Ben"] {
      #expect(try hearth.run("person", "add", name, "--every", "7").status == 0)
    }
    let all = try names("person", "").output
    #expect(Set(all.split(separator: "\n")) == ["엄마", "Big Ben"])
    #expect(try names("person", "ㅇㅁ").output == "엄마\n")
    #expect(try names("person", "-x").output.isEmpty)
    #expect(try names("setting-value", "ri", "theme").output == "rice-cake\n")
  }

  @Test func `errors print neither names nor messages`() throws {
    try silent(names("person", ""))
    #expect(!FileManager.default.fileExists(atPath: folder.file(Self.data)))
    try silent(names("bogus", "x"))
    let store = folder.file("store.db")
    for bytes in [[], Array("no store".utf8)] {
      try folder.write("store.db", bytes)
      var other = hearth
      other.variables["HEARTH_STORE"] = store
      try silent(other.run("completions", "names", "--", "person", ""))
      #expect(folder.bytes("store.db") == bytes)
    }
    var odd = hearth
    odd.variables["HEARTH_NOW"] = "soon"
    try silent(odd.run("completions", "names", "person"))
  }

  @Test(.inWholeRuns)
  func `profiles are completed by name, in use or not, locked or not`() throws {
    #expect(try names("profile", "").output == "guest\n손님\n")
    for line in [["create", "Work"], ["rename", "Mina"], ["create", "회사"], ["use", "회사"]] {
      #expect(try hearth.run(["profile"] + line).status == 0)
    }
    let all = try names("profile", "").output
    #expect(all.split(separator: "\n").sorted() == ["Mina", "Work", "회사"])
    #expect(try names("profile", "mi").output == "Mina\n")
    #expect(try names("profile", "ㅎㅅ").output == "회사\n")
    #expect(try names("profile", "ork").output.isEmpty)
    for shell in ["bash", "zsh", "fish"] {
      let script = try hearth.run("completions", shell).output
      let mentions = script.split(separator: "\n")
        .contains { $0.contains("profile use") && $0.contains("names profile") }
      #expect(mentions, "\(shell)")
    }
  }

  @Test func `the command is not listed, but has help`() throws {
    #expect(try !hearth.run("help").output.contains("setting-value"))
    #expect(try !hearth.run("help", "completions").output.contains("names KIND"))
    #expect(try hearth.run("completions", "names", "--help").output.contains("setting-value"))
  }

  private func names(_ words: String...) throws -> Binary.Outcome {
    try hearth.run(["completions", "names", "--"] + words)
  }

  private func silent(_ outcome: Binary.Outcome) {
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
  }
}
