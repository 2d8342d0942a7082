/// Combines the profile's keys at a relay with those known to this device, during one exchange.
final class RelayKeys {
  let tools: SyncTools
  let relay: any Relay
  var names: Set<PieceName>
  /// Pieces that the relay listed as incomplete.
  var incomplete: Set<PieceName> = []
  private(set) var ring: KeyRing
  /// Key pieces that no device of this profile seems to have published.
  private(set) var foreignPieces: Set<PieceName> = []
  /// Cached key changes by key number: the valid ones here, then all readable ones, then those that
  /// remove each other.
  private var validChanges: [Int: [KeyChange]] = [:]
  private var readableChanges: [Int: [KeyChange]] = [:]
  private var rivalChanges: [Int: [KeyChange]] = [:]
  private var cachedNumbers: [Int]?
  private var validEntriesByKey: [Int: SeenEntries] = [:]
  private var signatureChecks: [PieceName: Bool] = [:]
  private var ownPieces: [PieceName: OutboxPiece]?
  /// Pieces that the relay accepted during this exchange.
  var delivered: Set<PieceName> = []

  init(_ tools: SyncTools, _ ring: KeyRing, _ relay: any Relay, _ names: [PieceName]) {
    self.tools = tools
    self.relay = relay
    self.names = Set(names)
    self.ring = ring
  }

  // MARK: Pieces of this device

  /// Uploads the piece and stores a copy, so that it can be restored after a rollback of the relay.
  func upload(_ piece: OutboxPiece) throws {
    try replace(piece)
    try tools.store.write { try $0.sync.save(piece) }
    ownPieces?[piece.name] = piece
  }

  /// Uploads a piece that only this device may write, replacing any piece with its name.
  func replace(_ piece: OutboxPiece) throws {
    do { try relay.putNew(piece.name, piece.bytes) } catch DomainError.refused(
      .sync(.pieceDiffers))
    {
      try relay.delete(piece.name)
      try relay.putNew(piece.name, piece.bytes)
    }
    names.insert(piece.name)
    cachedNumbers = nil
  }

  /// Returns the stored copies of this device's key pieces.
  func storedPieces() throws -> [PieceName: OutboxPiece] {
    if let ownPieces { return ownPieces }
    var kept: [PieceName: OutboxPiece] = [:]
    for piece in try tools.store.read({ try $0.sync.outbox() }) {
      if case .key = piece.name { kept[piece.name] = piece }
    }
    ownPieces = kept
    return kept
  }

  func sealed(_ bytes: [UInt8], as name: PieceName) throws -> [UInt8] {
    guard
      let label = PieceLabel(
        profile: ring.profile, name: name, key: ring.latestKey.number, before: [])
    else { throw DomainError.damaged(.sealed(.notAuthentic)) }
    return try tools.sealer.seal(bytes, as: label, with: ring.latestKey, by: ring.deviceKeys)
  }

  /// Opens a piece sealed by the device under the name.
  func opened(_ bytes: [UInt8], as name: PieceName, by publicKeys: DevicePublicKeys) throws
    -> [UInt8]
  {
    try tools.opened(bytes, as: name, with: ring, from: publicKeys).bytes
  }

  /// Whether the piece under the name was sealed by the device.
  func isSigned(_ name: PieceName, by device: DeviceID) throws -> Bool {
    if let known = signatureChecks[name] { return known }
    let piece = try relay.validPiece(name)
    let isSigned = piece.flatMap { try? opened($0, as: name, by: publicKeys(of: device)) } != nil
    signatureChecks[name] = isSigned
    return isSigned
  }

  // MARK: Adopting keys

  /// Adopts new keys of other devices and acknowledges them. Entries that this device had applied
  /// under the previous key thus stay valid for all. Throws ``SyncProblem/isRemoved`` as an
  /// ``ExchangeStop`` if this device was removed.
  func adoptNewKeys() throws {
    (validChanges, readableChanges, rivalChanges, validEntriesByKey, foreignPieces) = (
      [:], [:], [:], [:], []
    )
    cachedNumbers = nil
    let before = ring
    for number in try listedNumbers() {
      let changes = try changes(to: number)
      if number > ring.latestKey.number { try stopForRivals(rivalChanges[number] ?? []) }
      // Keys of removed devices may leave gaps in the numbers.
      if !changes.isEmpty || number <= ring.latestKey.number { try adopt(changes, number) }
    }
    if ring != before {
      signatureChecks = [:]
      try tools.keyRings.save(ring)
      try markRemoved()
    }
    try acknowledgeKeys()
  }

