import HearthDomain

/// Devices with random actions and deliveries, reproducible by a seed.
struct SyncWorld {
  /// Device whose store is the projection of its replica.
  struct Device {
    var replica: MemoryReplica
    var clock: Instant
    /// Steps that can be undone and redone.
    var done: [[JournalStep]] = []
    var undone: [[JournalStep]] = []
    var shown: SyncProjection?
    var isNewer = false
    var isAsleep = false
    var backup: MemoryReplica?
    /// Entries written while the device was offline.
    var unsent: [EntryID] = []
    /// Snapshots known to the device, and the reported positions of the others.
    var known: [KnownSnapshot] = []
    var heard: [DeviceID: SyncRetention.Reader] = [:]
    var joinedAt = Instant.usual
  }

  var numbers: SplitMix64
  var devices: [Device] = []
  /// All entries, in the order in which they were created.
  var entries: [SyncEntry] = []
  var rows: Set<MergingRow> = []
  /// Changes that a device did not display right after they were made on it.
  var unshown: [String] = []
  var relay = WorldRelay()
  /// An earlier copy of the relay.
  var oldRelay: WorldRelay?
  var lastSnapshot = 0
  var day = 0
  var entered: Set<EntryID> = []
  private var lastDevice: Int64 = 0
  private var lastID: Int64 = 0

  init(seed: UInt64) {
    numbers = SplitMix64(seed: seed)
    for place in 0..<Int.random(in: 2...4, using: &numbers) {
      join(filled: place == 0 || chance(3), isFirst: place == 0)
    }
    for _ in 0..<Int.random(in: 30...70, using: &numbers) { happen() }
  }

  // MARK: Randomness

  /// Returns true with a probability of one in `times`.
  mutating func chance(_ times: Int) -> Bool { Int.random(in: 0..<times, using: &numbers) == 0 }

  mutating func any(_ count: Int) -> Int { Int.random(in: 0..<count, using: &numbers) }

  mutating func pick<Item>(_ items: [Item]) -> Item? { items.randomElement(using: &numbers) }

  mutating func text() -> FieldValue { .text(["ash", "birch", "cedar", "dogwood", "elm"][any(5)]) }

  mutating func newID() -> Int64 {
    lastID += Int64(any(5)) + 1
    // Later ids are not always greater, because clocks differ.
    return chance(3) ? 1_000_000 - lastID : 1_000_000 + lastID
  }

  mutating func newDevice() -> DeviceID {
    lastDevice += 1
    return DeviceID(rawValue: lastDevice * 7919 % 1009)
  }

  // MARK: Devices

  /// Returns the time on a device's clock on some day.
  private mutating func clock() -> Instant {
    switch any(8) {
    case 0:
      rows.insert(.clockOf1970)
      return Instant(milliseconds: 0)
    case 1:
      rows.insert(.clockOf2099)
      return Instant(milliseconds: 4_070_908_800_000)
    default: return Instant(milliseconds: 1_795_000_000_000 + Int64(any(100_000)))
    }
  }

  mutating func join(filled: Bool, isFirst: Bool = false) {
    var device = Device(replica: MemoryReplica(newDevice()), clock: clock())
    if !isFirst {
      rows.insert(filled ? .filledJoin : .lateJoin)
      if let other = pick(devices) {
        rows.insert(.snapshot)
        device.replica.load(other.replica.state, applied: other.replica.applied)
      }
    }
    device.joinedAt = now
    devices.append(device)
    guard filled else { return }
    let steps = thingsBefore()
    let stamps = Dictionary(
      steps.map { ($0.item, ChangeTimestamp(at: Instant(milliseconds: 1_700_000_000_000))) }
    ) { first, _ in first }
    let place = devices.count - 1
    if let entry = devices[place].replica.own.appendJoiningEntry(
      steps, after: isFirst ? 0 : place, stamps: stamps, at: devices[place].clock)
    {
      entries.append(entry)
      send(entry.id, from: place)
    }
  }

  mutating func shown(_ device: Int) -> SyncProjection {
    if let shown = devices[device].shown { return shown }
    let shown = SyncProjection(of: devices[device].replica.state, checking: Self.check)
    devices[device].shown = shown
    return shown
  }

  /// Rule across two fields that are sent separately.
  static let check: SyncProjection.RuleCheck = { kind, values in
    kind == .event && values["allDay"] == .number(1) && values["reminders"] == .text("5")
      ? ["reminders"] : []
  }

