import Foundation
import HearthTestSupport
import JSONText
import Testing

/// Dry runs of imports report the result and change nothing.
@Suite(.waiting) struct ImportRehearsalTests {
  private let folder = ScratchFolder()
  private var hearth: Binary {
    Binary(
      home: folder.file("home"),
      variables: ["HEARTH_NOW": "2026-11-23T09:00", "TMPDIR": folder.file("tmp")])
  }

  /// Each kind of file, and how the report counts one record.
  static let files: [(command: String, text: String, told: String)] = [
    ("contact import", "BEGIN:VCARD\nVERSION:3.0\nFN:Mina\nEND:VCARD\n", "1 contact"),
    ("contact import", "dn: cn=Mina\ncn: Mina\nmobile: 010-1234-5678\n", "1 contact"),
    ("book import", "title,author\nMomo,Ende\n", "1 book"),
    (
      "book sentence import",
      "Momo (Ende)\n- Your Highlight on page 3 | Location 9 | Added on May 5, 2024\n\nTime\n"
        + "==========\n", "1 sentence"
    ),
    ("book catalogue import", "title,author\nMomo,Ende\n", "1 book"),
    ("mood import", "at,level,memo\n2026-11-20T10:00,70,tea\n", "1 mood"),
    ("saying import", "Slow soup stays warm, says nobody.\n", "1 saying"),
    (
      "event import",
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nDTSTART:20261124T090000\nSUMMARY:Tea\n"
        + "END:VEVENT\nEND:VCALENDAR\n", "1 event"
    ),
    (
      "import",
      #"{"format":"hearth-archive","version":1,"contacts":[{"id":"38fpsws00l4e7","name":"Mina","phones":[]}]}"#,
      "1 added"
    ),
  ]

  @Test(.inWholeRuns, arguments: files.indices)
  func `a dry run reports the result, and creates no store`(index: Int) throws {
    let (command, text, told) = Self.files[index]
    try folder.makeFolders("home", "tmp")
    try folder.write("file", text.utf8)
    let words = command.split(separator: " ").map(String.init) + [folder.file("file"), "--dry-run"]
    let outcome = try hearth.run(words + ["--lang", "en"])
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.output.contains(told) && outcome.output.contains("would be"), "\(outcome)")
    #expect(outcome.errors.contains("This was a dry run"), "\(outcome)")
    #expect(try folder.everything() == ["file", "home", "tmp"])
    let json = try JSONValue(reading: try hearth.run(words + ["--json"]).output)
    #expect(json["dryRun"] == .bool(true) && json["added"] == .int(1))
    #expect(try folder.everything() == ["file", "home", "tmp"])
  }

  @Test(arguments: files.indices.tried(usually: 3))
  func `a dry run leaves the store unchanged`(index: Int) throws {
    let (command, text, told) = Self.files[index]
    try folder.makeFolders("home", "tmp")
    try folder.write("file", text.utf8)
    let store = folder.file("home/store.db")
    #expect(try hearth.run("--store", store, "feel", "70", "tea").status == 0)
    let before = try #require(folder.bytes("home/store.db"))
    let names = try folder.everything()
    let words = command.split(separator: " ").map(String.init) + [folder.file("file")]
    let tried = try hearth.run(["--store", store] + words + ["--dry-run", "--lang", "en"])
    #expect(tried.status == 0 && tried.output.contains(told), "\(tried)")
    #expect(folder.bytes("home/store.db") == before)
    #expect(try folder.everything() == names)
    #expect(try hearth.run(["--store", store] + words).status == 0)
    #expect(try folder.everything() != names)
  }
}

/// Files of all kinds, which `hearth import` recognizes.
@Suite(.waiting) struct ImportOfAnyKindTests {
  private let folder = ScratchFolder()
  private var hearth: Binary {
    Binary(home: folder.path, variables: ["HEARTH_NOW": "2026-11-23T09:00"])
  }

  @Test func `undo takes back an import whose columns were said and remembered`() throws {
    try folder.write("table.csv", "Product,When\nTea,2026-12-01\n".utf8)
    let line = [
      "event", "import", folder.file("table.csv"), "--columns", "Product=title,When=date",
    ]
    let added = try hearth.run(line + ["--lang", "en"])
    #expect(added.status == 0 && added.errors.contains("import.columns"), "\(added)")
    let list = ["event", "list", "--from", "2026-12-01"]
    #expect(try hearth.run(list).output.contains("Tea"))
    #expect(try hearth.run("undo").status == 0)
    #expect(try hearth.run(list).output.isEmpty)
  }

