import HearthDomain
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct ScenePictureTests {
  private let scene = Scene(
    width: 2, height: 1,
    shapes: [.filled(.circle(center: Point(x: 1, y: 0.5), radius: 0.5), .hex(0xF38562))])
  private let cells = Size(width: 8, height: 2)
  private let cell = PixelSize(width: 9, height: 18)

  @Test(arguments: [PictureSupport.Method.kitty, .iTerm2])
  func `a picture has the pixel size of its cells`(method: PictureSupport.Method) throws {
    let picture = try #require(
      try scene.picture(filling: cells, PictureSupport(method, cellSize: cell)))
    #expect(picture.encoding == .png)
    let read = try PNGReader(picture.bytes)
    #expect(read.width == 72 && read.height == 36)
    #expect(read[36, 18] == SIMD4(0xF3, 0x85, 0x62, 255))
    #expect(read[1, 18].w == 0)
  }

  @Test func `a picture is encoded as sixels if requested, and nothing if empty`() throws {
    let picture = try scene.picture(filling: cells, PictureSupport(.sixel, cellSize: cell))
    #expect(picture?.encoding == .sixel)
    let start = String(decoding: picture?.bytes.prefix(20) ?? [], as: UTF8.self)
    #expect(start.hasPrefix("\u{1B}P0;1;0q\"1;1;72;36"))
    #expect(try scene.picture(filling: cells, .none) == nil)
    #expect(try scene.picture(filling: .zero, PictureSupport(.kitty)) == nil)
  }

  private func console(_ change: (inout ConsoleTraits) -> Void = { _ in }) -> Console {
    var traits = ConsoleTraits(language: .english)
    traits.inputIsTerminal = true
    traits.outputIsTerminal = true
    traits.colorLevel = .truecolor
    change(&traits)
    return .recording(traits)
  }

  @Test func `a console queries its terminal`() {
    var console = console()
    let environment = Environment.fixed(["TERM": "xterm", "TMUX": "yes", "HOME": "/"])
    var asked: [String: String] = [:]
    let found = console.askForPictures(
      {
        asked = $0
        return PictureSupport(.kitty)
      }, environment: environment)
    #expect(found == PictureSupport(.kitty))
    #expect(asked == ["TERM": "xterm", "TMUX": "yes"])
  }

  @Test(
    arguments: [
      { $0.outputIsTerminal = false }, { $0.inputIsTerminal = false }, { $0.wantsJSON = true },
      { $0.colorLevel = .none },
    ] as [@Sendable (inout ConsoleTraits) -> Void])
  func `a console without a terminal does not query`(
    change: @Sendable (inout ConsoleTraits) -> Void
  ) {
    var console = console(change)
    #expect(
      console.askForPictures(
        { _ in
          Issue.record("was asked")
          return PictureSupport(.kitty)
        }, environment: .fixed([:])) == .none)
  }

  @Test func `a console prints a picture where it fits`() throws {
    var console = console()
    #expect(try console.showPicture(scene, cells: cells, PictureSupport(.kitty)))
    #expect(console.recordedOutput.contains("\u{1B}_Ga=T,"))
    let count = console.recordedOutput.count
    let tall = Size(width: 8, height: 24)
    #expect(try !console.showPicture(scene, cells: tall, PictureSupport(.kitty)))
    #expect(try !console.showPicture(scene, cells: cells, .none))
    #expect(console.recordedOutput.count == count)
  }
}
