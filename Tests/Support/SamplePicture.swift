import Foundation

/// Sample pictures of 40 × 60 pixels, red above and blue below.
package enum SamplePicture: String, CaseIterable, Sendable {
  case png = "cover.png"
  case jpeg = "cover.jpg"
  case progressive = "progressive.jpg"

  package var bytes: [UInt8] {
    get throws {
      let tests = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
      return Array(
        try Data(contentsOf: tests.appendingPathComponent("Fixtures/Pictures/\(rawValue)")))
    }
  }
}
