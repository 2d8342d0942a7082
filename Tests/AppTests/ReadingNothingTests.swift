import Foundation
import HearthTestSupport
import Testing

/// Checks that reading creates nothing when no data exists.
@Suite(.waiting) struct ReadingNothingTests {
  private let folder = ScratchFolder()
  private var hearth: Binary { Binary(home: folder.path) }

  @Test(
    arguments: [
      "", "today", "today --json", "person list", "saying list", "saying search warm", "mood diary",
      "mood", "event list", "book list", "search anything", "calendar", "log", "backup list",
      "settings list", "saying show 3", "contact export -", "saying export -", "saying share 1",
      "mood export -", "event export -", "book export -", "calendar export", "export -",
      "report -o -", "book search zzqqxx --with classics", "calendar refresh", "link list",
      "link sync", "link conflicts", "remind", "remind --json", "remind list", "calendar list",
      "contact list", "book stats", "mood stats", "status", "search x --json",
      "sync status --json", "sync devices --json", "sync log --json", "sync conflicts --json",
    ].tried(usually: 2))
  func `reading a missing store creates neither file nor folder`(line: String) throws {
    let outcome = try hearth.run(line.split(separator: " ").map { String($0) })
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test(arguments: TriedCommand.reading.tried(usually: 14))
  func `no reading command creates anything, with or without a result`(
    tried: TriedCommand
  ) throws {
    _ = try hearth.run(tried.line.split(separator: " ").map { String($0) })
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test(arguments: [
    "undo", "redo", "sync", "sync status", "sync check", "sync conflicts", "sync devices",
    "book lookup 9788936434120 --with classics", "event show x", "person show Mina", "log show 1",
  ])
  func `a command that fails without a store creates nothing`(line: String) throws {
    let outcome = try hearth.run(line.split(separator: " ").map { String($0) })
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test(arguments: ["calendar export", "contact export", "export", "report -o"])
  func `only a requested file is created`(line: String) throws {
    let (ending, words) = (line == "report -o" ? "html" : "out", line.split(separator: " "))
    let file = folder.file("x.\(ending)")
    let outcome = try hearth.run(words.map { String($0) } + [file])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try folder.names() == ["x.\(ending)"])
  }

  @Test func `a delivered reminder is recorded although nothing was entered`() throws {
    #expect(try hearth.run("settings", "set", "remind.mood", "on").status == 0)
    #expect(try hearth.run("remind").status == 0)
    #expect(try folder.names().contains(".local"))
  }

  @Test func `the saying of the day stays the same although nothing is stored`() throws {
    let outputs = try (0..<3).map { _ in try hearth.run("today").output }
    #expect(Set(outputs).count == 1)
  }

  @Test func `an unreadable store is not taken for a missing one`() throws {
    let file = folder.path + "/file"
    try Data().write(to: URL(fileURLWithPath: file))
    let outcome = try hearth.run("--store", file + "/hearth.db", "person", "list")
    #expect(outcome.status != 0)
  }
}
