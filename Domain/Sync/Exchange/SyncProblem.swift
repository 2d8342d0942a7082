/// A problem during an exchange. No data is lost by it.
package enum SyncProblem: Hashable, Sendable {
  /// The relay could not be reached, or it rejected a write.
  case relay(DomainError)
  /// Pieces of the device are missing, so its later ones have to wait. `piece` is an incomplete one
  /// that the relay has, if any.
  case gap(device: String, piece: PieceName? = nil)
  /// A piece that names this device as its author was not sealed by it. `piece` is nil if unknown.
  case forged(device: String, piece: PieceName? = nil)
  /// Under the names of these pieces or device folders, the relay has something else, such as a
  /// symbolic link; ignored.
  case notFiles([String])
  /// A piece from an unknown device; ignored.
  case fromUnknownDevice(PieceName)
  /// The device signed a piece that does not continue its earlier ones. The device, or a copy of
  /// it, was restored to an earlier state.
  case historyDiffers(device: String)
  /// Two copies of the device changed the key at the same time, without knowing each other's
  /// change.
  case copiesChangedKey(device: String)
  /// A key piece that no device of this profile published; it is ignored.
  case forgedKey(PieceName)
  /// A piece of the device is sealed with a key that this device has not received yet.
  case lacksKey(device: String, PieceName)
  /// The passphrase set on this device became invalid, because another device changed the key at
  /// the same time.
  case lostPassphrase
  /// This device and the named ones removed each other, and no other device uses this one's key.
  case sharesNoKey([String])
  /// Devices removed each other, so that no passphrase lets a new device join until a new one is
  /// set.
  case noPassphrase
  /// A newer program wrote the entries of this device.
  case newerProgram(device: String)
  /// The store was restored, and the user has not decided yet which state to keep.
  case isOlderCopy
  /// Another device removed this one.
  case isRemoved
  /// These devices removed each other, and it is unknown which of them was meant to be removed.
  case removedEachOther([String])

  /// Whether the problem affects at most the pieces of one device.
  package var affectsOneDevice: Bool {
    switch self {
    case .gap, .forged, .notFiles, .fromUnknownDevice, .historyDiffers, .forgedKey, .lacksKey,
      .noPassphrase,
      .lostPassphrase, .sharesNoKey, .newerProgram, .copiesChangedKey:
      true
    case .relay, .isOlderCopy, .isRemoved, .removedEachOther: false
    }
  }
}

extension DomainError {
  /// Whether the error may concern only writes: the relay is full, this device may not write there,
  /// or a write was rejected. If reading fails as well, the next read reports that.
  var mayConcernWritesOnly: Bool {
    switch self {
    case .refused(.sync(.relayIsFull)), .refused(.sync(.isTooLarge)),
      .unavailable(.file), .unavailable(.service(_, .requestRejected)):
      true
    case .invalid, .notFound, .ambiguous, .conflict, .refused, .damaged, .unavailable, .uncertain:
      false
    }
  }
}
