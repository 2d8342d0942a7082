/// The keys that a device needs to take part: its own, and those of the profile, sorted by number.
/// If several have the same number, the last one is preferred.
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

  /// The profile's newest key, which seals everything from now on.
  package var latestKey: ProfileKey { keys[keys.count - 1] }

  /// Returns the keys with the number, the preferred one first; empty if the device has none.
  package func keys(number: Int) -> [ProfileKey] { keys.reversed().filter { $0.number == number } }

  /// Adds a key. An existing key with the same number stays preferred.
  package mutating func insert(_ key: ProfileKey) {
    guard !keys.contains(key) else { return }
    let place = keys.firstIndex { $0.number >= key.number } ?? keys.count
    keys.insert(key, at: place)
  }

  /// Removes the key, unless it is the only one.
  mutating func remove(_ key: ProfileKey) {
    if keys.count > 1 { keys.removeAll { $0 == key } }
  }

  /// Adds or moves the key so that it becomes the preferred one with its number.
  package mutating func prefer(_ key: ProfileKey) {
    guard keys(number: key.number).first != key else { return }
    keys.removeAll { $0 == key }
    let place = keys.firstIndex { $0.number > key.number } ?? keys.count
    keys.insert(key, at: place)
  }
}

/// Storage of the key rings on this machine. Only their owner can read them, and backups leave them
/// out.
package protocol KeyRingRepository: Sendable {
  /// Returns the device's ring; nil if there is none. Throws ``Damage/keys(path:)`` for a malformed
  /// one.
  func ring(of device: DeviceID) throws -> KeyRing?

  /// Stores the ring, replacing the device's former one.
  func save(_ ring: KeyRing) throws

  /// Removes the ring; does nothing if there is none.
  func remove(_ device: DeviceID) throws
}
