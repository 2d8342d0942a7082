import HearthTestSupport
import Testing

@testable import TerminalKit

@Suite struct PictureOutputTests {
  private static let size = Size(width: 20, height: 8)
  private static let rect = Rect(x: 3, y: 2, width: 5, height: 3)
  private static let png = Picture(.png, Array("not really a PNG".utf8))
  private static let letters = "bm90IHJlYWxseSBhIFBORw=="

  private func writer(_ support: PictureSupport) -> ANSIWriter {
    var writer = ANSIWriter(level: .truecolor, usesSynchronizedUpdates: false)
    writer.pictureSupport = support
    return writer
  }

  private func frame(
    _ picture: Picture? = png, at rect: Rect = rect, id: UInt8 = 1, text: String = "#####"
  ) -> Frame {
    var frame = Frame(size: Self.size)
    for y in rect.minY..<rect.maxY { frame.write(text, at: Position(x: rect.minX, y: y)) }
    if let picture { frame.placePicture(in: rect, with: picture, id: id) }
    return frame
  }

  private func bytes(_ writer: inout ANSIWriter, _ frame: Frame) -> String {
    writer.draw(frame)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func `kitty gets a picture once, moves it without its bytes, and deletes it`() {
    var writer = writer(PictureSupport(.kitty))
    let first = bytes(&writer, frame())
    #expect(
      first.contains(
        "\u{1B}[3;4H\u{1B}_Ga=T,f=100,q=2,C=1,z=-1,i=4736257,p=1,c=5,r=3,m=0;"
          + Self.letters + "\u{1B}\\"))
    #expect(!first.contains("#"))
    #expect(bytes(&writer, frame()) == "")
    let moved = bytes(&writer, frame(at: Rect(x: 4, y: 2, width: 5, height: 3)))
    #expect(
      moved.contains("\u{1B}[3;5H\u{1B}_Ga=p,q=2,C=1,z=-1,i=4736257,p=1,c=5,r=3\u{1B}\\"))
    #expect(!moved.contains(Self.letters))
    let gone = bytes(&writer, frame(nil))
    #expect(gone.contains("\u{1B}_Ga=d,d=I,q=2,i=4736257\u{1B}\\"))
    #expect(gone.contains("#####"))
  }

  @Test func `iTerm2 gets a picture again only if text was written over it`() {
    var writer = writer(PictureSupport(.iTerm2))
    let whole =
      "\u{1B}]1337;File=inline=1;size=16;width=5;height=3;preserveAspectRatio=1:\(Self.letters)\u{7}"
    #expect(bytes(&writer, frame()).contains(whole))
    var other = frame()
    other.write("news", at: Position(x: 10, y: 3))
    let beside = bytes(&writer, other)
    #expect(beside.contains("news") && !beside.contains("1337"))
    // Erasing the end of the row must not affect the picture.
    let erased = bytes(&writer, frame())
    #expect(!erased.contains("1337") && !erased.contains("\u{1B}[4;4H"))
    let moved = bytes(&writer, frame(at: Rect(x: 5, y: 2, width: 5, height: 3)))
    #expect(moved.contains(whole))
    #expect(moved.contains("\u{1B}[3;4H"))
    #expect(bytes(&writer, frame(nil)).contains("#####"))
  }

  @Test func `sixels are sent at their position`() {
    var writer = writer(PictureSupport(.sixel, cellSize: PixelSize(width: 10, height: 20)))
    let picture = Picture(.sixel, Array("\u{1B}Pq~\u{1B}\\".utf8))
    #expect(bytes(&writer, frame(picture)).contains("\u{1B}[3;4H\u{1B}Pq~\u{1B}\\"))
    #expect(bytes(&writer, frame()).contains("#####"))
  }

  @Test func `inside tmux placeholders reserve the place of a picture`() {
    var writer = writer(PictureSupport(.kitty, passesThroughTmux: true))
    let text = bytes(&writer, frame())
    #expect(text.contains("\u{1B}Ptmux;\u{1B}\u{1B}_Ga=T,f=100,q=2,U=1,i=17,c=5,r=3,m=0;"))
    let cell = "\u{10EEEE}"
    for (row, mark) in ["\u{305}", "\u{30D}", "\u{30E}"].enumerated() {
      #expect(
        text.contains(
          "\u{1B}[\(3 + row);4H\u{1B}[38;5;17m\(cell)\(mark)\u{305}"
            + String(repeating: cell, count: 4) + "\u{1B}[39m"))
    }
  }

  @Test func `large pictures are sent in chunks of whole letters`() {
    var writer = writer(PictureSupport(.kitty))
    let text = bytes(&writer, frame(Picture(.png, Array(repeating: 9, count: 9000))))
    let parts = text.components(between: "\u{1B}_G", and: "\u{1B}\\")
    #expect(parts.count == 3)
    #expect(parts[0].contains("m=1;") && parts[1].hasPrefix("q=2,m=1;"))
    #expect(parts[2].hasPrefix("q=2,m=0;"))
    #expect(parts.map { $0.drop { $0 != ";" }.count - 1 } == [4096, 4096, 3808])
  }

  @Test(arguments: [
    Rect(x: 16, y: 2, width: 5, height: 3), Rect(x: -1, y: 2, width: 5, height: 3),
    Rect(x: 3, y: 6, width: 5, height: 3), Rect(x: 3, y: 2, width: 0, height: 3),
  ])
  func `cells are shown where a picture does not fit`(rect: Rect) {
    var writer = writer(PictureSupport(.kitty))
    #expect(!bytes(&writer, frame(at: rect)).contains("_G"))
  }

  @Test func `cells are shown where something is drawn over a picture`() {
    var writer = writer(PictureSupport(.kitty))
    _ = bytes(&writer, frame())
    var dialog = frame()
    dialog.write("really?", at: Position(x: 6, y: 3))
    let covered = bytes(&writer, dialog)
    #expect(covered.contains("###really?") && covered.contains("a=d"))
    #expect(bytes(&writer, frame()).contains("a=T"))
  }

  @Test func `only kitty shows a picture in the last row`() {
    let low = Rect(x: 3, y: 5, width: 5, height: 3)
    var kitty = writer(PictureSupport(.kitty))
    var iTerm = writer(PictureSupport(.iTerm2))
    #expect(bytes(&kitty, frame(at: low)).contains("a=T"))
    #expect(bytes(&iTerm, frame(at: low)).contains("#####"))
  }

  @Test func `without support, or in another encoding, cells are shown`() {
    var none = writer(.none)
    #expect(bytes(&none, frame()).contains("#####"))
    var sixel = writer(PictureSupport(.sixel, cellSize: PixelSize(width: 9, height: 18)))
    #expect(bytes(&sixel, frame()).contains("#####"))
  }

  @Test func `a cleared screen gets its pictures again`() {
    var writer = writer(PictureSupport(.kitty))
    _ = bytes(&writer, frame())
    writer.forgetScreen()
    let again = bytes(&writer, frame())
    #expect(again.contains("a=d") && again.contains("a=T"))
  }

  @Test func `a frame placed in another one keeps its pictures`() {
    var outer = Frame(size: Self.size)
    outer.draw(frame(at: Rect(x: 0, y: 0, width: 5, height: 3)), at: Position(x: 2, y: 1))
    #expect(outer.pictures.map(\.rect) == [Rect(x: 2, y: 1, width: 5, height: 3)])
    var writer = writer(PictureSupport(.kitty))
    #expect(bytes(&writer, outer).contains("\u{1B}[2;3H\u{1B}_Ga=T"))
  }

  @Test func `the test terminal can support pictures`() throws {
    let terminal = TestTerminal(size: Self.size, pictures: PictureSupport(.kitty))
    try terminal.takeOverScreen([.background, .pictures])
    terminal.display(frame())
    terminal.leave()
    #expect(terminal.screen.unknown == [])
    #expect(terminal.screen.pictureCommands.contains { $0.hasPrefix("Ga=T") })
    #expect(terminal.screen.pictureCommands.last?.hasPrefix("Ga=d") == true)
  }

  @Test(arguments: [
    (PictureSupport(.kitty), "\n\n\u{1B}[2A\u{1B}7\u{1B}_Ga=T,f=100,q=2,C=1,z=-1,c=4,r=2,m=0;"),
    (PictureSupport(.iTerm2), "\n\n\u{1B}[2A\u{1B}7\u{1B}]1337;File=inline=1;"),
    (PictureSupport(.kitty, passesThroughTmux: true), "\u{1B}Ptmux;\u{1B}\u{1B}_Ga=T"),
  ])
  func `a command prints a picture and continues below it`(
    support: PictureSupport, beginning: String
  ) throws {
    let cells = Size(width: 4, height: 2)
    let bytes = try #require(Self.png.printableBytes(cells: cells, support))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix(beginning))
    #expect(text.hasSuffix(support.passesThroughTmux ? "\u{1B}[39m\n" : "\u{1B}8\u{1B}[2B"))
    #expect(Self.png.printableBytes(cells: cells, .none) == nil)
    #expect(Self.png.printableBytes(cells: .zero, support) == nil)
  }
}

extension String {
  /// The parts between each pair of markers.
  fileprivate func components(between start: String, and end: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let from = rest.firstRange(of: start) {
      rest = rest[from.upperBound...]
      guard let to = rest.firstRange(of: end) else { break }
      parts.append(String(rest[..<to.lowerBound]))
      rest = rest[to.upperBound...]
    }
    return parts
  }
}
