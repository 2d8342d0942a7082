import HearthPresentation
import HearthTestSupport
import TerminalKit
import Testing

@Suite struct ListingTests {
  private struct Friend {
    let name: String
    let days: Int
    let phrase: String
  }

  private let friends = [
    Friend(name: "엄마", days: 3, phrase: "물이 아직 촉촉해요"),
    Friend(name: "Ada Lovelace", days: -12, phrase: "A very long phrase that will not fit, 정말 길어요"),
    Friend(
      name: "tab\there", days: 0, phrase: "two\nlines \\ back \u{1B}[31mred\u{1B}[0m \u{202E}rtl"),
    Friend(name: "👨‍👩‍👧‍👦 가족", days: 100, phrase: ""),
  ]

  private let listing = Listing<Friend>(
    [
      Column(Words(ko: "이름", en: "Name"), text: \.name),
      Column(
        Words(ko: "남은 날", en: "Days"), .trailing,
        displayText: { friend, _ in
          StyledText(
            "\(friend.days)", Style(foreground: friend.days < 0 ? .ansi(1) : .hex(0x4174A9)))
        },
        pipedText: { "\($0.days)" }),
      Column(Words(ko: "한마디", en: "Phrase"), shrinks: true, text: \.phrase),
    ],
    json: { ["name": .string($0.name), "days": .int($0.days), "phrase": .string($0.phrase)] })

  private func printed(
    _ items: [Friend], _ language: Language = .english, _ change: (inout ConsoleTraits) -> Void
  ) throws -> String {
    var traits = ConsoleTraits(language: language)
    change(&traits)
    var console = Console.recording(traits)
    let invitation = Words(ko: "아직 아무도 없어요.", en: "Nobody is here yet.")
    try listing.print(items, whenEmpty: invitation, in: &console)
    return console.recordedOutput
  }

  @Test(arguments: [(Language.korean, 80), (.english, 80), (.english, 44), (.korean, 20)])
  func `a terminal gets an aligned table cut to its width`(language: Language, width: Int) throws {
    let text = try printed(friends, language) {
      $0.outputIsTerminal = true
      $0.size = Size(width: width, height: 24)
    }
    try expectGolden("Commands/listing-\(width)-\(language.rawValue)", text)
    for line in text.split(separator: "\n") {
      #expect(DisplayWidth.standard.columns(of: line) <= width)
    }
  }

  @Test(arguments: [ColorLevel.sixteenColors, .colors256, .truecolor])
  func `colours follow the level`(level: ColorLevel) throws {
    let text = try printed(friends) {
      $0.outputIsTerminal = true
      $0.colorLevel = level
    }
    try expectGolden("Commands/listing-colors-\(level.rawValue)", text)
  }

  @Test func `a pipe gets one line per record, without cuts, header or colour`() throws {
    let text = try printed(friends) { _ in }
    try expectGolden("Commands/listing-piped", text)
    #expect(text.split(separator: "\n").count == friends.count)
    #expect(
      text.split(separator: "\n").allSatisfy {
        $0.split(separator: "\t", omittingEmptySubsequences: false).count == 3
      })
  }

  @Test func `JSON is one document`() throws {
    try expectGolden("Commands/listing-json", printed(friends) { $0.wantsJSON = true })
  }

  @Test func `an empty list shows a hint on a terminal, and is empty in JSON`() throws {
    #expect(try printed([]) { $0.outputIsTerminal = true } == "Nobody is here yet.\n")
    #expect(try printed([], .korean) { $0.outputIsTerminal = true } == "아직 아무도 없어요.\n")
    #expect(try printed([]) { _ in } == "")
    #expect(try printed([]) { $0.wantsJSON = true } == "{\"schema\":1,\"items\":[]}\n")
  }

  @Test(.inWholeRuns) func `a megabyte in a cell is cut quickly`() throws {
    let long = Friend(
      name: String(repeating: "가", count: 300_000), days: 1,
      phrase: String(repeating: "x", count: 1_000_000))
    let text = try printed([long]) { $0.outputIsTerminal = true }
    #expect(text.split(separator: "\n").allSatisfy { DisplayWidth.standard.columns(of: $0) <= 80 })
  }

  private func numbered(_ count: Int) -> [Friend] {
    (0..<count).map { Friend(name: "friend \($0)", days: $0, phrase: "") }
  }

  @Test(arguments: [500, 501, 502, 1500])
  func `a long list has one header and every row in order`(count: Int) throws {
    let lines = try printed(numbered(count)) { $0.outputIsTerminal = true }.split(separator: "\n")
    #expect(lines.count == count + 1)
    #expect(lines.first?.contains("Name") == true)
    #expect(lines.dropFirst().enumerated().allSatisfy { $1.hasPrefix("friend \($0) ") })
  }

  @Test func `columns grow if a later part of a long list needs it`() throws {
    let late = Friend(name: "a much longer name", days: 1, phrase: "")
    let lines = try printed(numbered(600) + [late]) { $0.outputIsTerminal = true }
      .split(separator: "\n")
    #expect(lines[500].hasPrefix("friend 499   499"))
    #expect(lines[601].hasPrefix("a much longer name     1"))
  }

  @Test func `items are printed before all are read`() throws {
    var traits = ConsoleTraits(language: .english)
    traits.wantsJSON = true
    var console = Console.recording(traits)
    let words = Words(ko: "", en: "")
    #expect(throws: ExitStatus.unavailable) {
      try listing.print(whenEmpty: words, in: &console) { each in
        try each(friends[0])
        throw ExitStatus.unavailable
      }
    }
    #expect(console.recordedOutput.contains("엄마"))
    #expect(try listing.print(whenEmpty: words, in: &console) { try $0(friends[1]) } == 1)
  }
}
