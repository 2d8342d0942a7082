/// What a device has to have to take part: its own keys, and those of the profile, the latest last.
package struct KeyRing: Hashable {
  package let profile: SyncProfileID
  package let device: DeviceID
  package let own: DeviceKeys
  /// Never none.
  package private(set) var keys: [ProfileKey]

  package init(profile: SyncProfileID, device: DeviceID, own: DeviceKeys, key: ProfileKey) {
    self.profile = profile
    self.device = device
    self.own = own
    keys = [key]
  }

  /// With which everything is sealed from now on.
  package var latest: ProfileKey { keys[keys.count - 1] }

  /// The key of that number; nil where this device never had it.
  package func key(number: Int) -> ProfileKey? { keys.first { $0.number == number } }

  /// Adds a key; one of a number that is there already stays as it is.
  package mutating func insert(_ key: ProfileKey) {
    guard self.key(number: key.number) == nil else { return }
    keys.append(key)
    keys.sort { $0.number < $1.number }
  }
}

/// Where devices of this machine keep their keys: for its owner alone, and in no backup.
package protocol KeyRings: Sendable {
  /// Nil where there is none; throws ``Damage/keys(path:)`` for what is no ring.
  func ring(of device: DeviceID) throws -> KeyRing?

  /// Puts it in the place of the one that the device had.
  func keep(_ ring: KeyRing) throws

  /// Removes it; done where there is none.
  func forget(_ device: DeviceID) throws
}