  /// Records the steps as an entry, and remembers them for undo if `remember`.
  @discardableResult
  mutating func note(
    _ steps: [JournalStep], on device: Int, takingBack: Bool = false, remember: Bool = true
  ) -> Bool {
    devices[device].clock = devices[device].clock.adding(milliseconds: Int64(any(3)))
    let before = shown(device)
    guard
      let entry = devices[device].replica.own.appendEntry(
        steps, at: devices[device].clock, takingBack: takingBack)
    else { return false }
    entries.append(entry)
    send(entry.id, from: device)
    devices[device].shown = nil
    see(steps, after: before, on: device, as: entry, takingBack)
    if remember {
      devices[device].done.append(steps)
      devices[device].undone = []
    }
    return true
  }

  /// Checks that the device displays a change right after it was made.
  private mutating func see(
    _ steps: [JournalStep], after before: SyncProjection, on device: Int, as entry: SyncEntry,
    _ takesBack: Bool
  ) {
    let shown = shown(device)
    let joinedItems = JoinedItems(of: devices[device].replica.state.itemStates)
    for step in steps where entry.steps.contains(where: { $0.item == step.item }) {
      let now = shown.items[joinedItems.representative(of: step.item)]
      // An item restored without its owner is listed.
      func isAside() -> Bool {
        shown.notices.contains {
          if case .aside(step.item, .orphaned) = $0 { true } else { false }
        }
      }
      if (now == nil) != (step.change == .removed), !isAside(), isKnown(step.item, on: device) {
        unshown.append("\(entry.id): \(step.item.name) \(step.change), but \(now == nil)")
      }
      // If the item is now merged with another, the other's values count too.
      if step.fields.contains(where: { $0.name == SyncFields.sameAs }) { continue }
      if step.change == .added, step.item.kind == .exception, !takesBack, let now {
        for field in step.fields where now[field.name] ?? .nothing != field.after {
          unshown.append("\(entry.id): \(step.item.name) \(field), but \(now)")
        }
      }
      if !tellsTime(step, after: before, as: entry) {
        unshown.append("\(entry.id): \(step.item.name) does not tell when it is")
      }
      guard step.change == .changed, var meant = before.items[step.item], var now else {
        continue
      }
      for field in step.fields { meant[field.name] = field.after == .nothing ? nil : field.after }
      for name in Set(meant.keys).union(now.keys)
      where isElsewhere(name, of: step.item, shown)
        || isElsewhere(name, of: step.item, before)
      {
        meant[name] = nil
        now[name] = nil
      }
      // While parts of an occurrence are missing, another change counts as unseen and restores it.
      if step.item.kind == .exception, !isKnown(step.item, on: device) { continue }
      if now != meant { unshown.append("\(entry.id): \(step.item.name) \(meant), but \(now)") }
    }
  }

  /// Whether the item is known completely; a snapshot left by forgetting may refer to more.
  private func isKnown(_ place: ItemReference, on device: Int) -> Bool {
    let replica = devices[device].replica
    return replica.state.itemStates[place].map {
      $0.presence.changes.lastEntries.allSatisfy { end in
        // Nobody sends entries of starter items.
        end.device.rawValue == 0 || replica.applied.contains(end)
      }
    } ?? true
  }

  /// Whether a change of an occurrence contains its time, because others may exclude it.
  private func tellsTime(
    _ step: JournalStep, after before: SyncProjection, as entry: SyncEntry
  ) -> Bool {
    guard step.item.kind == .exception, step.change == .changed,
      let kind = before.items[step.item]?["kind"], kind != .number(0)
    else { return true }
    return entry.steps.contains { told in
      told.item == step.item && told.fields.contains { $0.name == "kind" }
    }
  }

  /// Whether the displayed field depends on more than the recorded change.
  private func isElsewhere(
    _ name: String, of place: ItemReference, _ shown: SyncProjection
  ) -> Bool {
    let rules = SyncFields.rules(of: place.kind)
    // A different part of an overlong list may be displayed now.
    if rules[name].isList { return true }
    return shown.notices.contains {
      if case .aside(place, .breaksRule(let names, _)) = $0 { names.contains(name) } else { false }
    }
  }

  /// Records a step that only a newer program can read.
  mutating func recordUnreadableStep(on device: Int, isMajor: Bool) {
    let replica = devices[device].replica
    var entry = SyncEntry(
      EntryID(replica.device, replica.applied[replica.device] + 1),
      ChangeTimestamp(at: devices[device].clock), seen: replica.applied, steps: [])
    entry.undecodedSteps = [UndecodedStep(kind: "embers", text: "\(newID())")]
    if isMajor { entry.version = SyncEntry.version + 1 }
    rows.insert(isMajor ? .newerMajor : .unknownKind)
    entries.append(entry)
    send(entry.id, from: device)
    devices[device].replica.receive(entry)
    update(device)
  }

