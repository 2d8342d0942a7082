import Foundation
import HearthTestSupport
import Testing

/// What is only read makes nothing where nothing was kept.
@Suite(.waiting) struct ReadingNothingTests {
  private let folder = ScratchFolder()
  private var hearth: Binary { Binary(home: folder.path) }

  @Test(arguments: [
    "", "today", "today --json", "person list", "saying list", "saying search warm", "mood diary",
    "mood", "event list", "book list", "search anything", "calendar", "log", "backup list",
    "settings list", "saying show 3",
  ])
  func `a read of a store that is not there makes neither file nor folder`(line: String) throws {
    let outcome = try hearth.run(line.split(separator: " ").map { String($0) })
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func `the saying of the day stays the same although nothing is kept`() throws {
    let outputs = try (0..<3).map { _ in try hearth.run("today").output }
    #expect(Set(outputs).count == 1)
  }

  @Test func `what cannot be looked at is not taken for nothing`() throws {
    let file = folder.path + "/file"
    try Data().write(to: URL(fileURLWithPath: file))
    let outcome = try hearth.run("--store", file + "/hearth.db", "person", "list")
    #expect(outcome.status != 0)
  }
}
