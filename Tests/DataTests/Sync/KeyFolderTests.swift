import Foundation
import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

@Suite struct KeyFolderTests {
  private let folder = ScratchFolder()
  private let device = DeviceID(rawValue: -7)

  private func ring(keys: Int = 1) throws -> KeyRing {
    let publicKeys = try #require(DevicePublicKeys(bytes: Array(0..<64)))
    let own = try #require(DeviceKeys(publicKeys: publicKeys, secret: Secret(100..<196)))
    let all = try (1...keys).map { number in
      try #require(
        ProfileKey(number: number, bytes: Secret((0..<32).map { UInt8($0 + number) })))
    }
    var ring = KeyRing(
      profile: SyncProfileID(rawValue: .min), device: device, own: own, key: all[0])
    for key in all { ring.insert(key) }
    return ring
  }

  @Test func `keys are read back as saved, and readable only by their owner`() throws {
    let keys = KeyFolder(folder: folder.place("hearth/keys"))
    #expect(try keys.ring(of: device) == nil)
    for count in [1, 5] {
      let ring = try ring(keys: count)
      try keys.save(ring)
      #expect(try keys.ring(of: device) == ring)
    }
    #expect(try keys.ring(of: DeviceID(rawValue: 7)) == nil)
    for (path, mode) in [("hearth/keys", 0o700), ("hearth/keys/\(device.text)", 0o600)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.file(path))
      #expect(attributes[.posixPermissions] as? Int == mode)
    }
    for _ in 0..<2 { try keys.remove(device) }
    #expect(try keys.ring(of: device) == nil)
  }

  @Test(.inWholeRuns) func `a changed or truncated key file is damaged, and stays`() throws {
    let keys = KeyFolder(folder: folder.place("keys"))
    try keys.save(ring(keys: 2))
    let name = "keys/\(device.text)"
    let whole = try #require(folder.bytes(name))
    let error = DomainError.damaged(.keys(path: folder.place(name)))
    for place in whole.indices {
      var spoiled = whole
      spoiled[place] ^= 1
      try folder.write(name, spoiled)
      #expect(throws: error, "\(place)") { try keys.ring(of: device) }
      try folder.write(name, whole.prefix(place))
      #expect(throws: error, "\(place)") { try keys.ring(of: device) }
    }
    // A key file of another device is not accepted.
    try folder.write("keys/\(DeviceID(rawValue: 8).text)", whole)
    #expect(throws: DomainError.self) { try keys.ring(of: DeviceID(rawValue: 8)) }
    #expect(folder.bytes(name) == Array(whole.dropLast()))
  }

  @Test func `keys are sorted by number, and of several with one number one is used`()
    throws
  {
    let keys = KeyFolder(folder: folder.place("keys"))
    var ring = try ring(keys: 3)
    #expect(ring.latestKey.number == 3)
    let other = try #require(ProfileKey(number: 3, bytes: Secret([UInt8](repeating: 9, count: 32))))
    let first = ring.latestKey
    ring.insert(other)
    #expect(ring.latestKey == first && ring.keys(number: 3) == [first, other])
    ring.prefer(other)
    #expect(ring.latestKey == other && ring.keys(number: 3) == [other, first])
    try keys.save(ring)
    #expect(try keys.ring(of: device) == ring)
    ring.prefer(first)
    #expect(ring.keys(number: 3) == [first, other] && ring.keys(number: 4) == [])
    #expect(ring.keys.map(\.number) == [1, 2, 3, 3])
  }
}
