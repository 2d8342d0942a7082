import HearthDomain
import Testing

@testable import HearthPresentation

@Suite struct CountWithUnitTests {
  private let parser = CommandParser(specs: [
    BookAddCommand.spec, BookStatsCommand.spec, SentenceAddCommand.spec, DemoCommand.spec,
    PersonPostponeCommand.spec, ProfileLockCommand.spec,
  ])

  @Test(arguments: ["240", "240p", "240 pages", "240쪽", "240 쪽", "240페이지", "p. 240"])
  func `a number of pages may have its unit`(typed: String) throws {
    let input = try parser.input(of: ["book", "add", "Demian", "--pages", typed])
    #expect(try BookAddCommand.parse(input).bookOptions.details.pages?.value == 240)
    let page = try parser.input(of: [
      "book", "sentence", "add", "Demian", "an egg", "--page", typed,
    ])
    #expect(try page[SentenceSpec.page] == 240)
  }

  @Test(arguments: [
    ("3", 3), ("3d", 3), ("3 days", 3), ("3일", 3), ("사흘", 3), ("1 week", 7), ("일주일", 7),
    ("a week", 7),
  ])
  func `a number of days may have its unit`(typed: String, days: Int) throws {
    let input = try parser.input(of: ["person", "postpone", "Mum", "--days", typed])
    #expect(try input[PersonPostponeCommand.days]?.days == days)
    #expect(try DemoCommand.parse(parser.input(of: ["demo", "--days", typed])).days == days)
  }

  @Test(arguments: [
    ("90", 90), ("90m", 90), ("1h30m", 90), ("1.5h", 90), ("1시간 30분", 90), ("0", 0),
  ])
  func `a number of minutes may have its unit`(typed: String, minutes: Int) throws {
    let input = try parser.input(of: ["profile", "lock", "--unlock-for", typed])
    #expect(try ProfileLockCommand.parse(input) == .set(minutes: minutes, copies: nil))
  }

  @Test(arguments: [
    ("2w", ReadingRange.twoWeeks), ("2 weeks", .twoWeeks), ("2주", .twoWeeks),
    ("6 Months", .sixMonths), ("6개월", .sixMonths), ("1 year", .year), ("한 해", .year),
  ])
  func `a range of days can be given in words`(typed: String, range: ReadingRange) throws {
    let input = try parser.input(of: ["book", "stats", "--range", typed])
    #expect(try input[BookStatsCommand.range] == range)
  }

  @Test(arguments: [
    ["book", "add", "Demian", "--pages", "45%"], ["book", "add", "Demian", "--pages", "240 km"],
    ["person", "postpone", "Mum", "--days", "3 pages"], ["demo", "--days", "soon"],
    ["profile", "lock", "--unlock-for", "long"],
  ])
  func `another unit is refused`(line: [String]) throws {
    let input = try parser.input(of: line)
    let error = #expect(throws: UsageError.self) {
      switch line[0] {
      case "book": _ = try BookOptions(input, title: nil)
      case "profile": _ = try ProfileLockCommand.parse(input)
      case "demo": _ = try DemoCommand.parse(input)
      default: _ = try input[PersonPostponeCommand.days]
      }
    }
    guard case .notANumber(_, value: line[line.count - 1])? = error?.reason else {
      Issue.record("\(line): \(String(describing: error))")
      return
    }
  }

  @Test func `a count out of range is reported as typed`() throws {
    let lock = try parser.input(of: ["profile", "lock", "--unlock-for", "25h"])
    let error = #expect(throws: UsageError.self) { try ProfileLockCommand.parse(lock) }
    let name = Words(ko: "--unlock-for", en: "--unlock-for")
    #expect(error?.reason == .outOfRange(name, value: "25h", 0...1440))
  }
}
