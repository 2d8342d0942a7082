import HearthDomain

/// Some devices and what they do and tell each other, made by chance from a seed.
struct SyncWorld {
  /// One device, whose store is what its replica shows.
  struct Device {
    var replica: MemoryReplica
    var clock: Instant
    /// What it did, to be taken back and done again.
    var done: [[JournalStep]] = []
    var undone: [[JournalStep]] = []
    var shown: SyncProjection?
    var isNewer = false
    var isAsleep = false
    var backup: MemoryReplica?
    /// What it entered while there was no way to send it.
    var unsent: [EntryID] = []
    /// The snapshots that it has seen, and what the others said of themselves.
    var known: [KnownSnapshot] = []
    var heard: [DeviceID: SyncRetention.Reader] = [:]
    var joinedAt = Instant.usual
  }

  var numbers: SplitMix64
  var devices: [Device] = []
  /// All that was ever told, in the order in which it was.
  var entries: [SyncEntry] = []
  var rows: Set<MergingRow> = []
  /// What a device did not show right after it was entered there.
  var unshown: [String] = []
  var relay = WorldRelay()
  /// As it was some time ago.
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

  // MARK: Chance

  /// True once in so many times.
  mutating func chance(_ times: Int) -> Bool { Int.random(in: 0..<times, using: &numbers) == 0 }

  mutating func any(_ count: Int) -> Int { Int.random(in: 0..<count, using: &numbers) }

  mutating func pick<Item>(_ items: [Item]) -> Item? { items.randomElement(using: &numbers) }

  mutating func text() -> FieldValue { .text(["ash", "birch", "cedar", "dogwood", "elm"][any(5)]) }

  mutating func newID() -> Int64 {
    lastID += Int64(any(5)) + 1
    // Later ones are not always greater: clocks differ.
    return chance(3) ? 1_000_000 - lastID : 1_000_000 + lastID
  }

  mutating func newDevice() -> DeviceID {
    lastDevice += 1
    return DeviceID(rawValue: lastDevice * 7919 % 1009)
  }

  // MARK: Devices

