import HearthDomain
import TerminalKit

/// Asks how much of a series is changed or removed: one question, a key for each answer, of which
/// the one that changes least is marked.
enum ScopeScreen: DialogScreen {
  /// What happens to so much of it.
  enum Purpose: Hashable {
    case remove
    case edit(EventDetails, RepetitionEdit, seen: EventDetails)
  }

  struct State: Hashable {
    /// The time from which it is seen.
    let occurrence: Occurrence
    let purpose: Purpose
    /// How many times were changed by hand.
    let byHand: Int
    /// Whether somebody who has invited hears of it where all of it goes.
    var declines = false
    var selected = 0
    var dialog = DialogState()

    /// What may be meant: a rule is never that of one time alone.
    var scopes: [SeriesScope] {
      if case .edit(_, let edit, _) = purpose, edit != .keep { return [.fromHere, .all] }
      return SeriesScope.allCases
    }
  }

  enum Action: Hashable {
    case move(Int)
    case chosen(SeriesScope)
    case close
  }

  typealias Output = ScheduleEffect

  static func keys(_ state: State) -> Keymap<Action> {
    Keymap(
      state.scopes.map { scope in
        KeyBinding<Action>(
          scope.keys, scope.name, help: scope.name, action: .chosen(scope))
      } + [
        KeyBinding(
          [Key(.enter)], Words(ko: "고르기", en: "choose"),
          help: Words(ko: "표시된 것을 골라요", en: "Take what is marked"),
          action: .chosen(state.scopes[state.selected])),
        KeyBinding(
          [Key(.down), .character("j")], Words(ko: "아래", en: "down"),
          help: Words(ko: "다음 것으로 가요", en: "Go to the next one"), action: .move(1),
          isCommon: true),
        KeyBinding(
          [Key(.up), .character("k")], Words(ko: "위", en: "up"),
          help: Words(ko: "이전 것으로 가요", en: "Go to the previous one"), action: .move(-1),
          isCommon: true),
        KeyBinding(
          [Key(.escape), .character("q")], Words(ko: "그만두기", en: "cancel"),
          help: Words(ko: "그대로 둬요", en: "Leave all as it is"), action: .close),
      ])
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .move(let rows):
      state.selected = min(max(0, state.selected + rows), state.scopes.count - 1)
      return nil
    case .chosen(let scope): return .change(change(scope, state))
    case .close: return .back
    }
  }

  private static func change(_ scope: SeriesScope, _ state: State) -> ScheduleEffect.Change {
    let place = state.occurrence.place
    switch state.purpose {
    case .remove: return .removePart(place, scope)
    case .edit(let details, let edit, let seen):
      return .editPart(place, details, edit, scope, seen: seen)
    }
  }

  static func dialog(_ state: State, in view: ViewContext) -> Dialog {
    let words = OccurrenceWords(view.language, today: state.occurrence.start.day)
    let rhythm = state.occurrence.kept.repetition?.words(in: view.language) ?? ""
    let entries = state.scopes.enumerated().map { place, scope in
      let isSelected = place == state.selected
      let key = scope.keys.first.map { $0.name } ?? ""
      let when = scope == .all ? "" : "  \(words.dayOfSeries(state.occurrence, view.language))"
      return TermList.Entry(
        StyledText((isSelected ? "▸ " : "  ") + key, view.theme.heading),
        StyledText(scope.name(view.language), isSelected ? view.theme.accent : nil)
          + StyledText(when, view.theme.faint))
    }
    let columns = min(view.theme.dialog.columns, view.size.width - 4)
    let byHand =
      state.byHand == 0
      ? ""
      : "\n"
        + view.language(
          ko: "따로 고친 회차: \(state.byHand)번", en: "\(state.byHand) changed by hand")
    let declines = state.declines ? "\n" + MeetingWords.wholeDeclines(view.language) : ""
    return Dialog(
      title: title(of: state)(view.language),
      text: StyledText(
        "\(Occurrence.repeatSign) \(rhythm)\(byHand)\(declines)\n\n", view.theme.faint)
        + TermList(entries).text(columns: columns, widths: view.widths), state: state.dialog,
      look: view.theme.dialog)
  }

  private static func title(of state: State) -> Words {
    let title = state.occurrence.event.title.quotable(limit: 30)
    return switch state.purpose {
    case .remove: Words(ko: "‘\(title)’ 어디까지 지울까요?", en: "Remove which of “\(title)”?")
    case .edit: Words(ko: "‘\(title)’ 어디까지 고칠까요?", en: "Change which of “\(title)”?")
    }
  }
}

extension SeriesScope {
  /// Keys that choose it, the first of which is shown.
  fileprivate var keys: [Key] {
    switch self {
    case .only: [.character("o"), .character("1")]
    case .fromHere: [.character("f"), .character("2")]
    case .all: [.character("a"), .character("3")]
    }
  }
}

extension OccurrenceWords {
  /// The day of one time of a series, with its year where that is another one.
  fileprivate func dayOfSeries(_ occurrence: Occurrence, _ language: Language) -> String {
    DateWords(language, today: occurrence.start.day).shortWithWeekday(occurrence.start.day)
  }
}
