import Foundation
import HearthTestSupport
import Testing

@Suite(.waiting) struct SettingsTests {
  private let folder = ScratchFolder()
  private var hearth: Binary { Binary(home: folder.path) }

  @Test func `a setting applies from the next run on`() throws {
    #expect(try hearth.run("settings", "set", "language", "ko").status == 0)
    #expect(try hearth.run("today").output.contains("좋은 아침이에요"))
    #expect(try hearth.run("today", "--lang", "en").output.contains("Good morning"))
    #expect(try hearth.run("settings", "reset", "language").status == 0)
    #expect(try hearth.run("today").output.contains("Good morning"))
  }

  @Test(.inWholeRuns) func `a renamed default calendar does not prevent planning`()
    throws
  {
    for line in [
      ["calendar", "add", "work"], ["settings", "set", "calendar.default", "work"],
      ["plan", "Standup", "tomorrow", "9am"], ["calendar", "edit", "work", "--name", "job"],
    ] {
      let outcome = try hearth.run(line)
      #expect(outcome.status == 0, "\(outcome)")
    }
    let planned = try hearth.run("plan", "Dentist", "tomorrow", "3pm")
    #expect(planned.status == 0)
    #expect(
      planned.errors.contains("There is no calendar “work”, so it went into home"), "\(planned)")
    for (calendar, title) in [("job", "Standup"), ("home", "Dentist")] {
      let listed = try hearth.run("event", "list", "--in", calendar, "--from", "tomorrow")
      #expect(listed.output.contains("\t\(title)\t"), "\(listed)")
    }
  }

  @Test(.inWholeRuns) func `added holidays are skipped like any other`() throws {
    func starts() throws -> [String] {
      let listed = try hearth.run(
        "event", "list", "--from", "2026-12-01", "--to", "2027-01-31", "--fields", "start")
      return listed.output.split(separator: "\n").map { String($0.prefix(10)) }
    }
    let series = "FREQ=WEEKLY;COUNT=4;BYDAY=FR"
    // Both Christmas and New Year's Day fall on a Friday.
    let added = try hearth.run(
      "event", "add", "Class", "--from", "2026-12-18T19:00", "--rrule", series, "--skip-holidays")
    #expect(added.status == 0, "\(added)")
    #expect(try starts() == ["2026-12-18", "2027-01-08", "2027-01-15", "2027-01-22"])
    let day = ["settings", "set", "calendar.holidays.add", "2027-01-15=Moving"]
    #expect(try hearth.run(day).status == 0)
    #expect(try starts() == ["2026-12-18", "2027-01-08", "2027-01-22", "2027-01-29"])
    let today = try hearth.run("calendar", "2027-01-15", "--json")
    #expect(today.output.contains("Moving"))
  }

  @Test func `card colours are remembered, and not offered for undo`() throws {
    for line in [
      ["saying", "add", "--en", "Softly"],
      ["saying", "share", "Softly", "--as", "card", "--theme", "mango"],
    ] {
      let outcome = try hearth.run(line)
      #expect(outcome.status == 0, "\(outcome)")
    }
    #expect(try hearth.run("settings", "get", "card-theme").output == "mango\n")
    #expect(try hearth.run("undo").output.contains("Softly"))
    #expect(try hearth.run("settings", "get", "card-theme").output == "mango\n")
  }

  @Test(.inWholeRuns)
  func `a broken settings file is reported on standard error, and defaults apply`() throws {
    let config = folder.file(".config/hearth")
    try FileManager.default.createDirectory(atPath: config, withIntermediateDirectories: true)
    try folder.write(".config/hearth/settings.json", "{\n  \"language\": ko\n}".utf8)
    let outcome = try hearth.run("today")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Good morning"))
    #expect(outcome.errors.contains("line 2, column 15"))
    #expect(try hearth.run("settings", "set", "language", "ko").status == 65)
    let bytes = folder.bytes(".config/hearth/settings.json")
    #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == "{\n  \"language\": ko\n}")
    // Settings stored in the database still change, with a warning about the file.
    let artist = try hearth.run("settings", "set", "canvas.artist", "Mo")
    #expect(artist.status == 0)
    #expect(artist.errors.contains("hearth settings reset --all"))
    #expect(try hearth.run("doctor").status == 1)
    let reset = try hearth.run("settings", "reset", "--all", "--yes")
    #expect(reset.status == 0)
    #expect(reset.errors.contains("settings.json.broken-"))
    #expect(try hearth.run("settings", "set", "language", "ko").errors.isEmpty)
  }

  @Test func `the settings file follows XDG, and keys in the environment take precedence`() throws {
    var hearth = hearth
    hearth.variables["XDG_CONFIG_HOME"] = folder.file("elsewhere")
    let refused = try hearth.run("settings", "set", "books.key.kakao", "kept")
    #expect(refused.status == 64 && !refused.errors.contains("kept"))
    #expect(folder.bytes("elsewhere/hearth/settings.json") == nil)
    let set = ["settings", "set", "books.key.kakao", "-"]
    #expect(try hearth.run(set).status == 64)
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("kept\r\n".utf8))
    try pipe.fileHandleForWriting.close()
    #expect(try hearth.run(set, input: pipe.fileHandleForReading).status == 0)
    #expect(folder.bytes("elsewhere/hearth/settings.json") != nil)
    hearth.variables["HEARTH_KAKAO_KEY"] = "given"
    #expect(try hearth.run("settings", "get", "books.key.kakao", "--reveal").output == "given\n")
    hearth.variables["HEARTH_KAKAO_KEY"] = ""
    #expect(try hearth.run("settings", "get", "books.key.kakao", "--reveal").output == "kept\n")
  }

  @Test func `started programs do not get the keys in the environment`() throws {
    var hearth = hearth
    hearth.variables["HEARTH_KAKAO_KEY"] = "given"
    hearth.variables["HEARTH_ALADIN_KEY"] = "given"
    hearth.variables["HEARTH_SEED"] = "7"
    let told = folder.file("told")
    let asked = try hearth.run(
      "link", "add", "work", "calendar", "http://127.0.0.1:9/", "--user", "mina",
      "--password-command", "env > \(told); exit 1")
    #expect(asked.status == 1, "\(asked)")
    let variables = folder.text("told")
    #expect(variables.contains("HEARTH_SEED=7") && !variables.contains("given"))
  }
}
