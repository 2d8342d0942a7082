import HearthTestSupport
import Synchronization
import Testing

@testable import HearthDomain
@testable import HearthPresentation

/// How often the full screen has the devices exchange.
@Suite struct SyncSignTests {
  private final class Relay: Sendable {
    let wakes = Mutex(0)
    let problem = Mutex<String?>(nil)

    var status: SyncStatus {
      SyncStatus(
        relay: SyncAddress(.folder, "/relay"), device: DeviceID(rawValue: 1), name: "laptop",
        devices: [], waiting: 0, size: nil, quota: nil, snapshot: nil, isPaused: false,
        isOlderCopy: false, lastAt: nil, problem: problem.withLock { $0 })
    }

    func sign() -> SyncSign {
      SyncSign(status: { self.status }, wake: { self.wakes.withLock { $0 += 1 } })
    }
  }

  private func wakes(_ relay: Relay, _ sign: inout SyncSign, minutes: Int) -> Int {
    relay.wakes.withLock { $0 = 0 }
    for _ in 0..<minutes { sign.minutePassed() }
    return relay.wakes.withLock { $0 }
  }

  @Test func `every minute, and less often while something is in the way`() {
    let relay = Relay()
    var sign = relay.sign()
    #expect(wakes(relay, &sign, minutes: 10) == 10)
    relay.problem.withLock { $0 = "relay" }
    // After 1, 2, 4 and 8 minutes, then each quarter of an hour.
    #expect(wakes(relay, &sign, minutes: 60) == 7)
    // What somebody changes is not waited with.
    relay.wakes.withLock { $0 = 0 }
    sign.exchange()
    #expect(relay.wakes.withLock { $0 } == 1)
    relay.problem.withLock { $0 = nil }
    #expect(wakes(relay, &sign, minutes: 10) == 10)
    // One device's pieces are in nobody else's way.
    for problem in ["gap phone", "forged phone", "newer phone"] {
      relay.problem.withLock { $0 = problem }
      #expect(wakes(relay, &sign, minutes: 10) == 10)
    }
  }
}