  /// Maximum distance between the newest key number and any other that is accepted.
  private static let maxNumberDistance = 64

  /// Returns the key numbers in the names of pieces. Anybody who can write to the relay may have
  /// chosen these names.
  private func listedNumbers() throws -> [Int] {
    if let cachedNumbers { return cachedNumbers }
    let last = ring.latestKey.number + Self.maxNumberDistance
    let all = Set(names.union(try storedPieces().keys).compactMap(KeyChange.keyNumber))
    let numbers = all.filter { $0 <= last }.sorted()
    cachedNumbers = numbers
    return numbers
  }

  /// Returns the greatest number, up to the given one, that has a valid key; 1 if there is none.
  func greatestValidNumber(upTo number: Int) throws -> Int {
    try listedNumbers().last { try $0 <= number && !changes(to: $0).isEmpty } ?? 1
  }

  private func adopt(_ changes: [KeyChange], _ number: Int) throws {
    let isNewest = number >= ring.latestKey.number && !changes.isEmpty
    var isOpen = false
    // In reverse order, since the key inserted last is preferred, and that should be the first one.
    for change in changes.reversed() {
      guard let key = try key(of: change) else { continue }
      isOpen = true
      if ring.keys(number: number).isEmpty { try adoptOlderKeys(than: key, change) }
      ring.prefer(key)
    }
    if try removedDevices(upTo: number).contains(ring.device) || isNewest && !isOpen {
      throw ExchangeStop(.isRemoved)
    }
    // Overruled keys are needed to read data that was sealed with them.
    for change in try invalidatedChanges(number) {
      if let key = try key(of: change) { ring.insert(key) }
    }
    for change in changes {
      guard let piece = change.piece else { continue }
      if try storedPieces()[piece.name] == nil { try upload(piece) }
      let name = KeyChange.name(number, by: change.author)
      // The piece has a name that older programs used for all devices, so publish it under this
      // device's name.
      if change.author == ring.device, !names.contains(name) {
        try upload(OutboxPiece(name, piece.bytes))
      }
    }
  }

  /// Stops the exchange if devices removed each other: a user has to decide.
  private func stopForRivals(_ rivals: [KeyChange]) throws {
    guard !rivals.isEmpty else { return }
    let known = try knownDevices()
    throw ExchangeStop(.removedEachOther(rivals.map { known[$0.author]?.name ?? $0.author.text }))
  }

  /// Adds keys of earlier numbers that the change contains. If an earlier number had several keys,
  /// a device that joined with one of them receives the others in this way.
  private func adoptOlderKeys(than key: ProfileKey, _ change: KeyChange) throws {
    guard let piece = change.piece, let publicKeys = try? publicKeys(of: change.author),
      let older = try? tools.keysBefore(key, in: piece.bytes, of: ring.profile, from: publicKeys)
    else { return }
    for key in older { ring.insert(key) }
  }

  /// Acknowledges every key. As long as there were several, entries under a previous key may have
  /// been held back.
  private func acknowledgeKeys() throws {
    guard ring.latestKey.number > 1 else { return }
    for number in 2...ring.latestKey.number { try acknowledge(number) }
  }

  private func acknowledge(_ number: Int) throws {
    let name = KeyChange.acknowledgementName(number, of: ring.device)
    guard try storedPieces()[name] == nil || !names.contains(name) else { return }
    // The author and devices that joined later need not acknowledge the key.
    let changes = try changes(to: number)
    guard changes.contains(where: { $0.sealedKeysByDevice[ring.device] != nil }),
      !changes.contains(where: { $0.author == ring.device }),
      try !isSigned(name, by: ring.device)
    else { return }
    var told = KeyPieceWriter()
    told.put(try tools.activeExchange().part.applied)
    try upload(OutboxPiece(name, try sealed(told.bytes, as: name)))
  }

