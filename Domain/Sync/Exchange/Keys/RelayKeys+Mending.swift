/// A piece of keys at a relay that is not what was put there, or is gone.
package struct DamagedKeyPiece: Hashable, Sendable {
  package let name: PieceName
  /// Whose it is, as it is known; nil for this device's, and for what belongs to all.
  package let owner: String?
  /// Whether it is whole again. What others wrote only they can put back.
  package let isMended: Bool
}

extension RelayKeys {
  /// Gives the relay the pieces of this kind that it lost, and returns which those were.
  func restore() throws -> [DamagedKeyPiece] {
    try expected().filter { !names.contains($0.name) }.map { piece in
      try relay.putNew(piece.name, piece.bytes)
      names.insert(piece.name)
      return DamagedKeyPiece(name: piece.name, owner: nil, isMended: true)
    }
  }

  /// Reads those pieces that this device knows, puts them in the place of damaged ones, and returns
  /// which those were.
  func mend() throws -> [DamagedKeyPiece] {
    var mended: [DamagedKeyPiece] = []
    for piece in try expected() {
      let present = try relay.soundPiece(piece.name)
      guard try present != piece.bytes && !isOfAnother(present, in: piece) else { continue }
      do { try relay.putNew(piece.name, piece.bytes) } catch DomainError.refused(
        .sync(.pieceIsAnother))
      {
        try relay.delete(piece.name)
        try relay.putNew(piece.name, piece.bytes)
      }
      names.insert(piece.name)
      mended.append(DamagedKeyPiece(name: piece.name, owner: nil, isMended: true))
    }
    return mended
  }

  /// Those that others wrote, or that nobody here knows, and that cannot be read.
  func damaged() throws -> [DamagedKeyPiece] {
    let known = try knownDevices().filter { !$0.value.isRemoved }
    let own = Set(try expected().map(\.name))
    var damaged: [DamagedKeyPiece] = []
    func note(_ name: PieceName, _ owner: String?) {
      damaged.append(DamagedKeyPiece(name: name, owner: owner, isMended: false))
    }
    for (device, told) in known.sorted(by: { $0.key < $1.key }) {
      if try introduction(of: device)?.face != told.face {
        note(KnownPieces.device(device), told.name)
      }
      for key in ring.keys {
        let name = KeyChange.answer(key.number, of: device)
        guard names.contains(name) else { continue }
        let bytes = try relay.soundPiece(name)
        if bytes.flatMap({ try? opened($0, as: name, by: told.face) }) == nil {
          note(name, told.name)
        }
      }
    }
    for key in ring.keys.dropLast() {
      let name = KeyChange.name(key.number + 1)
      guard !own.contains(name) else { continue }
      let bytes = try relay.soundPiece(name)
      if bytes.flatMap({ try? change(after: key, in: $0) }) == nil { note(name, nil) }
    }
    return damaged
  }

  /// What the relay should have, as far as this device knows it. By which profile it is every one
  /// knows; the first passphrase counts for the first key only.
  private func expected() throws -> [OutboxPiece] {
    var pieces = try kept()
    pieces[KnownPieces.profile] = OutboxPiece(KnownPieces.profile, ring.profile.bytes)
    // Another one counts also where this device has yet to take it.
    if ring.latest.number > 1 || names.contains(KeyChange.name(2)) {
      pieces[KnownPieces.passphrase] = nil
    }
    return pieces.values.sorted { $0.name.text < $1.name.text }
  }

  /// Of two who changed the key at once, each keeps its own piece: that of the other is none that
  /// is damaged.
  private func isOfAnother(_ present: [UInt8]?, in piece: OutboxPiece) throws -> Bool {
    guard let present,
      let before = ring.keys.first(where: { KeyChange.name($0.number + 1) == piece.name }),
      let change = try? change(after: before, in: present)
    else { return false }
    return try change.author != tools.author(of: piece.bytes)
  }
}
