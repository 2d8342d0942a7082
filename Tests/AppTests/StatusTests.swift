import Foundation
import HearthTestSupport
import Testing

/// Checks the line for prompts and status bars, as the program prints it.
@Suite(.waiting) struct StatusTests {
  private let folder = ScratchFolder()
  private var hearth: Binary {
    Binary(home: folder.path, variables: ["HEARTH_NOW": "2026-11-20T09:30"])
  }
  private var store: String { folder.path + "/.local/share/hearth/hearth.db" }

  @Test(.inWholeRuns) func `the status shows what there is, and leaves the store unchanged`() throws
  {
    #expect(
      try hearth.run("person", "add", "Mum", "--every", "3", "--planted", "2026-11-01").status == 0)
    #expect(try hearth.run("plan", "Dentist", "--from", "10:00").status == 0)
    let before = try Data(contentsOf: URL(fileURLWithPath: store))
    for _ in 0..<2 {
      let outcome = try hearth.run("status", "--lang", "en")
      #expect(outcome.output == "1 to water · Dentist in 30 min\n")
      #expect(outcome.status == 0 && outcome.errors.isEmpty)
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: store)) == before)
  }

  @Test(arguments: [["status"], ["status", "--json"], ["status", "--format", "waybar"]])
  func `no store is created`(arguments: [String]) throws {
    #expect(try hearth.run(arguments).status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test(.inWholeRuns) func `watching shows changes by other programs, and ends on a signal`()
    throws
  {
    #expect(try hearth.run("plan", "Dentist", "--from", "10:00").status == 0)
    let output = Pipe()
    let process = try hearth.start(["status", "--watch", "--lang", "en"], printingTo: output)
    let reader = output.fileHandleForReading
    #expect(reader.nextLine() == "Dentist in 30 min")
    #expect(try hearth.run("plan", "Bus", "--from", "09:45").status == 0)
    #expect(reader.nextLine() == "Bus in 15 min")
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(.inWholeRuns) func `watching follows changed settings`() throws {
    let plan = ["plan", "Standup", "--from", "10:00", "--repeat", "every day", "--skip-holidays"]
    #expect(try hearth.run(plan).status == 0)
    let output = Pipe()
    let process = try hearth.start(["status", "--watch", "--lang", "en"], printingTo: output)
    let reader = output.fileHandleForReading
    #expect(reader.nextLine() == "Standup in 30 min")
    let chosen = ["settings", "set", "calendar.holidays.add", "2026-11-20=Moving"]
    #expect(try hearth.run(chosen).status == 0)
    #expect(reader.nextLine() == "Standup tomorrow")
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