  // MARK: Changes of the key

  /// Returns the valid changes to the key with this number, in the order in which all devices apply
  /// them.
  func changes(to number: Int) throws -> [KeyChange] {
    if let known = validChanges[number] { return known }
    guard number > 1, try listedNumbers().contains(number) else { return [] }
    let gone = try removedDevices(upTo: number - 1)
    let all = try loadChanges(number).filter {
      try !gone.contains($0.author) && authorHadPreviousKey($0)
    }
    let (changes, rivals) = try KeyChange.validChanges(among: all, gone: gone, isTaken: isAdopted)
    (readableChanges[number], self.rivalChanges[number], validChanges[number]) = (
      all, rivals, changes
    )
    return changes
  }

  /// Returns the changes to this key number that are invalid because a valid change removed their
  /// author.
  func invalidatedChanges(_ number: Int) throws -> [KeyChange] {
    let counting = Set(try changes(to: number).map(\.author))
    return readableChanges[number]?.filter { !counting.contains($0.author) } ?? []
  }

  /// Whether the author had the previous valid key. A device that had only an older one was
  /// removed; it may use any id.
  private func authorHadPreviousKey(_ change: KeyChange) throws -> Bool {
    let (author, before) = (change.author, try greatestValidNumber(upTo: change.number - 1))
    if before == 1 || author == ring.device { return true }
    if try changes(to: before).contains(where: { $0.sealedKeysByDevice[author] != nil }) {
      return true
    }
    return try introduction(of: author, through: before).map { $0.key == before } ?? false
  }

  /// Whether this device has adopted the change: it stores the change's piece, or it joined with
  /// the new key.
  private func isAdopted(_ change: KeyChange) throws -> Bool {
    if let piece = change.piece, try storedPieces()[piece.name] != nil { return true }
    guard let key = ring.keys(number: change.number).first else { return false }
    return try self.key(of: change) == key
  }

  /// Returns the key ring up to the number, without keys of removed devices. New devices may join
  /// only with these keys.
  func ringForJoining(through number: Int? = nil) throws -> KeyRing {
    var keys = ring
    let last = min(number ?? .max, keys.latestKey.number)
    guard last > 1 else { return keys }
    for number in 2...last {
      for change in try invalidatedChanges(number) { try key(of: change).map { keys.remove($0) } }
    }
    return keys
  }

  /// Whether all changes to this key number are by devices that were removed before; they are
  /// ignored.
  func isByRemovedDevice(_ number: Int) throws -> Bool {
    guard try changes(to: number).isEmpty else { return false }
    let gone = try removedDevices(upTo: number - 1)
    return try loadChanges(number).contains { gone.contains($0.author) }
  }

  private func loadChanges(_ number: Int) throws -> [KeyChange] {
    let own = try storedPieces()
    let there = names.union(own.keys).filter { KeyChange.keyNumber(of: $0) == number }
    var found: [DeviceID: KeyChange] = [:]
    for name in there.sorted(by: { $0.text < $1.text }) {
      do {
        guard let bytes = try own[name]?.bytes ?? relay.get(name) else { continue }
        let change = try change(to: number, in: OutboxPiece(name, bytes))
        if found[change.author] == nil { found[change.author] = change }
      } catch DomainError.damaged(.sealed) {
        foreignPieces.insert(name)
      }
    }
    // Older programs stored only the remaining devices, so derive the removed ones.
    let all = found.values.reduce(
      into: Set(try changes(to: number - 1).flatMap(\.sealedKeysByDevice.keys))
    ) {
      $0.formUnion($1.sealedKeysByDevice.keys)
    }
    return found.values.map { change in
      var change = change
      change.removed = change.removed ?? all.subtracting(change.sealedKeysByDevice.keys)
      return change
    }
  }

