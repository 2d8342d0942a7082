import Foundation
import HearthTestSupport
import Testing

@testable import HearthContainer
@testable import HearthPresentation

/// Undoes and redoes every command that changes something, through the program itself.
@Suite(
  .waiting,
  .enabled(
    if: FaultShim.canBeBuilt, "the home is made with Swift's clang and the GNU C library"))
struct UndoEveryCommandTests {
  private static let staying = Set(
    AppContainer.commands.parser.grammar.specs.filter(\.isIrreversible).map(\.name))

  /// Commands that cannot be tried this way.
  ///
  /// Some replace the whole store or change another one. Undo, redo and forget do not undo
  /// themselves, and links involve another side. Subscriptions are missing from the export that
  /// shows what changed.
  private static let elsewhere = staying.union([
    "restore", "demo", "undo", "redo", "log forget", "link sync", "calendar refresh",
    "calendar subscriptions hide",
  ])

  /// Commands that change nothing entered, or do not have to.
  ///
  /// They write files for others, store only what can be lost, repair, or may find that everything
  /// exists already.
  private static let changingNothing: Set = [
    "person export", "contact export", "saying", "saying show", "today", "saying import",
    "saying export", "saying share", "mood export", "mood canvas", "event import", "event export",
    "calendar export", "book sentence share", "book search", "book export", "report",
    "mirror", "remind", "backup", "export", "import", "doctor",
  ]

  private static let tried = TriedCommand.writing.filter {
    !elsewhere.contains($0.command) && $0.typed == nil
  }.tried(usually: 4)

  @Test(arguments: tried)
  func `every command is undone to the state before, and redone to that after`(
    command: TriedCommand
  ) throws {
    let life = try TriedHome(command)
    let before = try life.export()
    let known = try life.entries()
    try life.run(command.line, input: command.input)
    let after = try life.export()
    let count = try life.entries() - known
    guard count > 0 else {
      #expect(Self.changingNothing.contains(command.command), "undo reaches past \(command.line)")
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

  @Test(
    arguments: [
      "link add Shared calendar HOME/vdir", "link edit Linked --read-only",
      "link remove Linked --yes", "calendar subscribe School HOME/events.ics",
      "calendar unsubscribe Club --yes", "profile create Home", "profile remove Work --yes",
      "profile use Work",
      "remind install --with systemd --yes", "book catalogue import HOME/books.csv",
      "settings set remind.command notify-me",
    ].tried(usually: 1))
  func `a skipped action is reported before an older change is undone`(line: String) throws {
    let command = try #require(TriedCommand.writing.first { line.hasPrefix($0.command + " ") })
    let life = try TriedHome(command)
    try life.run("feel 70 walk")
    try life.run(line)
    let before = try life.export()
    let outcome = try life.hearth.run("undo")
    #expect(outcome.status == 64, "\(outcome)")
    let told = line.hasPrefix("settings") ? "remind.command" : "hearth \(command.command)"
    #expect(outcome.errors.contains(told) && outcome.errors.contains("--yes"), "\(outcome)")
    #expect(try life.export().differences(from: before) == [])
    // A later change is undone without a question.
    try life.run("feel 40 rain")
    try life.run("undo")
  }

  @Test func `an action without effect is not reported before an undo`() throws {
    let edit = try #require(TriedCommand.writing.first { $0.command == "link edit" })
    let life = try TriedHome(edit)
    try life.run("link edit Linked --read-only")
    try life.run("feel 70 walk")
    try life.run("link edit Linked --read-only")
    try life.run("sync server --print")
    try life.run("undo")
  }
}

/// A home in which one command is tried.
private struct TriedHome {
  private let fixture: FaultScratchHome
  let hearth: Binary

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

  /// Returns the number of journal entries that can be undone.
  func entries() throws -> Int {
    let outcome = try hearth.run("log")
    #expect(outcome.status == 0, "\(outcome)")
    return outcome.output.split(separator: "\n").count { !$0.contains("\tstaying.") }
  }

  /// Returns the entered data, and the settings that undo covers.
  func export() throws -> TriedState {
    let (outcome, set) = (try hearth.run("export", "-"), try hearth.run("settings", "list"))
    #expect(outcome.status == 0 && set.status == 0, "\(outcome) \(set)")
    let settings = set.output.split(separator: "\n").map { String($0) }
      .filter { !$0.hasPrefix("remind.command\t") && !$0.hasPrefix("remind.channels\t") }
    return TriedState(contents: try ArchiveContents(outcome.output), settings: settings)
  }
}

private struct TriedState {
  let contents: ArchiveContents
  let settings: [String]

  func differences(from other: TriedState) -> [String] {
    contents.differences(from: other.contents) + settings.filter { !other.settings.contains($0) }
  }
}
