/// A terminal's replies to the requests about pictures.
struct PictureReplies: Hashable, Sendable {
  private(set) var supportsKitty = false
  private(set) var supportsSixel = false
  private(set) var name = ""
  private(set) var cellSize: PixelSize?
  private(set) var iTermCellSize: PixelSize?

  /// The request whose reply shows support for kitty's protocol: a picture of one pixel that is
  /// never displayed.
  static let kittyRequest = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"

  /// Returns all requests sent before the one for the attributes (DA1), whose reply comes last.
  ///
  /// tmux and screen take an unknown string for a title, so requests are passed through them or
  /// left out.
  static func requests(term: String, isInsideTmux: Bool) -> String {
    let isMultiplexer = term.hasPrefix("tmux") || term.hasPrefix("screen")
    let kitty =
      isInsideTmux ? Tmux.wrappedForPassthrough(kittyRequest) : isMultiplexer ? "" : kittyRequest
    return kitty + "\u{1B}[>0q\u{1B}]1337;ReportCellSize\u{1B}\\\u{1B}[16t"
  }

  /// Parses a complete string sequence, without its introducer and terminator.
  mutating func parse(_ payload: [UInt8], introducer: UInt8) {
    let text = String(decoding: payload, as: UTF8.self)
    switch introducer {
    case UInt8(ascii: "_") where text.hasPrefix("Gi=31") && text.hasSuffix(";OK"):
      supportsKitty = true
    case UInt8(ascii: "P") where text.hasPrefix(">|"): name = String(text.dropFirst(2))
    case UInt8(ascii: "]") where text.hasPrefix(Self.iTermCellPrefix):
      iTermCellSize = Self.parseCellSize(text.dropFirst(Self.iTermCellPrefix.count))
    default: break
    }
  }

  /// Stores the cell size from a `CSI 6 ; height ; width t` reply.
  mutating func storeCellSize(height: Int?, width: Int?) {
    cellSize = Self.cellSize(width: width, height: height) ?? cellSize
  }

  /// Stores the attributes. The first one is the terminal's class and is skipped.
  mutating func storeAttributes(_ attributes: [Int?]) {
    supportsSixel = attributes.dropFirst().contains(4)
  }

  /// Returns the support that the replies imply. `systemCell` is used if the terminal did not
  /// report a cell size.
  func support(isInsideTmux: Bool, systemCell: PixelSize?) -> PictureSupport {
    let cell = cellSize ?? iTermCellSize ?? systemCell
    if supportsKitty {
      return PictureSupport(.kitty, cellSize: cell, passesThroughTmux: isInsideTmux)
    }
    if iTermCellSize != nil || Self.iTermNamePrefixes.contains(where: name.hasPrefix) {
      return PictureSupport(.iTerm2, cellSize: cell)
    }
    // Sixels are pixels: without the size of a cell, the number of cells they cover is unknown.
    return supportsSixel && cell != nil ? PictureSupport(.sixel, cellSize: cell) : .none
  }

  /// Name prefixes of terminals that support iTerm2's pictures.
  private static let iTermNamePrefixes = ["iTerm2", "WezTerm", "mintty"]
  private static let iTermCellPrefix = "1337;ReportCellSize="

  /// Parses `height;width` in points, optionally followed by the number of pixels per point.
  private static func parseCellSize(_ text: Substring) -> PixelSize? {
    let numbers = text.split(separator: ";").map { Double($0) ?? 0 }
    guard numbers.count >= 2 else { return nil }
    let scale = numbers.count > 2 ? numbers[2] : 1
    return cellSize(
      width: Int(exactly: (numbers[1] * scale).rounded()),
      height: Int(exactly: (numbers[0] * scale).rounded()))
  }

  static func cellSize(width: Int?, height: Int?) -> PixelSize? {
    guard let width, let height, (1...1000).contains(width), (1...1000).contains(height) else {
      return nil
    }
    return PixelSize(width: width, height: height)
  }
}
