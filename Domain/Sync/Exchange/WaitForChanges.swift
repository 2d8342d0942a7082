/// Waits at a relay for entries of other devices while the program runs.
package struct WaitForChanges: Sendable {
  let tools: SyncTools

  /// Maximum number of calls of `wake` for entries that stay unread; ``wakePause`` separates the
  /// calls.
  private static let maxWakeCalls = 4
  package static let wakePause = Duration.seconds(10)

  /// Calls `wake` when other devices have sent entries that this store has not read. Returns if:
  ///
  /// - it is cancelled,
  /// - the exchange stops or moves to another relay,
  /// - the relay reports changes although it has none.
  ///
  /// Throws if the relay cannot be reached; the caller's next periodic exchange starts a new wait.
  package func callAsFunction(
    until cancellation: Cancellation, patience: Duration = Self.wakePause, wake: () -> Void
  ) throws {
    guard let (_, first) = try activeExchange(), first.relay.canWaitForChanges else { return }
    let relay = try tools.makeRelay(first.relay)
    var mark = try relay.list(after: nil).cursor
    // The greatest unread entry number of each device.
    var (unread, left): ([DeviceID: Int], Int) = ([:], 0)
    while true {
      let hasCome = try relay.wait(
        after: mark, atMost: left > 0 ? patience : .seconds(3_600), until: cancellation)
      if cancellation.isRequested { return }
      let listing = hasCome ? try relay.list(after: mark) : nil
      guard let (part, exchange) = try activeExchange(), exchange.relay == first.relay else {
        return
      }
      if let listing {
        guard listing.cursor != mark else { return }
        mark = listing.cursor
        let told = newestNumbers(in: listing.names, but: part.device)
        if !told.isEmpty { left = Self.maxWakeCalls }
        unread.merge(told, uniquingKeysWith: max)
      }
      unread = unread.filter { part.applied[$0] < $1 }
      if unread.isEmpty { left = listing?.names.contains(where: \.isKey) == true ? 1 : 0 }
      guard left > 0 else { continue }
      // A running exchange may have listed the relay just before the entry arrived, so call `wake`
      // again.
      left -= 1
      wake()
    }
  }

  /// Returns the greatest entry number of each other device among the pieces.
  private func newestNumbers(in names: [PieceName], but own: DeviceID) -> [DeviceID: Int] {
    var told: [DeviceID: Int] = [:]
    for case .segment(let device, let numbers, _) in names where device != own {
      told[device] = max(told[device] ?? 0, numbers.upperBound)
    }
    return told
  }

  /// Returns the store's sync state and the state of its exchange; nil if it does not exchange at
  /// present.
  private func activeExchange() throws -> (part: SyncParticipation, exchange: SyncExchange)? {
    try tools.store.read { repositories in
      guard let part = try repositories.sync.participation(),
        let exchange = try repositories.sync.exchange(), !exchange.isPaused, !exchange.isOlderCopy
      else { return nil }
      return (part, exchange)
    }
  }
}

extension SyncAddress {
  /// Whether waiting at this kind of relay is cheap. Others would have to be listed again and
  /// again.
  package var canWaitForChanges: Bool {
    switch kind {
    case .postgres: true
    case .folder, .webdav, .s3: false
    }
  }
}

extension PieceName {
  fileprivate var isKey: Bool { if case .key = self { true } else { false } }
}
