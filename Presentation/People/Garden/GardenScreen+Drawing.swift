import HearthDomain
import TerminalKit

extension GardenScreen {
  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    var state = state
    if view.isAnimationOff { state.wateringAnimation = nil }
    let layout = GardenLayout(state, view)
    if state.isEmpty {
      invitation(state.contactCount, view).draw(in: &frame, view)
      return
    }
    if let person = state.selected {
      picture(of: person, state, in: view).draw(in: &frame, at: layout.picture)
      PersonSummary(
        person: person, phrase: state.phrase, today: state.today,
        alignment: layout.isWide ? .center : .leading, view: view
      )
      .draw(in: &frame, at: layout.summary)
    }
    drawHeader(of: state, in: &frame, at: layout.header, view)
    list(of: state, width: layout.list.width, in: view).draw(in: &frame, at: layout.list)
  }

  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    let layout = GardenLayout(state, view)
    if mouse.isLeftPress, !state.search.isOpen, layout.header.contains(mouse.position) {
      let index = sectionChoice(of: state, view)
        .index(at: mouse.position.x - layout.header.minX, in: layout.header.width)
      return index.map { .sectionPressed(GardenSection.allCases[$0]) }
    }
    let place = layout.list
    return ListInput(mouse, on: list(of: state, width: place.width, in: view), at: place)
      .map { .list($0) }
  }

  private static func picture(
    of person: Person, _ state: State, in view: ViewContext
  ) -> PlantPicture {
    let play = state.wateringAnimation.flatMap { $0.person == person.id ? $0 : nil }
    return PlantPicture(
      plant: person.plant, stage: person.stage,
      isWilted: play?.wasWilted ?? (person.state(on: state.today) == .wilted),
      watering: play?.progress, view: view)
  }

  private static func drawHeader(
    of state: State, in frame: inout Frame, at line: Rect, _ view: ViewContext
  ) {
    if state.search.isOpen {
      return state.search.draw(searchWords, in: &frame, at: line, view)
    }
    let search = state.isSearching ? "/\(state.search.text)" : ""
    let counts = sectionChoice(of: state, view).text(
      selected: state.isSearching ? nil : GardenSection.allCases.firstIndex(of: state.section),
      in: line.width)
    StatusLine(counts, trailing: StyledText(search, view.theme.accent))
      .draw(in: &frame, at: line)
  }

  private static func sectionChoice(of state: State, _ view: ViewContext) -> ChoiceLine {
    ChoiceLine(
      GardenSection.allCases.map { "\($0.label(view.language)) \($0.count(in: state.totals))" },
      view: view)
  }

  private static func list(of state: State, width: Int, in view: ViewContext) -> List {
    let nobody =
      !state.isSearching
      ? view.language(ko: "여기에는 아무도 없어요.", en: "Nobody in this view.")
      : view.language(ko: "찾은 사람이 없어요.", en: "Nobody found.")
    return state.people.list(whenEmpty: StyledText(nobody), look: view.theme.listLook) { person in
      row(of: person, state.today, width: width - RowList<Person>.markColumns, in: view)
    }
  }

  /// Columns of a row without the name: the mark, the days and the affection.
  private static let columnsBesideName = 2 + 10 + 6

  /// Returns the columns that the list and the numbers of people above it need, at most `most`.
  static func listColumns(of state: State, atMost most: Int, in view: ViewContext) -> Int {
    max(
      sectionChoice(of: state, view).neededColumns,
      state.people.neededColumns(atMost: most) {
        view.widths.columns(of: $0.fullName) + 1 + columnsBesideName
      })
  }

  private static func row(
    of person: Person, _ today: Day, width: Int, in view: ViewContext
  ) -> StyledText {
    let plantState = person.state(on: today)
    let urgent = plantState == .due || plantState == .wilted
    let figures =
      view.widths.padded(
        person.dDay(on: today, in: view.language), to: 10, .trailing)
      + view.widths.padded("\(person.care.affection.percent)%", to: 6, .trailing)
    let name = view.widths.padded(person.fullName, to: max(1, width - columnsBesideName))
    return StyledText(
      PeopleScreenWords.wateringMark(plantState) + " ", urgent ? view.theme.accent : nil)
      + StyledText(name) + StyledText(figures, urgent ? nil : view.theme.faint)
  }

  private static func invitation(_ contacts: Int, _ view: ViewContext) -> Invitation {
    let known = CountedNoun(ko: "연락처", en: "contact")(contacts)
    let fromKnown = Words(
      ko: "\(known.ko) 가운데 심을 사람을 골라요", en: "\(known.en): pick who to plant")
    return Invitation(
      text: Words(
        ko: "아직 심은 식물이 없어요.\n멀어지고 싶지 않은 사람을 식물로 심고, 연락할 때마다 물을 주세요.",
        en: "No plants yet.\nPlant those you don't want to lose touch with, and water them each"
          + " time you get in touch."),
      key: "a", keyEffect: Words(ko: "첫 식물을 심어요", en: "plants the first one"),
      otherKey: (
        "o",
        contacts > 0 ? fromKnown : Words(ko: "연락처를 보고, 가져와요", en: "opens the address book")
      )
    ) { frame, place in
      PlantPicture(plant: .dandelion, stage: .first, view: view).draw(in: &frame, at: place)
    }
  }
}
