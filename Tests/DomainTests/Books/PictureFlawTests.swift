import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct PictureFlawTests {
  @Test(arguments: SamplePicture.allCases)
  func `a complete picture has no flaw`(sample: SamplePicture) throws {
    let bytes = try sample.bytes
    #expect(PictureFlaw(of: bytes) == nil)
    #expect(PictureFlaw(of: bytes + [1, 2, 3]) == nil)
    #expect(PictureFlaw(of: bytes, most: 10) == .tooManyBytes(most: 10))
    #expect(PictureFlaw(of: []) == .empty)
    for end in 1..<bytes.count {
      let flaw = PictureFlaw(of: Array(bytes[..<end]))
      #expect(flaw == .truncated, "\(end)")
    }
  }

  @Test func `any changed byte of a PNG is detected`() throws {
    let bytes = try SamplePicture.png.bytes
    for place in bytes.indices {
      var spoiled = bytes
      spoiled[place] ^= 0x55
      #expect(PictureFlaw(of: spoiled) != nil, "\(place)")
    }
  }

  @Test(arguments: [
    (Array("GIF89a".utf8) + [40, 0, 60, 0], PictureFlaw.unknownFormat),
    (Array("<svg xmlns=''/>".utf8), .unknownFormat), ([1], .unknownFormat),
    ([0x89, 0x50], .truncated),
    // Pixels before a frame header, an end before any pixels, and a segment shorter than its stated
    // length.
    ([0xFF, 0xD8, 0xFF, 0xDA, 0, 8, 1, 2, 0xFF, 0xD9], .malformed),
    ([0xFF, 0xD8, 0xFF, 0xD9, 0, 0], .malformed), ([0xFF, 0xD8, 0xFF, 0xE0, 0, 1], .malformed),
    // The height is zero.
    (
      [0xFF, 0xD8, 0xFF, 0xC0, 0, 8, 8, 0, 0, 0, 60, 3, 0xFF, 0xDA, 0, 2, 0xFF, 0xD9],
      .size(width: 60, height: 0)
    ),
  ])
  func `the kind of flaw is reported`(bytes: [UInt8], flaw: PictureFlaw) {
    #expect(PictureFlaw(of: bytes) == flaw)
  }
}
