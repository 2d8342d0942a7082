/// A problem during an exchange. No data is lost by it.
package enum SyncProblem: Hashable, Sendable {
  /// The relay could not be reached or rejected a write.
  case relay(DomainError)
  /// Pieces of the device are missing; its later ones have to wait. The piece is one that is there
  /// but incomplete; nil if there is none.
  case gap(device: String, piece: PieceName? = nil)
  /// A piece that names the device as its author was not sealed by it. The piece is nil if unknown.
  case forged(device: String, piece: PieceName? = nil)
  /// Names of pieces or device folders under which the relay has something else, such as a link;
  /// ignored.
  case notFiles([String])
  /// A piece from an unknown device; ignored.
  case fromUnknownDevice(PieceName)
  /// The device signed a piece that does not continue its earlier ones: the device, or a copy of
  /// it, was restored to an earlier state.
  case historyDiffers(device: String)
  /// Two copies of the device changed the key at the same time, each without the other's key.
  case copiesChangedKey(device: String)
  /// A key piece that no device of this profile published; it is ignored.
  case forgedKey(PieceName)
  /// A piece of the device is sealed with a key that has not arrived yet.
  case lacksKey(device: String, PieceName)
  /// A concurrent key change made the passphrase set on this device invalid.
  case lostPassphrase
  /// This device and these removed each other, and no other device continues with this one's key.
  case sharesNoKey([String])
  /// Devices removed each other, so that no passphrase admits devices until a new one is set.
  case noPassphrase
  /// A newer program wrote the entries of this device.
  case newerProgram(device: String)
  /// The store was restored, and the user has not decided yet whose state counts.
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
  /// or something is in the way. If reading fails too, the next read reports that.
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
