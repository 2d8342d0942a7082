import HearthDomain
import TerminalKit

/// Asks the user to choose one of a few answers, each with a key.
enum ChoiceScreen: ChoosingScreen {
  struct Choice: Hashable {
    /// Keys that choose the answer; the first one is displayed.
    let keys: [Character]
    let label: Words
    let effect: PageEffect
  }

  struct State: ChoosingState {
    let title: Words
    let choices: [Choice]
    var selectedAnswer = 0
    var dialog = DialogState()

    var answers: [ChoiceAnswer] {
      choices.map { ChoiceAnswer(keys: $0.keys.map { .character($0) }, label: $0.label) }
    }
  }

  typealias Output = PageEffect

  static var closeKeyWords: (label: Words, help: Words) {
    (Words(ko: "닫기", en: "close"), Words(ko: "아무것도 고르지 않아요", en: "Go back without choosing"))
  }

  static func output(forAnswer answer: Int, _ state: State) -> Output {
    state.choices[answer].effect
  }

  static func action(for mouse: MouseEvent, _ state: State, in view: ViewContext) -> Action? {
    guard mouse.isLeftPress else { return nil }
    let box = dialog(state, in: view).coveredRect(in: dialogArea(in: view), widths: view.widths)
    guard box.contains(mouse.position) else { return .close }
    // The first row of the box is its border.
    let row = mouse.position.y - box.minY - 1
    return state.choices.indices.contains(row) ? .answerChosen(row) : nil
  }

  static func dialog(_ state: State, in view: ViewContext) -> Dialog {
    Dialog(
      title: state.title(view.language), text: answerList(of: state, in: view), state: state.dialog,
      look: view.theme.dialogLook)
  }
}

extension ChoiceScreen.State {
  /// Creates the question of the command in the line; nil if no answer has a command.
  init?(_ choice: PageChoice, of line: String) {
    let lines = choice.lines(from: line)
    guard !lines.isEmpty else { return nil }
    self.init(
      title: choice.question,
      choices: lines.enumerated().map { place, answer in
        ChoiceScreen.Choice(
          keys: Array("\(place + 1)").prefix(1).map { $0 }, label: answer.words,
          effect: .runCommand(answer.line))
      })
  }

  /// Returns the choice of what to add, in one of these areas.
  static func choosingWhatToAdd(to areas: [Area]) -> ChoiceScreen.State {
    ChoiceScreen.State(
      title: Words(ko: "무엇을 적을까요?", en: "What do you want to add?"),
      choices: areas.compactMap { area in
        area.addition.map {
          ChoiceScreen.Choice(
            keys: [$0.letter, area.digit], label: $0.words, effect: .addEntry(to: area))
        }
      })
  }

  /// Returns the choice of how long to snooze the reminder: for an hour, until this evening if that
  /// is in the future, or until tomorrow.
  static func choosingSnooze(_ reminder: Reminder, at now: LocalTime) -> ChoiceScreen.State {
    let evening = TimeOfDay(knownHour: 19)
    let choice = { (key: Character, words: Words, until: Snooze) in
      ChoiceScreen.Choice(
        keys: [key], label: words, effect: .snoozeReminder(reminder, until: until))
    }
    let hour = choice("h", Words(ko: "한 시간 뒤", en: "in an hour"), .hour)
    let later = choice("e", Words(ko: "오늘 저녁 7시", en: "this evening at 7"), .evening)
    let tomorrow = choice("t", Words(ko: "내일 아침 9시", en: "tomorrow morning at 9"), .tomorrow)
    return ChoiceScreen.State(
      title: Words(ko: "언제 다시 알릴까요?", en: "When should it remind you again?"),
      choices: [hour] + (now.time < evening ? [later] : []) + [tomorrow])
  }
}

extension Area {
  /// What can be added to the area, with its letter; nil if nothing can.
  fileprivate var addition: (letter: Character, words: Words)? {
    switch self {
    case .today: nil
    case .people: ("p", Words(ko: "사람 심기", en: "plant a person"))
    case .sayings: ("s", Words(ko: "글귀 적기", en: "add a saying"))
    case .moods: ("m", Words(ko: "기분 남기기", en: "record a mood"))
    case .schedule: ("e", Words(ko: "일정 적기", en: "plan an event"))
    case .books: ("b", Words(ko: "책 꽂기", en: "put a book on the shelf"))
    }
  }
}
