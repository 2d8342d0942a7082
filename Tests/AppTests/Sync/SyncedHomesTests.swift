import Foundation
import HearthDomain
import HearthTestSupport
import Testing

/// Runs the program on several machines and kills it repeatedly.
///
/// Run the long form by hand: `SYNC_KILLS=100`.
@Suite(.waiting)
struct SyncedHomesTests {
  private static let kills =
    ProcessInfo.processInfo.environment["SYNC_KILLS"].flatMap { Int($0) } ?? 1

  private let homes = [ScratchFolder(), ScratchFolder()]
  private let shared = ScratchFolder()

  private func hearth(_ place: Int, _ variables: [String: String] = [:]) -> Binary {
    Binary(
      home: homes[place].path,
      variables: ["TZ": "Asia/Seoul"].merging(variables) { _, given in given })
  }

  /// Joins both homes through the relay, kills their programs at random, and checks the result.
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
    // Other programs get complete timestamps.
    let status = try hearth(0).run("sync", "status", "--lang", "en").output
    #expect(status.contains(/last synced \d{4}-\d\d-\d\dT\d\d:/), "\(status)")
    for place in [0, 1, 0] {
      let checked = try hearth(place).run("sync", "check", "--json")
      if place == 0 { continue }
      #expect(checked.output.contains("\"same\""), "\(checked)")
    }
  }

  @Test(.inWholeRuns)
  func `a changed piece is reported by name, and sent again`() throws {
    let folder = ScratchFolder()
    try shared.write("passphrase", "correct horse battery\n".utf8)
    let file = ["--passphrase-file", shared.file("passphrase")]
    for (place, verb) in ["setup", "join"].enumerated() {
      let words = ["sync", verb, "folder", folder.path] + file + ["--name", "d\(place)"]
      #expect(try hearth(place).run(words).status == 0)
    }
    #expect(try hearth(0).run("person", "add", "Mum", "--every", "7").status == 0)
    #expect(try hearth(0).run("sync").status == 0)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let piece = try #require(names.first { $0.wholeMatch(of: #/[^/]+/\d+-\d+/#) != nil })
    let whole = try #require(folder.bytes(piece))
    // An incomplete piece is waited for.
    try folder.write(piece, whole.prefix(whole.count / 2))
    let early = try hearth(1).run("sync")
    #expect(early.status == 0 && early.output.contains("received 0"), "\(early)")
    var spoiled = whole
    spoiled[whole.count / 2] ^= 1
    try folder.write(piece, spoiled)
    let refused = try hearth(1).run("sync")
    #expect(refused.status == 69 && refused.errors.contains(piece), "\(refused)")
    unlink(folder.file(piece))
    #expect(try hearth(0).run("sync").status == 0)
    let synced = try hearth(1).run("sync")
    #expect(synced.status == 0, "\(synced)")
    #expect(try hearth(1).run("person", "list").output.contains("Mum"))
  }

  @Test(.inWholeRuns)
  func `with the same seed and clock two devices create different ids`() throws {
    let folder = ScratchFolder()
    try shared.write("passphrase", "correct horse battery\n".utf8)
    let file = ["--passphrase-file", shared.file("passphrase")]
    let fixed = ["HEARTH_SEED": "7", "HEARTH_NOW": "2026-11-23T09:00"]
    for (place, verb) in ["setup", "join"].enumerated() {
      let words = ["sync", verb, "folder", folder.path] + file + ["--name", "d\(place)"]
      #expect(try hearth(place, fixed).run(words).status == 0)
      let moods = "at,level,memo\n2026-11-20T10:00,70,tea\n2026-11-20T11:00,60,soup d\(place)\n"
      try homes[place].write("moods.csv", moods.utf8)
    }
    for place in homes.indices {
      for words in [
        ["person", "add", "d\(place)", "--every", "7"],
        ["mood", "import", homes[place].file("moods.csv")],
      ] {
        let outcome = try hearth(place, fixed).run(words)
        #expect(outcome.status == 0, "\(outcome)")
      }
    }
    for place in [0, 1, 0] {
      #expect(try hearth(place, fixed).run("sync").status == 0)
    }
    for place in homes.indices {
      let people = try hearth(place, fixed).run("person", "list", "--fields", "name")
      #expect(Set(people.output.split(separator: "\n")) == ["d0", "d1"], "\(people)")
      let all = try hearth(place, fixed).run("export", "-")
      #expect(all.output.contains("soup d0") && all.output.contains("soup d1"), "\(all)")
      #expect(all.output.ranges(of: "\"tea\"").count == 2, "\(all)")
    }
  }

  @Test(.inWholeRuns) func `two homes and a folder`() throws {
    let folder = ScratchFolder()
    try live(["folder", folder.path])
  }

  @Test(.inWholeRuns, .enabled(if: WebDAVServer.isHere, "wsgidav is not installed"))
  func `two homes and a server of WebDAV`() throws {
    let (server, _) = try #require(WebDAVServer.shared).makeFolder()
    try shared.write("password", (WebDAVServer.password + "\n").utf8)
    try live([
      "webdav", server.address.text, "--user", WebDAVServer.user, "--password-command",
      "cat '\(shared.file("password"))'",
    ])
    try expectNowhere(WebDAVServer.password)
  }

  @Test(.inWholeRuns, .enabled(if: S3TestServer.isHere, "moto is not installed"))
  func `two homes and a bucket of S3`() throws {
    let server = try #require(S3TestServer.shared)
    let address = try server.makeBucket()
    try shared.write("passphrase", "correct horse battery\n".utf8)
    let file = ["--passphrase-file", shared.file("passphrase")]
    let nobody = try hearth(0).run(["sync", "setup", "s3", address] + file)
    #expect(nobody.status == 1 && nobody.errors.contains("AWS_ACCESS_KEY_ID"), "\(nobody)")
    let keys = """
      [default]
      aws_access_key_id = \(server.id)
      aws_secret_access_key = \(server.secret)

      """
    for home in homes {
      try home.makeFolders(".aws")
      try home.write(".aws/credentials", keys.utf8)
    }
    try live(["s3", address])
    try expectNowhere(server.secret, but: ".aws/credentials")
  }

  /// Checks that no file of the program contains the password, except `own`.
  private func expectNowhere(_ password: String, but own: String = "") throws {
    for home in homes {
      let kept = try #require(
        FileManager.default.enumerator(atPath: home.path)?.allObjects as? [String])
      #expect(kept.contains { $0.hasSuffix("hearth.db") })
      for name in kept where name != own {
        let bytes = home.bytes(name) ?? []
        #expect(!String(decoding: bytes, as: UTF8.self).contains(password), "\(name)")
      }
    }
  }
}
