import HearthDomain
import TerminalKit

/// Hearth's logo on a screen.
struct LogoPicture: Widget {
  let view: ViewContext

  func draw(in frame: inout Frame, at rect: Rect) {
    guard !rect.isEmpty else { return }
    let point = CardColors(of: .riceCake).accent
    let scene = Scene(
      width: LogoDrawing.width, height: LogoDrawing.height,
      shapes: LogoDrawing.shapes(point: point, core: .hex(0xF8D473)))
    let picture = CellRenderer(level: view.colorLevel, widths: view.widths)
      .frame(of: scene, size: rect.size)
    frame.draw(picture, at: rect.origin)
  }
}
