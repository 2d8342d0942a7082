import Foundation
import HearthDomain
import HearthPresentation
import HearthTestSupport
import TerminalKit
import Testing

/// The sample year as a new user sees it.
@Suite struct DemoTests {
  private let folder = ScratchFolder()
  private var hearth: Binary { Binary(home: folder.path) }

  @Test(
    .inWholeRuns,
    .enabled(if: hasZoneDatabase),
    arguments: GoldenWindow.usual + [GoldenWindow(.korean, 200, 60)])
  func `Today of the sample matches its golden file`(window: GoldenWindow) throws {
    let text = try today(window.language, at: "2026-11-20T09:10", window.size)
    try expectGolden("Demo/today-\(window)", text)
  }

  @Test(
    .enabled(if: hasZoneDatabase),
    arguments: [
      "2026-01-01T06:00", "2026-02-17T22:30", "2026-03-14T13:00", "2026-04-30T23:59",
      "2026-05-05T00:00", "2026-07-04T18:30", "2026-08-15T12:00", "2026-09-25T07:45",
      "2026-10-31T20:15", "2028-02-29T09:00",
    ].tried(usually: 1))
  func `all of Today fits on a small screen on any day`(now: String) throws {
    for language in Language.allCases {
      let text = try today(language, at: now, Size(width: 80, height: 24))
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      for area in Area.allCases.dropFirst() {
        #expect(lines.contains { $0.contains(area.title(language)) }, "\(area)")
      }
      let widest = lines.map { DisplayWidth.standard.columns(of: String($0)) }.max() ?? 0
      #expect(widest < 80, "the mark of what scrolls stands at the border:\n\(text)")
      // A birthday today, a due plant, an ongoing event, and a book to read.
      for mark in ["★ ", "♢ ", "▶ ", "● "] {
        #expect(lines.contains { $0.contains("  \(mark)") }, "\(mark):\n\(text)")
      }
    }
  }

  private func today(
    _ language: Language, at now: String, _ size: Size
  ) throws -> String {
    try DemoApp(language: language, size: size, now: now).app.render().text
  }

  @Test func `commands work on the sample and leave nothing behind`() throws {
    for arguments in [
      ["today"], ["person", "list"], ["saying", "list"], ["mood", "stats"], ["event", "list"],
      ["book", "list"], ["settings", "set", "theme", "honey"], ["backup"], [],
    ] {
      let outcome = try hearth.run(["--demo"] + arguments)
      #expect(outcome.errors.contains("This is a sample year"), "\(arguments)")
      #expect(outcome.status == (arguments == ["backup"] ? 1 : 0), "\(arguments): \(outcome)")
    }
    #expect(try folder.names().isEmpty)
  }

  @Test func `the user's own store is not opened`() throws {
    var hearth = hearth
    hearth.variables = ["HEARTH_STORE": folder.file("none/hearth.db")]
    let outcome = try hearth.run("person", "list", "--demo", "--lang", "ko")
    #expect(outcome.status == 0 && outcome.output.contains("이정숙"))
  }

  @Test func `another seed makes another year`() throws {
    let usual = try hearth.run("book", "list", "--all", "--demo").output
    #expect(try hearth.run("book", "list", "--all", "--demo").output == usual)
    var hearth = hearth
    hearth.variables = ["HEARTH_SEED": "3"]
    #expect(try hearth.run("book", "list", "--all", "--demo").output != usual)
  }

  @Test(arguments: [
    (["--demo", "--store", "x.db", "today"], "cannot be used together"),
    (["--demo", "remind", "install"], "cannot be used together"),
    (["demo"], "--store"), (["demo", "--store", "memory:"], "--store"),
    (["demo", "--store", "x.db", "--days", "0"], "--days"),
  ])
  func `invalid options are refused`(arguments: [String], word: String) throws {
    let outcome = try hearth.run(arguments)
    #expect(outcome.status == 64 && outcome.errors.contains(word), "\(outcome)")
    #expect(try folder.names().isEmpty)
  }

  @Test func `a pipe is refused as a sample store, and stays`() throws {
    let pipe = folder.file("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    // An open reading end prevents the program from blocking on the pipe.
    let reader = open(pipe, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    let outcome = try hearth.run("demo", "--store", pipe)
    #expect(outcome.status == 65, "\(outcome)")
    #expect(try folder.names() == ["pipe"])
  }

  @Test(.inWholeRuns) func `a sample store is not written over an existing file`() throws {
    let file = folder.file("sample.db")
    let arguments = [
      "demo", "--store", file, "--days", "20", "--moods-per-day", "2", "--events", "30",
    ]
    let outcome = try hearth.run(arguments)
    #expect(outcome.status == 0 && outcome.output.contains("40 moods"), "\(outcome)")
    #expect(try hearth.run("--store", file, "person", "list").output.contains("Margaret Hale"))
    #expect(try hearth.run("--store", file, "doctor").status == 0)
    let again = try hearth.run(arguments)
    #expect(again.status == 64 && again.errors.contains("a new or empty file"), "\(again)")
  }
}
