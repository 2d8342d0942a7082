import Foundation
import HearthData
import HearthDomain
import HearthTestSupport
import Testing

/// A full screen while other processes change its store.
@Suite(.waiting) struct TogetherTests {
  private let home: FilledHome

  init() throws {
    home = try FilledHome()
  }

  private func run(_ arguments: String...) throws {
    let outcome = try home.hearth.run(arguments)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test(.inWholeRuns) func `two full screens show each other's changes`() throws {
    let (one, other) = (try home.open(), try home.open())
    for program in [one, other] {
      #expect(program.walk("", "Good morning.", "5", "[5 Schedule]"), "\(program.picture)")
    }
    #expect(
      one.walk("a", "New event", "Lunch", "Lunch", "\u{13}", "Planned: Lunch"),
      "\(one.picture)")
    // Any key, so that the confirmation disappears.
    one.terminal.type("j")
    #expect(one.wait { !one.picture.contains("Planned") }, "\(one.picture)")
    #expect(other.shows("Lunch"), "\(other.picture)")
    #expect(other.walk("d", "yes y"), "\(other.picture)")
    other.terminal.type("y")
    #expect(other.wait { !other.picture.contains("yes y") }, "\(other.picture)")
    #expect(one.wait { !one.picture.contains("Meeting") || !one.picture.contains("Lunch") })
    one.quit()
    other.quit()
  }

  @Test(.inWholeRuns) func `concurrent undos revert one change each`() throws {
    let before = try home.hearth.run("mood", "diary", "--json").output
    for level in 1...6 { try run("feel", "\(level)0", "another") }
    let undone = try home.hearth.runAtOnce(Array(repeating: ["undo"], count: 6))
    #expect(undone == Array(repeating: 0, count: 6))
    #expect(try home.hearth.run("mood", "diary", "--json").output == before)
  }

  @Test(.inWholeRuns) func `concurrent changes, undos and redos leave a consistent history`()
    throws
  {
    for level in 1...4 { try run("feel", "\(level)0", "before") }
    var lines = (1...6).map { ["feel", "\($0)1", "writer \($0)"] }
    lines += Array(repeating: ["undo"], count: 5) + Array(repeating: ["redo"], count: 3)
    lines += [["log", "forget", "1", "--yes"], ["undo", "2", "--yes"]]
    let ended = try home.hearth.runAtOnce(lines)
    #expect(ended.prefix(6).allSatisfy { $0 == 0 })
    // There may be nothing to redo, or other processes may interfere.
    #expect(ended.allSatisfy { [0, 1, 69].contains($0) }, "\(ended)")
    // The doctor compares the data with the history and checks derived values.
    let findings = try SQLiteInspector(path: FilePath(home.store)).inspect().findings
    #expect(findings.isEmpty, "\(findings)")
  }

  @Test(
    .inWholeRuns,
    arguments: [
      ("5e", "Edit “Meeting”", ["event", "remove", "Meeting"], "event"),
      ("2\re", "Edit Mum", ["person", "remove", "Mum"], "person"),
      ("6\re", "Edit “Demian”", ["book", "remove", "Demian"], "book"),
      ("5d", "yes y", ["event", "remove", "Meeting"], "event"),
    ])
  func `an item removed by another process cannot be changed, and this is reported`(
    keys: String, text: String, removal: [String], subject: String
  ) throws {
    let program = try home.open()
    #expect(program.shows("Good morning."))
    for key in keys.dropLast() { program.terminal.type(String(key)) }
    #expect(program.walk(String(keys.suffix(1)), text), "\(program.picture)")
    let removed = try home.hearth.run(removal + ["--yes"])
    #expect(removed.status == 0, "\(removed.errors)")
    program.terminal.type(keys.hasSuffix("e") ? "\u{13}" : "y")
    #expect(
      program.shows("This \(subject) has been removed in the meantime"),
      "\(program.picture)")
    program.quit()
  }

  @Test(.inWholeRuns) func `a store that replaces the first is shown from then on`() throws {
    let program = try home.open()
    #expect(program.walk("", "Good morning.", "2", "[2 People]"))
    let other = home.folder.file("other.db")
    try run("person", "add", "Grandpa", "--every", "3", "--store", other)
    #expect(rename(other, home.store) == 0)
    #expect(program.shows("Grandpa"), "\(program.picture)")
    program.quit()
    try run("person", "show", "Grandpa")
  }

  @Test func `a store that vanishes is reported, and shown again once it is back`() throws {
    let program = try home.open()
    #expect(program.walk("", "Good morning.", "2", "[2 People]"))
    #expect(rename(home.store, home.store + ".away") == 0)
    #expect(program.shows("disappeared while it was in use"), "\(program.picture)")
    #expect(rename(home.store + ".away", home.store) == 0)
    #expect(program.walk("\r", "[2 People]", "6", "[6 Books]"), "\(program.picture)")
    program.quit()
  }

  @Test func `a folder in the store's place, or a newer program's store, is not touched`() throws {
    let program = try home.open()
    #expect(program.walk("", "Good morning.", "2", "[2 People]"))
    do {
      let newer = try SQLiteConnection(path: FilePath(home.store))
      try newer.begin(.write)
      try newer.recordSchema(version: 9999)
      try newer.commit()
    }
    #expect(program.shows("A newer Hearth wrote this store"), "\(program.picture)")
    #expect(program.walk("\r", "[2 People]"))
    #expect(rename(home.store, home.store + ".away") == 0)
    #expect(mkdir(home.store, 0o700) == 0)
    program.terminal.type("3")
    let (gone, folder) = ("disappeared while it was in use", "this is a folder")
    #expect(program.wait { [gone, folder].contains(where: program.picture.contains) })
    // Between the two, the folder did not exist, which the program may have seen.
    if program.picture.contains(gone) {
      program.terminal.type("\r")
      #expect(program.wait { !program.picture.contains(gone) })
      program.terminal.type("3")
    }
    #expect(program.shows(folder), "\(program.picture)")
    program.quit()
  }
}
