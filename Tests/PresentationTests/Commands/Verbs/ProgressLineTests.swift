import CLibrary
import HearthDomain
import Testing

@testable import HearthPresentation

@Suite struct ProgressLineTests {
  private func text(
    _ done: Int, _ total: Int?, after seconds: Int, _ language: Language = .english,
    width: Int = 60
  ) -> String {
    var traits = ConsoleTraits(language: language)
    traits.errorWidth = width
    return ProgressLine.text(done, of: total, after: .seconds(seconds), traits)
  }

  @Test func `a bar shows the amount and the remaining time`() {
    #expect(
      text(3_100_000, 12_400_000, after: 4)
        == String(repeating: "━", count: 7) + String(repeating: "─", count: 24)
        + " 25%  3.1/12.4 MB  12 s left")
    #expect(text(1_000_000, 100_000_000, after: 3).hasSuffix(" 1%  1.0/100.0 MB  5 min left"))
    #expect(text(1_000_000, 2_000_000, after: 3, .korean).hasSuffix(" 50%  1.0/2.0 MB  3초 남음"))
    #expect(text(5_000_000, 2_000_000, after: 3).hasSuffix(" 100%  5.0/2.0 MB  0 s left"))
    #expect(text(0, 2_000_000, after: 3).hasSuffix(" 0%  0.0/2.0 MB  0 s left"))
    #expect(text(1_000_000, 2_000_000, after: 3, width: 20) == "50%  1.0/2.0 MB  3 s left")
    #expect(text(1_500_000, nil, after: 3) == "1.5 MB read")
  }

  @Test func `nothing is shown within a second, and the line is cleared`() throws {
    var now = MonotonicTime.now
    let line = ProgressLine(
      OutputStream(.memory), of: 262_144, ConsoleTraits(language: .english), now: { now })
    // A file that arrives in one piece is reported when it is read.
    var whole: [[UInt8]] = [[UInt8](repeating: 0, count: 262_144)]
    let source = line.reportingProgress { whole.popLast() ?? [] }
    _ = try source()
    #expect(line.errorStream.buffer.isEmpty)
    now = now + .seconds(1)
    _ = try source()
    now = now + .milliseconds(100)
    _ = try source()
    line.clear()
    let said = String(decoding: line.errorStream.buffer, as: UTF8.self)
    #expect(said.split(separator: "\r").count == 2)
    #expect(said.contains(" 50%  0.1/0.2 MB") && said.hasSuffix("\r\u{1B}[K"))
    #expect(try source().count == 65_536 && source().isEmpty)
  }
}
