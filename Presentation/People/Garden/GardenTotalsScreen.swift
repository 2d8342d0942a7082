import HearthDomain
import TerminalKit

/// The totals of the garden, and a list with the growth of each plant.
enum GardenTotalsScreen: ListScreen {
  struct State: Hashable, ListScreenState {
    var today: Day
    var totals: GardenTotals
    var rows = RowList<Person>()
  }

  typealias Output = PeopleEffect

  static func screenKeys(_ state: State) -> [KeyBinding<ListAction<Output>>] {
    [
      KeyBinding(
        [Key(.enter)], ko: ("자세히", "고른 사람을 자세히 봐요"),
        en: ("details", "See details of the selected person"), action: .opened),
      .back(help: Words(ko: "정원으로 돌아가요", en: "Go back to the garden"), .requested(.back)),
    ]
  }

  static func openOutput(_ state: State) -> Output? {
    state.rows.selected.map { .show(.person($0.id)) }
  }
}

// MARK: - Drawing

extension GardenTotalsScreen {
  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    let place = layout(view)
    Paragraph(totalsText(of: state.totals, in: view)).draw(in: &frame, at: place.figures)
    drawList(of: state, in: &frame, view)
    if let beside = place.plant, let person = state.rows.selected {
      let parts = beside.rows(.fill, .fixed(7))
      PlantPicture(
        plant: person.plant, stage: person.stage,
        isWilted: person.state(on: state.today) == .wilted, view: view
      )
      .draw(in: &frame, at: parts[0])
      PersonSummary(
        person: person, phrase: nil, today: state.today, alignment: .center, view: view
      )
      .draw(in: &frame, at: parts[1])
    }
  }

  static func listRect(_ state: State, in view: ViewContext) -> Rect { layout(view).list }

  /// Returns the areas of the screen. The selected plant is drawn beside the list if there is room.
  private static func layout(
    _ view: ViewContext
  ) -> (figures: Rect, list: Rect, plant: Rect?) {
    let (body, gap) = view.size.pageArea(lowBelow: 12)
    let rows = body.rows(.fixed(view.size.width < 60 ? 2 : 1), .fixed(gap), .fill)
    guard view.size.width >= 110, view.size.height >= 24 else { return (rows[0], rows[2], nil) }
    let parts = rows[2].columns([.fixed(min(100, rows[2].width * 2 / 3)), .fill], spacing: 3)
    return (rows[0], parts[0], parts[1])
  }

  private static func totalsText(of totals: GardenTotals, in view: ViewContext) -> StyledText {
    let figures = [
      (Words(ko: "식물", en: "plants"), totals.people),
      (Words(ko: "물 준 횟수", en: "waterings"), totals.waterings),
      (Words(ko: "미룬 횟수", en: "postponements"), totals.postponements),
      (Words(ko: "애정도가 가득한 식물", en: "full closeness"), totals.fullPlants),
    ]
    var text = StyledText()
    for (name, count) in figures {
      text.append((text.isEmpty ? "" : "   ") + name(view.language) + " ", view.theme.faint)
      text.append("\(count)", view.theme.heading)
    }
    return text
  }

  static func list(of state: State, width: Int, in view: ViewContext) -> List {
    state.rows.list(look: view.theme.listLook) {
      row(of: $0, today: state.today, width: width - 4, in: view)
    }
  }

  private static func row(
    of person: Person, today: Day, width: Int, in view: ViewContext
  ) -> StyledText {
    let percent = person.care.affection.percent
    var level = StyledText()
    if width >= 60 {
      level += Gauge.styledLine(
        Double(percent) / 100, columns: 12, look: view.theme.gaugeLook, widths: view.widths)
      level.append(" ")
    }
    level.append(view.widths.padded("\(percent)%", to: 4, .trailing), view.theme.good)
    let plantWidth = width >= 60 ? 26 : 0
    let plant =
      "\(person.plant.name(view.language)) · \(person.plant.name(of: person.stage)(view.language))"
    let wait = view.widths.padded(
      person.dDay(on: today, in: view.language), to: view.language(ko: 6, en: 10), .trailing)
    let isUrgent = person.state(on: today).isUrgent
    level = StyledText(wait + "  ", isUrgent ? view.theme.accent : view.theme.faint) + level
    let nameWidth = max(1, width - plantWidth - view.widths.columns(of: level) - 1)
    let gap = plantWidth == 0 ? 0 : 1
    return StyledText(view.widths.padded(person.plantName, to: max(1, nameWidth - gap)))
      + StyledText(
        plantWidth == 0 ? "" : " " + view.widths.padded(plant, to: plantWidth),
        view.theme.faint)
      + StyledText(" ") + level
  }
}
