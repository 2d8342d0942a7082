import Foundation
import HearthTestSupport
import Testing

/// Every command that changes something, taken back and done again through the program itself.
@Suite(
  .waiting,
  .enabled(
    if: FaultShim.canBeBuilt, "the home is made with Swift's clang and the GNU C library"))
struct UndoEveryCommandTests {
  /// What is no change of this store: they put another file in its place, or are of another store.
  /// What takes back is not taken back by itself, nor is a link, which has another side; and what
  /// is subscribed to is in no export, by which is told what changed.
  private static let elsewhere: Set = [
    "restore", "profile use", "profile remove", "demo", "profile create", "profile lock",
    "undo", "redo", "link add", "link edit", "link remove", "link sync",
    "calendar subscribe", "calendar refresh", "calendar subscriptions hide", "calendar unsubscribe",
  ]

  private static let tried = TriedCommand.writing.filter {
    !elsewhere.contains($0.command) && $0.typed == nil
  }.tried(usually: 10)

  @Test(arguments: tried)
  func `what a command changed is as before, and done again as after`(
    command: TriedCommand
  ) throws {
    let life = try TriedHome(command)
    let before = try life.export()
    let known = try life.entries()
    try life.run(command.line, input: command.input)
    let after = try life.export()
    let count = try life.entries() - known
    guard count > 0 else {
      #expect(after.differences(from: before) == [], "\(command.line): no entry tells of it")
      return
    }
    #expect(after.differences(from: before) != [], "\(command.line): an entry of nothing")
    try life.run("undo \(count) --yes")
    #expect(try life.export().differences(from: before) == [], "\(command.line), undo")
    try life.run("redo \(count)")
    #expect(try life.export().differences(from: after) == [], "\(command.line), redo")
    try life.run("undo \(count) --yes")
    #expect(try life.export().differences(from: before) == [], "\(command.line), undo once more")
  }
}

/// A home in which one command is tried.
private struct TriedHome {
  private let fixture: FaultScratchHome
  private let hearth: Binary

  init(_ command: TriedCommand) throws {
    fixture = try FaultScratchHome()
    try FaultHome.ready(command.home).after(command.prepared, in: fixture)
      .write(to: fixture.home)
    hearth = Binary(
      home: fixture.home,
      variables: ["HEARTH_SEED": "7", "SWIFT_DETERMINISTIC_HASHING": "1"])
  }

  func run(_ line: String, input: String? = nil) throws {
    let words = try fixture.words(line).map(FaultHome.filled)
    let stream = try input.map {
      try #require(FileHandle(forReadingAtPath: fixture.home + "/" + $0))
    }
    let outcome = try hearth.run(words, input: stream ?? .nullDevice)
    #expect(outcome.status == 0, "\(line): \(outcome)")
  }

  /// How many changes the journal knows.
  func entries() throws -> Int {
    let outcome = try hearth.run("log")
    #expect(outcome.status == 0, "\(outcome)")
    return outcome.output.split(separator: "\n").count
  }

  func export() throws -> ArchiveContents {
    let outcome = try hearth.run("export", "-")
    #expect(outcome.status == 0, "\(outcome)")
    return try ArchiveContents(outcome.output)
  }
}
