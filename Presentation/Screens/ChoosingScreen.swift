import TerminalKit

/// An answer to a question, with the keys that choose it. The first key is displayed.
struct ChoiceAnswer: Hashable {
  let keys: [Key]
  let label: Words
  /// Additional text after the words, in a faint style.
  var secondaryLabel: Words?
}

/// A question with one selected answer.
protocol ChoosingState: Hashable {
  var answers: [ChoiceAnswer] { get }
  /// Index of the selected answer.
  var selectedAnswer: Int { get set }
}

/// An action on a question.
enum ChoosingAction: Hashable {
  case move(Int)
  case answerChosen(Int)
  case close
}

/// A question with a few answers: each has keys of its own, the arrow keys move the selection, and
/// Enter chooses the selected answer.
protocol ChoosingScreen: DialogScreen
where State: ChoosingState, Action == ChoosingAction, Output: LeavingEffect {
  /// Label and help of the key that closes the question.
  static var closeKeyWords: (label: Words, help: Words) { get }
  /// Returns the output for the answer at an index, which must exist.
  static func output(forAnswer answer: Int, _ state: State) -> Output
}

extension ChoosingScreen {
  static func keys(_ state: State) -> Keymap<Action> {
    Keymap(
      state.answers.enumerated().map { place, answer in
        KeyBinding<Action>(
          answer.keys, answer.label, help: answer.label, action: .answerChosen(place))
      } + [
        KeyBinding(
          [Key(.enter)], ko: ("고르기", "표시된 것을 골라요"), en: ("choose", "Choose the marked item"),
          action: .answerChosen(state.selectedAnswer)),
        KeyBinding(
          [Key(.down), .character("j")], ko: ("아래", "다음 것으로 가요"),
          en: ("down", "Go to the next one"), action: .move(1), isCommon: true),
        KeyBinding(
          [Key(.up), .character("k")], ko: ("위", "이전 것으로 가요"), en: ("up", "Go to the previous one"),
          action: .move(-1), isCommon: true),
        KeyBinding(
          [Key(.escape), .character("q")], closeKeyWords.label, help: closeKeyWords.help,
          action: .close),
      ])
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .move(let rows):
      state.selectedAnswer = min(
        max(0, state.selectedAnswer + rows), max(0, state.answers.count - 1))
      return nil
    case .answerChosen(let place):
      return state.answers.indices.contains(place) ? output(forAnswer: place, state) : nil
    case .close: return .back
    }
  }

  /// Returns the answers as a list; only the first `count` of them.
  static func answerList(
    of state: State, first count: Int = .max, in view: ViewContext
  ) -> StyledText {
    let entries = state.answers.prefix(count).enumerated().map { place, answer in
      let isSelected = place == state.selectedAnswer
      let key = answer.keys.first.map { $0.name } ?? ""
      let beside = answer.secondaryLabel.map { "  " + $0(view.language) } ?? ""
      return TermList.Entry(
        StyledText((isSelected ? "▸ " : "  ") + key, view.theme.heading),
        StyledText(answer.label(view.language), isSelected ? view.theme.accent : nil)
          + StyledText(beside, view.theme.faint))
    }
    let columns = min(view.theme.dialogLook.maxTextColumns, view.size.width - 4)
    return TermList(entries).text(columns: columns, widths: view.widths)
  }
}
