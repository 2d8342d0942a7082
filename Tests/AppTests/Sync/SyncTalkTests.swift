import Foundation
import HearthTestSupport
import Testing

/// Checks the program's messages to people whose devices sync.
@Suite(.waiting) struct SyncTalkTests {
  private let homes = (0..<3).map { _ in ScratchFolder() }
  private let relay = ScratchFolder()
  private let shared = ScratchFolder()

  private func hearth(_ place: Int, _ arguments: String...) throws -> String {
    let outcome = try Binary(home: homes[place].path).run(arguments + ["--lang", "en"])
    #expect(outcome.status == 0, "\(arguments) \(outcome)")
    return outcome.output + outcome.errors
  }

  private func begin(_ place: Int, _ name: String) throws {
    _ = try hearth(
      place, "sync", place == 0 ? "setup" : "join", "folder", relay.path, "--passphrase-file",
      shared.file("passphrase"), "--name", name, "--yes")
  }

  @Test(.inWholeRuns) func `conflicts are reported until settled, in terms that users know`()
    throws
  {
    try shared.write("passphrase", "correct horse battery\n".utf8)
    try begin(0, "desk")
    try begin(1, "lap")
    _ = try hearth(0, "book", "add", "Walden", "--pages", "300")
    for place in [0, 1] { _ = try hearth(place, "sync") }
    _ = try hearth(0, "book", "read", "Walden", "50")
    _ = try hearth(1, "book", "read", "Walden", "40")
    for place in [0, 1, 0, 1] { _ = try hearth(place, "sync") }
    let sentence =
      "1 item was changed differently on two devices. To settle it: hearth sync conflicts"
    for place in [0, 1] {
      // Nothing more arrives, and the conflict is still listed.
      #expect(try hearth(place, "sync").contains(sentence))
      #expect(try hearth(place, "sync", "status").contains(sentence))
      #expect(try hearth(place, "sync", "status", "--json").contains("\"conflicts\":1"))
    }
    let listed = try hearth(1, "sync", "conflicts", "--json")
    #expect(listed.contains("\"title\":\"Walden\"") && listed.contains("\"device\":\"desk\""))
    let id = try #require(listed.components(separatedBy: "\"id\":\"").dropFirst().first)
      .prefix { $0 != "\"" }
    let settled = try hearth(1, "sync", "conflicts", String(id), "--take", "kept")
    #expect(settled.contains("undo does not bring the other back"), "\(settled)")
    #expect(try hearth(1, "sync", "conflicts", "--json").contains("\"items\":[]"))
    // A settled conflict can still be viewed.
    let all = try hearth(1, "sync", "conflicts", "--all", "--json")
    #expect(all.contains("\"id\":\"\(id)\"") && all.contains("\"settled\":\"kept\""), "\(all)")
    let one = try hearth(1, "sync", "conflicts", String(id.prefix(8)))
    #expect(one.hasSuffix("\tkept\n"), "\(one)")
  }

  @Test(.inWholeRuns) func `a problem that keeps changes from others is reported once`()
    throws
  {
    try shared.write("passphrase", "correct horse battery\n".utf8)
    try begin(0, "desk")
    for name in try FileManager.default.contentsOfDirectory(atPath: relay.path) {
      try FileManager.default.removeItem(atPath: relay.path + "/" + name)
    }
    _ = try hearth(0, "feel", "70")
    // The background sync discovers the problem.
    let isKnown = { try hearth(0, "sync", "status", "--json").contains("\"problem\":\"relay\"") }
    let deadline = Date() + 30
    while try !isKnown(), Date() < deadline { usleep(50_000) }
    // JSON output carries no message, and does not count as having shown it.
    for (more, isTold) in [(["--json"], false), ([], true), ([], false)] {
      let program = try OpenProgram(
        Binary(home: homes[0].path), command: [Binary.path, "feel", "60", "--lang", "en"] + more)
      #expect(program.end() == .exit(0))
      let said = String(decoding: program.written, as: UTF8.self)
      #expect(said.contains("\"level\"") == !more.isEmpty, "\(said)")
      #expect(said.contains("The sync place could not be reached") == isTold, "\(said)")
    }
  }

  @Test(.inWholeRuns) func `devices have their present names, and those that left are not listed`()
    throws
  {
    try shared.write("passphrase", "correct horse battery\n".utf8)
    try shared.write("next", "another battery altogether\n".utf8)
    try begin(0, "desk")
    try begin(1, "lap")
    _ = try hearth(1, "sync", "devices", "rename", "notebook")
    for place in [1, 0] { _ = try hearth(place, "sync") }
    #expect(try hearth(0, "sync", "devices").contains("notebook"))
    // A device that just joined is not known here yet.
    try begin(2, "tablet")
    _ = try hearth(
      0, "sync", "devices", "remove", "tablet", "--passphrase-file", shared.file("next"), "--yes")
    let left = try hearth(1, "sync", "leave", "--yes")
    #expect(!left.contains("devices remove"), "\(left)")
    _ = try hearth(0, "sync")
    #expect(try hearth(0, "sync", "devices", "--json").contains("\"items\":[]"))
    _ = try hearth(0, "sync", "leave", "--erase", "--yes")
  }

