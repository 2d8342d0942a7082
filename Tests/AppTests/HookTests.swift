import Foundation
import HearthTestSupport
import JSONText
import Testing

/// The user's hooks, run by the program itself.
@Suite(.waiting) struct HookTests {
  private let folder = ScratchFolder()
  private var hearth: Binary {
    Binary(
      home: folder.path,
      variables: ["HEARTH_NOW": "2026-11-20T09:30", "HEARTH_KAKAO_KEY": "secret"])
  }

  private func put(_ hook: String, _ script: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.file(".config/hearth/hooks"), withIntermediateDirectories: true)
    try folder.writeScript(".config/hearth/hooks/\(hook)", script)
    chmod(folder.file(".config/hearth/hooks"), 0o700)
    chmod(folder.file(".config/hearth/hooks/\(hook)"), 0o700)
  }

  /// The lines that the recording hook received.
  private var told: [JSONValue] {
    get throws {
      let text = folder.text("told")
      return try text.split(separator: "\n").map { try JSONValue(reading: String($0)) }
    }
  }

  private var people: String {
    get throws { try hearth.run("person", "list").output }
  }

  @Test func `a hook gets a stored change in the format of the log`() throws {
    try put("on-change", "cat >> ~/told; \(Binary.path) person list >> ~/seen")
    let added = try hearth.run("person", "add", "Mina", "--every", "3")
    #expect(added.status == 0 && !added.errors.contains("on-change"))
    #expect(try hearth.run("person", "list").status == 0)
    #expect(try told.count == 1)
    #expect(try told.first?.text == hearth.run("log", "show", "1", "--json").output.trimmed)
    #expect(folder.text("seen").contains("Mina"))
    #expect(try hearth.run("undo").status == 0)
    #expect(try told.last?["words"]?["verb"] == "undo")
  }

  @Test func `a hook that changes something is not called for that change`() throws {
    try put("on-change", "cat >> ~/told; \(Binary.path) saying add --en \"from a hook\"")
    #expect(try hearth.run("person", "add", "Mina", "--every", "3").status == 0)
    #expect(try told.count == 1)
    #expect(try hearth.run("saying", "list").output.contains("from a hook"))
  }

  @Test func `a failing hook is reported, and nothing is undone`() throws {
    try put("on-change", "exit 7")
    let added = try hearth.run("person", "add", "Mina", "--every", "3", "--lang", "en")
    #expect(added.status == 0)
    #expect(added.errors.contains("on-change failed (exit status 7)"))
    #expect(try people.contains("Mina"))
    chmod(folder.file(".config/hearth/hooks/on-change"), 0o777)
    #expect(
      try hearth.run("person", "add", "Jun", "--every", "3", "--lang", "en").errors.contains(
        "chmod go-w"))
  }

  @Test(.inWholeRuns) func `an import is reported only to hooks that want it`() throws {
    try put("on-change", "cat >> ~/told")
    try folder.write("people.csv", "text,who\none,a\ntwo,b\n".utf8)
    #expect(try hearth.run("saying", "import", folder.file("people.csv")).status == 0)
    #expect(try told.isEmpty)
    #expect(try hearth.run("settings", "set", "hooks.bulk", "on").status == 0)
    try folder.write("more.csv", "text,who\nthree,a\nfour,b\n".utf8)
    #expect(try hearth.run("saying", "import", folder.file("more.csv")).status == 0)
    #expect(try told.last?["words"]?["verb"] == "import")
  }

  @Test func `the before-change hook can refuse changes once it is enabled`() throws {
    try put("before-change", "grep -q Mina && { echo 'no Mina today'; exit 1; }; exit 0")
    #expect(try hearth.run("person", "add", "Mina", "--every", "3").status == 0)
    #expect(try hearth.run("settings", "set", "hooks.before-change", "on").status == 0)
    let refused = try hearth.run("person", "edit", "Mina", "--every", "9", "--yes", "--lang", "en")
    #expect(refused.status == 1)
    #expect(
      refused.errors.contains("no Mina today") && refused.errors.contains("nothing was changed"))
    #expect(try hearth.run("person", "add", "Jun", "--every", "3").status == 0)
    #expect(try hearth.run("log", "list").output.split(separator: "\n").count == 3)
    // A failing hook does not prevent changes.
    try put("before-change", "exit 5")
    let done = try hearth.run("person", "edit", "Mina", "--every", "9", "--yes", "--lang", "en")
    #expect(done.status == 0 && done.errors.contains("before-change failed (exit status 5)"))
  }

  @Test func `a due reminder is passed to the hook once, even if that fails`() throws {
    try put("on-due", "cat >> ~/told; exit 4")
    #expect(try hearth.run("plan", "Dentist", "--from", "10:00").status == 0)
    #expect(try hearth.run("remind").status == 0)
    let due = try hearth.run(at: "2026-11-20T10:00", ["remind", "--lang", "en"], says: "Dentist")
    #expect(due.contains("Dentist"))
    try hearth.run(at: "2026-11-20T10:01", ["remind"])
    #expect(try told.count == 1)
    #expect(try told.first?["kind"] == "event")
    #expect(try told.first?["text"]?.stringValue?.contains("Dentist") == true)
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .newlines) }
}
