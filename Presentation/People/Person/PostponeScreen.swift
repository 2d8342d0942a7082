import HearthDomain
import HearthWhen
import TerminalKit

/// Postpones today's watering by one to seven days, and says when that costs a step of closeness.
enum PostponeScreen: ListScreen {
  struct State: Hashable, ListScreenState {
    var person: Person
    var today: Day
    /// The numbers of days to choose from.
    var rows = RowList(all: Array(Delay.acceptedRange))
  }

  typealias Output = PeopleEffect

  static func screenKeys(_ state: State) -> [KeyBinding<ListAction<Output>>] {
    [
      KeyBinding(
        [Key(.enter), .character("p")], ko: ("미루기", "고른 날까지 미뤄요"),
        en: ("postpone", "Postpone to the selected day"), action: .opened,
        disabledReason: state.person.postponingDisabledReason(on: state.today)),
      .back(
        help: Words(ko: "미루지 않고 돌아가요", en: "Go back without postponing"), .requested(.back)),
    ]
  }

  static func keys(_ state: State) -> Keymap<ListAction<Output>> {
    Keymap(screenKeys(state) + ListMove.bindings { .list(.move($0)) } + digitKeys)
  }

  private static var digitKeys: [KeyBinding<ListAction<Output>>] {
    Delay.acceptedRange.map { days in
      KeyBinding(
        [.character(Character("\(days)"))], ko: ("\(days)일", "\(days)일 뒤를 골라요"),
        en: (Plural("day")(days), "Select the day \(Plural("day")(days)) from now"),
        action: .list(.pressed(row: days - Delay.acceptedRange.lowerBound, isDouble: false)),
        isCommon: true)
    }
  }

  static func openOutput(_ state: State) -> Output? {
    guard let delay = state.rows.selected.flatMap({ try? Delay(days: $0) }) else { return nil }
    // The page says what it costs.
    return .change(
      .postpone(state.person.id, by: delay), agreed: [.plant(.costsStep(of: state.person))])
  }

  /// All days fit, so nothing scrolls.
  static func fit(_ state: inout State, in view: ViewContext) {}
}

// MARK: - Drawing

extension PostponeScreen {
  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    let rows = layout(view)
    let title = view.heading(naming: state.person.plantName, within: rows[0].width) {
      Words(ko: "\($0)의 식물에 물 주는 날을 며칠 미룰까요?", en: "Postpone \($0) by how many days?")
    }
    frame.write(StyledText(title, view.theme.heading), in: rows[0])
    let style = state.person.nextPostponementLowersAffection ? view.theme.warning : view.theme.faint
    Paragraph(StyledText(costText(of: state)(view.language), style)).draw(in: &frame, at: rows[1])
    drawList(of: state, in: &frame, view)
  }

  static func listRect(_ state: State, in view: ViewContext) -> Rect { layout(view)[3] }

  private static func layout(_ view: ViewContext) -> [Rect] {
    let isLow = view.size.height < 13
    return Rect(size: view.size).insetBy(top: isLow ? 0 : 1, left: 2, right: 2)
      .rows(.fixed(1), .fixed(isLow ? 1 : 2), .fixed(isLow ? 0 : 1), .fill)
  }

  private static func costText(of state: State) -> Words {
    if state.person.nextPostponementLowersAffection {
      return Words(ko: "이번에 미루면 애정도가 한 단계 줄어요.", en: "This time, closeness drops by one step.")
    }
    if state.person.nextPostponementCostsStep {
      return Words(ko: "더 줄어들 애정도는 없어요.", en: "Closeness cannot drop any lower.")
    }
    let left = Postponement.freeCount - state.person.care.postponementsSinceContact
    return Words(
      ko: "앞으로 \(left)번은 미뤄도 애정도가 줄지 않아요.",
      en: "You can postpone \(Plural("more time")(left)) without losing closeness.")
  }

  static func list(of state: State, width: Int, in view: ViewContext) -> List {
    let days = DayFormatter(view.language, today: state.today)
    return state.rows.list(look: view.theme.listLook) { delay in
      let count = view.widths.padded(view.language.days(delay), to: 8)
      return StyledText(count + days.shortWithWeekday(state.today.adding(days: delay)))
    }
  }
}