  @Test(.inWholeRuns) func `after a relay was emptied, the others are told what to do`()
    throws
  {
    try shared.write("passphrase", "correct horse battery\n".utf8)
    try begin(0, "desk")
    try begin(1, "lap")
    _ = try hearth(0, "feel", "70")
    let elsewhere = ScratchFolder()
    for (place, language, isSame, words) in [
      (relay.path, "en", true, "only need to sync:\n  hearth sync\n"),
      (relay.path, "ko", true, "동기화만 하면 돼요:\n  hearth sync\n"),
      (
        elsewhere.path, "en", false,
        "On the others that took part, run:\n  hearth sync setup folder"
      ),
      (relay.path, "ko", false, "다른 기기에서도 이렇게 하세요:\n  hearth sync setup folder"),
    ] {
      // After everyone has left, the place counts as empty for those who return.
      for folder in [relay.path, elsewhere.path] {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
          try FileManager.default.removeItem(atPath: folder + "/" + name)
        }
      }
      let told = try Binary(home: homes[0].path).run(
        "sync", "setup", "folder", place, "--lost", "--yes", "--lang", language)
      #expect(told.status == 0 && told.output.contains(words), "\(told)")
      #expect(told.output.contains("--lost") == !isSame)
      // Following the message is enough.
      if isSame { _ = try hearth(1, "sync") }
    }
  }

  /// Gives up with Ctrl-C and with end of input.
  @Test(
    .inWholeRuns, arguments: [("\u{3}", OpenProgram.Ending.signal(SIGINT)), ("\u{4}", .exit(0))])
  func `cancelling the prompt withdraws the invitation`(
    key: String, ending: OpenProgram.Ending
  ) throws {
    try shared.write("passphrase", "correct horse battery\n".utf8)
    try begin(0, "desk")
    let invites = try OpenProgram(
      Binary(home: homes[0].path), command: [Binary.path, "sync", "invite", "--lang", "en"])
    let isInvitation = { (name: String) in name.contains("invite-") }
    let pieces = { try FileManager.default.subpathsOfDirectory(atPath: relay.path) }
    #expect(invites.wait { (try? pieces().contains(where: isInvitation)) == true })
    let shape = try Regex("[0-9A-Z]{4}(-[0-9A-Z]{4}){4}")
    #expect(invites.says("Enter this code in hearth sync join"))
    let said = String(decoding: invites.written, as: UTF8.self)
    let code = try #require(said.firstMatch(of: shape).map { String(said[$0.range]) })
    let typed = Pipe()
    try typed.fileHandleForWriting.write(contentsOf: Data((code + "\n").utf8))
    try typed.fileHandleForWriting.close()
    let guest = Binary(home: homes[1].path).makeProcess(
      ["sync", "join", "folder", relay.path, "--invited", "--name", "lap", "--lang", "en"])
    guest.standardInput = typed.fileHandleForReading
    guest.standardOutput = FileHandle.nullDevice
    let refused = Pipe()
    guest.standardError = refused
    try guest.run()
    #expect(invites.says("Add it?"), "\(invites.picture)")
    invites.terminal.type(key)
    #expect(invites.end() == ending)
    #expect(invites.says("Nothing was changed."))
    #expect(try !pieces().contains(where: isInvitation))
    // The device that wanted to join stops waiting as well.
    let told = String(decoding: refused.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    guest.waitUntilExit()
    #expect(guest.terminationStatus == 1, "\(told)")
  }

  @Test func `the password of an account is called a password`() throws {
    try shared.write("short", "short\n".utf8)
    for (language, words) in [("en", "The password needs"), ("ko", "비밀번호는 12자")] {
      let refused = try Binary(home: homes[0].path).run(
        "account", "sign-up", "postgresql://db.example.com/hearth", "--email", "mina@example.com",
        "--invite", "k3p9-w2xa-7m4c-d8ve-h6tr-b5nq", "--password-file", shared.file("short"),
        "--lang", language)
      #expect(refused.status == 64 && refused.errors.contains(words), "\(refused)")
    }
  }

  @Test(arguments: [
    ("", 64, "--invite"), ("k3p9\n", 1, "That invitation is not valid"),
    ("K3P9-w2xa-7m4c-d8ve-h6tr-b5nq\nshort\n", 64, "The password needs"),
  ])
  func `an invitation code can be read from standard input`(
    lines: String, status: Int, words: String
  ) throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(lines.utf8))
    try pipe.fileHandleForWriting.close()
    let refused = try Binary(home: homes[0].path).run(
      [
        "account", "sign-up", "postgresql://db.example.com/hearth", "--email", "mina@example.com",
        "--lang", "en",
      ], input: pipe.fileHandleForReading)
    #expect(Int(refused.status) == status && refused.errors.contains(words), "\(refused)")
  }
}
