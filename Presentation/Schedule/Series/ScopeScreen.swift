import HearthDomain
import HearthWhen
import TerminalKit

/// Asks which part of a series to change or remove. Each answer has a key. The first answer is
/// selected: it changes least, or removes nothing.
enum ScopeScreen: ChoosingScreen {
  /// What to do with the part: change it or remove it.
  enum Purpose: Hashable {
    case remove
    case edit(EventDetails, RepetitionEdit, seen: EventDetails)
  }

  struct State: ChoosingState {
    /// The occurrence from which the question was asked.
    let occurrence: Occurrence
    let purpose: Purpose
    /// Number of occurrences that have exceptions.
    let changedOccurrenceCount: Int
    /// Whether removing the whole series declines the invitation to a meeting.
    var declinesInvitation = false
    var selectedAnswer = 0
    var dialog = DialogState()

    /// The parts of the series to choose from. If the repetition changed, it cannot be only one
    /// occurrence.
    var scopes: [SeriesScope] {
      if case .edit(_, let edit, _) = purpose, edit != .keep { return [.fromHere, .all] }
      return SeriesScope.allCases
    }

    var answers: [ChoiceAnswer] {
      (firstAnswerRemovesNothing ? [removeNothingAnswer] : [])
        + scopes.map { scope in
          ChoiceAnswer(
            keys: scope.keys, label: scope.name, secondaryLabel: scope == .all ? nil : day)
        }
    }

    /// Whether the first answer is to remove nothing, so that pressing Enter by mistake does no
    /// harm.
    fileprivate var firstAnswerRemovesNothing: Bool { purpose == .remove }

    private var removeNothingAnswer: ChoiceAnswer {
      ChoiceAnswer(keys: [.character("n")], label: Words(ko: "지우지 않기", en: "none"))
    }

    /// Returns the scope of an answer; nil for the one that removes nothing.
    fileprivate func scope(at answer: Int) -> SeriesScope? {
      let place = answer - (firstAnswerRemovesNothing ? 1 : 0)
      return scopes.indices.contains(place) ? scopes[place] : nil
    }

    /// The day of the occurrence.
    private var day: Words {
      let day = occurrence.start.day
      return Words { DayFormatter($0, today: day).shortWithWeekday(day) }
    }
  }

  typealias Output = ScheduleEffect

  static var closeKeyWords: (label: Words, help: Words) {
    (Words(ko: "그만두기", en: "cancel"), Words(ko: "그대로 둬요", en: "Leave everything as it is"))
  }

  static func output(forAnswer answer: Int, _ state: State) -> Output {
    state.scope(at: answer).map { .change(storeChange($0, state)) } ?? .back
  }

  private static func storeChange(_ scope: SeriesScope, _ state: State) -> ScheduleEffect.Change {
    let place = state.occurrence.occurrenceID
    switch state.purpose {
    case .remove: return .removeOccurrences(place, scope)
    case .edit(let details, let edit, let seen):
      return .editOccurrences(place, details, edit, scope, seen: seen)
    }
  }

  static func dialog(_ state: State, in view: ViewContext) -> Dialog {
    let rhythm = state.occurrence.storedEvent.repetition?.words(in: view.language) ?? ""
    let byHand =
      state.changedOccurrenceCount == 0
      ? ""
      : "\n"
        + view.language(
          ko: "따로 고친 회차: \(state.changedOccurrenceCount)번",
          en: "\(state.changedOccurrenceCount) changed by hand")
    let declines =
      state.declinesInvitation ? "\n" + MeetingWords.wholeSeriesDeclineNote(view.language) : ""
    let question = title(of: state)(view.language)
    // If the title does not fit in the border, it is shown below it, on several lines.
    let room = min(view.theme.dialogLook.maxTextColumns, view.size.width - 4) - 4
    let isTitle = view.widths.columns(of: question) <= room
    let head =
      StyledText(isTitle ? "" : question + "\n", view.theme.heading)
      + StyledText(
        "\(Occurrence.repeatSign) \(rhythm)\(byHand)\(declines)\n\n", view.theme.faint)
    var dialog = Dialog(
      title: isTitle ? question : "", text: head + answerList(of: state, in: view),
      state: state.dialog,
      look: view.theme.dialogLook)
    // If not all answers fit, scrolls to the selected one.
    let shape = dialog.textShape(in: dialogArea(in: view), widths: view.widths)
    let above = Paragraph(head + answerList(of: state, first: state.selectedAnswer + 1, in: view))
      .height(columns: room + 4, widths: view.widths)
    dialog.state.scroll.scroll(by: max(0, above - shape.visibleCount), in: shape)
    return dialog
  }

  private static func title(of state: State) -> Words {
    let title = state.occurrence.storedEvent.title.quotable(limit: 30)
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
