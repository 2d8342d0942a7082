import Synchronization
import Testing

@testable import HearthDomain
@testable import HearthPresentation

/// Tests how often the full screen starts a sync.
@Suite struct SyncSignTests {
  private final class Relay: Sendable {
    let wakes = Mutex(0)
    let problem = Mutex<String?>(nil)
    let kind: SyncAddress.Kind
    let isPaused = Mutex(false)
    /// Whether a device is waiting for others.
    let listens = Mutex(false)

    init(_ kind: SyncAddress.Kind = .folder) {
      self.kind = kind
    }

    var status: SyncStatus {
      SyncStatus(
        relay: SyncAddress(kind, "/relay"), device: DeviceID(rawValue: 1), name: "laptop",
        devices: [], pendingCount: 0, relaySize: nil, relayQuota: nil, snapshot: nil,
        isPaused: isPaused.withLock { $0 },
        isOlderCopy: false, lastExchangeAt: nil, problem: problem.withLock { $0 })
    }

    func sign() -> SyncIndicator {
      SyncIndicator(
        status: { self.status }, wake: { self.wakes.withLock { $0 += 1 } },
        listen: { listens in self.listens.withLock { $0 = listens } })
    }
  }

  private func wakes(_ relay: Relay, _ sign: inout SyncIndicator, minutes: Int) -> Int {
    relay.wakes.withLock { $0 = 0 }
    for _ in 0..<minutes { sign.minutePassed() }
    return relay.wakes.withLock { $0 }
  }

  @Test func `a sync starts every minute, and less often during problems`() {
    let relay = Relay()
    var sign = relay.sign()
    #expect(wakes(relay, &sign, minutes: 10) == 10)
    relay.problem.withLock { $0 = "relay" }
    // After 1, 2, 4 and 8 minutes, and then every quarter of an hour.
    #expect(wakes(relay, &sign, minutes: 60) == 7)
    // A local change is synced without delay.
    relay.wakes.withLock { $0 = 0 }
    sign.exchange()
    #expect(relay.wakes.withLock { $0 } == 1)
    relay.problem.withLock { $0 = nil }
    #expect(wakes(relay, &sign, minutes: 10) == 10)
    // Problems with one device's data do not slow the others down.
    for problem in ["gap phone", "forged phone", "newer phone"] {
      relay.problem.withLock { $0 = problem }
      #expect(wakes(relay, &sign, minutes: 10) == 10)
    }
  }

  @Test(arguments: SyncAddress.Kind.allCases)
  func `a device waits for others only while syncing at a relay that supports it`(
    kind: SyncAddress.Kind
  ) {
    let relay = Relay(kind)
    var sign = relay.sign()
    func listens() -> Bool { relay.listens.withLock { $0 } }
    sign.readStatus()
    #expect(!listens())
    sign.exchange()
    #expect(listens() == (kind == .postgres))
    relay.isPaused.withLock { $0 = true }
    sign.readStatus()
    #expect(!listens())
    sign.exchange()
    #expect(!listens())
    relay.isPaused.withLock { $0 = false }
    sign.minutePassed()
    #expect(listens() == (kind == .postgres))
    sign.stopListening()
    #expect(!listens())
  }

  @Test func `a locked profile does not wait for others`() throws {
    let fixture = try ProfileScreenFixture(passphrase: "1234", minutes: 1)
    let relay = Relay(.postgres)
    var app = fixture.app(.english)
    app.sync = relay.sign()
    func listens() -> Bool { relay.listens.withLock { $0 } }
    app.type("\"1234", "⏎")
    #expect(listens())
    fixture.wait(seconds: 90)
    app.waitEnded()
    #expect(app.lockCover.isOn && !listens())
    app.storeChanged()
    app.minutePassed()
    #expect(!listens())
    app.type("\"1234", "⏎")
    #expect(!app.lockCover.isOn && listens())
  }
}
