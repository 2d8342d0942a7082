import Foundation
import HearthData
import HearthDomain
import HearthTestSupport
import Testing

/// Links the program to real calendar servers and kills it repeatedly.
///
/// Run the long form by hand: `LINK_EVENTS=1000 LINK_EDITS=200 LINK_KILLS=100`.
@Suite(
  .waiting, .enabled(if: !CalendarServer.Kind.available.isEmpty, "no calendar server is installed")
)
struct LinkedServersTests {
  private static func number(_ name: String, otherwise usual: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? usual
  }

  private static let events = number("LINK_EVENTS", otherwise: 10)
  private static let edits = number("LINK_EDITS", otherwise: 3)
  private static let kills = number("LINK_KILLS", otherwise: 4)

  private let folder = ScratchFolder()

  private var hearth: Binary {
    Binary(home: folder.path, variables: ["TZ": "Asia/Seoul", "HEARTH_NOW": "2026-11-22T10:00"])
  }

  private func text(_ uid: String, _ title: String) -> [UInt8] {
    Array(
      ("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:\(uid)\r\n"
        + "DTSTAMP:20260101T000000Z\r\nDTSTART:20261124T100000Z\r\nSUMMARY:\(title)\r\n"
        + "END:VEVENT\r\nEND:VCALENDAR\r\n").utf8)
  }

  /// Returns the title and note of each event on the server, by UID.
  private func said(_ there: any LinkedFolder) throws -> [String: [String]] {
    let names = try there.list(since: nil, knowing: [:]).files.keys.sorted()
    let said = try there.read(names).values.map { file in
      // An alarm has its own properties, which are left out.
      let lines = String(decoding: file.bytes, as: UTF8.self).components(separatedBy: "\r\n")
        .prefix { $0 != "BEGIN:VALARM" }
      func value(_ name: String) -> String {
        lines.first { $0.hasPrefix(name + ":") }.map { String($0.dropFirst(name.count + 1)) } ?? ""
      }
      return (value("UID"), [value("SUMMARY"), value("DESCRIPTION")])
    }
    #expect(Set(said.map(\.0)).count == said.count)
    return Dictionary(said) { first, _ in first }
  }

  /// Changes the event's title on the server and leaves everything else as it is.
  private func rename(_ uid: String, _ title: String, _ there: any LinkedFolder) throws {
    // A request from a killed run may still arrive.
    for _ in 0..<10 {
      let file = try #require(try there.read(["\(uid).ics"]).values.first)
      let lines = String(decoding: file.bytes, as: UTF8.self).components(separatedBy: "\r\n")
      let changed = lines.map { $0.hasPrefix("SUMMARY:") ? "SUMMARY:\(title)" : $0 }
      let bytes = Array(changed.joined(separator: "\r\n").utf8)
      if try there.replace(file, by: bytes) != nil { return }
    }
    Issue.record("\(uid) is never the same")
  }

  private struct Listed: Decodable {
    struct Item: Decodable { let id, title, note: String }
    let items: [Item]
  }

  private func listed() throws -> [Listed.Item] {
    let said = try hearth.run(
      "event", "list", "--in", "work", "--from", "2026-11-20", "--to", "2026-11-30", "--json")
    return try JSONDecoder().decode(Listed.self, from: Data(said.output.utf8)).items
  }

  /// Returns the overridden values on this side that wait to be settled.
  private func conflicts() throws -> [String] {
    struct Conflicts: Decodable {
      struct Item: Decodable { let other: String? }
      let items: [Item]
    }
    let said = try hearth.run("link", "conflicts", "--json").output
    return try JSONDecoder().decode(Conflicts.self, from: Data(said.utf8)).items.map {
      $0.other ?? ""
    }
  }

