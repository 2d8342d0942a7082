import Foundation
import HearthTestSupport
import Testing

@Suite(.waiting) struct BackupPlaceTests {
  @Test func `a copy beside one is told with its whole path`() throws {
    let folder = try ScratchFolder()
    let hearth = Binary(home: folder.path)
    #expect(try hearth.run("feel", "70", "a walk").status == 0)
    let process = hearth.makeProcess(["backup", "extra.db", "--json"])
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(
      String(decoding: printed, as: UTF8.self).contains("\"file\":\"\(folder.file("extra.db"))\""))
    #expect(FileManager.default.fileExists(atPath: folder.file("extra.db")))
  }

  @Test func `pairs at once of the same second lose nothing, and none fails`() throws {
    let home = try TendedHome()
    let hearth = home.hearth
    let all = home.folder.file("all.json")
    #expect(try hearth.run("export", all).status == 0)
    let kinds = [["backup"], ["restore", home.store, "--yes"], ["import", all]]
    var restores = 0
    for pair in 0..<25 {
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
      let processes = try (0..<2).map { _ in
        let process = hearth.makeProcess(kind)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        return process
      }
      for process in processes {
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(kind)")
      }
      guard kind[0] == "backup" else { continue }
      let folders = try FileManager.default.subpathsOfDirectory(
        atPath: home.folder.file("state \(pair)"))
      #expect(folders.filter { $0.hasSuffix(".db") }.count == 2, "\(folders)")
    }
    #expect(try home.folder.names().filter { $0.contains("before-restore") }.count == restores)
  }

  @Test func `an import leaves a copy of its own only where it changes something`() throws {
    let home = try ScratchFolder()
    let hearth = Binary(home: home.path)
    func names() throws -> [String] {
      let backups = home.file(".local/state/hearth/backups")
      return try FileManager.default.contentsOfDirectory(atPath: backups).sorted()
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
    let imports = [
      ["contact", "import", home.file("people.vcf")], ["mood", "import", home.file("moods.json")],
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
