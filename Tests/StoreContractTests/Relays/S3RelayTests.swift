import Foundation
import HearthData
import HearthDomain
import HearthTestSupport
import Testing

@Suite(.waiting, .enabled(if: S3TestServer.isHere, "moto is not installed"))
struct S3RelayTests {
  private let server: S3TestServer
  private let address: String
  private let name = PieceName.segment(DeviceID(rawValue: 7), 1...3)

  init() throws {
    server = try #require(S3TestServer.shared)
    address = try server.makeBucket()
  }

  private func relay(
    _ keys: S3Keys? = nil, at address: String? = nil, page: Int = 1_000
  ) throws -> S3Relay {
    try S3Relay(
      address ?? self.address, keys ?? server.keys, .curl(userAgent: "test"), page: page)
  }

  private var path: String { String(address.dropFirst(server.origin.count)) }

  @Test func `files have the format of a folder relay`() throws {
    let folder = ScratchFolder()
    try FolderRelay(folder: FilePath(folder.path)).putNew(name, [1, 2, 3])
    try relay().putNew(name, [1, 2, 3])
    let kept = try server.send("GET", "\(path)/\(name.text)").body
    #expect(kept == folder.bytes(name.text))
    #expect(try relay().list(after: nil).sizes == [name: kept.count])
  }

  @Test func `all names are listed with any page size`() throws {
    let names = (1...7).map { PieceName.segment(DeviceID(rawValue: 7), $0...$0) }
    for name in names { try relay().putNew(name, [1]) }
    for page in [1, 3, 7, 1_000] {
      #expect(try Set(relay(page: page).list(after: nil).names) == Set(names), "\(page)")
    }
  }

  @Test func `foreign files in the bucket are ignored`() throws {
    try relay().putNew(name, [1])
    try server.send("PUT", "\(path)/notes.txt", [1])
    try server.send("PUT", "\(path)/deeper/\(name.text)", [1])
    try server.send("PUT", "\(path)-beside/\(name.text)", [1])
    #expect(try relay().list(after: nil).names == [name])
  }

  @Test func `a piece corrupted in the middle is damaged until it is stored again`() throws {
    let bytes = [UInt8](repeating: 7, count: 900)
    try relay().putNew(name, bytes)
    var spoiled = try server.send("GET", "\(path)/\(name.text)").body
    spoiled[500] ^= 1
    try server.send("PUT", "\(path)/\(name.text)", spoiled)
    #expect(throws: DomainError.damaged(.sealed(.notAuthentic))) { try relay().get(name) }
    try relay().putNew(name, bytes)
    #expect(try relay().get(name) == bytes)
  }

  @Test func `wrong keys and missing or closed buckets are reported`() throws {
    let wrong = [
      S3Keys(id: server.id, secret: Secret("wrong".utf8)),
      S3Keys(id: "AKIAIOSFODNN7EXAMPLE", secret: Secret(server.secret.utf8)),
    ]
    for keys in wrong {
      let refused = DomainError.unavailable(.service(name: "127.0.0.1", .keyRefused))
      #expect(throws: refused) { try relay(keys).list(after: nil) }
      #expect(throws: refused) { try relay(keys).putNew(name, [1]) }
    }
    let missing = "\(server.origin)/nowhere-of-that-name"
    let none = DomainError.refused(.sync(.hasNoBucket(missing)))
    #expect(throws: none) { try relay(at: missing).list(after: nil) }
    #expect(throws: none) { try relay(at: missing).get(name) }
    #expect(throws: none) { try relay(at: missing).putNew(name, [1]) }
    let closed = "\(server.origin)/closed-bucket"
    #expect(throws: DomainError.refused(.sync(.keyLacksPermission(closed)))) {
      try relay(at: closed).list(after: nil)
    }
  }
}
