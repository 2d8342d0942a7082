import HearthDomain
import Testing

@testable import HearthPresentation

/// Tests the usage line under an error, or next to a search without results.
@Suite struct UsageLineTests {
  @Test(
    arguments: [
      ("saying show", "Usage: hearth saying show NUMBER|TEXT", .wrongUsage),
      ("saying show i", "\n  hearth saying show '#1'  ", .failed),
      ("saying edit", "Usage: hearth saying edit NUMBER|TEXT [options]", .wrongUsage),
      ("saying show 999", "", .failed),
      ("saying export", "Usage: hearth saying export", .wrongUsage),
    ] as [(String, String, ExitStatus)])
  func `a missing argument shows the usage, an ambiguous one lines to run`(
    line: String, usage: String, status: ExitStatus
  ) throws {
    let shelf = try SayingCommandFixture.filled(.english, .piped)
    let outcome = shelf.run(line)
    #expect(outcome.status == status)
    #expect(usage.isEmpty ? !outcome.errors.contains("Usage:") : outcome.errors.contains(usage))
  }

  @Test(arguments: CommandFixture.Form.allCases)
  func `a search without results says so beside the result`(form: CommandFixture.Form) throws {
    let shelf = try SayingCommandFixture.filled(.korean, form)
    let outcome = shelf.run("saying search 없는말없는말")
    #expect(outcome.status == .success)
    #expect(outcome.output == (form == .json ? "{\"schema\":1,\"items\":[]}\n" : ""))
    #expect(outcome.errors.contains("‘없는말없는말’"))
    #expect(shelf.run("saying list --tag none").errors.isEmpty)
  }
}

/// Verbs of other programs, and verbs that work with every noun.
@Suite struct OtherVerbsTests {
  private let parser = CommandParser(specs: [
    PersonListCommand.spec, PersonAddCommand.spec, PersonRemoveCommand.spec, BookStatsCommand.spec,
    MoodStatsCommand.spec, MoodDiaryCommand.spec, MoodCanvasCommand.spec, BookEditCommand.spec,
    SettingsListCommand.spec, SettingsSetCommand.spec, ProfileCreateCommand.spec,
    PersonPostponeCommand.spec, BookAgainCommand.spec, BookUnreadCommand.spec,
  ])

  @Test(arguments: [
    (["postpone", "Sis"], ["person postpone"]),
    (["person", "ls"], ["list"]), (["person", "rm"], ["remove"]), (["person", "new"], ["add"]),
    (["person", "delete"], ["remove"]), (["person", "cancel"], ["remove"]),
    (["book", "move"], ["edit"]), (["book", "target"], ["edit"]),
    (["book", "reread", "Dune"], ["again"]), (["reread", "Dune"], ["book again"]),
    (["config"], ["settings", "settings list"]), (["stats"], ["mood stats", "book stats"]),
    (["ls"], ["person list", "settings list"]), (["new"], ["person add"]),
    (["journal"], ["mood diary"]), (["target"], ["book edit"]),
  ])
  func `a word of another program leads to the right command`(line: [String], words: [String]) {
    let error = #expect(throws: UsageError.self) { _ = try parser.parse(line) }
    guard case .unknownCommand(_, _, let nearest)? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(nearest.words == words)
  }

  @Test(arguments: [
    (["person", "todo"], []),
    (["book", "star", "Dune", "4"], ["rate"]), (["stars"], ["book rate"]),
    (["book", "finish", "Dune", "--stars", "4"], ["book rate"]),
    (["book", "edit", "Dune", "--rating", "4"], ["book rate"]),
  ])
  func `a feature looked for in the wrong place leads to its command`(
    line: [String], words: [String]
  ) {
    let parser = CommandParser(specs: [
      EventListCommand.spec, EventAddCommand.spec, PersonListCommand.spec, BookRateCommand.spec,
      BookFinishCommand.spec, BookEditCommand.spec,
    ])
    let error = #expect(throws: UsageError.self) { _ = try parser.parse(line) }
    switch error?.reason {
    case .unknownCommand(_, _, let nearest)?, .unknownOption(_, let nearest)?:
      #expect(nearest.words == words)
    default: Issue.record("\(String(describing: error))")
    }
  }

  @Test(arguments: [
    (["mood", "list"], "mood diary"), (["mood", "show"], "mood canvas"),
    (["profile", "add", "Jo"], "profile create"),
    (["settings", "edit", "week-start", "sunday"], "settings set"),
  ])
  func `common verbs lead to a noun's own commands`(
    line: [String], command: String
  ) throws {
    guard case .command(let spec, _, _) = try parser.parse(line) else {
      Issue.record("no command: \(line)")
      return
    }
    #expect(spec.name == command)
  }
}
