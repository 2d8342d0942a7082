import Foundation
import Testing

@testable import HearthData

@Suite struct DocumentedLimitsTests {
  @Test func `network limits are documented`() throws {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let page = try String(contentsOf: root.appendingPathComponent("Data/Files.md"), encoding: .utf8)
    for (users, limits) in [
      ("books, reminders by ntfy", HTTPLimits.standard), ("covers", .covers),
      ("links, subscriptions, sync", .links),
    ] {
      let row = "| \(users) | \(limits.milliseconds / 1000) s | \(limits.maxBodySize >> 20) MB |"
      #expect(page.contains(row), "\(row)")
    }
  }
}
