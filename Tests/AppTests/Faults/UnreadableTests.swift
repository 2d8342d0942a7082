import Foundation
import HearthData
import HearthDomain
import HearthTestSupport
import Testing

/// Messages about unreadable data in a store, and what can be rescued from a damaged one.
@Suite(.waiting) struct UnreadableTests {
  private let folder = ScratchFolder()
  private var hearth: Binary
  private let store: String

  init() throws {
    store = folder.file("hearth.db")
    hearth = Binary(home: folder.path)
    try folder.write("hearth.db", UnreadableTests.demo.get())
    _ = chmod(store, 0o600)
    hearth.variables["HEARTH_STORE"] = store
  }

  /// Created once by the program itself.
  private static let demo = Result {
    let folder = ScratchFolder()
    let store = folder.file("hearth.db")
    let made = try Binary(home: folder.path).run("demo", "--days", "60", "--store", store)
    guard made.status == 0, let bytes = folder.bytes("hearth.db") else {
      throw FilledHomeError(errors: made.errors)
    }
    return bytes
  }

  private func change(_ sql: String) throws {
    let connection = try SQLiteConnection(path: FilePath(store))
    try connection.begin(.write)
    try connection.execute(sql, [])
    try connection.commit()
  }

  /// Parses a JSON object; nil for anything else.
  private func object(_ text: String) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any]
  }

  @Test(.inWholeRuns) func `an unreadable change affects neither the log nor other changes`() throws
  {
    for level in ["61", "62", "63"] { #expect(try hearth.run("feel", level, "x").status == 0) }
    let count = try hearth.run("log", "--limit", "1000").output.split(separator: "\n").count
    for (statement, lost) in [
      ("UPDATE journal_step SET body = x'63' WHERE entry = 2", 0),
      ("UPDATE journal_entry SET verb = 'x' WHERE id = 3", 1),
    ] {
      try change(statement)
      for arguments in [["log", "--limit", "1000"], ["log", "--limit", "1000", "--json"]] {
        let outcome = try hearth.run(arguments)
        #expect(outcome.status == 0, "\(arguments): \(outcome.errors)")
        guard arguments.contains("--json") else {
          #expect(outcome.output.split(separator: "\n").count == count - lost)
          continue
        }
        let items = object(outcome.output)?["items"] as? [Any]
        #expect(items?.count == count - lost, "\(outcome.output.suffix(300))")
        #expect(outcome.errors.contains("hearth doctor"), "\(outcome.errors)")
      }
    }
    #expect(try hearth.run("log", "show", "2").status == 0)
    #expect(try hearth.run("feel", "64", "y").status == 0)
    #expect(try hearth.run("undo").status == 0)
    let stopped = try hearth.run("undo", "--entry", "2")
    #expect(stopped.status == 69 && stopped.errors.contains("hearth doctor --repair"))
    let repaired = try hearth.run("doctor", "--repair")
    #expect(repaired.status == 0, "\(repaired.output)")
    #expect(
      repaired.output.contains("2 changes that could not be read were removed from the history"))
    #expect(try hearth.run("undo").status == 0)
  }

  @Test(.inWholeRuns) func `an unreadable row does not stop a list, and is reported once`() throws {
    let before = try hearth.run("person", "list")
    let lines = before.output.split(separator: "\n").count
    try change(
      "UPDATE person SET name = ' ' WHERE id = (SELECT id FROM person ORDER BY due_on LIMIT 1)")
    try change(
      "UPDATE mood SET memo = printf('%.60000c', 'x') WHERE id = (SELECT max(id) FROM mood)")
    for arguments in [
      ["person", "list"], ["person", "list", "--json"], ["mood", "diary"], ["today"],
      ["mood", "diary", "--json"], ["search", "a", "--json", "--limit", "100000"],
    ] {
      let outcome = try hearth.run(arguments)
      #expect(outcome.status == 0, "\(arguments): \(outcome.errors)")
      let told = outcome.errors.split(separator: "\n")
      #expect(told.count <= 1, "\(arguments): \(told)")
      if arguments.contains("--json") { #expect(object(outcome.output) != nil, "\(arguments)") }
      guard arguments[0] != "search" else { continue }
      let isNamed = outcome.errors.contains(arguments[0] == "mood" ? "mood " : "person ")
      #expect(isNamed && outcome.errors.contains("hearth doctor"), "\(outcome.errors)")
    }
    let after = try hearth.run("person", "list")
    #expect(after.output.split(separator: "\n").count == lines - 1)
    #expect(after.errors.contains("The name cannot be empty."))
    let doctor = try hearth.run("doctor")
    #expect(doctor.status == 1)
    #expect(doctor.output.contains("The name cannot be empty."))
    #expect(doctor.output.contains("this one has 60000"))
    // Everything is exported as it is.
    #expect(try hearth.run("export", folder.file("all.json")).status == 0)
  }

  @Test func `the doctor names the row in JSON too`() throws {
    try change("UPDATE book SET title = ' ' WHERE id = (SELECT min(id) FROM book)")
    let doctor = try hearth.run("doctor", "--json")
    let problems = try #require(object(doctor.output)?["problems"] as? [[String: Any]])
    let rows = problems.flatMap { $0["rows"] as? [[String: String]] ?? [] }
    #expect(rows.count == 1)
    #expect(rows.allSatisfy { $0["table"] == "book" && $0["column"] == "title" })
  }

  /// Overwrites a page in the middle of the file that contains rows with this text.
  private func spoilPage(with text: String) throws {
    var bytes = try #require(folder.bytes("hearth.db"))
    let pages = stride(from: 4096, to: bytes.count, by: 4096).filter { page in
      bytes[page] == 13
        && String(decoding: bytes[page..<page + 4096], as: UTF8.self).contains(text)
    }
    let page = try #require(pages.dropFirst(pages.count / 2).first)
    for place in page..<page + 4096 { bytes[place] = 0xFF }
    try folder.write("hearth.db", bytes)
  }

  @Test(.inWholeRuns)
  func `the doctor reports what is left of a damaged store, and an export saves it`() throws {
    let copy = folder.file(".local/state/hearth/backups")
    #expect(try hearth.run("backup").status == 0)
    let memo = try hearth.run("mood", "diary").output.split(separator: "\n")[60]
      .split(separator: "\t")[3]
    let records = try hearth.run("export", "-").output.split(separator: "\n").count
    try spoilPage(with: String(memo))
    let doctor = try hearth.run("doctor")
    #expect(doctor.status == 1, "\(doctor.errors)")
    #expect(doctor.output.contains("The store's file is damaged"))
    #expect(doctor.output.contains("hearth restore \(copy)"), "\(doctor.output)")
    #expect(doctor.output.contains("person 12"), "\(doctor.output)")
    #expect(try hearth.run("doctor", "--repair").status == 1)
    let export = try hearth.run("export", "-")
    #expect(export.status == 65, "\(export.errors)")
    #expect(export.errors.contains("Not in the file: some of the moods"), "\(export.errors)")
    #expect(object(export.output) != nil)
    // One page with moods is missing.
    #expect(export.output.split(separator: "\n").count > records - 80)
    try folder.write("rest.json", export.output.utf8)
    let rescued = try hearth.run(
      "import", folder.file("rest.json"), "--store", folder.file("new.db"))
    #expect(rescued.status == 0, "\(rescued.errors)")
  }

  @Test(.inWholeRuns, arguments: [(0.9, 0), (0.5, 65), (0.001, 69)] as [(Double, Int32)])
  func `a truncated store is inspected without an internal error`(
    part: Double, status: Int32
  ) throws {
    let bytes = try #require(folder.bytes("hearth.db"))
    #expect(try hearth.run("backup").status == 0)
    try folder.write("hearth.db", bytes.prefix(Int(Double(bytes.count) * part)))
    let doctor = try hearth.run("doctor", "--json")
    #expect(doctor.status == 1, "\(doctor.errors)")
    let report = try #require(object(doctor.output))
    #expect((report["soundBackups"] as? [Any])?.count == 1)
    #expect(report["healthy"] as? Bool == false)
    let export = try hearth.run("export", "-")
    #expect(export.status == status, "\(export.errors)")
    #expect(status == 69 || object(export.output) != nil)
  }

  @Test func `a copy is written to a pipe and read from one`() throws {
    let file = folder.file("piped.db")
    try folder.write("piped.db", [])
    let process = hearth.makeProcess(["backup", "-"])
    process.standardOutput = FileHandle(forWritingAtPath: file)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try !FileManager.default.contentsOfDirectory(atPath: ".").contains("-"))
    let other = folder.file("other.db")
    func restore(_ options: String...) throws -> Binary.Outcome {
      try hearth.run(
        ["restore", "-", "--store", other] + options,
        input: #require(FileHandle(forReadingAtPath: file)))
    }
    #expect(try restore().status == 64)
    let outcome = try restore("--yes")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let people = try hearth.run("person", "list").output
    #expect(try hearth.run("person", "list", "--store", other).output == people)
    #expect(try folder.names().filter { $0.hasPrefix("hearth-") } == [])
  }

  @Test func `a pipe without a store is refused at once`() throws {
    let outcome = try hearth.run(
      ["restore", "-", "--yes"], input: #require(FileHandle(forReadingAtPath: "/dev/zero")))
    #expect(outcome.status == 65, "\(outcome.errors)")
  }

  @Test func `an unknown zone is reported once`() throws {
    var astray = hearth
    astray.variables["TZ"] = "Nowhere/Bad"
    let outcome = try astray.run("today")
    #expect(outcome.status == 0)
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.errors.contains("Nowhere/Bad"))
    for known in ["Asia/Seoul", "UTC", "", "KST-9"] {
      astray.variables["TZ"] = known
      #expect(try astray.run("today").errors.isEmpty, "\(known)")
    }
  }

  @Test func `an empty file that becomes a store is readable only by its owner`() throws {
    try folder.write("empty.db", [])
    _ = chmod(folder.file("empty.db"), 0o644)
    #expect(try hearth.run("today", "--store", folder.file("empty.db")).status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file("empty.db"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }
}
