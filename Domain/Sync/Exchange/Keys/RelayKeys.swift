/// The keys of a profile as a relay has them beside what a device knows, within one exchange.
final class RelayKeys {
  let tools: SyncTools
  let relay: any Relay
  var names: Set<PieceName>
  private(set) var ring: KeyRing
  private var changes: [Int: KeyChange] = [:]
  private var counted: [Int: SeenEntries] = [:]
  private var ownPieces: [PieceName: OutboxPiece]?

  init(_ tools: SyncTools, _ ring: KeyRing, _ relay: any Relay, _ names: [PieceName]) {
    self.tools = tools
    self.relay = relay
    self.names = Set(names)
    self.ring = ring
  }

  /// Takes the keys that others gave meanwhile, and answers each, so that what this device had
  /// applied under the one before counts for all. Throws ``SyncProblem/isRemoved`` as a
  /// ``Stop`` where it was left out.
  func takeNew() throws {
    let part = try tools.taking().part
    while names.contains(KeyChange.name(ring.latest.number + 1)) {
      do { try takeNext() } catch DomainError.damaged(.sealed) {
        throw Stop(.forgedKey(KeyChange.name(ring.latest.number + 1)))
      }
    }
    let latest = ring.latest
    let name = KeyChange.answer(latest.number, of: ring.device)
    guard latest.number > 1, !names.contains(name), let before = ring.key(number: latest.number - 1)
    else { return }
    // Whoever joined since or changed it has nothing to say.
    let change = try change(after: before)
    guard change.author != ring.device, change.members[ring.device] != nil else { return }
    var told = PackedBytes()
    told.put(part.applied)
    try put(OutboxPiece(name, try sealed(told.bytes, as: name)))
  }

  /// Keeps the piece here, too: a relay that was rolled back gets it again.
  private func put(_ piece: OutboxPiece) throws {
    try relay.putNew(piece.name, piece.bytes)
    names.insert(piece.name)
    try tools.store.write { try $0.sync.keep(piece) }
    ownPieces?[piece.name] = piece
  }

  /// The pieces of this kind that this device kept, which the relay should have just so.
  func kept() throws -> [PieceName: OutboxPiece] {
    if let ownPieces { return ownPieces }
    var kept: [PieceName: OutboxPiece] = [:]
    for piece in try tools.store.read({ try $0.sync.outbox() }) {
      if case .key = piece.name { kept[piece.name] = piece }
    }
    ownPieces = kept
    return kept
  }

  private func takeNext() throws {
    let change = try change(after: ring.latest)
    guard let box = change.members[ring.device] else { throw Stop(.isRemoved) }
    guard
      let key = ProfileKey(
        number: change.number, bytes: Secret(try tools.sealer.open(box, by: ring.own)))
    else { throw DomainError.damaged(.sealed(.notAuthentic)) }
    if let piece = try relay.get(KeyChange.name(key.number)) {
      try put(OutboxPiece(KeyChange.name(key.number), piece))
    }
    ring.insert(key)
    try tools.rings.keep(ring)
    try markRemoved()
  }

  func sealed(_ bytes: [UInt8], as name: PieceName) throws -> [UInt8] {
    guard
      let label = PieceLabel(
        profile: ring.profile, name: name, key: ring.latest.number, before: [])
    else { throw DomainError.damaged(.sealed(.notAuthentic)) }
    return try tools.sealer.seal(bytes, as: label, with: ring.latest, by: ring.own)
  }

  /// What stands sealed under the name by that device.
  func opened(_ bytes: [UInt8], as name: PieceName, by face: DeviceFace) throws -> [UInt8] {
    let label = try tools.sealer.label(of: bytes, named: name, in: ring.profile)
    guard let key = ring.key(number: label.key) else {
      throw DomainError.damaged(.sealed(.unknownKey(number: label.key)))
    }
    return try tools.sealer.open(bytes, as: label, with: key, from: face)
  }

  // MARK: Who takes part

  /// The devices that go on under the newest key, this one among them.
  func members() throws -> [DeviceID: DeviceFace] {
    var members = [ring.device: ring.own.face]
    let known = try knownDevices()
    // One whose piece is damaged, or gone, goes on as it was known.
    let all = Set(KnownPieces.devices(in: Array(names))).union(known.keys)
    for device in all where device != ring.device {
      guard let face = try known[device]?.face ?? introduction(of: device)?.face,
        try goesOn(device) ?? (known[device]?.isRemoved == false)
      else { continue }
      members[device] = face
    }
    return members
  }

  /// By which names the devices introduced themselves, as far as they can be read.
  func deviceNames() throws -> [String] {
    try KnownPieces.devices(in: Array(names)).compactMap { device in
      try relay.get(KnownPieces.device(device)).flatMap {
        (try? tools.device(device, introduced: $0, ring))?.name
      }
    }
  }

  /// The greatest number of a device that a piece has which is there.
  func last(of device: DeviceID, in snapshots: [KnownSnapshot]) -> Int {
    let segments = names.map { name in
      if case .segment(device, let numbers, _) = name { numbers.upperBound } else { 0 }
    }
    return max(segments.max() ?? 0, snapshots.map { $0.seen[device] }.max() ?? 0)
  }

  /// Whether the newest key was given to the device, or it came later, and it has not left; nil
  /// where it cannot be told, since its piece cannot be read.
  func goesOn(_ device: DeviceID) throws -> Bool? {
    if try hasLeft(device) { return false }
    let latest = ring.latest
    guard latest.number > 1, let before = ring.key(number: latest.number - 1) else {
      return try introduction(of: device).map { _ in true }
    }
    if try change(after: before).members[device] != nil { return true }
    return try introduction(of: device).map { $0.key >= latest.number }
  }

