import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct ParenthesesTests {
  @Test(arguments: [
    ("마지막: 2027년 1월 26일 (화)", "(마지막: 2027년 1월 26일 화요일)"),
    ("3월 28일 (토) 23:00 – 3월 29일 (일) 05:00", "(3월 28일 토요일 23:00 – 3월 29일 일요일 05:00)"),
    ("last: Tue 26 Jan 2027", "(last: Tue 26 Jan 2027)"), ("15:00–15:30", "(15:00–15:30)"),
  ])
  func `a day in parentheses contains no parentheses itself`(text: String, shown: String) {
    #expect(text.parenthesized == shown)
  }

  /// Golden files contain the texts of all commands, pages and screens.
  @Test(.inWholeRuns) func `no Korean text has nested parentheses`() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = tests.appendingPathComponent("Goldens").path
    let files = try #require(FileManager.default.enumerator(atPath: folder))
    var count = 0
    for case let name as String in files where name.hasSuffix(".golden") {
      let text = String(
        decoding: try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")), as: UTF8.self)
      // Pictures and pages contain function calls, and the manual has man page markup.
      guard !["<svg", "<html", ".TH "].contains(where: text.contains) else { continue }
      for line in text.split(separator: "\n") where line.contains(where: { $0.isHangul }) {
        count += 1
        #expect(!isNested(line), "\(name): \(line)")
      }
    }
    #expect(count > 1000)
  }

  private func isNested(_ line: Substring) -> Bool {
    var depth = 0
    for letter in line {
      if letter == "(" { depth += 1 }
      if letter == ")" { depth = max(0, depth - 1) }
      if depth > 1 { return true }
    }
    return false
  }
}
