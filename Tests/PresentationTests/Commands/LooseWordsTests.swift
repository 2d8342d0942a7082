import HearthDomain
import Testing

@testable import HearthPresentation

@Suite struct LooseWordsTests {
  private let parser = CommandParser(specs: [
    BookReadCommand.spec, BookAddCommand.spec, EventAddCommand.spec, PersonAddCommand.spec,
    PersonWaterCommand.spec, SayingListCommand.spec, SayingAddCommand.spec, ContactAddCommand.spec,
    EventListCommand.spec, BookShowCommand.spec, BookMoveCommand.spec, BookRateCommand.spec,
    PersonCalendarCommand.spec, EventEditCommand.spec,
  ])

  @Test(arguments: [
    (["read", "Dune", "20", "pages"], ["Dune"], ReadingProgress.page(20)),
    (["read", "Dune", "20", "PAGES"], ["Dune"], .page(20)),
    (["read", "데미안", "20", "쪽"], ["데미안"], .page(20)),
    (["book", "read", "Dune", "20", "p", "--on", "fri"], ["Dune"], .page(20)),
    (["read", "Dune", "45", "percent"], ["Dune"], .percent(45)),
    (["read", "Dune", "+20"], ["Dune"], .pagesFurther(20)),
    (["read", "Dune", "+20", "pages"], ["Dune"], .pagesFurther(20)),
    (["read", "45", "20"], ["45"], .page(20)),
    (["read", "소년이", "온다", "12"], ["소년이 온다"], .page(12)),
    (["read", "The", "Hobbit", "20", "pages"], ["The Hobbit"], .page(20)),
    (["read", "11", "22", "63", "+7"], ["11 22 63"], .pagesFurther(7)),
    (["book", "read", "오만과", "편견", "45%", "--on", "fri"], ["오만과 편견"], .percent(45)),
    (["read", "left hand", "page", "120"], ["left hand"], .page(120)),
    (["read", "left", "hand", "p", "20"], ["left hand"], .page(20)),
    (["read", "left", "hand", "p.", "20"], ["left hand"], .page(20)),
    (["read", "Dune", "page 20"], ["Dune"], .page(20)),
    (["read", "지구끝의온실", "60쪽까지", "읽음"], ["지구끝의온실"], .page(60)),
    (["read", "소년이", "온다", "60", "쪽까지", "읽음"], ["소년이 온다"], .page(60)),
  ])
  func `a number may precede its unit`(
    line: [String], book: [String], progress: ReadingProgress
  ) throws {
    let input = try parser.input(of: line)
    #expect(try input[BookSpec.book.asSeveralWords] == book)
    #expect(try input[BookReadCommand.page] == progress)
  }

  @Test(arguments: [
    (["plan", "Team", "lunch", "tomorrow", "noon"], "Team lunch tomorrow noon"),
    (["plan", "치과", "내일", "오후", "3시", "--for", "30분"], "치과 내일 오후 3시"),
    (["plan", "--from", "tomorrow", "Lunch"], "Lunch"),
    (["plan", "Lunch", "--json", "with", "Jo"], "Lunch with Jo"),
    (["--lang", "ko", "plan", "Lunch", "with", "Jo"], "Lunch with Jo"),
    (["plan", "Lunch", "--from", "tomorrow", "3pm"], "Lunch"),
    (["plan", "Team", "lunch", "--note", "bring", "a", "cake"], "Team lunch"),
    (["plan", "Lunch", "--from", "12:00", "--remind", "10", "minutes"], "Lunch"),
  ])
  func `a title needs no quotes`(line: [String], title: String) throws {
    #expect(try parser.input(of: line)[Argument<String>("title")] == title)
  }

