import Foundation

/// Pictures of 40 × 60 pixels, red above and blue below.
public enum SamplePicture: String, CaseIterable, Sendable {
  case png = "cover.png"
  case jpeg = "cover.jpg"
  case progressive = "progressive.jpg"

  public var bytes: [UInt8] {
    get throws {
      let tests = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
      return Array(
        try Data(contentsOf: tests.appendingPathComponent("Fixtures/Pictures/\(rawValue)")))
    }
  }
}
