import Foundation
import HearthData
import HearthDomain
import HearthTestSupport
import Testing

/// The program itself on several machines, killed again and again.
///
/// The long form is run by hand: `SYNC_KILLS=100`.
@Suite(.waiting)
struct SyncedHomesTests {
  private static let kills =
    ProcessInfo.processInfo.environment["SYNC_KILLS"].flatMap { Int($0) } ?? 1

  private let homes = [ScratchFolder(), ScratchFolder()]
  private let shared = ScratchFolder()

  private func hearth(_ place: Int) -> Binary {
    Binary(home: homes[place].path, variables: ["TZ": "Asia/Seoul"])
  }

  /// Joins both by that relay, lets them be killed, and looks at what became of that.
  private func live(_ relay: [String]) throws {
    var chance = SeededNumbers(seed: 5)
    try shared.write("passphrase", "correct horse battery\n".utf8)
    let file = ["--passphrase-file", shared.file("passphrase")]
    for (place, verb) in ["setup", "join"].enumerated() {
      let begun = try hearth(place).run(["sync", verb] + relay + file + ["--name", "d\(place)"])
      #expect(begun.status == 0, "\(begun)")
    }
    var names: Set<String> = []
    for turn in 0..<Self.kills {
      for place in homes.indices {
        let name = "n\(turn)x\(place)"
        #expect(try hearth(place).run("person", "add", name, "--every", "7").status == 0)
        names.insert(name)
        _ = try hearth(place).run(
          ["sync"], killedAfter: .random(in: 1_000...200_000, using: &chance))
      }
    }
    for _ in 0..<2 {
      for place in homes.indices {
        let synced = try hearth(place).run("sync")
        #expect(synced.status == 0, "\(synced)")
      }
    }
    for place in homes.indices {
      let listed = try hearth(place).run("person", "list", "--fields", "name")
      #expect(Set(listed.output.split(separator: "\n").map(String.init)) == names, "\(listed)")
    }
    for place in [0, 1, 0] {
      let checked = try hearth(place).run("sync", "check", "--json")
      if place == 0 { continue }
      #expect(checked.output.contains("\"same\""), "\(checked)")
    }
  }

  @Test func `two homes and a folder`() throws {
    let folder = ScratchFolder()
    try live(["folder", folder.path])
  }

  @Test(.enabled(if: WebDAVServer.isHere, "wsgidav is not installed"))
  func `two homes and a server of WebDAV`() throws {
    let (server, _) = try #require(WebDAVServer.shared).makeFolder()
    try shared.write("password", (WebDAVServer.password + "\n").utf8)
    try live([
      "webdav", server.address.text, "--user", WebDAVServer.user, "--password-command",
      "cat '\(shared.file("password"))'",
    ])
    for home in homes {
      let kept = try #require(
        FileManager.default.enumerator(atPath: home.path)?.allObjects as? [String])
      for name in kept where name.contains("hearth.db") {
        let bytes = home.bytes(name) ?? []
        #expect(!String(decoding: bytes, as: UTF8.self).contains(WebDAVServer.password))
      }
    }
  }
}