  /// Whether the device said itself that it takes part no more, and nothing after that: a copy of
  /// it may go on.
  func hasLeft(_ device: DeviceID) throws -> Bool {
    let name = KnownPieces.left(device)
    guard names.contains(name), let bytes = try relay.soundPiece(name),
      let face = try? face(of: device), let said = try? opened(bytes, as: name, by: face)
    else { return false }
    var reader = PackedBytesReader(said)
    // The first ones said no number.
    if reader.isAtEnd { return true }
    // What was read here, if anything was, may have gone from the relay since.
    let (applied, snapshots) = try tools.store.read { repositories in
      (
        try repositories.sync.part()?.applied[device] ?? 0,
        try repositories.sync.exchange()?.snapshots ?? []
      )
    }
    return max(applied, last(of: device, in: snapshots)) <= Int(clamping: try reader.number())
  }

  /// By what the device is known at the relay, and the key under which it came; nil where its piece
  /// is not there, or is damaged.
  func introduction(of device: DeviceID) throws -> (face: DeviceFace, key: Int)? {
    let name = KnownPieces.device(device)
    guard let bytes = try relay.soundPiece(name) else { return nil }
    do {
      let face = try tools.device(device, introduced: bytes, ring).face
      let sealed = Array(bytes.dropFirst(DeviceFace.size))
      return (face, try tools.sealer.label(of: sealed, named: name, in: ring.profile).key)
    } catch DomainError.damaged(.sealed) {
      return nil
    }
  }

  /// Nobody where this device only comes.
  func knownDevices() throws -> [DeviceID: SyncDevice] {
    try tools.store.read { try $0.sync.exchange()?.devices } ?? [:]
  }

  /// Notes who does not go on.
  func markRemoved() throws {
    let gone = try knownDevices().keys.filter { device in
      try !(goesOn(device) ?? (ring.latest.number == 1))
    }
    try tools.change { for id in $0.devices.keys { $0.devices[id]?.isRemoved = gone.contains(id) } }
  }

  /// Whether all who go on have answered under the newest key, but for those that were silent since
  /// then.
  func isAnswered(orSilentSince moment: Instant) throws -> Bool {
    guard ring.latest.number > 1, let before = ring.key(number: ring.latest.number - 1) else {
      return true
    }
    let change = try change(after: before)
    let known = try knownDevices()
    return try change.members.keys.allSatisfy { device in
      if device == change.author { return true }
      if names.contains(KeyChange.answer(change.number, of: device)) { return true }
      if device == ring.device { return false }
      return try hasLeft(device) || known[device].map { $0.lastSeenAt <= moment } ?? false
    }
  }

  // MARK: What counts

  /// Up to which entries that counts which was sealed under a key that is no longer the newest:
  /// those that the author of the next one had applied, or any device that goes on.
  func counted(underKey number: Int) throws -> SeenEntries {
    if let known = counted[number] { return known }
    guard let key = ring.key(number: number) else { return SeenEntries() }
    let change = try change(after: key)
    var seen = change.seen
    for device in change.members.keys {
      let name = KeyChange.answer(change.number, of: device)
      guard names.contains(name), let bytes = try relay.soundPiece(name) else { continue }
      guard let face = try? face(of: device),
        let answer = try? opened(bytes, as: name, by: face)
      else { continue }
      var reader = PackedBytesReader(answer)
      seen.formUnion(try reader.seen())
    }
    counted[number] = seen
    return seen
  }

  private func change(after key: ProfileKey) throws -> KeyChange {
    if let known = changes[key.number] { return known }
    let name = KeyChange.name(key.number + 1)
    guard let piece = try kept()[name]?.bytes ?? relay.get(name) else {
      throw DomainError.damaged(.sealed(.unknownKey(number: key.number + 1)))
    }
    let change = try change(after: key, in: piece)
    changes[key.number] = change
    return change
  }

  func change(after key: ProfileKey, in piece: [UInt8]) throws -> KeyChange {
    try tools.change(
      to: key.number + 1, in: piece, with: key, of: ring.profile,
      from: face(of: tools.author(of: piece)))
  }

  func face(of device: DeviceID) throws -> DeviceFace {
    if device == ring.device { return ring.own.face }
    if let known = try tools.store.read({ try $0.sync.exchange()?.devices[device] }) {
      return known.face
    }
    guard let bytes = try relay.get(KnownPieces.device(device)) else {
      throw DomainError.damaged(.sealed(.notAuthentic))
    }
    return try tools.device(device, introduced: bytes, ring).face
  }
}

/// Ends the exchange with one device, or all of it.
struct Stop: Error {
  /// Nil where nobody needs to be told.
  let problem: SyncProblem?

  init(_ problem: SyncProblem?) {
    self.problem = problem
  }
}

extension SyncTools {
  /// The keys that came before one, for whoever joins with that alone; the newest first.
  func keys(
    before key: ProfileKey, of profile: SyncProfileID, from relay: any Relay
  ) throws -> [ProfileKey] {
    var keys: [ProfileKey] = []
    var last = key
    while last.number > 1 {
      // Whoever made this piece had the key: that is proof enough of who it was.
      guard let piece = try relay.get(KeyChange.name(last.number)),
        let introduced = try relay.get(KnownPieces.device(try author(of: piece))),
        let face = DeviceFace(bytes: Array(introduced.prefix(DeviceFace.size)))
      else { throw DomainError.damaged(.sealed(.unknownKey(number: last.number - 1))) }
      last = try keyBefore(last, in: piece, of: profile, from: face)
      keys.append(last)
    }
    return keys
  }
}
