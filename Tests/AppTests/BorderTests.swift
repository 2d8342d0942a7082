import HearthDomain
import HearthPresentation
import HearthSamples
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthContainer

/// The program on the first and last supported days, on leap days and on days with clock changes:
/// every command must succeed or be refused.
@Suite(.waiting) struct BorderTests {
  /// Times at which date arithmetic leaves the calendar, or days have another length.
  static let clocks =
    [
      "0001-01-01T00:00", "0001-01-01T23:59", "0001-01-02T12:00", "0001-01-31T06:00",
      "0001-03-01T00:00", "0001-12-31T23:59", "0004-02-29T12:00", "1969-12-31T23:59",
      "2000-02-29T00:00", "2024-02-29T23:59", "2026-03-29T02:30", "2026-10-25T02:30",
      "2109-05-15T16:00", "9998-12-31T23:59", "9999-01-01T00:00", "9999-02-28T12:00",
      "9999-11-30T09:00", "9999-12-01T00:00", "9999-12-30T23:59", "9999-12-31T00:00",
      "9999-12-31T23:59",
    ] + near

  /// Random times in the first and last year.
  private static let near = (1...8).map { seed in
    var numbers = SeededNumbers(seed: UInt64(seed))
    let days = Int.random(in: 0..<400, using: &numbers)
    let day = seed % 2 == 0 ? Day.earliest.adding(days: days) : Day.latest.adding(days: -days)
    let minutes = Int.random(in: 0..<1440, using: &numbers)
    return LocalTime(day: day, time: .midnight).adding(minutes: minutes).description
  }

  private static func home(
    _ clock: String, _ store: AppConfiguration.StoreLocation = .memory, in folder: ScratchFolder
  ) -> CommandsInProcess {
    let zone: any ZoneRules =
      clock.hasPrefix("2026") ? ChangingZone.berlin : FixedZone.seoul
    let home = CommandsInProcess(
      store, variables: ["PWD": folder.path, "HOME": folder.path], now: clock, in: zone)
    for arguments in [
      ["person", "add", "Mum", "--every", "7", "--birthday", "02-29"],
      ["person", "add", "Dad", "--every", "1", "--planted", "0001-01-01"],
      ["person", "add", "Jo", "--every", "365", "--birthday", "음력 1월 1일"],
      ["water", "Mum", "--by", "call"], ["feel", "70", "sun"], ["feel", "20", "rain"],
      ["plan", "Lunch", "--from", "23:00", "--for", "120m", "--remind", "120"],
      ["plan", "Life", "--from", "0001-01-01", "--to", "9999-12-31"],
      ["plan", "Last", "--from", "9999-12-31"], ["plan", "First", "--from", "0001-01-01"],
      ["book", "add", "Walden", "--pages", "352", "--target", "+30d"],
      ["book", "add", "Demian", "--pages", "300"], ["read", "Walden", "20"],
      ["read", "Demian", "300"], ["saying", "add", "--en", "One line"],
    ] { home.run(arguments) }
    return home
  }

  /// The specifications of all commands without effects outside the program.
  private static let specs = AppContainer.commands.parser.grammar.specs.filter { spec in
    let outside: Set = [
      "remind", "profile", "backup", "restore", "demo", "completions", "feedback",
    ]
    let isInside = !outside.contains(spec.path[0]) || spec.path == ["remind", "list"]
    let takesFile =
      spec.arguments.contains { $0.kind == .file }
      || spec.options.contains { $0.valueKind == .file && $0.isRequired }
    return isInside && !takesFile && spec.runningTime == .quick
  }

  /// All times in memory, and those at the very ends also in a file, where SQL computes the sums.
  static let homes =
    clocks.map { ($0, false) } + [clocks[0], clocks[2], clocks[18], clocks[20]].map { ($0, true) }

  @Test(arguments: homes.tried(usually: 1))
  func `no command traps on any day`(clock: String, isFile: Bool) throws {
    let folder = ScratchFolder()
    let home = Self.home(
      clock, isFile ? .file(path: folder.place("hearth.db")) : .memory, in: folder)
    var lines = TypedLines(clock)
    for spec in Self.specs {
      for _ in 0..<TestExtent.count(2, usually: 1) {
        let line = lines.line(of: spec)
        let outcome = home.run(line, as: lines.form, in: lines.language)
        #expect([0, 1, 64, 65, 69].contains(outcome.status), "\(line) \(outcome.errors)")
      }
    }
    for range in ["2w", "6m", "1y"] {
      #expect(home.run(["book", "stats", "--range", range]).status == 0)
    }
    for line in [
      ["today"], ["calendar"], ["remind", "list"], ["mood", "stats"], ["mood", "stats", "--plot"],
      ["report", "-o", "-"],
    ] {
      #expect(home.run(line).status == 0, "\(line)")
    }
  }

