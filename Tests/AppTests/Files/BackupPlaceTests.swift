import Foundation
import HearthTestSupport
import Testing

@Suite(.waiting) struct BackupPlaceTests {
  @Test func `a copy beside an existing one is reported with its full path`() throws {
    let folder = ScratchFolder()
    let hearth = Binary(home: folder.path)
    #expect(try hearth.run("feel", "70", "a walk").status == 0)
    let process = hearth.makeProcess(["backup", "extra.db", "--json"])
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let printed = output.fileHandleForReading.bytesToEnd()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(
      String(decoding: printed, as: UTF8.self).contains("\"file\":\"\(folder.file("extra.db"))\""))
    #expect(FileManager.default.fileExists(atPath: folder.file("extra.db")))
  }

  @Test(.inWholeRuns) func `concurrent backups within one second lose nothing, and none fails`()
    throws
  {
    let home = try FilledHome()
    let hearth = home.hearth
    let all = home.folder.file("all.json")
    #expect(try hearth.run("export", all).status == 0)
    let kinds = [["backup"], ["restore", home.store, "--yes"], ["import", all]]
    var restores = 0
    for pair in 0..<TestExtent.count(12, usually: 6) {
      var hearth = hearth
      hearth.variables["XDG_STATE_HOME"] = home.folder.file("state \(pair)")
      var kind = kinds[pair % 3]
      if kind[0] == "restore" {
        restores += 2
        kind[1] = home.folder.file("copy.db")
        #expect(try hearth.run("backup", kind[1], "--yes").status == 0)
      } else if kind[0] == "import" {
        hearth.variables["HEARTH_STORE"] = home.folder.file("new \(pair).db")
        #expect(try hearth.run("feel", "10", "rain").status == 0)
      }
      #expect(try hearth.runAtOnce([kind, kind]).allSatisfy { $0 == 0 }, "\(kind)")
      guard kind[0] == "backup" else { continue }
      let folders = try FileManager.default.subpathsOfDirectory(
        atPath: home.folder.file("state \(pair)"))
      #expect(folders.filter { $0.hasSuffix(".db") }.count == 2, "\(folders)")
    }
    #expect(try home.folder.names().filter { $0.contains("before-restore") }.count == restores)
  }

  @Test(.inWholeRuns)
  func `the doctor reports a changed backup and leftovers, and removes the latter`() throws {
    let home = try FilledHome()
    let (hearth, state) = (home.hearth, home.folder.file(".local/state/hearth"))
    #expect(try hearth.run("backup", "--json").status == 0)
    let left = state + "/.hearth-unfinished-abcdef"
    try FileManager.default.createDirectory(atPath: left, withIntermediateDirectories: true)
    #expect(FileManager.default.createFile(atPath: left + "/file", contents: Data([1, 2, 3])))
    let doctor = try hearth.run("doctor", "--json")
    #expect(doctor.status == 1)
    #expect(doctor.output.contains(#""code":"leftover""#), "\(doctor.output)")
    #expect(FileManager.default.fileExists(atPath: left))
    #expect(try hearth.run("doctor", "--repair", "--yes").status == 0)
    #expect(!FileManager.default.fileExists(atPath: left))
    let backups = try FileManager.default.subpathsOfDirectory(atPath: state)
      .filter { $0.hasSuffix(".db") }
    let copy = try #require(backups.first { !$0.contains("before-change") })
    let file = try #require(FileHandle(forUpdatingAtPath: "\(state)/\(copy)"))
    try file.seekToEnd()
    try file.write(contentsOf: Data([0]))
    try file.close()
    let changed = try hearth.run("doctor")
    #expect(changed.status == 1)
    #expect(changed.output.contains("has changed since it was made"), "\(changed.output)")
    let restore = try hearth.run("restore", "\(state)/\(copy)", "--yes")
    #expect(restore.status == 65)
    #expect(restore.errors.contains("Nothing was changed"), "\(restore.errors)")
  }

