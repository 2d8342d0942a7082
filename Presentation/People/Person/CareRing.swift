import HearthDomain
import TerminalKit

/// A ring that shows the plant's freshness, with the days left in its middle.
struct CareRing: Widget {
  let person: Person
  let today: Day
  let view: ViewContext

  func draw(in frame: inout Frame, at rect: Rect) {
    let picture = CellRenderer(level: view.colorLevel, widths: view.widths)
      .frame(of: scene, size: rect.size)
    frame.draw(picture, at: rect.origin)
    let state = person.state(on: today)
    let style = state == .due || state == .wilted ? view.theme.accent : view.theme.good
    let dDay = person.dDay(on: today, in: view.language)
    frame.write(
      StyledText(dDay, style), in: rect, row: rect.height / 2, alignment: .center)
  }

  private var scene: Scene {
    let center = Point(x: 50, y: 50)
    let state = person.state(on: today)
    let color = CareRing.color(of: state)
    let ground = Path.arc(center: center, radiusX: 40, radiusY: 40, from: 0, to: 360)
    let level = Path.arc(
      center: center, radiusX: 40, radiusY: 40, from: -90, to: -90 + 360 * state.waterLevel)
    return Scene(
      width: 100, height: 100,
      shapes: [
        .stroked(ground, .hex(0x5A554F), width: 9, mark: "."),
        .stroked(level, color, width: 9, mark: "o"),
      ])
  }

  private static func color(of state: PlantState) -> RGBA {
    switch state {
    case .fresh, .fine: .hex(0x8FB789)
    case .thirsty: .hex(0xF8D473)
    case .due, .wilted: .hex(0xFF8C61)
    }
  }
}
