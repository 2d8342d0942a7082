import HearthDomain
import HearthWhen
import TerminalKit

/// Asks which part of a series to change or remove. Each answer has a key; the first one is
/// selected, which changes least, or removes nothing.
enum ScopeScreen: ChoosingScreen {
  /// What happens to the chosen part.
  enum Purpose: Hashable {
    case remove
    case edit(EventDetails, RepetitionEdit, seen: EventDetails)
  }

  struct State: ChoosingState {
    /// The occurrence from which the question was asked.
    let occurrence: Occurrence
    let purpose: Purpose
    /// Number of occurrences with exceptions that change them.
    let byHand: Int
    /// Whether removing the whole series declines an invitation.
    var declines = false
    var selected = 0
    var dialog = DialogState()

    /// The scopes to choose from. A changed rule cannot apply to a single occurrence.
    var scopes: [SeriesScope] {
      if case .edit(_, let edit, _) = purpose, edit != .keep { return [.fromHere, .all] }
      return SeriesScope.allCases
    }

    var answers: [ChoiceAnswer] {
      (firstAnswerRemovesNothing ? [none] : [])
        + scopes.map { scope in
          ChoiceAnswer(keys: scope.keys, words: scope.name, beside: scope == .all ? nil : day)
        }
    }

    /// Whether the first answer removes nothing, so that Enter alone is safe.
    fileprivate var firstAnswerRemovesNothing: Bool { purpose == .remove }

    private var none: ChoiceAnswer {
      ChoiceAnswer(keys: [.character("n")], words: Words(ko: "지우지 않기", en: "none"))
    }

    /// Returns the scope of the answer at that index; nil for the answer that removes nothing.
    fileprivate func scope(at answer: Int) -> SeriesScope? {
      let place = answer - (firstAnswerRemovesNothing ? 1 : 0)
      return scopes.indices.contains(place) ? scopes[place] : nil
    }

    /// The day of the occurrence.
    private var day: Words {
      let day = occurrence.start.day
      return Words { DateWords($0, today: day).shortWithWeekday(day) }
    }
  }

  typealias Output = ScheduleEffect

  static var closing: (label: Words, help: Words) {
    (Words(ko: "그만두기", en: "cancel"), Words(ko: "그대로 둬요", en: "Leave all as it is"))
  }

  static func output(of answer: Int, _ state: State) -> Output {
    state.scope(at: answer).map { .change(change($0, state)) } ?? .back
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
    let rhythm = state.occurrence.kept.repetition?.words(in: view.language) ?? ""
    let byHand =
      state.byHand == 0
      ? ""
      : "\n"
        + view.language(
          ko: "따로 고친 회차: \(state.byHand)번", en: "\(state.byHand) changed by hand")
    let declines = state.declines ? "\n" + MeetingWords.wholeSeriesDeclineNote(view.language) : ""
    let question = title(of: state)(view.language)
    // A title too long for the border is shown below it and wrapped.
    let room = min(view.theme.dialog.columns, view.size.width - 4) - 4
    let isTitle = view.widths.columns(of: question) <= room
    let head =
      StyledText(isTitle ? "" : question + "\n", view.theme.heading)
      + StyledText(
        "\(Occurrence.repeatSign) \(rhythm)\(byHand)\(declines)\n\n", view.theme.faint)
    var dialog = Dialog(
      title: isTitle ? question : "", text: head + list(of: state, in: view), state: state.dialog,
      look: view.theme.dialog)
    // If not all answers fit, the selected one is scrolled into view.
    let shape = dialog.shape(in: place(in: view), widths: view.widths)
    let above = Paragraph(head + list(of: state, first: state.selected + 1, in: view))
      .height(columns: room + 4, widths: view.widths)
    dialog.state.scroll.scroll(by: max(0, above - shape.visible), in: shape)
    return dialog
  }

  private static func title(of state: State) -> Words {
    let title = state.occurrence.kept.title.quotable(limit: 30)
    return switch state.purpose {
    case .remove: Words(ko: "‘\(title)’ 어디까지 지울까요?", en: "Remove which of “\(title)”?")
    case .edit: Words(ko: "‘\(title)’ 어디까지 고칠까요?", en: "Change which of “\(title)”?")
    }
  }
}

extension SeriesScope {
  /// The keys that choose this scope; the first is shown.
  fileprivate var keys: [Key] {
    switch self {
    case .only: [.character("o"), .character("1")]
    case .fromHere: [.character("f"), .character("2")]
    case .all: [.character("a"), .character("3")]
    }
  }
}
