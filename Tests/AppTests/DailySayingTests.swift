import HearthContainer
import HearthDomain
import HearthSamples
import HearthTestSupport
import Testing

@Suite struct DailySayingTests {
  private let folder = ScratchFolder()

  private func program(at now: String, _ settings: [String: String] = [:]) -> CommandsInProcess {
    let program = CommandsInProcess(.file(path: FilePath(folder.file("hearth.db"))), now: now)
    program.run(["settings", "set", "remind.saying", "on"])
    for (name, value) in settings { program.run(["settings", "set", name, value]) }
    return program
  }

  @Test(arguments: [
    ("2026-11-21T08:00", [:]), ("2026-11-21T21:00", [:]),
    // A reminder that quiet hours delay until the next morning.
    ("2026-11-21T07:00", ["remind.saying-time": "23:30", "remind.quiet": "23:00-07:00"]),
  ])
  func `a reminder brings the saying of the day, which stays all day`(
    now: String, settings: [String: String]
  ) throws {
    program(at: "2026-11-20T09:00", settings).run(["remind"])
    let program = program(at: now, settings)
    let told = program.run(["remind"]).output.split(separator: "\n")
    #expect(told.count == 1)
    let cells = told.first?.split(separator: "\t").map { String($0) } ?? []
    try #require(cells.count == 4)
    let daily = program.run(["say", "--daily"]).output
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(cells[2] == daily)
    #expect(cells[3] == "hearth say --daily")
    #expect(program.run(["today"]).output.contains(daily))
  }

  @Test(arguments: [("2026-11-22T07:30", 0), ("2026-11-22T08:00", 1)])
  func `missed sayings of earlier days are not delivered`(now: String, count: Int) {
    program(at: "2026-11-20T09:00").run(["remind"])
    let told = program(at: now).run(["remind"]).output
    #expect(told.split(separator: "\n").count == count, "\(told)")
  }
}
