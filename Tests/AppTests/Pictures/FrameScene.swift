import TerminalKit

@testable import HearthPresentation

/// Draws a frame the way a terminal shows it.
struct FrameScene: Sendable {
  /// The terminal's default colours.
  struct Ground: Hashable, Sendable {
    let text: RGBA
    let paper: RGBA

    static let dark = Ground(text: .hex(0xE8E3DD), paper: .hex(0x1C1B1A))
    static let light = Ground(text: .hex(0x2B2724), paper: .hex(0xFBF8F4))
  }

  /// The width and height of a cell. `margin` is the space left around the frame.
  static let cell = (width: 9.0, height: 19.0)
  static let margin = 14.0

  let ground: Ground

  init(on ground: Ground) {
    self.ground = ground
  }

  /// Returns the frame with rounded corners. Its letters use whichever monospaced font the viewer
  /// has.
  func scene(of frame: Frame, title: String) -> Scene {
    let width = Double(frame.size.width) * Self.cell.width + 2 * Self.margin
    let height = Double(frame.size.height) * Self.cell.height + 2 * Self.margin
    var scene = Scene(width: width, height: height, title: title)
    scene.shapes.append(
      .filled(
        .roundedRectangle(x: 0, y: 0, width: width, height: height, radius: 10), ground.paper))
    for y in 0..<frame.size.height {
      let row = FrameRow(frame, y: y, ground: ground)
      scene.shapes += row.papers + row.figures + row.letters
    }
    return scene
  }
}

extension RGBA {
  /// The colour as most terminals show it, or `own` when it is the terminal's default.
  init(_ color: Color, else own: RGBA) {
    guard let parts = color.rgbComponents else {
      self = own
      return
    }
    self.init(red: parts.red, green: parts.green, blue: parts.blue)
  }
}
