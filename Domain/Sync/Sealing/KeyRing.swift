/// Keys that a device needs to take part: its own, and the profile's, sorted by number. Of several
/// keys with one number, the last one is preferred.
package struct KeyRing: Hashable {
  package let profile: SyncProfileID
  package let device: DeviceID
  package let deviceKeys: DeviceKeys
  /// The profile's keys; never empty.
  package private(set) var keys: [ProfileKey]

  package init(profile: SyncProfileID, device: DeviceID, own: DeviceKeys, key: ProfileKey) {
    self.profile = profile
    self.device = device
    self.deviceKeys = own
    keys = [key]
  }

  /// The key that seals everything from now on.
  package var latestKey: ProfileKey { keys[keys.count - 1] }

  /// Returns the keys with the number, the preferred one first; empty if the device has none.
  package func keys(number: Int) -> [ProfileKey] { keys.reversed().filter { $0.number == number } }

  /// Adds a key. A present key with its number stays preferred.
  package mutating func insert(_ key: ProfileKey) {
    guard !keys.contains(key) else { return }
    let place = keys.firstIndex { $0.number >= key.number } ?? keys.count
    keys.insert(key, at: place)
  }

  /// Removes the key, unless it is the only one.
  mutating func remove(_ key: ProfileKey) {
    if keys.count > 1 { keys.removeAll { $0 == key } }
  }

  /// Adds the key, or moves it, so that it is preferred for its number.
  package mutating func prefer(_ key: ProfileKey) {
    guard keys(number: key.number).first != key else { return }
    keys.removeAll { $0 == key }
    let place = keys.firstIndex { $0.number > key.number } ?? keys.count
    keys.insert(key, at: place)
  }
}

/// Storage of the key rings on this machine, readable by their owner only and excluded from
/// backups.
package protocol KeyRingRepository: Sendable {
  /// Returns nil if there is none; throws ``Damage/keys(path:)`` for a malformed one.
  func ring(of device: DeviceID) throws -> KeyRing?

  /// Stores the ring, replacing the device's former one.
  func save(_ ring: KeyRing) throws

  /// Removes the ring; does nothing if there is none.
  func remove(_ device: DeviceID) throws
}