  @Test(arguments: [
    (["plan", "--from", "tomorrow", "3pm", "Lunch"], "3pm", "hearth plan \"3pm Lunch\""),
    (
      ["plan", "X", "--from", "next", "friday", "--to", "next", "plumday"], "plumday",
      "--to \"next plumday\""
    ),
    (
      ["water", "Mum", "--memo", "saw", "it", "--by", "call", "Kim"], "Kim",
      "hearth water \"Mum Kim\""
    ),
  ])
  func `a suggestion quotes words that belong together, as typed`(
    line: [String], word: String, instead: String
  ) {
    let error = #expect(throws: UsageError.self) { try parser.input(of: line) }
    guard case .extraArgument(word, let readings)? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(readings.contains { $0.contains(instead) }, "\(readings)")
  }

  @Test(arguments: [
    (["plan", "Lunch", "--from", "tomorrow", "3pm"], "from", "tomorrow 3pm"),
    (["plan", "Team", "lunch", "--note", "bring", "a", "cake"], "note", "bring a cake"),
    (["person", "add", "Mum", "--every", "2", "weeks"], "every", "2 weeks"),
    (["water", "Mum", "--memo", "saw", "it", "--by", "call"], "memo", "saw it"),
    (["book", "add", "Dune", "--pages", "240", "쪽"], "pages", "240 쪽"),
    (["book", "add", "Dune", "--target", "next", "fri"], "target", "next fri"),
    (["contact", "add", "Jo", "--phone", "010", "1234"], "phone", "010 1234"),
    (["event", "list", "--from", "tomorrow", "noon"], "from", "tomorrow noon"),
    (["plan", "X", "--from", "next", "friday", "--to", "next", "sunday"], "from", "next friday"),
    (["plan", "X", "--from", "next", "friday", "--to", "next", "sunday"], "to", "next sunday"),
    (["event", "list", "--from", "다음", "주", "월", "--to", "다음", "주", "금"], "from", "다음 주 월"),
    (["plan", "--from", "tomorrow", "Lunch", "--to", "next", "sunday"], "to", "next sunday"),
    (["plan", "X", "--from", "next", "fri", "--to", "next", "fri", "--", "Y"], "to", "next fri"),
    (
      ["person", "add", "Mum", "--every", "3", "days", "--birthday", "1", "May"], "every", "3 days"
    ),
    (["event", "edit", "Gym", "--title", "New", "title", "3pm"], "title", "New title 3pm"),
    (["plan", "Box", "lunch", "--note", "with Kim", "tomorrow", "1pm"], "note", "with Kim"),
    (["plan", "--note", "a cake", "Team", "lunch"], "note", "a cake"),
    (["plan", "Lunch", "--note=with Kim", "tomorrow", "--for", "1h"], "note", "with Kim"),
    (
      ["saying", "add", "--who", "Julian of Norwich", "All", "is", "well"], "who",
      "Julian of Norwich"
    ),
  ])
  func `an option's value continues over the following words`(
    line: [String], option: String, value: String
  ) throws {
    guard case .command(let spec, let input, _) = try parser.parse(line) else {
      throw UsageError(.commandAfterOptionsEnd("no command"), in: line)
    }
    let declared = try #require(spec.options.first { $0.name == option })
    #expect(input.texts(of: declared) == [value])
  }

  @Test(arguments: [
    (["plan", "Box", "lunch", "--note", "with Kim", "tomorrow", "1pm"], "Box lunch tomorrow 1pm"),
    (["plan", "Box lunch", "--note", "with Kim", "tomorrow", "1pm"], "Box lunch tomorrow 1pm"),
    (["plan", "--note", "a cake", "Team", "lunch"], "Team lunch"),
    (["plan", "Lunch", "--note=with Kim", "tomorrow", "--for", "1h"], "Lunch tomorrow"),
    (["plan", "tomorrow", "--title", "Team lunch", "noon"], "tomorrow noon"),
    (["plan", "Lunch", "--from", "tomorrow 1pm", "with", "Kim"], "Lunch with Kim"),
    (["plan", "Lunch", "--from", "next friday", "noon"], "Lunch"),
  ])
  func `after a quoted value the command's own words continue`(
    line: [String], title: String
  ) throws {
    let input = try parser.input(of: line)
    let declared = try #require(EventAddCommand.spec.arguments.first)
    #expect(input.texts(of: declared).joined(separator: " ") == title)
  }

