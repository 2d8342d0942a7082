import HearthTestSupport
import Testing

@testable import HearthDomain
@testable import HearthPresentation

/// Tests the words for the sync status of devices.
@Suite struct SyncStatusLineWordsTests {
  private let clock = TestClock("2026-11-20T09:00").clock

  private func line(behind: Int, _ language: Language) -> String {
    let device = SyncStatus.Device(
      id: DeviceID(rawValue: 2), name: "phone", lastSeenAt: clock.now(), entriesBehind: behind,
      daysAhead: nil)
    let status = SyncStatus(
      relay: SyncAddress(.folder, "/media/stick/hearth"), device: DeviceID(rawValue: 1),
      name: "laptop", devices: [device], pendingCount: 0, relaySize: nil, relayQuota: nil,
      snapshot: nil,
      isPaused: false, isOlderCopy: false, lastExchangeAt: nil, problem: nil)
    return SyncStatusWords(status: status, clock: clock, language: language).deviceLine(of: device)
  }

  @Test func `a device that has not acknowledged is not called behind`() {
    #expect(
      line(behind: 2, .english).hasSuffix(", has not confirmed the last 2 yet"))
    #expect(line(behind: 2, .korean).hasSuffix(", 그 뒤의 변경 2개를 받았는지는 아직 몰라요"))
    for language in Language.allCases { #expect(!line(behind: 0, language).hasSuffix("2")) }
    #expect(!line(behind: 0, .english).contains("confirmed"))
  }

  @Test(arguments: Language.allCases)
  func `thousands of forged names are reported in one line`(language: Language) {
    let forged = (1...2000).map {
      SyncProblem.forged(device: "laptop", piece: .segment(DeviceID(rawValue: 1), $0...$0))
    }
    let nobodys = (1...3).map {
      SyncProblem.fromUnknownDevice(.segment(DeviceID(rawValue: 3), $0...$0))
    }
    let texts = (forged + nobodys).messages(in: language)
    #expect(texts.count == 4)
    #expect(texts[0].contains("0000000000000001/1-1") && texts[0].contains("1999"))
    #expect(texts[0].utf8.count < 400)
    let strange = [SyncProblem.notFiles((1...2000).map { "0000000000000001/\($0)-\($0)" })]
    #expect(strange.messages(in: language)[0].utf8.count < 400)
  }

  @Test(arguments: Language.allCases)
  func `an unreadable piece is reported by its name`(language: Language) {
    let piece = PieceName.segment(DeviceID(rawValue: 3), 1...2)
    let problems: [SyncProblem] = [
      .gap(device: "laptop", piece: piece), .forged(device: "laptop", piece: piece),
    ]
    for problem in problems {
      #expect(problem.message(in: language).contains("0000000000000003/1-2"))
    }
    #expect(!SyncProblem.gap(device: "laptop").message(in: language).contains("1-2"))
  }

  @Test func `a stored problem is described in the same words`() {
    let piece = PieceName.segment(DeviceID(rawValue: 3), 1...2)
    for problem: SyncProblem in [
      .notFiles([piece.text]), .fromUnknownDevice(piece), .historyDiffers(device: "laptop"),
      .lostPassphrase,
      .sharesNoKey(["laptop"]), .copiesChangedKey(device: "laptop"),
    ] {
      #expect(SyncProblem(code: problem.code)?.code == problem.code)
      #expect(problem.affectsOneDevice)
    }
  }

  @Test func `a refusal without a message is still a complete sentence`() {
    for language in Language.allCases {
      for trouble: ServiceTrouble in [
        .requestRejected(status: 423, words: ""), .contentRefused(status: 413, words: ""),
      ] {
        let error = DomainError.unavailable(.service(name: "server", trouble))
        #expect(error.message(in: language).hasSuffix(")."))
      }
      let left = LinkReport.Skipped(name: "New", reason: .refused(words: ""))
      #expect(left.failureLine(of: .calendar, language).hasSuffix("."))
    }
  }
}