  private static let keys =
    "1 2 3 4 5 6 h j k l n p g G t m y v c d u a e w s r o b / [ ] < > + - , . ← → ↑ ↓ pgup pgdn"
    .split(separator: " ").map(String.init)
    + ["home", "end", "⏎", "⎋", "⇥", "shift-tab", "space", "ctrl-s", "shift-left", "shift-right"]

  @Test(arguments: clocks.tried(usually: 1))
  func `no key traps on any day`(clock: String) throws {
    let folder = ScratchFolder()
    let home = Self.home(clock, in: folder)
    var numbers = SeededNumbers(clock)
    var app = home.container.appCoordinator(
      .plain(try #require(Language.allCases.randomElement(using: &numbers)), reducesMotion: true))
    app.resize(to: Size(width: 100, height: 30))
    app.start()
    for _ in 0..<60 {
      let name = try #require(Self.keys.randomElement(using: &numbers))
      // Keys that page through days and months are pressed more than once.
      for _ in 0...Int.random(in: 0..<3, using: &numbers) {
        _ = app.handle(.key(try #require(Key(name: name))))
      }
      #expect(!app.render().text.isEmpty)
    }
    app.waitEnded()
  }
}

/// Generates command lines as people type them, valid and invalid, with values at the limits.
private struct TypedLines {
  private var numbers: SeededNumbers

  init(_ clock: String) { numbers = SeededNumbers(clock) }

  var form: CommandsInProcess.Form {
    mutating get { CommandsInProcess.Form.allCases.randomElement(using: &numbers) ?? .piped }
  }

  var language: Language {
    mutating get { Language.allCases.randomElement(using: &numbers) ?? .english }
  }

  mutating func line(of spec: CommandSpec) -> [String] {
    var line = spec.path
    for argument in spec.arguments {
      if argument.arity == .optional || argument.arity == .zeroOrMore, oneOf(3) { continue }
      line.append(value(argument.kind))
    }
    // Book sources may need the network.
    for option in spec.options
    where option.name != "with" && option.valueKind != .file && (option.isRequired || oneOf(3)) {
      line.append(option.spelling)
      if let kind = option.valueKind { line[line.count - 1] += "=" + value(kind) }
    }
    return line
  }

  private mutating func oneOf(_ chances: Int) -> Bool {
    Int.random(in: 0..<chances, using: &numbers) == 0
  }

  private mutating func pick(_ words: [String]) -> String {
    words.randomElement(using: &numbers) ?? ""
  }

  private mutating func value(_ kind: ValueKind) -> String {
    switch kind {
    case .choice(let words), .list(let words): pick(words)
    case .number: pick(Self.counts)
    case .person: pick(["Mum", "Dad", "Jo"])
    case .event: pick(["Lunch", "Life", "Last", "First"])
    case .book: pick(["Walden", "Demian"])
    case .saying: pick(["1", "61", "One line"])
    case .time: pick(["00:00", "23:59", "noon", "3pm"])
    case .day, .month: pick(Self.days)
    case .moment: oneOf(2) ? pick(Self.days) : pick(Self.days) + " " + pick(["00:00", "23:59"])
    default: oneOf(2) ? pick(Self.days) : pick(["Mum", "sun", "3", "2-7", "80"])
    }
  }

  private static let counts = [
    "0", "1", "2", "7", "30", "365", "352", "-1", "99999", "9223372036854775807",
    "-9223372036854775808", "9223372036854775808",
  ]

  private static let days = [
    "today", "tomorrow", "yesterday", "+1d", "-1d", "+30d", "+366d", "-366d", "next month",
    "last month", "this month", "next week", "last week", "this week", "next year", "last year",
    "this year", "0001-01-01", "0001-01", "0001", "9999-12-31", "9999-12", "9999", "1 jan",
    "31 dec", "feb 29", "mon", "sun", "내일", "어제", "다음주 금", "지난달", "모레",
    "+9223372036854775807d", "-9223372036854775807d", "in 9 weeks", "0000-12-31", "10000-01-01",
    "today..+7d", "0001-01-01..9999-12-31", "12-31", "1월 1일",
  ]
}

extension SeededNumbers {
  /// Random numbers that depend on the clock.
  fileprivate init(_ clock: String) {
    self.init(seed: clock.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
  }
}