  @Test(.inWholeRuns, arguments: CalendarServer.Kind.available)
  func `runs killed at any moment lose nothing and end equal`(
    kind: CalendarServer.Kind
  ) throws {
    var chance = SeededNumbers(seed: 11)
    let server = try CalendarServer(kind)
    try folder.write("password", (CalendarServer.password + "\n").utf8)
    let linked = try hearth.run(
      "link", "add", "work", "calendar", server.home.address.text, "--user", CalendarServer.user,
      "--password-command", "cat '\(folder.file("password"))'", "--create")
    #expect(linked.status == 0, "\(linked)")
    let found = try CalendarServer.places.collections(
      of: .calendar, at: server.home, CalendarServer.secret)
    let made = try #require(found.first { $0.isNamed("work") })
    let there = try CalendarServer.places.folder(
      .server(server.home.withAddress(made.address)), of: .calendar, CalendarServer.secret)
    // The expected final title (from the server) and note (from here) of each event.
    var wanted: [String: [String]] = [:]
    for number in 0..<Self.events {
      let (uid, title) = ("u\(number)", "there \(number)")
      #expect(try there.add(text(uid, title), uid: ExternalName(uid)) != nil)
      wanted[uid] = [title, ""]
    }
    // Both sides change the title of each of these events once.
    for turn in 0..<Self.kills {
      #expect(try there.add(text("both\(turn)", "both \(turn)"), uid: "both\(turn)") != nil)
    }
    #expect(try hearth.run("link", "sync").status == 0)
    let first = try listed()
    let ids = Dictionary(uniqueKeysWithValues: first.map { ($0.title, $0.id) })
    #expect(ids.count == Self.events + Self.kills)
    for turn in 0..<Self.kills {
      // Both sides change something each time, and what is added here must exist in the end.
      let plan = [
        "event", "add", "--title", "here \(turn)", "--from", "2026-11-25T10:00", "--in", "work",
      ]
      #expect(try hearth.run(plan).status == 0)
      try rename("both\(turn)", "theirs \(turn)", there)
      let shared = try hearth.run(
        "event", "edit", try #require(ids["both \(turn)"]), "--title", "mine \(turn)", "--note",
        "of both \(turn)")
      #expect(shared.status == 0, "\(shared)")
      wanted["both\(turn)"] = ["theirs \(turn)", "of both \(turn)"]
      for edit in 0..<max(1, Self.edits / Self.kills) {
        let one = Int.random(in: 0..<Self.events, using: &chance)
        try rename("u\(one)", "changed \(one) \(turn).\(edit)", there)
        wanted["u\(one)"]?[0] = "changed \(one) \(turn).\(edit)"
        // This is often the same event again, where the last run was killed before recording what
        // it wrote.
        let other = Int.random(in: 0..<min(Self.events, 4 + turn), using: &chance)
        let id = try #require(ids["there \(other)"])
        let edited = try hearth.run("event", "edit", id, "--note", "written \(turn).\(edit)")
        #expect(edited.status == 0, "\(edited)")
        wanted["u\(other)"]?[1] = "written \(turn).\(edit)"
      }
      _ = try hearth.run(
        ["link", "sync"], killedAfter: .random(in: 1_000...400_000, using: &chance))
    }
    let last = try hearth.run("link", "sync")
    #expect(last.status == 0, "\(last)")
    let quiet = try hearth.run("link", "sync")
    #expect(quiet.output.contains("both sides are the same"), "\(quiet)")
    let all = try said(there)
    #expect(all.count == Self.events + 2 * Self.kills)
    for (uid, said) in wanted { #expect(all[uid] == said, "\(uid)") }
    let added = (0..<Self.kills).map { "here \($0)" }
    #expect(Set(added).isSubset(of: all.values.map { $0[0] }))
    let shown = try listed().map { [$0.title, $0.note] }
    #expect(Set(shown) == Set(all.values) && shown.count == all.count)
    // Each overridden title waits to be settled exactly once, whenever the run was killed.
    let known = try conflicts()
    #expect(known.count == Self.kills)
    for turn in 0..<Self.kills {
      #expect(known.count { $0.hasSuffix("mine \(turn)") } == 1, "\(known)")
    }
    try rename("u0", "theirs", there)
    #expect(
      try hearth.run("event", "edit", try #require(ids["there 0"]), "--title", "mine").status == 0)
    #expect(try hearth.run("link", "sync").status == 0)
    #expect(try conflicts().count == Self.kills + 1)
    #expect(try said(there)["u0"]?[0] == "theirs")
    // The password appears in no store file.
    let kept = try #require(
      FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String])
    for name in kept where name.contains("hearth.db") {
      let bytes = folder.bytes(name) ?? []
      #expect(!String(decoding: bytes, as: UTF8.self).contains(CalendarServer.password))
    }
  }
}