  @Test(
    .inWholeRuns,
    arguments: ImportRehearsalTests.files.filter { !$0.command.contains("catalogue") }.indices)
  func `a file is recognised and imported into its area`(index: Int) throws {
    let files = ImportRehearsalTests.files.filter { !$0.command.contains("catalogue") }
    let (command, text, told) = files[index]
    // A fortune file with one entry looks like any text.
    try folder.write("file", (command == "saying import" ? text + "%\n" : text).utf8)
    let line = ["import", folder.file("file"), "--lang", "en"]
    let rehearsal = try hearth.run(line + ["--dry-run"])
    #expect(rehearsal.status == 0 && rehearsal.output.contains(told), "\(rehearsal)")
    if command != "import" {
      #expect(rehearsal.errors.hasPrefix("This is "), "\(rehearsal)")
      let unasked = try hearth.run(line)
      #expect(unasked.status == 64 && unasked.errors.contains("--yes"), "\(unasked)")
    }
    let outcome = try hearth.run(line + ["--yes"])
    #expect(outcome.status == 0 && outcome.output.contains("1"), "\(outcome)")
    let again = try hearth.run(line + ["--yes"])
    #expect(again.status == 0 && again.output.contains("here already"), "\(again)")
  }

  @Test func `an unknown kind of file, and one that no import accepts, is refused`() throws {
    try folder.write("file", "just some words\n".utf8)
    try folder.write("card", "BEGIN:VCARD\nFN:Mina\nEND:VCARD\n".utf8)
    let unknown = try hearth.run("import", folder.file("file"), "--yes", "--lang", "en")
    #expect(
      unknown.status == 65 && unknown.errors.contains("not clear what this file is"), "\(unknown)")
    #expect(unknown.errors.contains("hearth book import"), "\(unknown)")
    let replacing = try hearth.run(
      "import", folder.file("card"), "--replace", "--yes", "--lang", "en")
    #expect(
      replacing.status == 64 && replacing.errors.contains("only for files that hearth export"))
  }

  @Test func `a table of an unknown kind is described, and known once it was imported`() throws {
    try folder.write("table.csv", "물건,쓴 사람\nMomo,Ende\n".utf8)
    let line = ["import", folder.file("table.csv"), "--lang", "en"]
    let unknown = try hearth.run(line + ["--yes"])
    #expect(unknown.status == 65 && unknown.errors.contains("물건, 쓴 사람"), "\(unknown)")
    let mistyped = try hearth.run(line + ["--yes", "--columns", "물간=title"])
    #expect(mistyped.status == 65 && mistyped.errors.contains("물간"), "\(mistyped)")
    let told = try hearth.run(["book"] + line + ["--columns", "물건=title,쓴 사람=author"])
    #expect(told.status == 0 && told.output.contains("1 book"), "\(told)")
    let again = try hearth.run(line + ["--yes"])
    #expect(again.status == 0 && again.output.contains("here already"), "\(again)")
  }

  @Test func `a compressed calendar is unpacked by every command`() throws {
    let text = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nDTSTART:20261124T090000\nSUMMARY:Tea\n"
    try folder.write("a.ics", (text + "END:VEVENT\nEND:VCALENDAR\n").utf8)
    try OtherProgram("gzip", [folder.file("a.ics")]).run()
    for command in [["event", "import"], ["import"]] {
      let line = command + [folder.file("a.ics.gz"), "--dry-run", "--lang", "en"]
      let outcome = try hearth.run(line)
      #expect(outcome.output.contains("1 event would be added"), "\(outcome)")
    }
  }

  @Test func `standard input is recognised and imported`() throws {
    try folder.write("card", "BEGIN:VCARD\nFN:Mina\nEND:VCARD\n".utf8)
    let input = try #require(FileHandle(forReadingAtPath: folder.file("card")))
    let outcome = try hearth.run(["import", "-", "--yes", "--lang", "en"], input: input)
    #expect(outcome.status == 0 && outcome.output.contains("Added 1 contact"), "\(outcome)")
  }
}

extension ScratchFolder {
  /// Returns the paths of all files.
  fileprivate func everything() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
  }
}