  @Test(
    arguments: [
      (["plan", "Lunch", "--note", "bring", "cake", "tomorrow", "3pm"], "“tomorrow 3pm”"),
      (["water", "Mum", "--memo", "saw", "it", "yesterday"], "“yesterday”"),
      // For a single word it is unknown whether it was quoted.
      (
        ["plan", "Lunch", "--note", "cake", "tomorrow", "3pm"],
        "“tomorrow 3pm” became part of --note, too. To use it separately, put it before --note."
      ),
      (["plan", "Lunch", "--note", "bring cake tomorrow"], nil),
      (["plan", "Lunch", "--note", "bring", "a", "cake"], nil),
      (["plan", "Lunch", "--note", "room", "3"], nil),
      (["event", "edit", "Gym", "--title", "New", "title", "3pm"], nil),
      (["plan", "Lunch", "--from", "tomorrow", "3pm"], nil),
    ] as [([String], String?)])
  func `it is reported if unquoted words taken into a value could mean a time`(
    line: [String], told: String?
  ) throws {
    let timeInTextHint = try parser.input(of: line).timeInTextHint
    #expect((timeInTextHint == nil) == (told == nil))
    #expect(told.map { timeInTextHint?.en.hasPrefix($0) == true } != false)
  }

  @Test(arguments: [
    (["book", "show", "the", "hobbit"], "book", "the hobbit"),
    (["event", "list", "this", "week"], "day", "this week"),
    (["event", "list", "다음", "주", "월"], "day", "다음 주 월"),
    (["water", "Mum", "Kim"], "who", "Mum Kim"),
    (["person", "water", "Mum", "Kim", "--by", "call"], "who", "Mum Kim"),
    (["book", "move", "the", "hobbit", "up"], "book", "the hobbit"),
    (["book", "rate", "the", "hobbit", "4.5"], "book", "the hobbit"),
    (["book", "rate", "the", "hobbit", "none"], "rating", "none"),
    (["person", "calendar", "Mum", "Kim"], "who", "Mum Kim"),
    (["person", "calendar", "Mum", "Kim", "2026-10"], "who", "Mum Kim"),
    (["person", "calendar", "Mum", "Kim", "next", "month"], "month", "next month"),
  ])
  func `the last argument takes all remaining words`(
    line: [String], argument: String, value: String
  ) throws {
    guard case .command(let spec, let input, _) = try parser.parse(line) else {
      throw UsageError(.commandAfterOptionsEnd("no command"), in: line)
    }
    let declared = try #require(spec.arguments.first { $0.name == argument })
    #expect(input.texts(of: declared) == [value])
  }

