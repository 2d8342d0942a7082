import HearthDomain
import TerminalKit

/// Asks which of a few things is meant: a key for each.
enum ChoiceScreen: DialogScreen {
  struct Choice: Hashable {
    /// Keys that choose it, the first of which is shown.
    let keys: [Character]
    let words: Words
    let effect: PageEffect
  }

  struct State: Hashable {
    let title: Words
    let choices: [Choice]
    var selected = 0
    var dialog = DialogState()

    init(title: Words, choices: [Choice]) {
      self.title = title
      self.choices = choices
    }
  }

  enum Action: Hashable {
    case move(Int)
    case chosen(Int)
    case close
  }

  typealias Output = PageEffect

  static func keys(_ state: State) -> Keymap<Action> {
    let choosing = state.choices.enumerated().map { place, choice in
      KeyBinding<Action>(
        choice.keys.map { .character($0) }, choice.words, help: choice.words,
        action: .chosen(place))
    }
    return Keymap(
      choosing + [
        KeyBinding(
          [Key(.enter)], Words(ko: "고르기", en: "choose"),
          help: Words(ko: "표시된 것을 골라요", en: "Take what is marked"),
          action: .chosen(state.selected)),
        KeyBinding(
          [Key(.down), .character("j")], Words(ko: "아래", en: "down"),
          help: Words(ko: "다음 것으로 가요", en: "Go to the next one"), action: .move(1),
          isCommon: true),
        KeyBinding(
          [Key(.up), .character("k")], Words(ko: "위", en: "up"),
          help: Words(ko: "이전 것으로 가요", en: "Go to the previous one"), action: .move(-1),
          isCommon: true),
        KeyBinding(
          [Key(.escape), .character("q")], Words(ko: "닫기", en: "close"),
          help: Words(ko: "아무것도 고르지 않아요", en: "Choose nothing"), action: .close),
      ])
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .move(let rows):
      state.selected = min(max(0, state.selected + rows), max(0, state.choices.count - 1))
      return nil
    case .chosen(let place):
      return state.choices.indices.contains(place) ? state.choices[place].effect : nil
    case .close: return .back
    }
  }

  static func action(for mouse: MouseEvent, _ state: State, in view: ViewContext) -> Action? {
    guard mouse.isLeftPress else { return nil }
    let box = dialog(state, in: view).frame(in: place(in: view), widths: view.widths)
    guard box.contains(mouse.position) else { return .close }
    // The first row of the box is its border.
    let row = mouse.position.y - box.minY - 1
    return state.choices.indices.contains(row) ? .chosen(row) : nil
  }

  static func dialog(_ state: State, in view: ViewContext) -> Dialog {
    let entries = state.choices.enumerated().map { place, choice in
      let isSelected = place == state.selected
      let key = choice.keys.first.map { String($0) } ?? ""
      return TermList.Entry(
        StyledText((isSelected ? "▸ " : "  ") + key, view.theme.heading),
        StyledText(choice.words(view.language), isSelected ? view.theme.accent : nil))
    }
    let columns = min(view.theme.dialog.columns, view.size.width - 4)
    return Dialog(
      title: state.title(view.language),
      text: TermList(entries).text(columns: columns, widths: view.widths), state: state.dialog,
      look: view.theme.dialog)
  }
}

extension ChoiceScreen.State {
  /// What the command of that line asks; nil where no answer has a line.
  init?(_ choice: PageChoice, of line: String) {
    let lines = choice.lines(from: line)
    guard !lines.isEmpty else { return nil }
    self.init(
      title: choice.question,
      choices: lines.enumerated().map { place, answer in
        ChoiceScreen.Choice(
          keys: Array("\(place + 1)").prefix(1).map { $0 }, words: answer.words,
          effect: .run(answer.line))
      })
  }

  /// What is to be added, in one of these areas.
  static func adding(to areas: [Area]) -> ChoiceScreen.State {
    ChoiceScreen.State(
      title: Words(ko: "무엇을 적을까요?", en: "What shall it be?"),
      choices: areas.compactMap { area in
        area.addition.map {
          ChoiceScreen.Choice(
            keys: [$0.letter, area.digit], words: $0.words, effect: .add(to: area))
        }
      })
  }

  /// Until when the reminder shall be silent: an hour, this evening while that is ahead, tomorrow.
  static func snoozing(_ reminder: Reminder, at now: LocalTime) -> ChoiceScreen.State {
    let evening = TimeOfDay(knownHour: 19)
    let choice = { (key: Character, words: Words, until: Snooze) in
      ChoiceScreen.Choice(keys: [key], words: words, effect: .snooze(reminder, until: until))
    }
    let hour = choice("h", Words(ko: "한 시간 뒤", en: "in an hour"), .hour)
    let later = choice("e", Words(ko: "오늘 저녁 7시", en: "this evening at 7"), .evening)
    let tomorrow = choice("t", Words(ko: "내일 아침 9시", en: "tomorrow morning at 9"), .tomorrow)
    return ChoiceScreen.State(
      title: Words(ko: "언제 다시 알릴까요?", en: "When shall it come again?"),
      choices: [hour] + (now.time < evening ? [later] : []) + [tomorrow])
  }
}

extension Area {
  /// What can be added to it, with the letter that does so; nil where there is nothing.
  fileprivate var addition: (letter: Character, words: Words)? {
    switch self {
    case .today: nil
    case .people: ("p", Words(ko: "사람 심기", en: "plant a person"))
    case .sayings: ("s", Words(ko: "글귀 적기", en: "write down a saying"))
    case .moods: ("m", Words(ko: "기분 남기기", en: "say how you feel"))
    case .schedule: ("e", Words(ko: "일정 적기", en: "plan an event"))
    case .books: ("b", Words(ko: "책 꽂기", en: "put a book on the shelf"))
    }
  }
}
