import HearthDomain
import TerminalKit

extension SayingListScreen {
  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    if state.isEmpty {
      invitation(view).draw(in: &frame, view)
      return
    }
    let layout = SayingListLayout(state, view)
    if let saying = state.recommendation { draw(saying, of: state, in: &frame, layout, view) }
    drawHeader(of: state, in: &frame, at: layout.header, view)
    list(of: state, width: layout.list.width, in: view).draw(in: &frame, at: layout.list)
    if let place = layout.card, let saying = state.selected {
      drawCard(of: saying, in: &frame, at: place, view)
    }
  }

  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    let layout = SayingListLayout(state, view)
    if mouse.isLeftPress, layout.recommendation.contains(mouse.position) {
      return .recommendationPressed(isDouble: mouse.isLeftDoublePress)
    }
    if mouse.isLeftPress, layout.header.contains(mouse.position) {
      let index = listChoice(of: state, view)
        .index(at: mouse.position.x - layout.header.minX, in: layout.header.width)
      return index.map { .listPressed(SayingList.allCases[$0]) }
    }
    return ListInput(
      mouse, on: list(of: state, width: layout.list.width, in: view), at: layout.list
    )
    .map { .list($0) }
  }

  private static func draw(
    _ saying: Saying, of state: State, in frame: inout Frame, _ layout: SayingListLayout,
    _ view: ViewContext
  ) {
    let isSelected = state.isRecommendationFocused
    var place = layout.recommendation.insetBy(left: 2)
    if layout.isBoxed {
      recommendationBox(of: saying, isSelected: isSelected, view).draw(
        in: &frame, at: layout.recommendation)
      place = layout.recommendation.insetBy(top: 1, left: 3, bottom: 1, right: 3)
    } else if isSelected {
      frame.write(StyledText("▸", view.theme.accent), in: layout.recommendation)
    }
    let rows = SayingParagraphs(saying: saying, view: view)
      .rows(columns: place.width, atMost: place.height)
    for (index, row) in rows.enumerated() { frame.write(row, in: place, row: index) }
  }

  private static func recommendationBox(of saying: Saying, isSelected: Bool, _ view: ViewContext)
    -> Box
  {
    let title = view.language(ko: "추천 글귀", en: "For you")
    let marks =
      ["#\(saying.number)"] + (saying.isLiked ? [SayingSigns.liked] : [])
      + (saying.isUsed ? [SayingSigns.used] : [])
    return Box(
      title: (isSelected ? "▸ " : "") + title, bottomText: marks.joined(separator: " "),
      look: Box.Look(
        border: isSelected ? view.theme.accent : view.theme.border,
        title: isSelected ? view.theme.accent : view.theme.heading, bottomText: view.theme.faint))
  }

  private static func drawHeader(
    of state: State, in frame: inout Frame, at line: Rect, _ view: ViewContext
  ) {
    let selected = SayingList.allCases.firstIndex(of: state.shownList)
    frame.write(listChoice(of: state, view).text(selected: selected, in: line.width), in: line)
  }

  private static func listChoice(of state: State, _ view: ViewContext) -> ChoiceLine {
    ChoiceLine(
      SayingList.allCases.map { "\($0.label(view.language)) \(state.counts[$0])" }, view: view)
  }

  private static func list(of state: State, width: Int, in view: ViewContext) -> List {
    var look = view.theme.listLook
    // The list shows no selection while the recommended saying is selected.
    if state.isRecommendationSelected {
      look.selected = look.row
      look.selectedMark = look.unselectedMark
    }
    let selected = state.isRecommendationSelected ? nil : state.sayings.selected?.id
    let shape = state.rowShape
    return state.sayings.list(
      whenEmpty: StyledText(state.shownList.emptyText(view.language)), look: look
    ) { saying in
      SayingRow(
        saying: saying, now: state.now, isSelected: saying.id == selected, view: view
      )
      .text(columns: width - RowList<Saying>.markColumns, shape)
    }
  }

  /// Returns the columns that the list and the choice above it need, at most `most`.
  static func listColumns(of state: State, atMost most: Int, in view: ViewContext) -> Int {
    let shape = state.rowShape
    return max(
      listChoice(of: state, view).neededColumns,
      state.sayings.neededColumns(atMost: most) {
        let text = String(($0.texts(view.language).first ?? "").prefix(most))
        return shape.columnsBesideText + view.widths.columns(of: text.onOneLine)
      })
  }

  private static func drawCard(
    of saying: Saying, in frame: inout Frame, at place: Rect, _ view: ViewContext
  ) {
    let height = min(place.height, place.width / 2)
    SayingCard(details: saying.details, view: view)
      .draw(in: &frame, at: place.rows(.fixed(height), .fill)[0])
  }

  private static func invitation(_ view: ViewContext) -> Invitation {
    Invitation(
      text: Words(
        ko: "아직 글귀가 없어요.\n마음을 데워 주는 글귀를 추가하면, 올 때마다 하나씩 꺼내 드릴게요.",
        en: "There are no sayings yet.\nAdd lines that warm you, and one of them greets you each"
          + " time you open Hearth."),
      key: "a", keyEffect: Words(ko: "첫 글귀를 추가해요", en: "adds the first one")
    ) { frame, place in
      LogoPicture(view: view).draw(in: &frame, at: place)
    }
  }
}
