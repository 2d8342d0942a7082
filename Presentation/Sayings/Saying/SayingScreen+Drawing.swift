import HearthDomain
import TerminalKit

extension SayingScreen {
  static func fit(_ state: inout State, in view: ViewContext) {
    let place = Layout(view)
    let count =
      place.hasCard
      ? card(of: state, in: view).height(columns: place.text.width)
      : SayingParagraphs(saying: state.saying, view: view).rows(columns: place.text.width).count
    state.fit(ListShape(count: count, visibleCount: place.text.height))
  }

  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    ListMove(mouse).map { .scrolled($0) }
  }

  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    var fitted = state
    fit(&fitted, in: view)
    let place = Layout(view)
    let facts = SayingFacts(
      saying: state.saying, book: state.book, now: state.now, addedOn: state.addedOn,
      today: state.today, view: view)
    StatusLine(facts.title, trailing: StyledText(positionText(of: state, view), view.theme.faint))
      .draw(in: &frame, at: place.title)
    if place.hasCard {
      card(of: fitted, in: view).draw(in: &frame, at: place.text)
    } else {
      let rows = SayingParagraphs(saying: state.saying, view: view).rows(columns: place.text.width)
      for (index, row) in rows.dropFirst(fitted.offset).prefix(place.text.height).enumerated() {
        frame.write(row, in: place.text, row: index)
      }
    }
    let more = fitted.hasMore ? view.language(ko: "↓ 더 있어요", en: "↓ more") : ""
    StatusLine(facts.detailLine, trailing: StyledText(more, view.theme.accent))
      .draw(in: &frame, at: place.facts)
  }

  private static func card(of state: State, in view: ViewContext) -> SayingCard {
    SayingCard(details: state.saying.details, view: view, offset: state.offset)
  }

  private static func positionText(of state: State, _ view: ViewContext) -> String {
    if state.origin == .recommendation { return view.language(ko: "추천 글귀", en: "for you") }
    guard let place = state.position, place.isListed else { return "" }
    return "\(place.index + 1) / \(place.count)"
  }

  /// Positions: facts above and below the card, which is centred if there is room.
  private struct Layout {
    let title: Rect
    let text: Rect
    let facts: Rect
    let hasCard: Bool

    init(_ view: ViewContext) {
      let isLow = view.size.height < 14
      hasCard = !isLow
      let height = view.size.height - (isLow ? 0 : 4)
      let body = Rect(size: view.size).insetBy(left: 2, right: 2)
        .centered(Size(width: max(60, height * 2), height: view.size.height))
      let gap = Extent.fixed(isLow ? 0 : 1)
      let rows = body.rows(.fixed(1), gap, .fill, gap, .fixed(1))
      (title, text, facts) = (rows[0], rows[2], rows[4])
    }
  }
}
