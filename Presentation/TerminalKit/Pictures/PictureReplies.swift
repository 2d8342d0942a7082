/// What a terminal has answered to the questions about pictures.
struct PictureReplies: Hashable, Sendable {
  private(set) var takesKitty = false
  private(set) var takesSixel = false
  private(set) var name = ""
  private(set) var cell: PixelSize?
  private(set) var iTermCell: PixelSize?

  /// The question whose answer shows that kitty's protocol is understood: one pixel, never shown.
  static let kittyQuestion = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"

  /// Everything that is asked before the attributes (DA1), whose answer ends it.
  ///
  /// tmux and screen take an unknown string for a title, so that they are asked by passing
  /// through or not at all.
  static func questions(term: String, isInsideTmux: Bool) -> String {
    let isMultiplexer = term.hasPrefix("tmux") || term.hasPrefix("screen")
    let kitty =
      isInsideTmux ? Tmux.wrapped(kittyQuestion) : isMultiplexer ? "" : kittyQuestion
    return kitty + "\u{1B}[>0q\u{1B}]1337;ReportCellSize\u{1B}\\\u{1B}[16t"
  }

  /// Takes a whole string sequence, without its introducer and its end.
  mutating func take(_ payload: [UInt8], introducer: UInt8) {
    let text = String(decoding: payload, as: UTF8.self)
    switch introducer {
    case UInt8(ascii: "_") where text.hasPrefix("Gi=31") && text.hasSuffix(";OK"):
      takesKitty = true
    case UInt8(ascii: "P") where text.hasPrefix(">|"): name = String(text.dropFirst(2))
    case UInt8(ascii: "]") where text.hasPrefix(Self.cellPrefix):
      iTermCell = Self.cell(text.dropFirst(Self.cellPrefix.count))
    default: break
    }
  }

  /// Takes a `CSI 6 ; height ; width t`.
  mutating func takeCell(height: Int?, width: Int?) {
    cell = Self.cell(width: width, height: height) ?? cell
  }

  /// Takes the attributes, of which the first one tells the terminal's class.
  mutating func takeAttributes(_ attributes: [Int?]) {
    takesSixel = attributes.dropFirst().contains(4)
  }

  /// What the answers come to; the system may know a cell's size where the terminal said none.
  func support(isInsideTmux: Bool, systemCell: PixelSize?) -> PictureSupport {
    let cell = cell ?? iTermCell ?? systemCell
    if takesKitty { return PictureSupport(.kitty, cell: cell, goesThroughTmux: isInsideTmux) }
    if iTermCell != nil || Self.iTerms.contains(where: name.hasPrefix) {
      return PictureSupport(.iTerm2, cell: cell)
    }
    // Sixels are pixels: nobody can tell how many cells they cover without a cell's size.
    return takesSixel && cell != nil ? PictureSupport(.sixel, cell: cell) : .none
  }

  /// Who knows iTerm2's pictures, by the name they give.
  private static let iTerms = ["iTerm2", "WezTerm", "mintty"]
  private static let cellPrefix = "1337;ReportCellSize="

  /// `height;width` in points, and how many pixels a point has.
  private static func cell(_ text: Substring) -> PixelSize? {
    let numbers = text.split(separator: ";").map { Double($0) ?? 0 }
    guard numbers.count >= 2 else { return nil }
    let scale = numbers.count > 2 ? numbers[2] : 1
    return cell(
      width: Int(exactly: (numbers[1] * scale).rounded()),
      height: Int(exactly: (numbers[0] * scale).rounded()))
  }

  static func cell(width: Int?, height: Int?) -> PixelSize? {
    guard let width, let height, (1...1000).contains(width), (1...1000).contains(height) else {
      return nil
    }
    return PixelSize(width: width, height: height)
  }
}
