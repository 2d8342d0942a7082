import Foundation
import HearthData
import HearthDomain
import HearthTestSupport
import Testing

@Suite(.waiting) struct ProgramTests {
  private let folder = ScratchFolder()
  private var hearth: Binary { Binary(home: folder.path) }

  @Test func `Today is printed and its store is readable only by its owner`() throws {
    let outcome = try hearth.run("today")
    #expect(outcome.status == 0)
    let rows = outcome.output.split(separator: "\n")
    #expect(rows.first == "today\tGood morning.\t2026-11-20T09:00")
    #expect(rows.dropFirst().map { $0.prefix(8) } == ["sayings\t"])
    #expect(outcome.errors.isEmpty)
    try hearth.run(at: "2026-11-20T09:00", ["feel", "70", "warm"])
    #expect(try mode(of: ".local/share/hearth") == 0o700)
    #expect(try mode(of: ".local/share/hearth/hearth.db") == 0o600)
  }

  @Test func `without a terminal no command means Today`() throws {
    #expect(try hearth.run().output == hearth.run("today").output)
    #expect(try hearth.run("--plain").output == hearth.run("today").output)
  }

  @Test(arguments: [
    ("LANG", "ko_KR.UTF-8", "좋은 아침이에요"), ("LC_ALL", "ko_KR", "좋은 아침이에요"),
    ("LANG", "de_DE.UTF-8", "Good morning"),
  ])
  func `the language follows the locale`(name: String, value: String, greeting: String) throws {
    var hearth = hearth
    hearth.variables[name] = value
    #expect(try hearth.run("today").output.contains(greeting))
    #expect(try hearth.run("today", "--lang", "ko").output.contains("좋은 아침이에요"))
  }

  @Test func `JSON is one document`() throws {
    let output = try hearth.run("today", "--json").output
    let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    #expect(object?["schema"] as? Int == 1)
    #expect(object?["day"] as? String == "2026-11-20")
  }

  @Test func `a mistyped command is answered with the right one`() throws {
    let outcome = try hearth.run("tody")
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("“today”"))
  }

  @Test func `a change is visible to the next run`() throws {
    #expect(try hearth.run("profile", "edit", "--name", "지수").status == 0)
    #expect(try hearth.run("today").output.contains("Good morning, 지수."))
  }

  @Test func `version and help open no store`() throws {
    #expect(try hearth.run("version").status == 0)
    #expect(try hearth.run("help").status == 0)
    #expect(try hearth.run("completions", "bash").status == 0)
    #expect(try folder.names().isEmpty)
  }

  @Test(arguments: [
    ("HEARTH_NOW", "noon"), ("HEARTH_SEED", "seven"), ("HEARTH_NOW", "2026-02-30T09:00"),
  ])
  func `an invalid variable is wrong usage`(name: String, value: String) throws {
    var hearth = hearth
    hearth.variables[name] = value
    let outcome = try hearth.run("today")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(name))
  }

  @Test func `an unusable store is reported with the right status`() throws {
    try folder.write("notes.txt", Array("just notes\n".utf8))
    try check(store: folder.path, status: 69, says: "folder")
    try check(store: folder.file("notes.txt"), status: 65, says: "notes.txt")
    #expect(folder.bytes("notes.txt") == Array("just notes\n".utf8))
    try check(store: "/proc/none/hearth.db", status: 69, says: "/proc/none")
  }

  @Test func `a store of a newer program is not changed`() throws {
    let path = folder.file("new.db")
    _ = try hearth.run("profile", "edit", "--name", "Mina", "--store", path)
    do {
      let newer = try SQLiteConnection(path: FilePath(path))
      try newer.begin(.write)
      try newer.recordSchema(version: 9999)
      try newer.commit()
    }
    let bytes = folder.bytes("new.db")
    try check(store: path, status: 69, says: "9999")
    #expect(folder.bytes("new.db") == bytes)
  }

  @Test func `an unexpanded tilde means the home folder`() throws {
    #expect(try hearth.run("profile", "edit", "--name", "Mina", "--store=~/own.db").status == 0)
    #expect(try folder.names().contains("own.db"))
  }

  @Test(arguments: ["--store", "HEARTH_STORE"])
  func `another program's name for a store in memory is answered with ours`(name: String) throws {
    var hearth = hearth
    if name == "HEARTH_STORE" { hearth.variables[name] = ":memory:" }
    let outcome =
      try name == "--store" ? hearth.run("today", name, ":memory:") : hearth.run("today")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("\(name) does not take “:memory:”"))
    #expect(try folder.names().isEmpty)
  }

  @Test func `a link that leads nowhere is reported as such`() throws {
    let link = folder.file("link.db")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.file("none/hearth.db"))
    try check(store: link, status: 69, says: "link that leads nowhere")
  }

  @Test func `a reader that closes early is not an error`() throws {
    let process = hearth.makeProcess(["help"])
    let pipe = Pipe()
    let errors = Pipe()
    process.standardOutput = pipe
    process.standardError = errors
    try pipe.fileHandleForReading.close()
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(errors.fileHandleForReading.nextBytes().isEmpty)
  }

  @Test func `a store in memory leaves nothing behind`() throws {
    #expect(try hearth.run("today", "--store", "memory:").status == 0)
    #expect(try folder.names().isEmpty)
  }

  private func check(store: String, status: Int32, says word: String) throws {
    // A command that only reads needs no store.
    let outcome = try hearth.run("say", "--store", store)
    #expect(outcome.status == status)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(word))
  }

  private func mode(of name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file(name))
    return try #require(attributes[.posixPermissions] as? Int)
  }
}