  /// Returns the step as a newer program reads it.
  static func read(_ step: UndecodedStep) -> JournalStep? {
    let place = ItemReference.setting("mood.embers.\(step.text)")
    return JournalStep(
      at: place, of: place.id, .added, title: "",
      fields: [JournalField("value", .text, from: .nothing, to: .text(step.text))])
  }

  mutating func update(_ device: Int) {
    devices[device].isNewer = true
    devices[device].replica.update(to: SyncEntry.version + 1, reading: Self.read)
    devices[device].shown = nil
  }

  // MARK: Events

  private mutating func happen() {
    let device = any(devices.count)
    switch any(34) {
    case 0..<22: act(on: device)
    case 22..<25: deliver(to: device)
    case 25: _ = devices.count < 5 && chance(2) ? join(filled: chance(2)) : deliver(to: device)
    case 26: chance(3) ? sendBoth(device) : fork(device)
    case 27: if devices[device].isAsleep { wake(device) } else { devices[device].isAsleep = true }
    case 28: load(device)
    case 29..<32: passTime(on: device)
    case 33: chance(3) ? takeOut(device) : deliver(to: device)
    default: chance(2) ? deliver(to: device) : recordUnreadableStep(on: device, isMajor: chance(3))
    }
  }

  /// Delivers some entries of the others, in any order and some of them twice.
  mutating func deliver(to device: Int, from other: Int? = nil) {
    if devices[device].isAsleep {
      rows.insert(.sleeper)
      return
    }
    let (own, before) = (devices[device].replica.device, devices[device].replica.applied)
    let known = devices[device].replica.state
    let isWhole = chance(2) || other != nil
    let from = other.map { devices[$0] } ?? (chance(3) ? pick(devices) : nil)
    let only = from?.replica.device
    for entry in entries.shuffled(using: &numbers)
    where relay.entries.contains(entry.id) && entry.id.device != own
      && only ?? entry.id.device == entry.id.device && (isWhole || chance(2))
    {
      devices[device].replica.receive(entry)
      hear(entry, on: device)
      if chance(6) {
        devices[device].replica.receive(entry)
        rows.insert(.twice)
      }
    }
    if !devices[device].replica.waiting.isEmpty { rows.insert(.gap) }
    if isWhole, other == nil { fillGaps(of: device) }
    took(before, known, on: device)
  }

  /// Performs what follows after entries have arrived.
  private mutating func took(_ before: SeenEntries, _ known: SyncState, on device: Int) {
    guard devices[device].replica.applied != before else { return }
    devices[device].shown = nil
    if devices[device].isNewer { update(device) }
    if waitsForParent(on: device) { rows.insert(.orphanBeforeItsParent) }
    resendForgottenValues(known, on: device)
    settle(device)
  }

  /// Whether an item exists whose owner has not arrived yet.
  private mutating func waitsForParent(on device: Int) -> Bool {
    let (shown, things) = (shown(device), devices[device].replica.state.itemStates)
    return shown.notices.contains {
      if case .aside(_, .orphaned(let owner)) = $0 {
        things[owner]?.firstAddition == nil
      } else {
        false
      }
    }
  }

  /// A copy of a device, or its restored backup, continues under a new device id.
  private mutating func fork(_ device: Int) {
    // Entries that never left a lost device are lost.
    wake(device)
    tidy(device, writing: false)
    if let backup = devices[device].backup {
      rows.insert(.restore)
      devices[device].replica = MemoryReplica(newDevice(), after: backup)
      (devices[device].done, devices[device].undone) = ([], [])
      devices[device].backup = nil
      devices[device].shown = nil
      if devices[device].isNewer { update(device) }
    } else if devices.count < 5, chance(2) {
      rows.insert(.fork)
      var other = devices[device]
      other.replica = MemoryReplica(newDevice(), after: other.replica)
      other.joinedAt = now
      (other.done, other.undone) = ([], [])
      devices.append(other)
    } else {
      devices[device].backup = devices[device].replica
    }
  }

