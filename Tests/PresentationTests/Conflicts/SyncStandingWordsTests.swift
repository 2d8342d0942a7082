import HearthTestSupport
import Testing

@testable import HearthDomain
@testable import HearthPresentation

/// How devices stand, as far as anybody knows.
@Suite struct SyncStandingWordsTests {
  private let clock = TestClock("2026-11-20T09:00").clock

  private func line(behind: Int, _ language: Language) -> String {
    let device = SyncStatus.Device(
      id: DeviceID(rawValue: 2), name: "phone", lastSeenAt: clock.now(), behind: behind,
      daysAhead: nil)
    let status = SyncStatus(
      relay: SyncAddress(.folder, "/media/stick/hearth"), device: DeviceID(rawValue: 1),
      name: "laptop", devices: [device], waiting: 0, size: nil, quota: nil, snapshot: nil,
      isPaused: false, isOlderCopy: false, lastAt: nil, problem: nil)
    return SyncStandingWords(status: status, clock: clock, language: language).line(of: device)
  }

  @Test func `of a device that has not said so nobody says that it is behind`() {
    #expect(
      line(behind: 2, .english).hasSuffix(", has not told yet whether it received the last 2"))
    #expect(line(behind: 2, .korean).hasSuffix(", 그 뒤의 변경 2개를 받았는지는 아직 몰라요"))
    for language in Language.allCases { #expect(!line(behind: 0, language).hasSuffix("2")) }
    #expect(!line(behind: 0, .english).contains("received"))
  }
}
