import HearthDomain

/// One random history and its checks.
struct SyncHistory {
  private(set) var world: SyncWorld

  init(seed: UInt64) {
    world = SyncWorld(seed: seed)
  }

  mutating func wrong() -> [String] {
    if !world.unshown.isEmpty { return world.unshown }
    for entry in world.entries { if let wrong = Self.wrong(entry) { return [wrong] } }
    // First the projection of one device, before everything is delivered.
    if let device = world.devices.indices.randomElement(using: &world.numbers) {
      let replica = world.devices[device].replica
      let had = world.entries.filter { replica.applied.contains($0.id) }
      let shown = SyncProjection(of: replica.state, checking: SyncWorld.check)
      // Entries contain steps of a newer program that the state does not contain yet.
      let isRead =
        world.devices[device].isNewer || !had.contains(where: { !$0.undecodedSteps.isEmpty })
      // A snapshot left by forgetting refers to entries that may not have arrived yet.
      if isRead, had.allSatisfy({ $0.erasure == nil || replica.applied.isSuperset(of: $0.seen) }) {
        let wrong = SyncOracle(had).losses(in: shown, of: replica.state)
        if !wrong.isEmpty { return ["device \(device)"] + wrong }
      }
    }
    world.heal()
    guard let first = world.devices.first else { return [] }
    for device in world.devices where device.replica.state != first.replica.state {
      return ["\(device.replica.device) is not as \(first.replica.device)"]
    }
    if !first.replica.waiting.isEmpty { return ["something still waits"] }
    var again = SyncState(world.entries.shuffled(using: &world.numbers) + world.entries.prefix(9))
    again.read(SyncWorld.read)
    if again != first.replica.state { return ["another order gives another state"] }
    let shown = SyncProjection(of: first.replica.state, checking: SyncWorld.check)
    if SyncProjection(of: again, checking: SyncWorld.check) != shown { return ["shown otherwise"] }
    let oracle = SyncOracle(world.entries)
    world.rows.formUnion(oracle.rows(in: shown, of: first.replica.state))
    return oracle.losses(in: shown, of: first.replica.state)
  }

  /// Returns an error if the entry contains something that must not be sent.
  private static func wrong(_ entry: SyncEntry) -> String? {
    let gone = Set(entry.steps.filter { $0.change == .removed }.map(\.item))
    for step in entry.steps where step.change == .removed {
      if step.fields.contains(where: { $0.name != SyncFields.removal }) {
        return "\(entry.id) tells what went"
      }
      let goesWith = [.exception, .eventText].contains(step.item.kind)
      if goesWith, gone.contains(ItemReference(.event, step.item.id)) {
        return "\(entry.id) removes \(step.item.name) with its event"
      }
    }
    return nil
  }
}
