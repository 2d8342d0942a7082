import Foundation
import HearthTestSupport
import Testing

/// Shares one folder between this program, killed repeatedly, and vdirsyncer and khal where they
/// are installed.
@Suite(.waiting) struct LinkedProgramsTests {
  private let folder = ScratchFolder()

  private var hearth: Binary {
    Binary(home: folder.path, variables: ["TZ": "Asia/Seoul", "HEARTH_NOW": "2026-11-22T10:00"])
  }

  private func make(_ names: String...) throws {
    for name in names {
      try FileManager.default.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: true)
    }
  }

  private func event(_ uid: String, _ title: String) -> String {
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:\(uid)\r\nDTSTAMP:20260101T000000Z\r\n"
      + "DTSTART:20261124T100000Z\r\nSUMMARY:\(title)\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
  }

  private func files(_ name: String) throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file(name))
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try String(contentsOfFile: folder.file("\(name)/\($0)"), encoding: .utf8))
      })
  }

  @Test(.inWholeRuns) func `runs killed at any moment lose nothing and end equal`() throws {
    try make("cal")
    for number in 0..<30 {
      try Data(event("u\(number)", "there \(number)").utf8)
        .write(to: URL(fileURLWithPath: folder.file("cal/u\(number).ics")))
    }
    #expect(try hearth.run("link", "add", "work", "calendar", folder.file("cal")).status == 0)
    for turn in 0..<12 {
      let added = try hearth.run(
        "event", "add", "--title", "here \(turn)", "--from", "2026-11-25T10:00", "--in", "work")
      #expect(added.status == 0)
      try Data(event("u\(turn)", "changed \(turn)").utf8)
        .write(to: URL(fileURLWithPath: folder.file("cal/u\(turn).ics")))
      _ = try hearth.run(["link", "sync"], killedAfter: UInt32(1_000 + turn * 2_500))
    }
    #expect(try hearth.run("link", "sync").status == 0)
    #expect(try hearth.run("link", "sync").output.contains("both sides are the same"))
    let texts = try files("cal").filter { $0.key.hasSuffix(".ics") }.values
    #expect(texts.count == 42)
    let listed = try hearth.run(
      "event", "list", "--in", "work", "--from", "2026-11-20", "--to", "2026-11-30"
    ).output.split(separator: "\n")
    #expect(listed.count == 42)
    for turn in 0..<12 {
      for title in ["here \(turn)", "changed \(turn)"] {
        #expect(texts.contains { $0.contains("SUMMARY:\(title)\r\n") }, "\(title)")
        #expect(listed.contains { $0.contains("\t\(title)\t") }, "\(title)")
      }
    }
  }

  @Test(.inWholeRuns) func `contacts survive runs killed at any moment, too`() throws {
    func card(_ uid: String, _ name: String) -> String {
      "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:\(uid)\r\nFN:\(name)\r\nX-OWN;A=b:\(uid)\r\nEND:VCARD\r\n"
    }
    try make("book")
    for number in 0..<30 {
      try folder.write("book/u\(number).vcf", card("u\(number)", "there \(number)").utf8)
    }
    #expect(try hearth.run("link", "add", "friends", "contacts", folder.file("book")).status == 0)
    for turn in 0..<12 {
      #expect(
        try hearth.run("contact", "add", "here \(turn)", "--in", "friends").status == 0)
      try folder.write("book/u\(turn).vcf", card("u\(turn)", "changed \(turn)").utf8)
      _ = try hearth.run(["link", "sync"], killedAfter: UInt32(1_000 + turn * 2_500))
    }
    #expect(try hearth.run("contact", "add", "stays at home").status == 0)
    #expect(try hearth.run("link", "sync").status == 0)
    #expect(try hearth.run("link", "sync").output.contains("both sides are the same"))
    let texts = try files("book").filter { $0.key.hasSuffix(".vcf") }
    #expect(texts.count == 42 && !texts.values.contains { $0.contains("stays at home") })
    for number in 0..<30 {
      let name = number < 12 ? "changed \(number)" : "there \(number)"
      #expect(texts["u\(number).vcf"] == card("u\(number)", name))
    }
    for turn in 0..<12 {
      #expect(texts.values.contains { $0.contains("FN:here \(turn)\r\n") }, "\(turn)")
    }
    #expect(try hearth.run("contact", "list").output.split(separator: "\n").count == 43)
  }

  @Test func `an unreadable subscription is reported once`() throws {
    try make("a", "b")
    for name in ["a", "b"] {
      let file = folder.file("\(name).ics")
      try folder.write("\(name).ics", event(name, name).utf8)
      #expect(try hearth.run("link", "add", name, "calendar", folder.file(name)).status == 0)
      #expect(try hearth.run("calendar", "subscribe", "\(name)2", file).status == 0)
      for path in [folder.file(name), file] { try FileManager.default.removeItem(atPath: path) }
    }
    for words in [["link", "sync"], ["calendar", "refresh"]] {
      let outcome = try hearth.run(words)
      #expect(outcome.status != 0 && outcome.output.isEmpty, "\(outcome)")
      #expect(outcome.errors.split(separator: "\n").count == 2, "\(outcome.errors)")
    }
    // A single subscription is named as well.
    let one = try hearth.run("calendar", "refresh", "a2")
    #expect(one.status != 0 && one.output.isEmpty && one.errors.contains("a2: "), "\(one)")
  }

  @Test func `an event that moves to another link is added there before it is removed`() throws {
    try make("a", "b")
    try folder.write("a/lunch.ics", event("lunch", "Lunch").utf8)
    for name in ["a", "b"] {
      #expect(try hearth.run("link", "add", name, "calendar", folder.file(name)).status == 0)
    }
    #expect(try hearth.run("event", "edit", "Lunch", "--in", "b").status == 0)
    // Synced alone, the first link keeps its file, because the second does not have it yet.
    #expect(try hearth.run("link", "sync", "a").status == 0)
    #expect(try files("a").count == 1)
    #expect(try hearth.run("link", "sync").status == 0)
    #expect(try files("a").isEmpty)
    #expect(try files("b").values.filter { $0.contains("SUMMARY:Lunch") }.count == 1)
  }

  private static let programs = ["vdirsyncer", "khal", "khard"].map { name in
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  @Test(
    .inWholeRuns, .enabled(if: !programs[...1].contains(nil), "vdirsyncer or khal is not installed")
  )
  func `vdirsyncer and khal work on the same folder`() throws {
    try make("a/cal", "b/cal", "status", ".config/khal", ".config/vdirsyncer")
    let khal = """
      [calendars]
      [[cal]]
      path = \(folder.file("b/cal"))
      type = calendar
      [locale]
      timeformat = %H:%M
      dateformat = %Y-%m-%d
      longdateformat = %Y-%m-%d
      datetimeformat = %Y-%m-%d %H:%M
      longdatetimeformat = %Y-%m-%d %H:%M
      local_timezone = Asia/Seoul
      default_timezone = Asia/Seoul
      [default]
      default_calendar = cal

      """
    let storages = ["a", "b"].map {
      "[storage \($0)]\ntype = \"filesystem\"\npath = \"\(folder.file($0))\"\nfileext = \".ics\"\n"
    }
    let pair = """
      [general]
      status_path = "\(folder.file("status"))"
      [pair p]
      a = "a"
      b = "b"
      collections = ["cal"]

      """
    try folder.write(".config/khal/config", khal.utf8)
    try folder.write(".config/vdirsyncer/config", (pair + storages.joined()).utf8)
    try other(0, "discover", "p")
    try other(1, "new", "2026-11-24", "14:00", "15:00", "Lunch")
    try other(0, "sync")
    #expect(try hearth.run("link", "add", "cal", "calendar", folder.file("a/cal")).status == 0)
    #expect(try hearth.run("event", "add", "Yoga every tue 19:00", "--in", "cal").status == 0)
    #expect(try hearth.run("event", "edit", "Lunch", "--title", "Dinner").status == 0)
    #expect(try hearth.run("link", "sync").status == 0)
    try other(0, "sync")
    let listed = try other(1, "list", "2026-11-22", "12d")
    for words in ["14:00-15:00 Dinner", "19:00-20:00 Yoga"] { #expect(listed.contains(words)) }
    #expect(try hearth.run("link", "sync").output.contains("both sides are the same"))
  }

  @Test(.inWholeRuns, .enabled(if: programs[2] != nil, "khard is not installed"))
  func `khard works on the same contacts`() throws {
    try make("book", ".config/khard")
    let settings = "[addressbooks]\n[[friends]]\npath = \(folder.file("book"))\n"
    try folder.write(".config/khard/khard.conf", settings.utf8)
    let given =
      "First name: Mina\nLast name: Kim\nPhone:\n    cell: 010-1234-5678\n"
      + "Email:\n    home: mina@example.org\nNote: Likes tea\n"
    try folder.write("mina.yaml", given.utf8)
    try other(2, "new", "-a", "friends", "-i", folder.file("mina.yaml"))
    #expect(try hearth.run("link", "add", "friends", "contacts", folder.file("book")).status == 0)
    let shown = try hearth.run("contact", "show", "Mina").output
    for words in ["mina@example.org", "Likes tea", "01012345678"] {
      #expect(shown.contains(words), "\(shown)")
    }
    #expect(
      try hearth.run("contact", "add", "Juno Lee", "--phone", "119", "--in", "friends").status == 0)
    #expect(try hearth.run("link", "sync").status == 0)
    let listed = try other(2, "list")
    for words in ["Mina Kim", "mina@example.org", "Juno Lee", "119"] {
      #expect(listed.contains(words), "\(listed)")
    }
  }

  @discardableResult
  private func other(_ program: Int, _ arguments: String...) throws -> String {
    let (status, said) = try OtherProgram(
      Self.programs[program] ?? "/nowhere", arguments,
      environment: ["HOME": folder.path, "LC_ALL": "C.UTF-8", "TZ": "Asia/Seoul"]
    ).answer()
    #expect(status == 0, "\(arguments)")
    return String(decoding: said, as: UTF8.self)
  }
}
