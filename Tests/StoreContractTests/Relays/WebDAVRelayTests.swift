import Foundation
import HearthData
import HearthDomain
import HearthTestSupport
import Testing

@Suite(.waiting, .enabled(if: WebDAVServer.isHere, "wsgidav is not installed"))
struct WebDAVRelayTests {
  private let server: LinkServer
  private let path: String
  private let name = PieceName.segment(DeviceID(rawValue: 7), 1...3)

  init() throws {
    (server, path) = try #require(WebDAVServer.shared).makeFolder()
  }

  private func relay(_ password: Secret? = WebDAVServer.secret) throws -> WebDAVRelay {
    try WebDAVRelay(server, password, .curl(userAgent: "test"))
  }

  @Test func `files have the format of a folder relay`() throws {
    let folder = FolderRelay(folder: FilePath(path))
    try relay().putNew(name, [1, 2, 3])
    #expect(try folder.get(name) == [1, 2, 3])
    try folder.putNew(.key("profile"), [4])
    #expect(try Set(relay().list(after: nil).names) == [name, .key("profile")])
    #expect(try relay().list(after: nil).cursor == folder.list(after: nil).cursor)
    #expect(try relay().list(after: nil).quota ?? 0 > 0)
  }

  @Test func `an incomplete file is not listed until it is complete`() throws {
    try relay().putNew(name, [UInt8](repeating: 7, count: 900))
    let file = "\(path)/\(name.text)"
    let whole = try #require(FileManager.default.contents(atPath: file))
    try whole.prefix(500).write(to: URL(fileURLWithPath: file))
    #expect(try relay().get(name) == nil)
    try relay().putNew(name, [UInt8](repeating: 7, count: 900))
    #expect(try relay().get(name)?.count == 900)
  }

  @Test func `a piece corrupted in the middle is damaged until it is stored again`() throws {
    let bytes = [UInt8](repeating: 7, count: 900)
    try relay().putNew(name, bytes)
    let file = "\(path)/\(name.text)"
    var spoiled = try #require(FileManager.default.contents(atPath: file))
    spoiled[500] ^= 1
    try spoiled.write(to: URL(fileURLWithPath: file))
    #expect(throws: DomainError.damaged(.sealed(.notAuthentic))) { try relay().get(name) }
    try relay().putNew(name, bytes)
    #expect(try relay().get(name) == bytes)
  }

  @Test func `foreign files are ignored`() throws {
    try relay().putNew(name, [1])
    try Data("x".utf8).write(to: URL(fileURLWithPath: path + "/notes.txt"))
    try FileManager.default.createDirectory(
      atPath: path + "/photos", withIntermediateDirectories: false)
    let folder = "\(path)/\(DeviceID(rawValue: 7).text)"
    try Data("x".utf8).write(to: URL(fileURLWithPath: folder + "/1-3.sync-conflict-20261122"))
    #expect(try relay().list(after: nil).names == [name])
  }

  @Test func `a wrong password and a missing folder are reported`() throws {
    #expect {
      try relay(Secret("wrong".utf8)).list(after: nil)
    } throws: {
      guard case DomainError.unavailable(.service(_, .passwordRefused(let user))) = $0 else {
        return false
      }
      return user == WebDAVServer.user
    }
    try FileManager.default.removeItem(atPath: path)
    let missing = DomainError.refused(.sync(.hasNoFolder(server.address.text + "/")))
    #expect(throws: missing) { try relay().list(after: nil) }
    #expect(throws: missing) { try relay().putNew(name, [1]) }
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