  @Test func `a quoted text is not part of a name, but may be a memo`() {
    let error = #expect(throws: UsageError.self) {
      try parser.input(of: ["water", "Dad", "talked of the garden"])
    }
    #expect(
      error?.reason
        == .extraArgument(
          "talked of the garden",
          readings: ["hearth water Dad --memo \"talked of the garden\""]))
  }

  @Test(arguments: [
    (["water", "jess", "--by", "text", "sent her a gif"], "--by text --memo \"sent her a gif\""),
    (["water", "민아", "--by", "전화", "안부"], "hearth water 민아 --by 전화 --memo 안부"),
    (["water", "Mum", "--by", "call", "Kim"], "hearth water Mum --by call --memo Kim"),
    (["water", "mike", "--by", "phone", "yesterday"], "water mike --by phone --on yesterday"),
    (["water", "Mum", "--on", "yesterday", "call"], "hearth water Mum --on yesterday --by call"),
    (
      ["water", "수진", "어제", "만남", "강남에서 저녁"],
      "hearth water 수진 --on 어제 --by 만남 --memo \"강남에서 저녁\""
    ),
    (
      ["water", "Mum", "--by", "call", "about", "it", "last", "fri"],
      "hearth water Mum --by call --on \"last fri\" --memo \"about it\""
    ),
    (
      ["water", "Mum", "--memo", "saw", "it", "--by", "call", "yesterday"],
      "hearth water Mum --memo \"saw it\" --by call --on yesterday"
    ),
    (["water", "민수", "어제 3시에 통화"], "hearth water 민수 --on 어제 --by 통화 --memo 3시에"),
    (["water", "Mum", "call about it"], "hearth water Mum --by call --memo \"about it\""),
    (["water", "Mum", "about the call"], "hearth water Mum --memo \"about the call\""),
    (["water", "Mum", "so good!", "--by", "call"], "hearth water Mum --by call --memo 'so good!'"),
  ])
  func `extra words after a name are suggested with their options in a valid line`(
    line: [String], instead: String
  ) throws {
    let error = try #require(throws: UsageError.self) { try parser.input(of: line) }
    guard case .extraArgument(_, let readings) = error.reason, let suggested = readings.first
    else { throw error }
    #expect(suggested.hasSuffix(instead), "\(readings)")
    _ = try parser.input(of: Array(ShellWords(suggested).words.map(\.text).dropFirst()))
  }

  @Test func `quotes are not suggested for quoted words`() {
    for language in Language.allCases {
      let error = UsageError(.extraArgument("a b"), in: ["book", "show"])
      #expect(!error.sentence(in: language).contains(language(ko: "따옴표", en: "quotes")))
    }
  }

  @Test(arguments: [
    (["water", "Mum", "yesterday"], "yesterday", "hearth water Mum --on yesterday"),
    (
      ["event", "edit", "dentist", "tomorrow", "4pm"], "tomorrow",
      "hearth event edit dentist --from \"tomorrow 4pm\""
    ),
    (["water", "엄마", "어제"], "어제", "hearth water 엄마 --on 어제"),
    (["water", "Mum", "call"], "call", "hearth water Mum --by call"),
    (["water", "엄마", "전화"], "전화", "hearth water 엄마 --by 전화"),
    (
      ["person", "add", "Uncle Bob", "every", "2", "weeks"], "every",
      "hearth person add \"Uncle Bob\" --every \"2 weeks\""
    ),
    (["water", "Mum", "last", "fri"], "last", "hearth water Mum --on \"last fri\""),
    (
      ["water", "Mum", "--memo", "said hi", "yesterday"], "yesterday",
      "hearth water Mum --memo \"said hi\" --on yesterday"
    ),
    (
      ["water", "Mum", "yesterday", "--by", "call"], "yesterday",
      "hearth water Mum --by call --on yesterday"
    ),
    (
      ["read", "Dune", "20", "yesterday", "--at", "22:30"], "yesterday",
      "hearth read Dune 20 --at 22:30 --on yesterday"
    ),
    (["read", "Dune", "20", "yesterday"], "yesterday", "hearth read Dune 20 --on yesterday"),
    (["read", "Dune", "20", "2026-02-30"], "2026-02-30", "hearth read Dune 20 --on 2026-02-30"),
    (
      ["water", "수진", "--by", "만남", "--keyword", "이직", "결혼"], "결혼",
      "--keyword 이직 --keyword 결혼"
    ),
    (
      ["water", "Mum", "--keyword", "a b", "c", "d"], "c",
      "--keyword \"a b\" --keyword c --keyword d"
    ),
    (
      ["plan", "Lunch", "--from", "12:00", "--remind", "10", "60"], "60", "--remind 10 --remind 60"
    ),
  ])
  func `an extra word is suggested with the option it probably belongs to`(
    line: [String], word: String, instead: String
  ) {
    let error = #expect(throws: UsageError.self) { try parser.input(of: line) }
    guard case .extraArgument(word, let readings)? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(readings.contains { $0.hasSuffix(instead) }, "\(readings)")
  }
}

extension CommandParser {
  /// Returns the input that the command receives from a line.
  func input(of line: [String]) throws -> ParsedInput {
    guard case .command(_, let input, _) = try parse(line) else {
      throw UsageError(.commandAfterOptionsEnd("no command"), in: line)
    }
    return input
  }
}
