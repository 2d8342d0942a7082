import HearthDomain
import TerminalKit

extension PersonScreen {
  static func fit(_ state: inout State, in view: ViewContext) {
    let place = layout(state, view)
    state.hasRoomForCard = place.card != nil
    state.textScroll.fit(rows(of: state, in: place.text, view).count, in: place.text)
  }

  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    let place = layout(state, view)
    let card = PlantCard(plant: state.person.plant, stage: state.person.stage, view: view)
    if let beside = place.card {
      card.draw(in: &frame, at: beside)
    } else if state.showsCard {
      card.draw(in: &frame, at: Rect(size: view.size).insetBy(left: 2, right: 2))
      return
    }
    drawPlant(of: state, ring: place.ring, picture: place.plant, in: &frame, view)
    state.textScroll.draw(rows(of: state, in: place.text, view), in: &frame, at: place.text, view)
  }

  private static func drawPlant(
    of state: State, ring: Rect?, picture: Rect?, in frame: inout Frame, _ view: ViewContext
  ) {
    let person = state.person
    if let ring {
      CareRing(person: person, today: state.today, view: view).draw(in: &frame, at: ring)
    }
    if let picture {
      PlantPicture(
        plant: person.plant, stage: person.stage,
        isWilted: person.state(on: state.today) == .wilted, view: view
      )
      .draw(in: &frame, at: picture)
    }
  }

  private static func layout(_ state: State, _ view: ViewContext) -> (
    ring: Rect?, plant: Rect?, text: Rect, card: Rect?
  ) {
    let body = view.size.pageArea(lowBelow: 12).body
    guard body.width >= 50, body.height >= 12 else { return (nil, nil, body, nil) }
    let parts =
      view.size.hasRoomForDetails
      ? body.listWithDetails { most in
        let rows = rows(of: state, width: most - ringColumns, in: view)
        return ringColumns + (rows.map { view.widths.columns(of: $0) }.max() ?? 0)
      } : nil
    let columns = (parts?.list ?? body).columns(
      [.fixed(ringColumns - 2), .fill], spacing: 2)
    let left = columns[0].rows(.fixed(9), .fixed(1), .fixed(9), .fill)
    return (left[0], parts == nil ? left[2] : nil, columns[1], parts?.details)
  }

  /// Width of the ring, and the gap after it.
  private static let ringColumns = 20

  private static func rows(
    of state: State, in place: Rect, _ view: ViewContext
  ) -> [StyledText] {
    ScrolledRows.rows(in: place) { rows(of: state, width: $0, in: view) }
  }

  private static func rows(of state: State, width: Int, in view: ViewContext) -> [StyledText] {
    let facts = PersonFacts(
      person: state.person, lastReview: state.lastReview,
      contact: state.contact, events: state.events, today: state.today,
      language: view.language, widths: view.widths, screen: view)
    return [StyledText(state.person.fullName, view.theme.heading), ""]
      + TermList(facts.entries).rows(columns: max(1, width), widths: view.widths)
  }
}
