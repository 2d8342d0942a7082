import Foundation
import HearthData
import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

/// Signals at every place of the full screen.
@Suite(.waiting) struct SignalTests {
  /// A place in the full screen, and the keys that lead there.
  struct Place: Sendable, CustomTestStringConvertible {
    let name: String
    let steps: [Step]

    struct Step: Sendable {
      let keys: String
      let text: String
    }

    init(_ name: String, _ steps: [(String, String)]) {
      self.name = name
      self.steps = steps.map { Step(keys: $0.0, text: $0.1) }
    }

    var testDescription: String { name }
    var end: String { steps.last?.text ?? "" }
  }

  static let places = [
    Place("welcome", [("?", "Keys on Today"), ("t", "Welcome to the hearth")]),
    // With the reminder of a meeting that starts now.
    Place("today with a reminder", [("", "! opens it")]),
    Place("people", [("2", "[2 People]")]),
    Place("sayings", [("3", "[3 Sayings]")]),
    Place("moods, where shapes float", [("4", "[4 Moods]")]),
    Place("schedule", [("5", "[5 Schedule]")]),
    Place("books", [("6", "[6 Books]")]),
    Place("form", [("5", "[5 Schedule]"), ("a", "New event"), ("Lunch", "Lunch")]),
    Place("question", [("3", "[3 Sayings]"), ("\r", "for you"), ("d", "yes y")]),
    Place("help", [("?", "Keys on Today")]),
    Place("search", [("f", "Find anything"), ("line", "One line")]),
    Place("settings", [(",", "Language")]),
  ]

  private func open(_ place: Place) throws -> (FilledHome, OpenProgram) {
    let home = try FilledHome()
    let program = try home.open()
    try #require(program.shows("Good morning."), "\(program.picture)")
    for step in place.steps {
      program.terminal.type(step.keys)
      try #require(program.shows(step.text), "\(program.picture)")
    }
    return (home, program)
  }

  /// Two of the four signals for each place, alternating.
  private static let ends = places.enumerated().flatMap { number, place in
    (number % 2 == 0 ? [SIGINT, SIGHUP] : [SIGTERM, SIGQUIT]).map { (place, $0) }
  }

  @Test(arguments: ends.tried(usually: 4))
  func `a signal ends the program everywhere and restores the terminal`(
    place: Place, signal: Int32
  ) throws {
    let (home, program) = try open(place)
    kill(program.id, signal)
    #expect(program.end() == .signal(signal))
    #expect(program.isRestored, "\(program.screen.modes)")
    #expect(program.screen.unknown.isEmpty, "\(program.screen.unknown)")
    withExtendedLifetime(home) {}
  }

  @Test(
    arguments: [
      SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGSYS, SIGPOLL, SIGPWR, SIGSTKFLT,
      SIGSEGV, 40,
    ].tried(usually: 1))
  func `every fatal signal restores the terminal`(signal: Int32) throws {
    let (home, program) = try open(Self.places[2])
    kill(program.id, signal)
    #expect(program.end() == .signal(signal))
    #expect(program.isRestored, "\(program.screen.modes)")
    withExtendedLifetime(home) {}
  }

  @Test(arguments: places.tried(usually: 1))
  func `Ctrl-C quits at once everywhere`(place: Place) throws {
    let (home, program) = try open(place)
    program.quit()
    withExtendedLifetime(home) {}
  }

  @Test(.inWholeRuns) func `a paste without an end blocks nothing`() throws {
    let (home, program) = try open(Self.places[7])
    program.terminal.type("\u{1B}[200~ with Jo")
    #expect(program.shows("Lunch with Jo"), "\(program.picture)")
    program.quit()
    withExtendedLifetime(home) {}
  }

  @Test(arguments: places.tried(usually: 1))
  func `closing the window ends the program`(place: Place) throws {
    let (home, program) = try open(place)
    program.terminal.hangUp()
    #expect([.signal(SIGHUP), .exit(0)].contains(program.end()))
    #expect(try SQLiteInspector(path: FilePath(home.store)).inspect().findings.isEmpty)
  }

  @Test(arguments: places.tried(usually: 1))
  func `other signals do not end the program`(place: Place) throws {
    let (home, program) = try open(place)
    kill(program.id, SIGPIPE)
    kill(program.id, SIGCONT)
    program.resize(to: Size(width: 100, height: 30))
    kill(program.id, SIGWINCH)
    #expect(program.wait { program.screen.picture.text.contains(place.end) })
    program.quit()
    withExtendedLifetime(home) {}
  }

  @Test(arguments: places.tried(usually: 1))
  func `Ctrl-Z returns the terminal to the shell, and fg resumes at the same place`(
    place: Place
  ) throws {
    let home = try FilledHome()
    let script = "set -m; \"$0\"; echo STOPPED; read word; fg > /dev/null; echo ENDED $?"
    let shell = try OpenProgram(
      home.hearth, command: ["/bin/sh", "-c", script, Binary.path])
    for step in place.steps {
      try #require(shell.shows("Today"))
      shell.terminal.type(step.keys)
      try #require(shell.shows(step.text), "\(shell.picture)")
    }
    shell.terminal.type("\u{1A}")
    #expect(shell.says("STOPPED"))
    #expect(shell.isRestored, "\(shell.screen.modes)")
    shell.terminal.type("\n")
    #expect(shell.wait { shell.screen.modes.contains(1049) && shell.picture.contains(place.end) })
    shell.terminal.type("\u{3}")
    #expect(shell.says("ENDED 130"))
    #expect(shell.end() == .exit(0))
    #expect(shell.isRestored)
  }

  @Test(.inWholeRuns, arguments: [SIGTERM, SIGHUP])
  func `a signal while an editor is open leaves the terminal usable`(signal: Int32) throws {
    let home = try FilledHome()
    try home.folder.writeScript("edit", "echo EDITING; read word < /dev/tty")
    let program = try home.open(["EDITOR": home.folder.file("edit")])
    #expect(
      program.walk("", "Good morning.", "5", "[5 Schedule]", "a", "New event", "\t", "▸ note"),
      "\(program.picture)")
    program.terminal.type("\u{F}")
    #expect(program.says("EDITING"))
    #expect(program.isRestored)
    kill(program.id, signal)
    #expect(program.end() == .signal(signal))
    #expect(program.isRestored)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGKILL])
  func `a change reported as saved survives any ending`(signal: Int32) throws {
    let home = try FilledHome()
    let program = try home.open()
    #expect(
      program.walk(
        "", "Good morning.", "5", "[5 Schedule]", "a", "New event", "Lunch", "Lunch",
        // The event is saved, and the screen says so.
        "\u{13}", "Planned: Lunch"), "\(program.picture)")
    kill(program.id, signal)
    #expect(program.end() == .signal(signal))
    #expect(try home.hearth.run("event", "list").output.contains("Lunch"))
    #expect(try SQLiteInspector(path: FilePath(home.store)).inspect().findings.isEmpty)
  }
}
