import HearthTestSupport
import Lettering
import TerminalKit
import Testing

@testable import HearthDomain

@Suite(.enabled("it needs gdk-pixbuf") { GdkPixbufLibrary.system != nil })
struct BookCoverTests {
  private let isbn = "9788937460449"
  private let kitty = PictureSupport(.kitty, cellSize: PixelSize(width: 10, height: 20))

  private func shelf() throws -> BookScreenFixture {
    let shelf = try BookScreenFixture()
    try shelf.add("데미안", pages: 240, until: "2026-12-01", isbn: isbn)
    try shelf.add("코스모스", pages: 700, until: "2026-12-20")
    shelf.covers.save(try SamplePicture.jpeg.bytes, of: try ISBN(isbn))
    return shelf
  }

  @Test(.inWholeRuns) func `the selected book's cover is beside the list, and no other`()
    throws
  {
    let size = Size(width: 120, height: 40)
    let frames = try shelf().run("j k", size: size, pictures: kitty).frames
    let shown = frames.compactMap { $0.pictures.first?.rect.size }
    #expect(!shown.isEmpty && shown.allSatisfy { $0.height <= 20 && $0.width <= 30 })
    #expect(frames.contains { $0.pictures.isEmpty })
    let without = try shelf().run("j k", size: size).frames
    #expect(without.allSatisfy { $0.pictures.isEmpty })
  }

  @Test(arguments: [Size(width: 120, height: 40), Size(width: 80, height: 24)])
  func `a book's page shows its cover`(size: Size) throws {
    let frames = try shelf().run("⏎", size: size, pictures: kitty).frames
    let last = try #require(frames.last { $0.pictures.count == 1 })
    let rect = try #require(last.pictures.first?.rect)
    #expect(rect.minX >= 0 && rect.maxX <= size.width && rect.maxY < size.height)
  }

  @Test func `a cover file that is not a picture is not shown`() throws {
    let shelf = try shelf()
    shelf.covers.save(Array("no picture".utf8), of: try ISBN(isbn))
    let frames = try shelf.run("⏎", pictures: kitty).frames
    #expect(frames.allSatisfy { $0.pictures.isEmpty })
  }
}
