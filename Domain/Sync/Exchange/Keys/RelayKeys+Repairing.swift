/// A key piece at a relay that is damaged or missing.
package struct DamagedKeyPiece: Hashable, Sendable {
  package let name: PieceName
  /// Name of the device that wrote the piece; nil for this device and for shared pieces.
  package let owner: String?
  /// Whether the piece was repaired; only the device that wrote it can do that.
  package let isRepaired: Bool
}

extension RelayKeys {
  /// Uploads this device's key pieces that the relay lost, and returns them.
  func restoreLostPieces() throws -> [DamagedKeyPiece] {
    try expectedPieces().filter { !names.contains($0.name) }.map { piece in
      try replace(piece)
      return DamagedKeyPiece(name: piece.name, owner: nil, isRepaired: true)
    }
  }

  /// Compares this device's key pieces with those at the relay, replaces those that differ, and
  /// returns the damaged ones. `copied` is a device of which two copies signed different changes to
  /// the same key; nil if there is none.
  func repairKeyPieces() throws -> (mended: [DamagedKeyPiece], copied: DeviceID?) {
    var (mended, copied): ([DamagedKeyPiece], DeviceID?) = ([], nil)
    for piece in try expectedPieces() {
      let present = try relay.validPiece(piece.name)
      guard present != piece.bytes else { continue }
      let author = author(ofChange: present, named: piece.name)
      // Older programs used the same name for all devices, so the piece may contain another
      // device's change.
      if let author, try author != tools.author(of: piece.bytes) { continue }
      try replace(piece)
      if author != nil {
        copied = author
      } else {
        mended.append(DamagedKeyPiece(name: piece.name, owner: nil, isRepaired: true))
      }
    }
    return (mended, copied)
  }

  /// Returns unreadable pieces that other devices, or unknown authors, wrote.
  func damagedPieces() throws -> [DamagedKeyPiece] {
    let known = try knownDevices().filter { !$0.value.isRemoved }
    let own = Set(try expectedPieces().map(\.name))
    var damaged: [DamagedKeyPiece] = []
    func note(_ name: PieceName, _ owner: String?) {
      damaged.append(DamagedKeyPiece(name: name, owner: owner, isRepaired: false))
    }
    for (device, told) in known.sorted(by: { $0.key < $1.key }) {
      if try introduction(of: device)?.publicKeys != told.publicKeys {
        note(KeyPieceNames.device(device), told.name)
      }
      for number in Set(ring.keys.map(\.number)).sorted() {
        let name = KeyChange.acknowledgementName(number, of: device)
        guard names.contains(name) else { continue }
        let bytes = try relay.validPiece(name)
        if bytes.flatMap({ try? opened($0, as: name, by: told.publicKeys) }) == nil {
          note(name, told.name)
        }
      }
    }
    for number in 2...(ring.latestKey.number + 1) { _ = try changes(to: number) }
    for name in foreignPieces.subtracting(own).sorted(by: { $0.text < $1.text }) { note(name, nil) }
    return damaged
  }

  /// Returns the pieces that this device can restore: the profile piece, which every device knows,
  /// and its own ones. The first passphrase piece is left out once there is a newer key.
  private func expectedPieces() throws -> [OutboxPiece] {
    var pieces = try storedPieces()
    pieces[KeyPieceNames.profile] = OutboxPiece(KeyPieceNames.profile, ring.profile.bytes)
    // A newer key counts even if this device has not adopted it yet.
    if try ring.latestKey.number > 1 || !changes(to: 2).isEmpty {
      pieces[KeyPieceNames.passphrase] = nil
    }
    return pieces.values.sorted { $0.name.text < $1.name.text }
  }

  /// Returns the author of the valid key change in the piece; nil if the piece contains none.
  private func author(ofChange piece: [UInt8]?, named name: PieceName) -> DeviceID? {
    guard let piece, let number = KeyChange.keyNumber(of: name) else { return nil }
    return (try? change(to: number, in: OutboxPiece(name, piece)))?.author
  }
}
