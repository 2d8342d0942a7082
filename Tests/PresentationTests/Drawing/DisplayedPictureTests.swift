import HearthTestSupport
import Lettering
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite(.enabled("it needs gdk-pixbuf") { GdkPixbufLibrary.system != nil })
struct DisplayedPictureTests {
  private let cell = PixelSize(width: 10, height: 20)

  @Test(.inWholeRuns, arguments: SamplePicture.allCases)
  func `a picture file keeps its shape and colours`(sample: SamplePicture) throws {
    let shown = try #require(DisplayedPicture(try sample.bytes))
    let kitty = PictureSupport(.kitty, cellSize: cell)
    let cells = shown.size(within: Size(width: 30, height: 15), kitty)
    #expect(cells == Size(width: 20, height: 15))
    let picture = try #require(shown.picture(filling: cells, kitty))
    #expect(shown.picture(filling: cells, kitty) == picture)
    let read = try PNGReader(picture.bytes)
    #expect(read.width == 200 && read.height == 300)
    let (top, bottom) = (read[100, 5], read[100, 295])
    #expect(top.x > 150 && top.z < 100 && top.w == 255)
    #expect(bottom.z > 150 && bottom.x < 100)
    let sixel = PictureSupport(.sixel, cellSize: cell)
    #expect(shown.picture(filling: cells, sixel)?.encoding == .sixel)
    #expect(shown.picture(filling: cells, .none) == nil)
    #expect(shown.picture(filling: .zero, kitty) == nil)
    #expect(shown.size(within: Size(width: 2, height: 90), kitty).width == 2)
    #expect(shown.size(within: .zero, kitty) == .zero)
  }

  @Test(.inWholeRuns, arguments: SamplePicture.allCases)
  func `a broken file shows something or nothing, and never fails`(sample: SamplePicture) throws {
    let bytes = try sample.bytes
    let (support, cells) = (PictureSupport(.sixel, cellSize: cell), Size(width: 2, height: 2))
    for end in stride(from: 0, to: bytes.count, by: 3).tried(usually: 60) {
      _ = DisplayedPicture(Array(bytes[..<end]))?.picture(filling: cells, support)
    }
    let whole = try #require(DisplayedPicture(bytes)?.picture(filling: cells, support))
    var changed = 0
    let places = bytes.indices.tried(usually: 100)
    for place in places {
      var broken = bytes
      broken[place] ^= 0xFF
      let picture = DisplayedPicture(broken)?.picture(filling: cells, support)
      if picture != whole { changed += 1 }
    }
    #expect(changed > places.count / 4)
  }

  @Test func `without the library no picture is shown`() {
    #expect(GdkPixbufLibrary(fileName: "libno-such.so.0") == nil)
  }
}