  /// Decodes a key change; throws ``SealDamage/notAuthentic`` if it was not sealed by a device of
  /// the profile.
  func change(to number: Int, in piece: OutboxPiece) throws -> KeyChange {
    let author = try tools.author(of: piece.bytes)
    guard [KeyChange.legacyName(number), KeyChange.name(number, by: author)].contains(piece.name)
    else {
      throw DomainError.damaged(.sealed(.notAuthentic))
    }
    var change = try tools.decodedChange(
      to: number, in: piece.bytes, with: ring.keys.filter { $0.number < number }, of: ring.profile,
      from: publicKeys(of: author))
    change.piece = piece
    return change
  }

  /// Returns the key of the change; nil if this device did not receive it.
  func key(of change: KeyChange) throws -> ProfileKey? {
    if let box = change.sealedKeysByDevice[ring.device] {
      return ProfileKey(
        number: change.number, bytes: Secret(try tools.sealer.open(box, by: ring.deviceKeys)))
    }
    guard let piece = change.piece, let publicKeys = try? publicKeys(of: change.author) else {
      return nil
    }
    return ring.keys(number: change.number).first {
      (try? tools.keysBefore($0, in: piece.bytes, of: ring.profile, from: publicKeys)) != nil
    }
  }

  /// Returns the devices that any change up to the number removed.
  func removedDevices(upTo number: Int) throws -> Set<DeviceID> {
    try listedNumbers().filter { $0 <= number }.reduce(into: []) { removed, number in
      for change in try changes(to: number) { removed.formUnion(change.removed ?? []) }
    }
  }

  /// Whether the device received a valid key with this number. If another key of the number was
  /// overruled, its pieces can still be opened with it.
  func wasKeySent(_ number: Int, to device: DeviceID) throws -> Bool {
    if number == 1 { return true }
    if try removedDevices(upTo: number).contains(device) { return false }
    if try invalidatedChanges(number).isEmpty { return true }
    if try changes(to: number).contains(where: { $0.sealedKeysByDevice[device] != nil }) {
      return true
    }
    return try introduction(of: device).map { $0.key >= number } ?? false
  }

  /// Returns the number of the device's last entry that is valid under this key; nil if all are
  /// valid.
  func lastValidEntryNumber(of device: DeviceID, countingUnderKey key: Int) throws -> Int? {
    var number = key
    while try !wasKeySent(number, to: device) { number -= 1 }
    return number < ring.latestKey.number ? try validEntries(underKey: number)[device] : nil
  }

  /// Returns the entries sealed with a superseded key that stay valid: those that the author of the
  /// next key, or any active device, had applied.
  func validEntries(underKey number: Int) throws -> SeenEntries {
    if let known = validEntriesByKey[number] { return known }
    var seen = SeenEntries()
    let next = try listedNumbers().first { try $0 > number && !changes(to: $0).isEmpty }
    for change in try next.map(changes) ?? [] {
      seen.formUnion(change.seen)
      for device in change.sealedKeysByDevice.keys {
        let name = KeyChange.acknowledgementName(change.number, of: device)
        guard names.contains(name), let bytes = try relay.validPiece(name),
          let publicKeys = try? publicKeys(of: device),
          let answer = try? opened(bytes, as: name, by: publicKeys)
        else { continue }
        var reader = KeyPieceReader(answer)
        seen.formUnion(try reader.readSeenEntries())
      }
    }
    validEntriesByKey[number] = seen
    return seen
  }

  func publicKeys(of device: DeviceID) throws -> DevicePublicKeys {
    if device == ring.device { return ring.deviceKeys.publicKeys }
    if let known = try tools.store.read({ try $0.sync.exchange()?.devices[device] }) {
      return known.publicKeys
    }
    guard let bytes = try relay.get(KeyPieceNames.device(device)) else {
      throw DomainError.damaged(.sealed(.notAuthentic))
    }
    return try tools.decodedDevice(device, introduced: bytes, ring).publicKeys
  }
}

/// Thrown to end the exchange with one device, or the whole exchange.
struct ExchangeStop: Error {
  /// The problem to report; nil if there is nothing to report.
  let problem: SyncProblem?

  init(_ problem: SyncProblem?) {
    self.problem = problem
  }
}
