import Foundation
import HearthData
import HearthDomain
import HearthTestSupport
import Testing

/// The program's own files are never overwritten by exports, even with confirmation.
@Suite(.waiting) struct ProtectedFilesTests {
  private let home: FilledHome

  init() throws {
    home = try FilledHome()
  }

  /// Exports moods to the file, which must be refused with a message.
  private func expectNotOverwritten(_ name: String) throws {
    let before = home.folder.bytes(name)
    let outcome = try home.hearth.run("mood", "export", home.folder.file(name), "--yes")
    #expect(outcome.status == 1, "\(name)")
    #expect(outcome.errors.contains("so it was not overwritten"), "\(name): \(outcome.errors)")
    #expect(home.folder.bytes(name) == before, "\(name)")
  }

  @Test(
    .inWholeRuns,
    arguments: [
      "mood export", "person export", "saying export", "book export", "export", "backup",
    ], [false, true])
  func `no export replaces the store`(command: String, isLinked: Bool) throws {
    var target = home.store
    if isLinked {
      target = home.folder.file("link.db")
      try FileManager.default.createSymbolicLink(
        atPath: target, withDestinationPath: home.store)
    }
    let before = home.folder.bytes("hearth.db")
    let words = command.split(separator: " ").map(String.init)
    let outcome = try home.hearth.run(words + [target, "--yes"])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("so it was not overwritten"), "\(outcome.errors)")
    #expect(home.folder.bytes("hearth.db") == before)
  }

  @Test func `no export replaces the store's logs, another profile or the settings`() throws {
    #expect(try home.hearth.run("settings", "set", "theme", "cloud").status == 0)
    var plain = home.hearth
    plain.variables["HEARTH_STORE"] = nil
    #expect(try plain.run("profile", "create", "Work").status == 0)
    let data = ".local/share/hearth"
    let profiles = try FileManager.default.contentsOfDirectory(
      atPath: home.folder.file(data + "/profiles"))
    let work = try #require(profiles.first { $0.hasSuffix(".db") })
    for name in [
      "hearth.db-wal", "hearth.db-shm", "hearth.db-journal", "hearth-catalogue.db",
      ".config/hearth/settings.json", "\(data)/hearth.db", "\(data)/profiles.json",
      "\(data)/profiles/\(work)",
    ] { try expectNotOverwritten(name) }
    try FileManager.default.createSymbolicLink(
      atPath: home.folder.file("folder"), withDestinationPath: home.folder.path)
    for name in ["folder/hearth.db", "folder/hearth.db-journal"] { try expectNotOverwritten(name) }
  }

  @Test func `a catalogue does not replace another file`() throws {
    try home.folder.write("books.csv", "title,author\nWalden,Thoreau\n".utf8)
    let table = home.folder.file("books.csv")
    for other in [Array("a text".utf8), try #require(home.folder.bytes("hearth.db"))] {
      try home.folder.write("hearth-catalogue.db", other)
      let outcome = try home.hearth.run("book", "catalogue", "import", table)
      #expect(outcome.status == 1 && outcome.errors.contains("hearth-catalogue.db"))
      #expect(home.folder.bytes("hearth-catalogue.db") == other)
    }
    try home.folder.write("hearth-catalogue.db", [])
    for _ in 0..<2 {
      #expect(try home.hearth.run("book", "catalogue", "import", table).status == 0)
    }
  }

  @Test(.inWholeRuns, .enabled(if: Binary.canBeUntold), arguments: [[], ["--json"]])
  func `a repair whose report fails was still done`(form: [String]) throws {
    let connection = try SQLiteConnection(path: FilePath(home.store))
    try connection.begin(.write)
    try connection.execute("UPDATE saying_total SET sayings = 77", [])
    try connection.commit()
    #expect(try home.hearth.run("doctor").status == 1)
    let outcome = try home.hearth.runUntold(["doctor", "--repair"] + form)
    #expect(outcome.status == 69 && outcome.errors.contains("the changes are saved"))
    #expect(try home.hearth.run("doctor").status == 0)
  }
}