  @Test func `a backup is restored by its listed name`() throws {
    let home = try FilledHome()
    #expect(try home.hearth.run("backup").status == 0)
    let line = try #require(
      try home.hearth.run("backup", "list").output.split(whereSeparator: \.isNewline).first)
    let name = try #require(line.split(separator: "/").last.map { String($0) })
    #expect(name.hasSuffix(".db"))
    #expect(try home.hearth.run("restore", name, "--yes").status == 0)
    #expect(try home.hearth.run("restore", "x" + name, "--yes").status != 0)
  }

  @Test func `a file that is not a store is reported as that, and not as damaged`() throws {
    let home = try FilledHome()
    try home.folder.write("other.db", [UInt8](repeating: 7, count: 4_096))
    let store = home.folder.file("other.db")
    for words in [["doctor"], ["doctor", "--repair", "--yes"]] {
      let doctor = try home.hearth.run(["--store", store] + words)
      #expect(doctor.status == 65 && doctor.output.isEmpty, "\(doctor)")
      #expect(doctor.errors.contains("This is not a Hearth store"), "\(doctor)")
    }
  }

  @Test(.inWholeRuns) func `leftovers of backups of a removed profile are reported and removed`()
    throws
  {
    let home = try FilledHome()
    let left = home.folder.file(
      ".local/state/hearth/backups/gone.db-0123abcd/.hearth-unfinished-abcdef")
    func leave() throws {
      try FileManager.default.createDirectory(atPath: left, withIntermediateDirectories: true)
      #expect(FileManager.default.createFile(atPath: left + "/file", contents: Data([1, 2, 3])))
    }
    try leave()
    #expect(try home.hearth.run("doctor", "--json").output.contains("gone.db-0123abcd"))
    #expect(try home.hearth.run("doctor", "--repair", "--yes").status == 0)
    #expect(!FileManager.default.fileExists(atPath: left))
    try leave()
    #expect(try home.hearth.run("backup").status == 0)
    #expect(!FileManager.default.fileExists(atPath: left))
  }

  @Test(.inWholeRuns) func `an import makes a backup only if it changes something`()
    throws
  {
    let home = ScratchFolder()
    let hearth = Binary(home: home.path)
    func names() throws -> [String] {
      let backups = home.file(".local/state/hearth/backups")
      let names = try FileManager.default.contentsOfDirectory(atPath: backups).sorted()
      #expect(
        names.filter { $0.hasSuffix(".db") }.map { $0 + ".sha256" }
          == names.filter { $0.hasSuffix(".sha256") })
      return names.filter { $0.hasSuffix(".db") }
    }
    for arguments in [
      ["person", "add", "Mum", "--every", "3", "--phone", "010-1234-5678"],
      ["feel", "70", "a fine day"], ["plan", "Meeting", "--from", "today 9am"],
      ["saying", "add", "--en", "One line"], ["book", "add", "Demian", "--pages", "240"],
      ["contact", "add", "Jieun", "--phone", "010-8765-4321"],
      ["mood", "export", home.file("moods.json")], ["saying", "export", home.file("sayings.json")],
      ["book", "export", home.file("books.csv")], ["export", home.file("all.json")],
      ["person", "export", home.file("people.vcf")], ["backup"],
    ] { try #require(try hearth.run(arguments).status == 0, "\(arguments)") }
    #expect(try names() == ["hearth-2026-11-20-090000.db"])
    try home.write("cards.vcf", Array("BEGIN:VCARD\nVERSION:4.0\nFN:Jo\nEND:VCARD\n".utf8))
    let imports = [
      ["contact", "import", home.file("people.vcf")],
      ["contact", "import", home.file("cards.vcf")], ["mood", "import", home.file("moods.json")],
      ["saying", "import", home.file("sayings.json")],
      ["book", "import", home.file("books.csv")], ["import", home.file("all.json")],
    ]
    for arguments in imports { try #require(try hearth.run(arguments).status == 0) }
    let made = try names()
    #expect(made.count > 1 && made.contains("hearth-2026-11-20-090000.db"))
    for arguments in imports {
      let again = try hearth.run(arguments)
      #expect(again.status == 0)
      #expect(try names() == made, "\(arguments) \(again.output)")
    }
  }
}
