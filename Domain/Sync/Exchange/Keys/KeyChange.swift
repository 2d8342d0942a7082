/// That a profile has another key from now on: who said so, for whom, and what counts of all that
/// was sealed before.
///
/// It is one piece, so that of two who change the key at once one is the first. It stands sealed
/// under the key before, for those who are told of it, and has that key sealed under its own, for
/// those who join later.
struct KeyChange {
  let number: Int
  let author: DeviceID
  /// The devices that go on, with the key sealed for each.
  let members: [DeviceID: [UInt8]]
  /// What its author had applied.
  let seen: SeenEntries
  /// The key closed with a passphrase.
  let wrapped: [UInt8]

  static func name(_ number: Int) -> PieceName { .key("key-\(number)") }

  static func answer(_ number: Int, of device: DeviceID) -> PieceName {
    .key("answer-\(number)-\(device.text)")
  }

  /// The number of the newest key of those pieces; 1 where it never changed.
  static func newest(in names: [PieceName]) -> Int {
    names.compactMap { name in
      guard case .key(let text) = name, text.utf8.starts(with: "key-".utf8) else { return nil }
      return Int(text.dropFirst("key-".utf8.count))
    }.max() ?? 1
  }
}

extension SyncTools {
  /// The piece by which others are told of the change.
  func piece(
    of change: KeyChange, to key: ProfileKey, from before: ProfileKey, in ring: KeyRing
  ) throws -> [UInt8] {
    var told = PackedBytes()
    told.put(Int64(change.members.count))
    for (device, box) in change.members.sorted(by: { $0.key < $1.key }) {
      told.put(device.rawValue)
      told.put(box)
    }
    told.put(change.seen)
    let name = KeyChange.name(key.number)
    guard let outer = PieceLabel(profile: ring.profile, name: name, key: before.number, before: []),
      let inner = PieceLabel(profile: ring.profile, name: name, key: key.number, before: [])
    else { throw DomainError.damaged(.sealed(.notAuthentic)) }
    var piece = PackedBytes()
    piece.put(change.author.rawValue)
    piece.put(try sealer.seal(told.bytes, as: outer, with: before, by: ring.own))
    let secret = before.bytes.withBytes { Array($0) }
    piece.put(try sealer.seal(secret, as: inner, with: key, by: ring.own))
    piece.put(change.wrapped)
    return piece.bytes
  }

  /// The parts of such a piece; nothing of it is proven yet.
  private func parts(
    _ piece: [UInt8]
  ) throws -> (author: DeviceID, told: [UInt8], before: [UInt8], wrapped: [UInt8]) {
    var reader = PackedBytesReader(piece)
    return (
      DeviceID(rawValue: try reader.number()), try reader.piece(), try reader.piece(),
      try reader.piece()
    )
  }

  /// The key closed with the passphrase that a piece has.
  func wrapped(in piece: [UInt8]) throws -> [UInt8] { try parts(piece).wrapped }

  func author(of piece: [UInt8]) throws -> DeviceID { try parts(piece).author }

  /// What the piece says to whoever has the key before.
  func change(
    to number: Int, in piece: [UInt8], with before: ProfileKey, of profile: SyncProfileID,
    from author: DeviceFace
  ) throws -> KeyChange {
    let parts = try parts(piece)
    let name = KeyChange.name(number)
    guard let label = PieceLabel(profile: profile, name: name, key: before.number, before: [])
    else { throw DomainError.damaged(.sealed(.notAuthentic)) }
    var reader = PackedBytesReader(
      try sealer.open(parts.told, as: label, with: before, from: author))
    var members: [DeviceID: [UInt8]] = [:]
    for _ in 0..<(try reader.count()) {
      members[DeviceID(rawValue: try reader.number())] = try reader.piece()
    }
    return KeyChange(
      number: number, author: parts.author, members: members, seen: try reader.seen(),
      wrapped: parts.wrapped)
  }

  /// The key before, for whoever has the one that the piece tells of.
  func keyBefore(
    _ key: ProfileKey, in piece: [UInt8], of profile: SyncProfileID, from author: DeviceFace
  ) throws -> ProfileKey {
    let name = KeyChange.name(key.number)
    guard let label = PieceLabel(profile: profile, name: name, key: key.number, before: []),
      let before = ProfileKey(
        number: key.number - 1,
        bytes: Secret(
          try sealer.open(parts(piece).before, as: label, with: key, from: author)))
    else { throw DomainError.damaged(.sealed(.notAuthentic)) }
    return before
  }
}
