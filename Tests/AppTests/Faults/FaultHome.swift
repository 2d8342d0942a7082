import Foundation
import HearthDomain
import HearthTestSupport

@testable import HearthData

/// A home with data of every kind, created once and written anew for each run.
struct FaultHome {
  enum Kind: CaseIterable {
    /// Every area has data, and there are settings, profiles, backups and a catalogue.
    case tended
    /// Like ``tended``, but the last command was killed, so that its change is only in the store's
    /// log.
    case logged
    /// Like ``tended``, with the last change undone.
    case undone
    /// The store has the schema of the previous version.
    case old
    /// Nothing exists yet.
    case empty
  }

  /// The files with their permissions.
  private let files: [(name: String, bytes: Data, mode: Int)]

  static func ready(_ kind: Kind) throws -> FaultHome {
    switch kind {
    case .tended: try tended.get()
    case .logged: try logged.get()
    case .undone: try undone.get()
    case .old: try old.get()
    case .empty: FaultHome(files: [])
    }
  }

  private static let tended = Result { try FaultHome { try $0.tend() } }
  private static let logged = Result {
    try FaultHome { fixture in
      try tended.get().write(to: fixture.home)
      let feel = ["feel", "40", "left in the log"]
      let answer = try fixture.run(feel, log: true)
      let calls = try fixture.calls(of: answer)
      guard let said = calls.first(where: { $0.use == .speaks }) else { throw Unready(said: "") }
      try tended.get().write(to: fixture.home)
      let killed = try fixture.run(feel, fault: "\(said.number + 1):kill")
      // A command that makes other calls the second time would be killed elsewhere.
      guard killed.ending == .signal(SIGKILL), killed.output == answer.output else {
        throw Unready(said: "killed before it had answered: \(killed.output)\(killed.errors)")
      }
    }
  }
  private static let undone = Result {
    try FaultHome { fixture in
      try tended.get().write(to: fixture.home)
      let run = try fixture.run(["undo", "--yes"])
      guard run.ending == .exit(0) else { throw Unready(said: run.errors) }
    }
  }
  private static let old = Result {
    try FaultHome { fixture in
      try tended.get().write(to: fixture.home)
      let path = fixture.home + "/" + HomeState.store
      unlink(path)
      let store = SQLStore(
        SQLiteDriver(path: FilePath(path)), now: .fixed("2026-11-19T09:00"),
        steps: [
          Migration(
            number: Migration.oldestSupported, name: "former",
            statements: Migration.baseline.statements)
        ])
      try store.write { _ in }
      try store.close()
    }
  }

  /// The id of an existing mood.
  static let mood = Result {
    let fixture = try FaultScratchHome()
    try tended.get().write(to: fixture.home)
    let diary = try fixture.run(["mood", "diary", "--json"]).output
    guard let id = diary.firstMatch(of: #/"id":"([^"]+)"/#)?.1 else { throw Unready(said: diary) }
    return String(id)
  }

  /// The id of an existing series.
  private static let series = Result {
    let fixture = try FaultScratchHome()
    try tended.get().write(to: fixture.home)
    let shown = try fixture.run(["event", "show", "Class", "--json"]).output
    guard let id = shown.firstMatch(of: #/"id":"([^"]+)"/#)?.1 else { throw Unready(said: shown) }
    return String(id)
  }

  /// Replaces a placeholder by the id of a mood or of an occurrence of a series.
  static func filled(_ word: String) throws -> String {
    if word == "MOOD" { return try mood.get() }
    guard word.hasPrefix("SERIES@") else { return word }
    return try series.get() + word.dropFirst("SERIES".count)
  }

  private init(files: [(name: String, bytes: Data, mode: Int)]) {
    self.files = files
  }

  private init(_ make: (FaultScratchHome) throws -> Void) throws {
    let fixture = try FaultScratchHome()
    try make(fixture)
    try self.init(of: fixture)
  }

  /// Returns this home after running these command lines in the fixture's home.
  func after(_ lines: [String], in fixture: FaultScratchHome) throws -> FaultHome {
    if lines.isEmpty { return self }
    try write(to: fixture.home)
    for line in lines {
      let run = try fixture.run(fixture.words(line))
      guard run.ending == .exit(0) else { throw Unready(said: line + run.errors) }
    }
    return try FaultHome(of: fixture)
  }

  /// Reads the present contents of the fixture's home.
  init(of fixture: FaultScratchHome) throws {
    try LeftBehind(home: fixture.home).wait()
    files = try FileManager.default.subpathsOfDirectory(atPath: fixture.home).compactMap { name in
      let path = fixture.home + "/" + name
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      guard attributes[.type] as? FileAttributeType == .typeRegular,
        let bytes = FileManager.default.contents(atPath: path)
      else { return nil }
      return (name, bytes, attributes[.posixPermissions] as? Int ?? 0o600)
    }
  }

  /// Clears the folder except for the files to keep, and writes all files.
  func write(to home: String, keeping names: [String] = []) throws {
    try LeftBehind(home: home).end()
    for name in try FileManager.default.subpathsOfDirectory(atPath: home).reversed() {
      let isInTheWay = !names.contains { $0 == name || $0.hasPrefix(name + "/") }
      if isInTheWay { try? FileManager.default.removeItem(atPath: home + "/" + name) }
    }
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    var folders: Set<String> = []
    for file in files {
      let path = home + "/" + file.name
      let folder = (path as NSString).deletingLastPathComponent
      if folders.insert(folder).inserted {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700])
      }
      try file.bytes.write(to: URL(fileURLWithPath: path))
      _ = chmod(path, mode_t(file.mode))
    }
  }

