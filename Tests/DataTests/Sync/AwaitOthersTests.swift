import HearthTestSupport
import Synchronization
import Testing

@testable import HearthData
@testable import HearthDomain

/// Waiting at a relay while the program continues.
@Suite(.withLibsodium) struct AwaitOthersTests: SyncedDevices {
  let relay = InMemoryRelay()
  private let place = SyncAddress(.postgres, "/relay")

  private func pair(at address: SyncAddress) throws -> (SyncedDevice, SyncedDevice) {
    let (one, two) = (device(1), device(2))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    try two.join(address, called: "phone", passphrase())
    for device in [one, two, one, two] { #expect(try device.sync().problems == []) }
    return (one, two)
  }

  /// The result of waiting.
  private struct Waited: Equatable {
    var wakes = 0
    /// Whether it ended because it was cancelled.
    var isCancelled = false
  }

  /// Waits at the device while the events happen one after the other.
  private func wait(
    at device: SyncedDevice, for events: [@Sendable () throws -> Void],
    asked: Int = 50, wake: () throws -> Void = {}
  ) throws -> Waited {
    let relay = EventfulRelay(device.relay, events)
    let left = Mutex(asked)
    var waited = Waited()
    let cancellation = Cancellation {
      left.withLock { left in
        left -= 1
        return left < 0
      }
    }
    try device.through(relay).tools.waitForChanges(
      until: cancellation, patience: .milliseconds(20)
    ) {
      waited.wakes += 1
      do { try wake() } catch { Issue.record(error) }
    }
    waited.isCancelled = left.withLock { $0 } < 0
    return waited
  }

  @Test(.inWholeRuns) func `new pieces wake the device once, and later ones again`() throws {
    let (one, two) = try pair(at: place)
    _ = try one.plant("There before")
    _ = try one.sync()
    let leave: @Sendable () throws -> Void = {
      _ = try one.plant("Mum")
      _ = try one.sync()
    }
    var names = ["Dad", "Aunt"]
    let waited = try wait(at: two, for: [leave]) {
      _ = try two.sync()
      guard let name = names.popLast() else { return }
      _ = try one.plant(name)
      _ = try one.sync()
    }
    #expect(waited == Waited(wakes: 3, isCancelled: true))
    #expect(try two.names == ["Aunt", "Dad", "Mum", "There before"])
  }

  @Test(.inWholeRuns) func `own pieces, and those already read, do not wake the device`()
    throws
  {
    let (one, two) = try pair(at: place)
    let waited = try wait(
      at: two,
      for: [
        {
          _ = try two.plant("Mum")
          _ = try two.sync()
        },
        {
          _ = try one.plant("Dad")
          _ = try one.sync()
          _ = try two.sync()
        },
      ])
    #expect(waited == Waited(wakes: 0, isCancelled: true))
    #expect(try two.names == ["Dad", "Mum"])
  }

  @Test(.inWholeRuns) func `unread pieces wake the device only a few more times`() throws {
    let (one, two) = try pair(at: place)
    let leave: @Sendable () throws -> Void = {
      _ = try one.plant("Mum")
      _ = try one.sync()
    }
    #expect(try wait(at: two, for: [leave], asked: 200) == Waited(wakes: 4, isCancelled: true))
  }

  @Test(.inWholeRuns, arguments: SyncAddress.Kind.allCases)
  func `devices wait only at relays where waiting is cheap`(kind: SyncAddress.Kind) throws {
    let (_, two) = try pair(at: SyncAddress(kind, "/relay"))
    #expect(try wait(at: two, for: []) == Waited(wakes: 0, isCancelled: kind == .postgres))
  }

  @Test func `waiting ends when the store is paused, restored, or moved to another relay`() throws {
    let changes: [@Sendable (inout SyncExchange) -> Void] = [
      { $0.isPaused = true }, { $0.isOlderCopy = true },
      { $0.relay = SyncAddress(.postgres, "/elsewhere") },
    ]
    for change in changes {
      let own = AwaitOthersTests()
      let (one, two) = try own.pair(at: place)
      let leave: @Sendable () throws -> Void = {
        _ = try one.plant("Mum")
        _ = try one.sync()
        try two.store.write { repositories in
          guard var exchange = try repositories.sync.exchange() else { return }
          change(&exchange)
          try repositories.sync.save(exchange)
        }
      }
      #expect(try own.wait(at: two, for: [leave]) == Waited())
    }
  }
}

/// A relay at which an event happens when a device begins to wait.
private final class EventfulRelay: Relay {
  private let relay: any Relay
  private let events: Mutex<[@Sendable () throws -> Void]>

  init(_ relay: any Relay, _ events: [@Sendable () throws -> Void]) {
    self.relay = relay
    self.events = Mutex(events.reversed())
  }

  func list(after mark: RelayCursor?) throws -> RelayListing { try relay.list(after: mark) }
  func get(_ name: PieceName) throws -> [UInt8]? { try relay.get(name) }
  func putNew(_ name: PieceName, _ bytes: [UInt8]) throws { try relay.putNew(name, bytes) }
  func delete(_ name: PieceName) throws { try relay.delete(name) }

  func wait(
    after mark: RelayCursor?, atMost duration: Duration, until cancellation: Cancellation
  ) throws -> Bool {
    let event = events.withLock { $0.popLast() }
    try event?()
    return try relay.wait(after: mark, atMost: duration, until: cancellation)
  }
}
