import Foundation
import HearthDomain
import JSONText
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct ConsoleTests {
  private func traits(_ change: (inout ConsoleTraits) -> Void = { _ in }) -> ConsoleTraits {
    var traits = ConsoleTraits(language: .english)
    traits.inputIsTerminal = true
    change(&traits)
    return traits
  }

  @Test(arguments: [
    ("y", true), ("Yes", true), ("예", true), ("네", true), (" 예 ", true), ("ㅛ", true), ("n", false),
    ("NO", false), ("아니요", false), ("아니오", false), ("", false),
  ])
  func `a question accepts answers in both languages`(answer: String, isYes: Bool) throws {
    var console = Console.recording(traits(), answers: [answer])
    #expect(try console.ask("Remove?") == isYes)
    #expect(console.recordedErrors == "Remove? [y/N] ")
    #expect(console.recordedOutput.isEmpty)
  }

  @Test func `if the report of an action fails, it says that the change was stored`() {
    var console = Console.recording(traits { $0.wantsJSON = true })
    let error = DomainError.unavailable(.memory)
    #expect(throws: error) { try console.confirm(["Done."], json: { throw error }()) }
    #expect(throws: error) { try console.confirmEach(["Done."], json: { throw error }()) }
    console.reportSavedChanges()
    console.writeHeldNotes()
    #expect(console.recordedOutput.isEmpty)
    #expect(console.recordedErrors.contains("The changes made before that are saved."))
    var told = Console.recording(traits { $0.wantsJSON = true })
    told.confirm(["Done."], json: ["done": true])
    told.reportSavedChanges()
    #expect(told.recordedErrors.isEmpty)
  }

  @Test func `a failure with JSON is one document, with all notes in it`() throws {
    func errors(
      _ body: (inout Console) throws -> Void, _ conclusion: Console.Conclusion = { _, _ in }
    ) -> String {
      var console = Console.recording(traits { $0.wantsJSON = true })
      _ = console.exitStatus(concluding: conclusion, body)
      return console.recordedErrors
    }
    let error = DomainError.unavailable(.memory)
    let failed = errors {
      $0.printNote(Words(ko: "하나", en: "One"))
      _ = $0.report(error)
      throw ExitStatus(ending: $0.report(CalendarRefusal.isReadOnly(.home).error))
    } _: {
      $1.printPrefixedNote("exit \($0.rawValue)")
    }
    let document = try #require(try JSONValue(reading: failed)["error"])
    #expect(document["code"]?.stringValue == "unavailable")
    let notes = document["notes"]?.arrayValue?.compactMap(\.stringValue) ?? []
    #expect(notes.count == 3 && notes.first == "One" && notes.last == "exit 1")
    let ended = errors {
      $0.printPrefixedNote("One")
      $0.printPrefixedNote("Two")
      throw ExitStatus.badData
    }
    #expect(
      ended == #"{"schema":1,"error":{"code":"badData","exit":65,"message":"One","notes":["Two"]}}"#
        + "\n")
    #expect(errors { $0.printPrefixedNote("One") } == "hearth: One\n")
  }

  @Test func `a created item is reported once if the rest fails`() {
    var console = Console.recording(traits())
    let status = console.exitStatus { console throws in
      try console.reportingCreation(Words(ko: "있음", en: "The link work is there.")) { _ in
        throw DomainError.unavailable(.store(path: "/s.db", .full))
      }
    }
    console.reportSavedChanges()
    #expect(status == .unavailable)
    #expect(
      console.recordedErrors
        == "hearth: The link work is there.\nhearth: The disk is full, so this was not saved:"
        + " /s.db. Make room and try again.\n")
  }

  @Test func `each failure is reported by name, and the first sets the exit status`() throws {
    var console = Console.recording(traits())
    let (work, home) = (try CalendarName("work"), try CalendarName("home"))
    #expect(throws: ExitStatus.unavailable) {
      try console.report(byName: [
        (work, DomainError.unavailable(.memory)),
        (home, CalendarRefusal.isReadOnly(home).error),
      ])
    }
    let lines = console.recordedErrors.split(separator: "\n")
    #expect(lines.count == 2 && lines[0].hasPrefix("hearth: work: There is not enough memory."))
    #expect(lines[1].hasPrefix("hearth: home: "))
    try console.report(byName: [])
  }

  @Test func `a line break in a name is shown differently from a space`() {
    #expect("a\nb\tc".quotableName(limit: 9) == "a␊b␉c")
    #expect("a\nb".quotable() == "a b")
  }

  @Test func `an unclear answer is asked for again, and then counts as no`() throws {
    var console = Console.recording(traits(), answers: ["what", "예"])
    #expect(try console.ask("Remove?"))
    var stubborn = Console.recording(traits(), answers: ["a", "b", "c", "y"])
    #expect(try !stubborn.ask("Remove?"))
    var silent = Console.recording(traits())
    #expect(try !silent.ask("Remove?"))
  }

  @Test(arguments: [
    (20, "기록을 지울까요?\n[예/아니요] "), (34, "기록을 지울까요?\n[예/아니요] "),
    (35, "기록을 지울까요? [예/아니요] "), (12, "기록을\n지울까요?\n[예/아니요] "),
  ])
  func `the choices are not broken and leave space for the answer`(
    width: Int, shown: String
  ) throws {
    var console = Console.recording(
      traits {
        $0.language = .korean
        $0.errorIsTerminal = true
        $0.errorWidth = width
      }, answers: ["예"])
    #expect(try console.ask("기록을 지울까요?"))
    #expect(console.recordedErrors == shown)
  }

  @Test func `a question with several answers is broken between words, too`() throws {
    var console = Console.recording(
      traits {
        $0.errorIsTerminal = true
        $0.errorWidth = 20
      }, answers: ["2"])
    let question = "It repeats every week. Remove which?"
    #expect(try console.choose(question, among: ["only this one", "all"]) == 1)
    let shown = "It repeats every\nweek. Remove which?\n  1  only this one\n  2  all\n[1/2] "
    #expect(console.recordedErrors == shown)
  }

  @Test func `an invalid number is asked for again`() throws {
    var console = Console.recording(traits(), answers: ["\(Int.min)", "3", "2"])
    #expect(try console.choose("Which?", among: ["one", "two"]) == 1)
  }

  @Test func `the option for yes answers every question`() throws {
    var console = Console.recording(
      traits {
        $0.assumesYes = true
        $0.inputIsTerminal = false
        $0.neverAsks = true
      })
    #expect(try console.ask("Remove?"))
    #expect(console.recordedErrors.isEmpty)
  }

  @Test(arguments: [true, false])
  func `without an interactive terminal, the option to give is named`(isTerminal: Bool) {
    var console = Console.recording(
      traits {
        $0.neverAsks = isTerminal
        $0.inputIsTerminal = isTerminal
      }, answers: ["y"])
    #expect(throws: UsageError(.cannotAsk(insteadGive: "--force"), in: [])) {
      try console.ask("Remove?", insteadGive: "--force")
    }
  }

  @Test func `text from outside cannot control a terminal, even through a pipe`() {
    let evil = "a\u{1B}[2Jb\u{9B}31mc\u{7}\u{202E}d\re\u{0}\u{200F}f\n\tg"
    for isTerminal in [true, false] {
      var console = Console.recording(traits { $0.outputIsTerminal = isTerminal })
      console.printLine(StyledText(evil))
      #expect(console.recordedOutput == "a␛[2Jb\u{FFFD}31mc␇d␍e␀f\n\tg\n")
    }
  }

  @Test func `every control character has a symbol, and CR LF is one`() {
    let controls = (0..<0xA0 as Range<UInt32>).compactMap { Unicode.Scalar($0) }
      .filter { $0.properties.generalCategory == .control }
    #expect(controls.count == 65)
    for control in controls where control != "\t" && control != "\n" {
      let shown = "a\(control)b".terminalSafe
      #expect(shown.unicodeScalars.count == 3)
      #expect(!shown.unicodeScalars.contains { $0.controlsTerminal })
      #expect(!"a\(control)b".tabSeparatedCell.unicodeScalars.contains { $0.controlsTerminal })
    }
    #expect("a\r\nb\r".terminalSafe == "a\nb␍")
    #expect("a\r\nb\u{1B}".tabSeparatedCell == "a\\r\\nb␛")
  }

  @Test func `links are made on terminals only, and cannot be escaped`() {
    let link = StyledText("call", .plain, link: "tel:+82\u{1B}\\엄")
    var terminal = Console.recording(
      traits {
        $0.outputIsTerminal = true
        $0.supportsEscapeSequences = true
      })
    terminal.print(link)
    #expect(
      terminal.recordedOutput == "\u{1B}]8;;tel:+82%1B\\%EC%97%84\u{1B}\\call\u{1B}]8;;\u{1B}\\")
    var pipe = Console.recording(traits { $0.supportsEscapeSequences = true })
    pipe.print(link)
    #expect(pipe.recordedOutput == "call")
  }

  private static let rich = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]

  private static let cases: [(ColorChoice, Bool, [String: String], ColorLevel)] = [
    (.automatic, true, rich, .truecolor),
    (.automatic, false, rich, .none),
    (.automatic, true, ["TERM": "xterm-256color"], .colors256),
    (.automatic, true, ["TERM": "linux"], .sixteenColors),
    (.automatic, true, ["TERM": "foot-direct"], .truecolor),
    (.automatic, true, ["TERM": "dumb", "COLORTERM": "truecolor"], .none),
    (.automatic, true, [:], .none),
    (.automatic, true, ["TERM": "xterm", "NO_COLOR": "1"], .none),
    (.automatic, true, ["TERM": "xterm", "NO_COLOR": ""], .sixteenColors),
    (.automatic, true, ["TERM": "xterm", "CLICOLOR": "0"], .none),
    (.automatic, false, ["CLICOLOR_FORCE": "1"], .sixteenColors),
    (.automatic, false, ["FORCE_COLOR": "0", "TERM": "xterm"], .none),
    (.automatic, false, ["FORCE_COLOR": "1", "NO_COLOR": "1"], .none),
    (.always, false, ["NO_COLOR": "1", "TERM": "dumb"], .sixteenColors),
    (.always, false, rich, .truecolor),
    (.never, true, rich, .none),
  ]

  @Test func `colours depend on option, environment and terminal, in this order`() {
    for (choice, isTerminal, variables, wanted) in Self.cases {
      let environment = Environment.fixed(variables)
      let level = ColorLevel(choice, isTerminal: isTerminal, environment: environment)
      #expect(level == wanted, "\(choice) \(isTerminal) \(variables)")
    }
  }

  @Test(arguments: [
    ("80", 80), ("0", 100), ("-5", 100), ("x", 100), ("7", 20), ("99999999", 1000), ("", 100),
  ])
  func `the width comes from the variable, else from the terminal`(columns: String, width: Int) {
    let probe = TerminalProbe(
      isTerminal: { _ in true }, size: { _ in Size(width: 100, height: 30) })
    let traits = ConsoleTraits(
      globals: GlobalOptions(), settings: .standard,
      environment: .fixed(["COLUMNS": columns]), probe: probe)
    #expect(traits.size == Size(width: width, height: 30))
  }

  @Test(arguments: [
    (["LC_ALL": "C"], true), (["LANG": "POSIX"], true), (["LC_CTYPE": "en_US.ISO-8859-1"], true),
    (["LC_ALL": "C", "LANG": "ko_KR.UTF-8"], true), (["LANG": "ko_KR.eucKR"], true),
    (["LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LANG": "C"], false), (["LANG": "en_US"], false),
    (["LANG": "ko_KR.utf8"], false), ([:], false), (["LC_CTYPE": "UTF-8"], false),
  ])
  func `marks are ASCII if the locale is`(
    variables: [String: String], isPlain: Bool
  ) {
    #expect(Environment.fixed(variables).usesASCIIMarks == isPlain)
  }

  @Test func `ASCII marks apply to terminals only`() {
    for isTerminal in [true, false] {
      var console = Console.recording(
        traits {
          $0.usesASCIIMarks = true
          ($0.outputIsTerminal, $0.errorIsTerminal) = (isTerminal, isTerminal)
        })
      console.printLine(StyledText("★ “데미안” · 완독"))
      console.printNote(StyledText("✓ 끝…"))
      #expect(console.recordedOutput == (isTerminal ? "* \"데미안\" - 완독\n" : "★ “데미안” · 완독\n"))
      #expect(console.recordedErrors == (isTerminal ? "+ 끝~\n" : "✓ 끝…\n"))
    }
  }

  @Test(arguments: [
    (["LANG": "ko_KR.UTF-8"], Language.korean), (["LANG": "ko"], .korean),
    (["LC_ALL": "C", "LANG": "ko_KR"], .english),
    (["LC_ALL": "", "LC_MESSAGES": "ko_KR"], .korean),
    (["LC_MESSAGES": "en_US", "LANG": "ko_KR"], .english), (["LANG": "kok_IN"], .korean),
    (["LANG": "korean"], .korean), (["LANG": "KO_KR.eucKR"], .korean), (["LANG": "kr"], .english),
    ([:], .english),
  ])
  func `the language comes from the locale`(variables: [String: String], language: Language) {
    #expect(Language(Environment.fixed(variables)) == language)
  }

  @Test(arguments: [
    ([:], DateOrder.monthFirst), (["LANG": "en_GB.UTF-8"], .dayFirst),
    (["LANG": "en_US.UTF-8"], .monthFirst), (["LANG": "ko_KR.UTF-8"], .monthFirst),
    (["LANG": "de_DE"], .dayFirst), (["LANG": "C.UTF-8"], .monthFirst),
    (["LANG": "en_US.UTF-8", "LC_TIME": "en_GB.UTF-8"], .dayFirst),
    (["LC_ALL": "ko_KR", "LC_TIME": "en_GB"], .monthFirst), (["LANG": "ca_ES@valencia"], .dayFirst),
    (["LANG": "en"], .monthFirst),
  ])
  func `the locale determines the date order`(
    variables: [String: String], order: DateOrder
  ) {
    #expect(DateOrder(Environment.fixed(variables)) == order)
  }
}
