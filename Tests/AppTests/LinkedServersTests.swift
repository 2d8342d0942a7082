import Foundation
import HearthData
import HearthDomain
import HearthTestSupport
import Testing

/// The program itself and real calendar servers, killed again and again.
///
/// The long form is run by hand: `LINK_EVENTS=1000 LINK_EDITS=200 LINK_KILLS=100`.
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

  private func titles(_ there: any LinkedFolder) throws -> [String] {
    let names = try there.list(since: nil, knowing: [:]).files.keys.sorted()
    return try there.read(names).values.compactMap { file in
      String(decoding: file.bytes, as: UTF8.self).components(separatedBy: "\r\n")
        .first { $0.hasPrefix("SUMMARY:") }.map { String($0.dropFirst(8)) }
    }.sorted()
  }

  private func listed() throws -> [[String]] {
    try hearth.run(
      "event", "list", "--in", "work", "--from", "2026-11-20", "--to", "2026-11-30"
    ).output.split(separator: "\n").map { $0.components(separatedBy: "\t") }
  }

  @Test(arguments: CalendarServer.Kind.available)
  func `runs that are killed anywhere lose nothing and end equal`(
    kind: CalendarServer.Kind
  ) throws {
    var chance = SeededNumbers(seed: 11)
    let server = try CalendarServer(kind)
    try folder.write("password", (CalendarServer.password + "\n").utf8)
    let added = try hearth.run(
      "link", "add", "work", "calendar", server.home.address.text, "--user", CalendarServer.user,
      "--password-command", "cat '\(folder.file("password"))'", "--create")
    #expect(added.status == 0, "\(added)")
    let found = try CalendarServer.places.collections(
      of: .calendar, at: server.home, CalendarServer.secret)
    let made = try #require(found.first { $0.isCalled("work") })
    let there = try CalendarServer.places.folder(
      .server(server.home.at(made.address)), of: .calendar, CalendarServer.secret)
    var hereTitles: Set<String> = []
    for number in 0..<Self.events {
      #expect(try there.add(text("u\(number)", "there \(number)"), uid: "u\(number)") != nil)
    }
    #expect(try hearth.run("link", "sync").status == 0)
    #expect(try listed().count == Self.events)
    for turn in 0..<Self.kills {
      // Both sides change each time; what is added here has to be there in the end.
      let title = "here \(turn)"
      let plan = ["event", "add", "--title", title, "--from", "2026-11-25T10:00", "--in", "work"]
      #expect(try hearth.run(plan).status == 0)
      hereTitles.insert(title)
      for edit in 0..<max(1, Self.edits / Self.kills) {
        let name = "u\(Int.random(in: 0..<Self.events, using: &chance))"
        if let file = try there.read(["\(name).ics"]).values.first {
          _ = try there.replace(file, by: text(name, "changed \(name) \(turn).\(edit)"))
        }
      }
      _ = try hearth.run(
        ["link", "sync"], killedAfter: .random(in: 1_000...400_000, using: &chance))
    }
    let last = try hearth.run("link", "sync")
    #expect(last.status == 0, "\(last)")
    let quiet = try hearth.run("link", "sync")
    #expect(quiet.output.contains("equal"), "\(quiet)")
    let all = try titles(there)
    #expect(all.count == Self.events + Self.kills)
    #expect(hereTitles.isSubset(of: Set(all)))
    let shown = try listed()
    #expect(shown.count == all.count)
    for title in Set(all) {
      #expect(shown.contains { $0.contains(title) }, "\(title)")
    }
    // The password stands nowhere.
    let kept = try #require(
      FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String])
    for name in kept where name.contains("hearth.db") {
      let bytes = folder.bytes(name) ?? []
      #expect(!String(decoding: bytes, as: UTF8.self).contains(CalendarServer.password))
    }
  }
}
