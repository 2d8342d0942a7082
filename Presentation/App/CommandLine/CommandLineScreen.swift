import TerminalKit

/// The line in which a command of the shell is typed.
enum CommandLineScreen: Screen {
  struct State: Hashable {
    var field: TextFieldState
    /// The lines entered before, oldest first.
    let history: [String]
    /// Index of the displayed line in the history; nil for the new line.
    var shown: Int?
    /// The new line, kept while an old one is displayed.
    var draft = ""
    /// The completions offered by Tab.
    var offered: OfferedCompletions?
    /// The reason why the entered line cannot be executed.
    var trouble: Words?

    init(_ line: String = "", history: [String], trouble: Words? = nil) {
      field = TextFieldState(line)
      self.history = history
      self.trouble = trouble
    }
  }

  /// The completions, and which of them is inserted in the line.
  struct OfferedCompletions: Hashable {
    let answer: LineCompletion.Answer
    /// The typed line before and after the caret.
    let before: String
    let after: String
    var selected: Int?
  }

  enum Action: Hashable {
    case typed(TextInput)
    case entered
    case closed
    case older
    case newer
    case completed(Int)
  }

  typealias Output = PageEffect

  static func keys(_ state: State) -> Keymap<Action> {
    Keymap(
      [
        KeyBinding([Key(.enter)], ko: ("실행", "명령을 실행해요"), en: ("run", "Run it"), action: .entered),
        KeyBinding(
          [Key(.tab)], ko: ("자동 완성", "이어질 말을 채워요"), en: ("complete", "Complete what is typed"),
          action: .completed(1)),
        KeyBinding(
          [Key(.tab, .shift)], ko: ("이전 후보", "이전 후보로 바꿔요"),
          en: ("the one before", "Take the one before"), action: .completed(-1), isCommon: true),
        KeyBinding(
          [Key(.up)], ko: ("이전 명령", "앞서 적은 명령을 봐요"), en: ("earlier", "Show the command before"),
          action: .older, isCommon: state.history.isEmpty),
        KeyBinding(
          [Key(.down)], ko: ("다음 명령", "나중에 적은 명령을 봐요"), en: ("later", "Show the command after"),
          action: .newer, isCommon: true),
        KeyBinding(
          [Key(.escape)], ko: ("그만두기", "명령을 그만두고 돌아가요"), en: ("cancel", "Leave the command line"),
          action: .closed),
      ], typing: { .typed($0) })
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .typed(let input): return type(input, &state)
    case .entered: return .run(state.field.value)
    case .closed: return .back
    case .older: show(state.shown.map { $0 - 1 } ?? state.history.count - 1, &state)
    case .newer: if let shown = state.shown { show(shown + 1, &state) }
    case .completed(let steps):
      guard state.offered != nil else {
        return .complete(String(state.field.value.prefix(state.field.caret)))
      }
      state.choose(by: steps)
    }
    return nil
  }

  /// Handles typing. Backspace in an empty line closes it.
  private static func type(_ input: TextInput, _ state: inout State) -> Output? {
    if input == .key(Key(.backspace)), state.field.isEmpty { return .back }
    (state.offered, state.trouble) = (nil, nil)
    if state.field.apply(input) { state.shown = nil }
    return nil
  }

  private static func show(_ index: Int, _ state: inout State) {
    guard index >= 0 else { return }
    (state.offered, state.trouble) = (nil, nil)
    if state.shown == nil { state.draft = state.field.value }
    state.shown = index < state.history.count ? index : nil
    state.field = TextFieldState(state.shown.map { state.history[$0] } ?? state.draft)
  }
}

extension CommandLineScreen.State {
  /// Inserts the only completion, or the common beginning of several and lists them.
  mutating func take(_ answer: LineCompletion.Answer) {
    trouble = nil
    guard !answer.offers.isEmpty else { return }
    let value = field.value
    let offered = CommandLineScreen.OfferedCompletions(
      answer: answer, before: String(value.prefix(field.caret)),
      after: String(value.dropFirst(field.caret)))
    if answer.offers.count == 1 {
      put(ShellWords.quoted(answer.kept + answer.offers[0].text) + " ", into: offered)
      return
    }
    let common = answer.offers.map(\.text).commonBeginning
    let typed = value.prefix(answer.places.upperBound).dropFirst(answer.places.lowerBound)
    if common.count + answer.kept.count > ShellWords(String(typed)).words.first?.text.count ?? 0 {
      put(ShellWords.quoted(answer.kept + common, isWhole: false), into: offered)
    }
    self.offered = CommandLineScreen.OfferedCompletions(
      answer: answer, before: offered.before, after: offered.after)
  }

  /// Replaces the inserted completion with the next or the previous one.
  fileprivate mutating func choose(by steps: Int) {
    guard var offered else { return }
    let count = offered.answer.offers.count
    let start = offered.selected ?? (steps > 0 ? -1 : count)
    let selected = ((start + steps) % count + count) % count
    offered.selected = selected
    put(
      ShellWords.quoted(offered.answer.kept + offered.answer.offers[selected].text), into: offered)
    self.offered = offered
  }

  private mutating func put(_ word: String, into offered: CommandLineScreen.OfferedCompletions) {
    let before = offered.before.prefix(offered.answer.places.lowerBound) + word
    let isDoubled = before.hasSuffix(" ") && offered.after.hasPrefix(" ")
    field = TextFieldState(before + (isDoubled ? String(offered.after.dropFirst()) : offered.after))
    field.moveCaret(to: before.count)
  }
}

extension [String] {
  fileprivate var commonBeginning: String {
    guard var common = first else { return "" }
    for text in dropFirst() {
      while !text.hasPrefix(common) { common.removeLast() }
    }
    return common
  }
}
