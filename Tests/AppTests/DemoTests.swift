import Foundation
import HearthContainer
import HearthDomain
import HearthPresentation
import HearthTestSupport
import TerminalKit
import Testing

/// A made-up year, as a newcomer sees it.
@Suite struct DemoTests {
  private let folder: ScratchFolder
  private let hearth: Binary

  init() throws {
    folder = try ScratchFolder()
    hearth = Binary(home: folder.path)
  }

  @Test(.enabled(if: hasZoneDatabase), arguments: Language.allCases)
  func `Today of the demo`(language: Language) throws {
    let app = try DemoApp(language: language, size: Size(width: 80, height: 24)).app
    try expectGolden("Demo/today-\(language.rawValue)-80x24", app.render().text)
  }

  @Test func `commands work on it and leave nothing behind`() throws {
    for arguments in [
      ["today"], ["person", "list"], ["saying", "list"], ["mood", "stats"], ["event", "list"],
      ["book", "list"], ["settings", "set", "theme", "honey"], ["backup"], [],
    ] {
      let outcome = try hearth.run(["--demo"] + arguments)
      #expect(outcome.errors.contains("made up"), "\(arguments)")
      #expect(outcome.status == (arguments == ["backup"] ? 1 : 0), "\(arguments): \(outcome)")
    }
    #expect(try folder.names().isEmpty)
  }

  @Test func `the user's own store is not looked at`() throws {
    var hearth = hearth
    hearth.variables = ["HEARTH_STORE": folder.file("none/hearth.db")]
    let outcome = try hearth.run("person", "list", "--demo", "--lang", "ko")
    #expect(outcome.status == 0 && outcome.output.contains("이정숙"))
  }

  @Test func `a seed makes another year`() throws {
    let usual = try hearth.run("book", "list", "--all", "--demo").output
    #expect(try hearth.run("book", "list", "--all", "--demo").output == usual)
    var hearth = hearth
    hearth.variables = ["HEARTH_SEED": "3"]
    #expect(try hearth.run("book", "list", "--all", "--demo").output != usual)
  }

  @Test(arguments: [
    (["--demo", "--store", "x.db", "today"], "exclude"),
    (["--demo", "remind", "install"], "exclude"),
    (["demo"], "--store"), (["demo", "--store", "memory:"], "--store"),
    (["demo", "--store", "x.db", "--days", "0"], "--days"),
  ])
  func `what makes no sense is refused`(arguments: [String], word: String) throws {
    let outcome = try hearth.run(arguments)
    #expect(outcome.status == 64 && outcome.errors.contains(word), "\(outcome)")
    #expect(try folder.names().isEmpty)
  }

  @Test func `a sample store is written once`() throws {
    let file = folder.file("sample.db")
    let arguments = [
      "demo", "--store", file, "--days", "20", "--moods-per-day", "2", "--events", "30",
    ]
    let outcome = try hearth.run(arguments)
    #expect(outcome.status == 0 && outcome.output.contains("40 moods"), "\(outcome)")
    #expect(try hearth.run("--store", file, "person", "list").output.contains("Margaret Hale"))
    #expect(try hearth.run("--store", file, "doctor").status == 0)
    let again = try hearth.run(arguments)
    #expect(again.status == 64 && again.errors.contains("not there yet"), "\(again)")
  }
}
