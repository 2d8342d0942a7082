import Foundation
import HearthTestSupport
import TerminalKit
import Testing

/// Runs the full screen on terminals of many sizes and kinds.
@Suite(.waiting) struct TerminalTests {
  private static let sizes = [
    Size(width: 40, height: 12), Size(width: 80, height: 24), Size(width: 120, height: 40),
    Size(width: 200, height: 60),
  ]
  /// The key of each tab, its title when open, and text that is visible at any size.
  private static let tabs = [
    ("1", "[1 Today]", "Good morning."), ("2", "[2 People]", "Mum"),
    ("3", "[3 Sayings]", "all 91"), ("4", "[4 Moods]", "a fine day"),
    ("5", "[5 Schedule]", "Meeting"), ("6", "[6 Books]", "Demian"),
  ]
  private let home: FilledHome

  init() throws {
    home = try FilledHome(isStill: true)
  }

  @Test(arguments: sizes.tried(usually: 2))
  func `every tab works at every size`(size: Size) throws {
    let program = try home.open(size: size)
    for (key, mark, text) in Self.tabs {
      #expect(program.walk(key, mark, "", text), "\(program.picture)")
      program.terminal.type("?")
      #expect(program.shows("Keys on"), "\(program.picture)")
      program.terminal.type("\u{1B}")
      #expect(program.wait { !program.picture.contains("Keys on") })
    }
    program.terminal.type("q")
    #expect(program.end() == .exit(0))
    #expect(program.isRestored)
    #expect(program.screen.unknown.isEmpty, "\(program.screen.unknown)")
  }

  @Test(arguments: tabs.tried(usually: 1))
  func `a window that shrinks to nothing and grows again shows the same content`(
    key: String, mark: String, text: String
  ) throws {
    let program = try home.open()
    #expect(program.walk(key, mark, "", text), "\(program.picture)")
    let before = program.picture
    program.resize(to: Size(width: 10, height: 3))
    #expect(program.shows("40×12"), "\(program.picture)")
    for size in Self.sizes + [Size(width: 1, height: 1)] { program.resize(to: size) }
    program.resize(to: Size(width: 80, height: 24))
    #expect(program.wait { program.picture == before }, "\(program.picture)")
    program.terminal.type("q")
    #expect(program.end() == .exit(0))
    #expect(program.isRestored)
  }

  @Test(
    arguments: ["linux", "xterm", "xterm-256color", "screen", "tmux-256color"].tried(usually: 3),
    [false, true])
  func `each kind of terminal gets sequences that it understands`(term: String, isColourless: Bool)
    throws
  {
    let program = try home.open(term: term, isColourless ? ["NO_COLOR": "1"] : [:])
    for (key, mark, text) in Self.tabs {
      #expect(program.walk(key, mark, "", text), "\(program.picture)")
    }
    program.terminal.type("q")
    #expect(program.end() == .exit(0))
    #expect(program.isRestored)
    #expect(program.screen.unknown.isEmpty, "\(program.screen.unknown)")
    let written = String(decoding: program.written, as: UTF8.self)
    #expect(!written.contains("8;2;"), "true colours need COLORTERM")
    if isColourless || !term.hasSuffix("256color") { #expect(!written.contains("8;5;")) }
    if term == "linux" { #expect(!written.contains("\u{1B}]") && !written.contains("?1049")) }
    let colours = program.written.split(separator: 0x1B).contains { sequence in
      ["[31m", "[32m", "[33m", "[34m", "[35m", "[36m"].contains {
        sequence.starts(with: Array($0.utf8))
      }
    }
    if isColourless { #expect(!colours) }
  }

  @Test(.inWholeRuns) func `the last frame is correct, however slowly the terminal reads`() throws {
    let large = Size(width: 200, height: 60)
    let other = try FilledHome(isStill: true)
    let direct = try other.open(size: large, ["COLORTERM": "truecolor"])
    #expect(direct.walk("6", "[6 Books]", "", "Demian"))
    let late = try home.open(size: large, ["COLORTERM": "truecolor"])
    #expect(late.shows("Good morning."))
    let before = late.written.count
    for turn in 0..<60 {
      // The keys are typed one by one, since keys read together may share one frame.
      try #require(late.typeUnread(["2", "3", "5", "1"][turn % 4]))
    }
    late.terminal.type("6")
    #expect(late.wait { late.picture == direct.picture }, "\(late.picture)")
    // Drawing sixty frames would take several times as many bytes.
    #expect(late.written.count - before < 60_000)
    late.terminal.type("q")
    #expect(late.end() == .exit(0))
    #expect(late.isRestored)
  }

  @Test(.inWholeRuns, arguments: [0, SIGTERM, SIGINT])
  func `the program ends at once on a slow line, and on a blocked one`(signal: Int32) throws {
    let program = try home.open(size: Size(width: 200, height: 60), ["COLORTERM": "truecolor"])
    #expect(program.shows("Good morning."))
    for turn in 0..<20 {
      program.terminal.type(["2", "3", "5", "1"][turn % 4])
      // About 1,000 bytes a second, like a 9,600-baud line.
      program.listen(atMost: 48)
      usleep(35_000)
    }
    // Nobody reads the output from here on.
    if signal == 0 { program.terminal.type("q") } else { kill(program.id, signal) }
    #expect(program.endsUnread())
    #expect(program.end() == (signal == 0 ? .exit(0) : .signal(signal)))
    #expect(program.isRestored, "\(program.screen.modes)")
  }
}
