import HearthDomain
import Testing

@testable import HearthPresentation

/// Checks that the message for a command without effect does not suggest undo.
@Suite struct UnchangedTests {
  @Test(arguments: [
    "person edit Mum --every 7", "mood edit MOOD --level 70", "event edit Dinner --note \"\"",
    "event edit Dinner --from 2026-11-21T19:00", "book edit Demian --pages 240",
    "saying edit 1 --en \"Be still.\"", "book sentence edit Demian \"A line\" --page 3",
    "contact edit Jo --name Jo",
    "event edit Gym --all --note \"\"",
  ])
  func `an edit without a difference says so, and is not recorded`(line: String) throws {
    let life = try JournalFixture(.english, .piped)
    life.at("2026-11-19T21:10")
    for line in [
      "person add Mum --every 7", "contact add Jo --phone 010-1234-5678", "feel 70 quiet",
      "plan Dinner --from 2026-11-21T19:00", "plan Gym every tue 19:00",
      "book add Demian --pages 240", "book sentence add Demian \"A line.\" --page 3",
      "saying add --en \"Be still.\"",
    ] { #expect(life.run(line).status == .success, "\(line)") }
    let before = life.store.writtenEntries.count
    let mood = life.run("mood list --fields id").output.filter { !$0.isNewline }
    let outcome = life.run(line.replacing("MOOD", with: mood))
    #expect(outcome.status == .success && outcome.output.contains("Nothing was changed."))
    #expect(life.store.writtenEntries.count == before)
  }

  @Test func `a to-do done repeatedly is still matched by its name`() throws {
    let life = try JournalFixture(.english, .piped)
    life.at("2026-09-01T08:40")
    life.run("plan \"Water plants\" --repeat \"1 day after done\" --from today")
    for day in 1...25 {
      life.at("2026-09-\(day < 10 ? "0" : "")\(day)T08:40")
      #expect(life.run("event done \"water plants\"").status == .success)
    }
    let shown = life.run("todo show \"water plants\"")
    #expect(shown.status == .success && shown.output.contains("2026-09-26"), "\(shown)")
  }

  @Test func `part of a name removes nothing without a question, and this is reported`() throws {
    let life = try JournalFixture(.english, .piped)
    life.run("plan \"Dog walk at dawn\" --from 2026-11-21T07:00")
    let outcome = life.run("event remove \"Dog walk\" --yes")
    #expect(outcome.status == .failed && outcome.errors.contains("is only part of a name"))
    #expect(life.run("event remove \"dog walk at dawn\" --yes").status == .success)
  }
}
