/// Waits at a relay for what other devices leave there, beside a program that goes on meanwhile.
package struct AwaitOthers: Sendable {
  let tools: SyncTools

  /// So often `wake` is called for what nobody reads, and so long apart.
  private static let calls = 4
  package static let patience = Duration.seconds(10)

  /// Calls `wake` whenever others leave something from now on that this store has not read. Returns
  /// once that is cancelled, where the store exchanges no more, or elsewhere, and where the relay
  /// is not what it was; throws where it cannot be asked. Somebody else, who exchanges from time to
  /// time, sees to that, and begins anew.
  package func callAsFunction(
    until cancellation: Cancellation, patience: Duration = Self.patience, wake: () -> Void
  ) throws {
    guard let (_, first) = try taking(), first.relay.canWait else { return }
    let relay = try tools.relay(first.relay)
    var mark = try relay.list(after: nil).mark
    // Up to which number others have told something that is to be read.
    var (unread, left): ([DeviceID: Int], Int) = ([:], 0)
    while true {
      let hasCome = try relay.wait(
        after: mark, atMost: left > 0 ? patience : .seconds(3_600), until: cancellation)
      if cancellation.isWanted { return }
      let listing = hasCome ? try relay.list(after: mark) : nil
      guard let (part, exchange) = try taking(), exchange.relay == first.relay else { return }
      if let listing {
        guard listing.mark != mark else { return }
        mark = listing.mark
        let told = told(in: listing.names, but: part.device)
        if !told.isEmpty { left = Self.calls }
        unread.merge(told, uniquingKeysWith: max)
      }
      unread = unread.filter { part.applied[$0] < $1 }
      if unread.isEmpty { left = listing?.names.contains(where: \.isKey) == true ? 1 : 0 }
      guard left > 0 else { continue }
      // Who exchanges just now may have looked before it came: then it is called once more.
      left -= 1
      wake()
    }
  }

  /// The greatest number of an entry that each device tells in these pieces.
  private func told(in names: [PieceName], but own: DeviceID) -> [DeviceID: Int] {
    var told: [DeviceID: Int] = [:]
    for case .segment(let device, let numbers, _) in names where device != own {
      told[device] = max(told[device] ?? 0, numbers.upperBound)
    }
    return told
  }

  /// How the store takes part; nil where it exchanges nothing.
  private func taking() throws -> (part: SyncPart, exchange: SyncExchange)? {
    try tools.store.read { repositories in
      guard let part = try repositories.sync.part(),
        let exchange = try repositories.sync.exchange(), !exchange.isPaused, !exchange.isOlderCopy
      else { return nil }
      return (part, exchange)
    }
  }
}

extension SyncAddress {
  /// Whether to wait there costs next to nothing; elsewhere all would be listed again and again.
  package var canWait: Bool {
    switch kind {
    case .postgres: true
    case .folder, .webdav, .s3: false
    }
  }
}

extension PieceName {
  fileprivate var isKey: Bool { if case .key = self { true } else { false } }
}
