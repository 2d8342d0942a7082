import Foundation
import HearthTestSupport
import Testing

/// Checks that no text calls a change permanent unless it really is.
@Suite struct NoRegretsTests {
  private static let phrases = ["be undone", "되돌릴 수 없"]
  /// Files that describe a truly permanent removal, or that mean a database savepoint rather than a
  /// change.
  private static let allowed = [
    "Presentation/Profile/ProfileRemoveCommand.swift", "Data/SQLite/SQLiteSession.swift",
    "Presentation/Journal/Commands/LogForgetCommand.swift",
  ]
  private static let allowedBeginnings = [
    "Tests/Goldens/Profile/", "Tests/Goldens/Journal/forgotten-",
  ]

  @Test(.inWholeRuns) func `no text calls an undoable change permanent`() throws {
    let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var read = 0
    for folder in ["Presentation", "Domain", "Data", "DIContainer", "App", "Tests/Goldens"] {
      let names = try FileManager.default.subpathsOfDirectory(
        atPath: top.appendingPathComponent(folder).path)
      for name in names where [".swift", ".golden", ".md"].contains(where: name.hasSuffix) {
        let path = "\(folder)/\(name)"
        let text = try String(
          decoding: Data(contentsOf: top.appendingPathComponent(path)), as: UTF8.self)
        read += 1
        guard !Self.allowed.contains(path),
          !Self.allowedBeginnings.contains(where: path.hasPrefix)
        else { continue }
        for phrase in Self.phrases { #expect(!text.contains(phrase), "\(path): \(phrase)") }
      }
    }
    #expect(read > 1000)
  }
}