  /// A device and its copy continue under the same device id and write an entry at the same time.
  /// The second one to write sends its entry again under a new id, after their common entries.
  private mutating func sendBoth(_ device: Int) {
    wake(device)
    let replica = devices[device].replica
    let (former, last) = (replica.device, replica.applied[replica.device])
    // Requires that the copy waits for no entry of another device.
    guard devices.count < 5, replica.waiting.isEmpty, replica.state.undecodedEntries.isEmpty else {
      return
    }
    let (original, mark) = (devices[device], entries.count)
    // The entries of the copy reach nobody.
    devices[device].isAsleep = true
    for _ in 0...any(4) { act(on: device) }
    var copy = devices[device]
    let held = entries[mark...].filter { $0.id.device == former }
    entries.removeAll { $0.id.device == former && $0.id.number > last }
    entered.subtract(held.map(\.id))
    devices[device] = original
    for _ in 0...any(4) { act(on: device) }
    guard !held.isEmpty, devices[device].replica.applied[former] > last else { return }
    rows.insert(.copiesInOneMoment)
    replaceSome(by: device, after: last)
    let own = entries.filter { $0.id.device == former && $0.id.number <= last } + held
    let continuation = DeviceContinuation(
      own: own,
      published: entries.filter { $0.id.device == former && relay.entries.contains($0.id) },
      accepted: last, greatest: devices[device].replica.applied[former])
    guard case .fork(let last) = continuation else {
      // Both may have written the very same entries, of which one is enough.
      let written = entries.filter { $0.id.device == former && $0.id.number > last }
      if !written.allSatisfy(held.contains) {
        unshown.append("\(former) goes on beside a copy under one id")
      }
      return
    }
    let fork = DeviceFork(of: former, after: last, as: newDevice())
    let common = SyncState(
      entries.filter { $0.id.device == former && $0.id.number <= last })
    let state = copy.replica.state
    let open = state.itemStates.filter { fork.mayHaveUnknownEntries($1) }.keys
    let things = state.itemStates.map {
      ($0, fork.withNewDevice($1, common: common.itemStates[$0]))
    }
    copy.replica.own = SyncReplica(
      fork.newDevice,
      state: SyncState(
        itemStates: Dictionary(uniqueKeysWithValues: things),
        greatestSayingNumber: state.greatestSayingNumber),
      applied: fork.withNewDevice(copy.replica.applied))
    (copy.unsent, copy.isAsleep, copy.joinedAt, copy.shown) = ([], false, now, nil)
    devices.append(copy)
    for entry in held.map(fork.withNewDevice) {
      entries.append(entry)
      send(entry.id, from: devices.count - 1)
    }
    if copy.isNewer { update(devices.count - 1) }
    guard
      let entry = devices[devices.count - 1].replica.own.appendRemainingEntry(
        of: open, at: copy.clock)
    else {
      return
    }
    entries.append(entry)
    send(entry.id, from: devices.count - 1)
  }

  /// Removes a device and changes the key, after receiving everything on the relay. Entries under
  /// the old key count as far as one of the remaining devices had them.
  private mutating func takeOut(_ device: Int) {
    guard devices.count > 2 else { return }
    var next = self
    next.devices.remove(at: device)
    // A second removal may happen without knowledge of the first: both devices are removed.
    let isTwice = next.devices.count > 2 && next.chance(2)
    if isTwice { next.devices.remove(at: next.any(next.devices.count)) }
    next.receiveAll(on: 0)
    let had = next.devices.reduce(into: SeenEntries()) { $0.formUnion($1.replica.applied) }
    let others = Set(next.devices.map(\.replica.device))
    func counts(_ entry: EntryID) -> Bool {
      had.contains(entry) || others.contains(entry.device)
    }
    // Stores keep no entries after a missing one.
    guard next.devices.allSatisfy({ $0.replica.waiting.keys.allSatisfy(counts) }) else { return }
    self = next
    rows.insert(isTwice ? .takenOutAtOnce : .takenOut)
    entries.removeAll { !counts($0.id) }
    entered = entered.filter(counts)
    relay.keep(counts)
    oldRelay?.keep(counts)
  }

  /// Receives everything on the relay that the device can read.
  private mutating func receiveAll(on device: Int) {
    wake(device)
    let (known, before) = (devices[device].replica.state, devices[device].replica.applied)
    receiveEverything(on: device)
    took(before, known, on: device)
  }

  /// Receives entries and snapshots from the relay until nothing is left.
  private mutating func receiveEverything(on device: Int) {
    repeat {
      for entry in entries.shuffled(using: &numbers) where relay.entries.contains(entry.id) {
        devices[device].replica.receive(entry)
        hear(entry, on: device)
      }
    } while fillGaps(of: device)
  }

  /// Brings a device online with a snapshot of another one.
  private mutating func load(_ device: Int) {
    guard let other = pick(devices.indices.filter { $0 != device }) else { return }
    let from = devices[other].replica
    // A snapshot of an older program can be read; for one of a newer program the device updates
    // first.
    if devices[other].isNewer, !devices[device].isNewer { update(device) }
    devices[device].replica.load(from.state, applied: from.applied)
    wake(device)
    if devices[device].isNewer { update(device) }
    devices[device].shown = nil
    rows.insert(.snapshot)
  }

  /// Delivers everything on the relay to all devices at the end.
  mutating func heal() {
    for device in devices.indices {
      wake(device)
      update(device)
      tidy(device, writing: false)
    }
    for device in devices.indices {
      receiveEverything(on: device)
      update(device)
    }
  }
}