  /// How one day's clock reads on a device.
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
      steps.map { ($0.place, Stamp(at: Instant(milliseconds: 1_700_000_000_000))) }
    ) { first, _ in first }
    let place = devices.count - 1
    if let entry = devices[place].replica.own.noteJoining(
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

  /// A rule that two fields have together although they are told apart.
  static let check: SyncProjection.Check = { kind, values in
    kind == .event && values["allDay"] == .number(1) && values["reminders"] == .text("5")
      ? ["reminders"] : []
  }

  /// Tells the steps, and remembers them for taking back.
  @discardableResult
  mutating func note(
    _ steps: [JournalStep], on device: Int, takingBack: Bool = false, remember: Bool = true
  ) -> Bool {
    devices[device].clock = devices[device].clock.adding(milliseconds: Int64(any(3)))
    let before = shown(device)
    guard
      let entry = devices[device].replica.own.note(
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

  /// What was entered stands where it was entered.
  private mutating func see(
    _ steps: [JournalStep], after before: SyncProjection, on device: Int, as entry: SyncEntry,
    _ takesBack: Bool
  ) {
    let shown = shown(device)
    let twins = Twins(of: devices[device].replica.state.things)
    for step in steps where entry.steps.contains(where: { $0.place == step.place }) {
      let now = shown.things[twins.first(of: step.place)]
      // What came back without what it belongs to is listed.
      func isAside() -> Bool {
        shown.notices.contains {
          if case .aside(step.place, .orphaned) = $0 { true } else { false }
        }
      }
      if (now == nil) != (step.change == .removed), !isAside(), isKnown(step.place, on: device) {
        unshown.append("\(entry.id): \(step.place.name) \(step.change), but \(now == nil)")
      }
      // Of what is one from then on, the others have their say.
      if step.fields.contains(where: { $0.name == SyncFields.sameAs }) { continue }
      if step.change == .added, step.place.kind == .exception, !takesBack, let now {
        for field in step.fields where now[field.name] ?? .nothing != field.after {
          unshown.append("\(entry.id): \(step.place.name) \(field), but \(now)")
        }
      }
      if !tellsTime(step, after: before, as: entry) {
        unshown.append("\(entry.id): \(step.place.name) does not tell when it is")
      }
      guard step.change == .changed, var meant = before.things[step.place], var now else {
        continue
      }
      for field in step.fields { meant[field.name] = field.after == .nothing ? nil : field.after }
      for name in Set(meant.keys).union(now.keys)
      where isElsewhere(name, of: step.place, shown)
        || isElsewhere(name, of: step.place, before)
      {
        meant[name] = nil
        now[name] = nil
      }
      // Who tells something of a time of which less has come had not seen it: that brings it back.
      if step.place.kind == .exception, !isKnown(step.place, on: device) { continue }
      if now != meant { unshown.append("\(entry.id): \(step.place.name) \(meant), but \(now)") }
    }
  }

  /// Whether all that is known of the thing has come: what was left of a forgetting may tell of
  /// more.
  private func isKnown(_ place: JournalPlace, on device: Int) -> Bool {
    let replica = devices[device].replica
    return replica.state.things[place].map {
      $0.presence.given.ends.allSatisfy { end in
        // What the program ships nobody tells.
        end.device.rawValue == 0 || replica.applied.contains(end)
      }
    } ?? true
  }

  /// Whether who changes a time of a series that takes place says so: others may leave it out.
  private func tellsTime(
    _ step: JournalStep, after before: SyncProjection, as entry: SyncEntry
  ) -> Bool {
    guard step.place.kind == .exception, step.change == .changed,
      let kind = before.things[step.place]?["kind"], kind != .number(0)
    else { return true }
    return entry.steps.contains { told in
      told.place == step.place && told.fields.contains { $0.name == "kind" }
    }
  }

  /// Whether what is shown of the field depends on more than what was entered.
  private func isElsewhere(
    _ name: String, of place: JournalPlace, _ shown: SyncProjection
  ) -> Bool {
    let rules = SyncFields.of(place.kind)
    // Of a list that was too long another part may stand now.
    if rules[name].isList { return true }
    return shown.notices.contains {
      if case .aside(place, .breaksRule(let names, _)) = $0 { names.contains(name) } else { false }
    }
  }

  /// Tells what only a newer program knows.
  mutating func noteStrange(on device: Int, isMajor: Bool) {
    let replica = devices[device].replica
    var entry = SyncEntry(
      EntryID(replica.device, replica.applied[replica.device] + 1),
      Stamp(at: devices[device].clock), seen: replica.applied, steps: [])
    entry.unread = [UnreadStep(kind: "embers", text: "\(newID())")]
    if isMajor { entry.version = SyncEntry.version + 1 }
    rows.insert(isMajor ? .newerMajor : .unknownKind)
    entries.append(entry)
    send(entry.id, from: device)
    devices[device].replica.receive(entry)
    update(device)
  }

  /// What the newer program reads.
  static func read(_ step: UnreadStep) -> JournalStep? {
    let place = JournalPlace.setting("mood.embers.\(step.text)")
    return JournalStep(
      at: place, of: place.id, .added, title: "",
      fields: [JournalField("value", .text, from: .nothing, to: .text(step.text))])
  }

  mutating func update(_ device: Int) {
    devices[device].isNewer = true
    devices[device].replica.update(to: SyncEntry.version + 1, reading: Self.read)
    devices[device].shown = nil
  }

  // MARK: What happens

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
    default: chance(2) ? deliver(to: device) : noteStrange(on: device, isMajor: chance(3))
    }
  }

  /// Some of what the others told, in any order, some of it twice.
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

  /// Looks at what came, and does what follows from it.
  private mutating func took(_ before: SeenEntries, _ known: SyncState, on device: Int) {
    guard devices[device].replica.applied != before else { return }
    devices[device].shown = nil
    if devices[device].isNewer { update(device) }
    if waitsForParent(on: device) { rows.insert(.orphanBeforeItsParent) }
    tellAgain(known, on: device)
    settle(device)
  }

  /// Whether something is there whose parent has not come yet.
  private mutating func waitsForParent(on device: Int) -> Bool {
    let (shown, things) = (shown(device), devices[device].replica.state.things)
    return shown.notices.contains {
      if case .aside(_, .orphaned(let owner)) = $0 { things[owner]?.birth == nil } else { false }
    }
  }

  /// A copy of a device, or what was kept of it some time ago, goes on under an id of its own.
  private mutating func fork(_ device: Int) {
    // What never left a machine that is gone is gone.
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

  /// A device and a copy of it go on as the same one and tell something in one moment: who comes
  /// second tells it again under an id of its own, behind what both have in common.
  private mutating func sendBoth(_ device: Int) {
    wake(device)
    let replica = devices[device].replica
    let (former, last) = (replica.device, replica.applied[replica.device])
    // Of nobody else is anything to come that the copy would have to hold.
    guard devices.count < 5, replica.waiting.isEmpty, replica.state.unread.isEmpty else { return }
    let (original, mark) = (devices[device], entries.count)
    // Of what the copy tells nobody hears.
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
    let fork = DeviceFork(of: former, after: last, as: newDevice())
    let common = SyncState(
      entries.filter { $0.id.device == former && $0.id.number <= last })
    let state = copy.replica.state
    let open = state.things.filter { fork.leavesOpen($1) }.keys
    let things = state.things.map { ($0, fork.renamed($1, common: common.things[$0])) }
    copy.replica.own = SyncReplica(
      fork.device,
      state: SyncState(
        things: Dictionary(uniqueKeysWithValues: things), lastNumber: state.lastNumber),
      applied: fork.renamed(copy.replica.applied))
    (copy.unsent, copy.isAsleep, copy.joinedAt, copy.shown) = ([], false, now, nil)
    devices.append(copy)
    for entry in held.map(fork.renamed) {
      entries.append(entry)
      send(entry.id, from: devices.count - 1)
    }
    if copy.isNewer { update(devices.count - 1) }
    guard let entry = devices[devices.count - 1].replica.own.noteLeft(of: open, at: copy.clock)
    else {
      return
    }
    entries.append(entry)
    send(entry.id, from: devices.count - 1)
  }

  /// Somebody takes a device out, with a new key, once they have received all that is there: what
  /// was told under the old one counts as far as one of those had it who go on.
  private mutating func takeOut(_ device: Int) {
    guard devices.count > 2 else { return }
    var next = self
    next.devices.remove(at: device)
    next.receiveAll(on: 0)
    let had = next.devices.reduce(into: SeenEntries()) { $0.formUnion($1.replica.applied) }
    let others = Set(next.devices.map(\.replica.device))
    func counts(_ entry: EntryID) -> Bool {
      had.contains(entry) || others.contains(entry.device)
    }
    // Stores keep nothing that came before what is missing.
    guard next.devices.allSatisfy({ $0.replica.waiting.keys.allSatisfy(counts) }) else { return }
    self = next
    rows.insert(.takenOut)
    entries.removeAll { !counts($0.id) }
    entered = entered.filter(counts)
    relay.keep(counts)
    oldRelay?.keep(counts)
  }

  /// Receives all that is there and can be read.
  private mutating func receiveAll(on device: Int) {
    wake(device)
    let (known, before) = (devices[device].replica.state, devices[device].replica.applied)
    takeAll(on: device)
    took(before, known, on: device)
  }

  /// Takes what is there, in pieces and in snapshots, until there is nothing more.
  private mutating func takeAll(on device: Int) {
    repeat {
      for entry in entries.shuffled(using: &numbers) where relay.entries.contains(entry.id) {
        devices[device].replica.receive(entry)
        hear(entry, on: device)
      }
    } while fillGaps(of: device)
  }

  /// Wakes up on a snapshot of another one.
  private mutating func load(_ device: Int) {
    guard let other = pick(devices.indices.filter { $0 != device }) else { return }
    let from = devices[other].replica
    // A snapshot of a program that knows less is no harm, one of a newer program is not read.
    if devices[other].isNewer, !devices[device].isNewer { update(device) }
    devices[device].replica.load(from.state, applied: from.applied)
    wake(device)
    if devices[device].isNewer { update(device) }
    devices[device].shown = nil
    rows.insert(.snapshot)
  }

  /// In the end everything that is at the relay reaches everybody.
  mutating func heal() {
    for device in devices.indices {
      wake(device)
      update(device)
      tidy(device, writing: false)
    }
    for device in devices.indices {
      takeAll(on: device)
      update(device)
    }
  }
}
