import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct CommandLineScreenTests {
  private typealias State = CommandLineScreen.State

  private func press(_ state: inout State, _ keys: String...) -> CommandLineScreen.Output? {
    var output: CommandLineScreen.Output?
    for name in keys {
      guard let key = Key(name: name),
        case .action(let action) = CommandLineScreen.keys(state).meaning(of: key)
      else { continue }
      output = CommandLineScreen.update(&state, action)
    }
    return output
  }

  @Test func `Enter runs, Esc leaves, and so does Backspace in an empty line`() {
    var state = State(history: [])
    #expect(press(&state, "h", "i", "⏎") == .runCommand("hi"))
    #expect(press(&state, "esc") == .back)
    #expect(press(&state, "backspace", "backspace") == nil)
    #expect(press(&state, "backspace") == .back)
  }

  @Test func `all matches of an ambiguous word are visible in a low window`() {
    let view = ViewContext(size: AppLayout.minimumSize, theme: .dark, language: .english)
    let names = (1...6).map { "name \($0)" }
    let text = "More than one matches.\n" + names.joined(separator: "\n")
    let state = State("water no", history: [], trouble: Words(ko: text, en: text))
    let shown = CommandLineScreen.render(state, in: view).text
    for name in names { #expect(shown.contains(name), "\(shown)") }
    #expect(shown.contains(": water no"))
  }

  @Test func `Up and Down browse the history and return to the typed text`() {
    var state = State(history: ["one", "two"])
    _ = press(&state, "x", "up")
    #expect(state.field.value == "two")
    _ = press(&state, "up", "up")
    #expect(state.field.value == "one")
    _ = press(&state, "down")
    #expect(state.field.value == "two")
    _ = press(&state, "down")
    #expect(state.field.value == "x")
    _ = press(&state, "up", "!")
    #expect(state.field.value == "two!")
    _ = press(&state, "up")
    #expect(state.field.value == "two")
  }

  @Test func `Tab completes the text before the caret`() {
    var state = State("person x", history: [])
    _ = press(&state, "left", "left")
    #expect(press(&state, "tab") == .completeCommand("person"))
  }

  private func offered(
    _ line: String, _ offers: [String], places: Range<Int>, kept: String = ""
  ) -> State {
    var state = State(line, history: [])
    state.applyCompletion(
      LineCompletion.CompletionSet(
        candidates: offers.map { LineCompletion.CompletionCandidate(text: $0, meaning: nil) },
        replacedRange: places,
        fixedPrefix: kept))
    return state
  }

  private static let completed: [(String, [String], Range<Int>, String, String)] = [
    ("pe", ["person"], 0..<2, "", "person "),
    ("water Bi", ["Big Ben"], 6..<8, "", "water \"Big Ben\" "),
    ("water \"Bi", ["Big Ben"], 6..<9, "", "water \"Big Ben\" "),
    ("read --by=c", ["call"], 5..<11, "--by=", "read --by=call "),
    ("water B", ["Big Ben", "Big Bob"], 6..<7, "", "water \"Big B"),
    ("water ㅂ", ["바다", "별"], 6..<7, "", "water ㅂ"),
    ("nothing", [], 0..<7, "", "nothing"),
  ]

  @Test(arguments: completed)
  func `a completion is inserted into the line`(
    line: String, offers: [String], places: Range<Int>, kept: String, result: String
  ) {
    #expect(offered(line, offers, places: places, kept: kept).field.value == result)
  }

  @Test func `Tab and Shift-Tab cycle through completions until something is typed`() {
    var state = offered("person ", ["add", "list"], places: 7..<7)
    #expect(state.field.value == "person ")
    _ = press(&state, "tab")
    #expect(state.field.value == "person add")
    _ = press(&state, "tab", "tab")
    #expect(state.field.value == "person add")
    _ = press(&state, "shift-tab")
    #expect(state.field.value == "person list")
    _ = press(&state, " ")
    #expect(state.completions == nil)
    #expect(state.field.value == "person list ")
  }
}
