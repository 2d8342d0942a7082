import TerminalKit

/// The line in which a command of the shell is typed.
enum CommandLineScreen: Screen {
  struct State: Hashable {
    var field: TextFieldState
    /// The lines entered before, oldest first.
    let history: [String]
    /// Index of the displayed line in the history; nil for the new line.
    var historyIndex: Int?
    /// The new line, kept while an old one is displayed.
    var draft = ""
    /// The completions offered by Tab.
    var completions: OfferedCompletions?
    /// The reason why the entered line cannot be executed.
    var errorMessage: Words?

    init(_ line: String = "", history: [String], trouble: Words? = nil) {
      field = TextFieldState(line)
      self.history = history
      self.errorMessage = trouble
    }
  }

  /// The completions offered by Tab, and which of them is inserted in the line.
  struct OfferedCompletions: Hashable {
    let completion: LineCompletion.CompletionSet
    /// The typed line before and after the caret.
    let textBefore: String
    let textAfter: String
    var selectedIndex: Int?
  }

  enum Action: Hashable {
    case typed(TextInput)
    case entered
    case closed
    case olderPressed
    case newerPressed
    case completePressed(Int)
  }

  typealias Output = PageEffect

  static func keys(_ state: State) -> Keymap<Action> {
    Keymap(
      [
        KeyBinding([Key(.enter)], ko: ("실행", "명령을 실행해요"), en: ("run", "Run it"), action: .entered),
        KeyBinding(
          [Key(.tab)], ko: ("자동 완성", "이어질 말을 채워요"), en: ("complete", "Complete what is typed"),
          action: .completePressed(1)),
        KeyBinding(
          [Key(.tab, .shift)], ko: ("이전 후보", "이전 후보로 바꿔요"),
          en: ("previous", "Choose the previous suggestion"), action: .completePressed(-1),
          isCommon: true),
        KeyBinding(
          [Key(.up)], ko: ("이전 명령", "앞서 적은 명령을 봐요"), en: ("earlier", "Show the previous command"),
          action: .olderPressed, isCommon: state.history.isEmpty),
        KeyBinding(
          [Key(.down)], ko: ("다음 명령", "나중에 적은 명령을 봐요"), en: ("later", "Show the next command"),
          action: .newerPressed, isCommon: true),
        KeyBinding(
          [Key(.escape)], ko: ("그만두기", "명령을 그만두고 돌아가요"), en: ("cancel", "Leave the command line"),
          action: .closed),
      ], textAction: { .typed($0) })
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .typed(let input): return type(input, &state)
    case .entered: return .runCommand(state.field.value)
    case .closed: return .back
    case .olderPressed:
      showHistoryLine(state.historyIndex.map { $0 - 1 } ?? state.history.count - 1, &state)
    case .newerPressed: if let shown = state.historyIndex { showHistoryLine(shown + 1, &state) }
    case .completePressed(let steps):
      guard state.completions != nil else {
        return .completeCommand(String(state.field.value.prefix(state.field.caret)))
      }
      state.cycleCompletion(by: steps)
    }
    return nil
  }

  /// Handles typing. Backspace in an empty line closes the command line.
  private static func type(_ input: TextInput, _ state: inout State) -> Output? {
    if input == .key(Key(.backspace)), state.field.isEmpty { return .back }
    (state.completions, state.errorMessage) = (nil, nil)
    if state.field.apply(input) { state.historyIndex = nil }
    return nil
  }

  private static func showHistoryLine(_ index: Int, _ state: inout State) {
    guard index >= 0 else { return }
    (state.completions, state.errorMessage) = (nil, nil)
    if state.historyIndex == nil { state.draft = state.field.value }
    state.historyIndex = index < state.history.count ? index : nil
    state.field = TextFieldState(state.historyIndex.map { state.history[$0] } ?? state.draft)
  }
}

extension CommandLineScreen.State {
  /// Inserts the completion if there is only one. Otherwise inserts the beginning that all have in
  /// common, and lists them.
  mutating func applyCompletion(_ answer: LineCompletion.CompletionSet) {
    errorMessage = nil
    guard !answer.candidates.isEmpty else { return }
    let value = field.value
    let offered = CommandLineScreen.OfferedCompletions(
      completion: answer, textBefore: String(value.prefix(field.caret)),
      textAfter: String(value.dropFirst(field.caret)))
    if answer.candidates.count == 1 {
      insert(ShellWords.quoted(answer.fixedPrefix + answer.candidates[0].text) + " ", into: offered)
      return
    }
    let common = answer.candidates.map(\.text).commonBeginning
    let typed = value.prefix(answer.replacedRange.upperBound).dropFirst(
      answer.replacedRange.lowerBound)
    if common.count + answer.fixedPrefix.count > ShellWords(String(typed)).words.first?.text.count
      ?? 0
    {
      insert(ShellWords.quoted(answer.fixedPrefix + common, isClosed: false), into: offered)
    }
    self.completions = CommandLineScreen.OfferedCompletions(
      completion: answer, textBefore: offered.textBefore, textAfter: offered.textAfter)
  }

  /// Replaces the inserted completion with the next or the previous one.
  fileprivate mutating func cycleCompletion(by steps: Int) {
    guard var completions else { return }
    let count = completions.completion.candidates.count
    let start = completions.selectedIndex ?? (steps > 0 ? -1 : count)
    let selected = ((start + steps) % count + count) % count
    completions.selectedIndex = selected
    insert(
      ShellWords.quoted(
        completions.completion.fixedPrefix + completions.completion.candidates[selected].text),
      into: completions)
    self.completions = completions
  }

  private mutating func insert(_ word: String, into offered: CommandLineScreen.OfferedCompletions) {
    let before = offered.textBefore.prefix(offered.completion.replacedRange.lowerBound) + word
    let isDoubled = before.hasSuffix(" ") && offered.textAfter.hasPrefix(" ")
    field = TextFieldState(
      before + (isDoubled ? String(offered.textAfter.dropFirst()) : offered.textAfter))
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
