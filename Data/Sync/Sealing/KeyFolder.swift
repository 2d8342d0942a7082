import CLibrary
import HearthDomain

/// Stores the keys of each device of this machine in its own file, readable only by its owner.
package struct KeyFolder: KeyRingRepository {
  private let folder: FilePath

  private static let magic = Array("hearthR1".utf8)
  /// Size of the header: mark, profile, device, public key, private key, number of keys. The keys
  /// and a checksum follow.
  private static let headerSize = 8 + 8 + 8 + DevicePublicKeys.size + DeviceKeys.size + 4
  private static let keySize = 4 + ProfileKey.size
  /// Maximum size of a file, in bytes.
  private static let maxSize = 1 << 20

  /// Creates a repository in the folder, which is created with the first keys and accessible only
  /// to its owner.
  package init(folder: FilePath) {
    self.folder = folder
  }

  package func ring(of device: DeviceID) throws -> KeyRing? {
    Secrecy.enable()
    let path = path(of: device)
    var bytes: [UInt8]
    do {
      bytes = try FileReader(limit: Self.maxSize).bytes(of: path)
    } catch DomainError.unavailable(.file(_, .missing)) {
      return nil
    }
    defer { bytes.withUnsafeMutableBytes { $0.wipe() } }
    guard let ring = ring(in: bytes), ring.device == device else {
      throw DomainError.damaged(.keys(path: path))
    }
    return ring
  }

  package func save(_ ring: KeyRing) throws {
    Secrecy.enable()
    try Folder(path: folder).create()
    var bytes = self.bytes(of: ring)
    defer { bytes.withUnsafeMutableBytes { $0.wipe() } }
    try AtomicFile(path: path(of: ring.device)).writePrivately(bytes)
  }

  package func remove(_ device: DeviceID) throws {
    let path = path(of: device)
    guard unlink(path.cString) == 0 || errno == ENOENT || errno == ENOTDIR else {
      throw DomainError.lastError(at: path)
    }
  }

  private func path(of device: DeviceID) -> FilePath { folder.appending(FilePath(device.text)) }

  private func bytes(of ring: KeyRing) -> [UInt8] {
    var bytes = Self.magic + ring.profile.bytes + UInt64(bitPattern: ring.device.rawValue).bytes
    bytes += ring.deviceKeys.publicKeys.bytes
    ring.deviceKeys.secret.withBytes { bytes += $0 }
    bytes += UInt32(ring.keys.count).bytes
    for key in ring.keys {
      bytes += UInt32(key.number).bytes
      key.bytes.withBytes { bytes += $0 }
    }
    return bytes + SHA256.hash(of: bytes)
  }

  private func ring(in bytes: [UInt8]) -> KeyRing? {
    guard bytes.count >= Self.headerSize + Self.keySize + 32, bytes.starts(with: Self.magic),
      SHA256.hash(of: bytes.dropLast(32)) == bytes.suffix(32)
    else { return nil }
    var rest = bytes.dropFirst(Self.magic.count)
    func number(_ count: Int) -> UInt64 { take(count).reduce(0) { $0 << 8 | UInt64($1) } }
    func take(_ count: Int) -> ArraySlice<UInt8> {
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
    let profile = SyncProfileID(rawValue: Int64(bitPattern: number(8)))
    let device = DeviceID(rawValue: Int64(bitPattern: number(8)))
    let publicKeys = DevicePublicKeys(bytes: Array(take(DevicePublicKeys.size)))
    let secret = Secret(take(DeviceKeys.size))
    let count = Int(number(4))
    guard let publicKeys, let own = DeviceKeys(publicKeys: publicKeys, secret: secret),
      rest.count == count * Self.keySize + 32
    else { return nil }
    var keys: [ProfileKey] = []
    for _ in 0..<count {
      let number = Int(number(4))
      guard let key = ProfileKey(number: number, bytes: Secret(take(ProfileKey.size))) else {
        return nil
      }
      keys.append(key)
    }
    var ring = KeyRing(profile: profile, device: device, own: own, key: keys[0])
    for key in keys { ring.prefer(key) }
    return ring
  }
}
