import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct PictureHeaderTests {
  @Test(arguments: SamplePicture.allCases)
  func `the size of a picture is found, and not before its header is complete`(
    sample: SamplePicture
  ) throws {
    let bytes = try sample.bytes
    let header = try #require(PictureHeader(bytes))
    #expect(header.format == (sample == .png ? .png : .jpeg))
    #expect(header.width == 40 && header.height == 60)
    for end in bytes.indices {
      let cut = PictureHeader(Array(bytes[..<end]))
      #expect(cut == nil || cut == header, "\(end)")
    }
    #expect(PictureHeader(Array(bytes.prefix(20))) == nil)
  }

  private static let start: [UInt8] = [0xFF, 0xD8]

  @Test(arguments: [
    [], [0xFF], Array("GIF89a".utf8) + [40, 0, 60, 0], Array("<svg xmlns=''/>".utf8),
    // A segment without a length, one shorter than its length, and pixels before any size.
    start + [0xFF, 0xE0, 0, 0, 0, 0, 0, 0, 0, 0], start + [0xFF, 0xE0, 0xFF, 0xFF, 0, 0, 0, 0, 0],
    start + [0xFF, 0xDA, 0, 8, 1, 2, 3, 4, 5, 6], start + [UInt8](repeating: 0xFF, count: 4_000),
    // Sizes of zero, and sizes that are too large.
    start + [0xFF, 0xC0, 0, 17, 8, 0, 0, 0, 60, 3],
    start + [0xFF, 0xC0, 0, 17, 8, 255, 255, 255, 255],
    start + [0xFF, 0xC0, 0, 17, 8, 0x4E, 0x20, 0x4E, 0x20],
  ])
  func `data that is not a picture, and an oversized picture, is rejected`(bytes: [UInt8]) {
    #expect(PictureHeader(bytes) == nil)
  }
}