  struct Unready: Error {
    let said: String
  }
}

extension FaultScratchHome {
  /// Uses every feature once.
  fileprivate func tend() throws {
    let clipping = "Demian (Hesse)\n- Your Highlight on page 3 | Location 9 | Added on May 5, 2024"
    try Data("\(clipping)\n\nEgg\n==========\n".utf8)
      .write(to: URL(fileURLWithPath: home + "/clippings.txt"))
    for name in ["vdir", "linked"] {
      try FileManager.default.createDirectory(
        atPath: home + "/" + name, withIntermediateDirectories: true)
      let event = "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:\(name)\r\nDTSTART:20261130T100000Z\r\n"
      try Data("\(event)SUMMARY:Walk\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n".utf8)
        .write(to: URL(fileURLWithPath: home + "/\(name)/a.ics"))
    }
    for line in [
      "settings set language en", "person add Mum --every 3 --planted 2026-11-17",
      "person add Dad --every 7 --planted 2026-11-01", "water Dad --on 2026-11-15",
      "person add Due --every 3 --planted 2026-11-17", "remind install --with systemd",
      "contact add Junho --phone 010-1234-5678",
      "feel 70 fine", "feel 30 rain", "plan Meeting --from 2026-11-20T09:00", "saying",
      "plan Lunch --from 2026-11-21T12:00", "saying like 1", "saying use 2",
      "event add Class --from 2026-11-24T19:00 --rrule FREQ=WEEKLY --except 2026-12-08",
      "plan Filter 7 days after done --no-remind",
      "todo Bins every tue", "todo Soap", "todo done Soap", "calendar add Trips",
      "link add Linked calendar HOME/linked", "calendar subscribe Club HOME/vdir/a.ics",
      "saying add --en Own", "book add Demian --pages 240", "read Demian 20",
      "book sentence add Demian Bird", "book add Cosmos --pages 300", "book favourite Cosmos",
      "book add Ended --pages 100", "book finish Ended --yes", "profile rename Mina",
      "profile create Work", "settings set remind.command /bin/true",
      "settings set remind.channels command", "book catalogue import HOME/other.csv",
      "export HOME/old.json", "demo --days 3 --sayings 2 --store HOME/other.db",
      "export HOME/all.json --store HOME/other.db", "backup HOME/copy.db --store HOME/other.db",
      "mood export HOME/moods.csv --store HOME/other.db",
      "saying export HOME/sayings.csv --store HOME/other.db",
      "book export HOME/books.csv --store HOME/other.db",
      "person export HOME/people.vcf --store HOME/other.db",
      "event export HOME/events.ics --store HOME/other.db",
    ] {
      if line.hasPrefix("book catalogue") {
        try Data("title,author,pages\nOtto,Nobody,50\n".utf8)
          .write(to: URL(fileURLWithPath: home + "/other.csv"))
      }
      let run = try run(words(line))
      guard run.ending == .exit(0) else { throw FaultHome.Unready(said: line + run.errors) }
    }
    unlink(home + "/other.db")
    let backups = home + "/.local/state/hearth/backups"
    try FileManager.default.createDirectory(atPath: backups, withIntermediateDirectories: true)
    // Enough backups that a new one removes an old one.
    for month in 10...19 {
      for series in ["hearth", "hearth-before-change"] {
        let name = "\(backups)/\(series)-20\(month)-01-01-000000.db"
        try Data("old".utf8).write(to: URL(fileURLWithPath: name))
      }
    }
  }
}
