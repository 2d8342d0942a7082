import HearthDomain
import JSONText
import TerminalKit
import Testing

@testable import HearthPresentation

/// A list whose form is chosen on the command line.
@Suite struct ListFormTests {
  private struct Song {
    let title: String
    let place: Int?
    let by: JSONValue

    var json: JSONValue {
      [
        "title": .string(title), "place": .optional(place) { .int($0) }, "by": by,
        "tags": .array(place == nil ? [] : ["new", "short"]), "isLoud": .bool(place == 1),
      ]
    }
  }

  private struct ListCommand: Command {
    static let commandName = CommandName(["song", "list"], isNounDefault: true)
    static let spec = CommandSpec(commandName, isReadOnly: true, printsList: true)

    let songs: [Song]

    func run(_ input: ParsedInput, in console: inout Console) throws {
      try Listing<Song>([
        Column(Words(ko: "제목", en: "Title"), text: \.title),
        Column(Words(ko: "자리", en: "Place"), .trailing, text: { $0.place.map { "\($0)" } ?? "" }),
      ]) { $0.json }
      .print(songs, whenEmpty: Words(ko: "없어요.", en: "None."), in: &console)
    }
  }

  private let songs = [
    Song(title: "One", place: 1, by: ["name": "Ada", "born": 1815]),
    Song(title: "둘\ttab\nline \u{1B}[31m", place: nil, by: .null),
    Song(title: "Three", place: 0, by: ["name": "세종", "born": 1397]),
  ]

  private func outcome(
    _ arguments: [String], _ form: CommandFixture.Form = .piped,
    _ language: Language = .english, of songs: [Song]? = nil
  ) -> CommandFixture.Outcome {
    var fixture = CommandFixture(language, form)
    return fixture.run(
      ["song", "list"] + arguments,
      of: [CommandEntry(ListCommand.self) { ListCommand(songs: $0) }], with: songs ?? self.songs)
  }

  @Test(arguments: [
    (["--fields", "place,title"], "1\tOne\n\t둘\\ttab\\nline ␛[31m\n0\tThree\n"),
    (["--fields", "by.name"], "Ada\n\n세종\n"),
    (["--fields", " by.name , by.born "], "Ada\t1815\n\t\n세종\t1397\n"),
    (["--fields", "by"], "{\"name\":\"Ada\",\"born\":1815}\n\n{\"name\":\"세종\",\"born\":1397}\n"),
    (
      ["--fields=tags,isLoud"], "[\"new\",\"short\"]\ttrue\n[]\tfalse\n[\"new\",\"short\"]\tfalse\n"
    ),
    (["--header"], "Title\tPlace\nOne\t1\n둘\\ttab\\nline ␛[31m\t\nThree\t0\n"),
    (["--fields", "place", "--header"], "place\n1\n\n0\n"),
    (["--template", "{place}. {title}"], "1. One\n. 둘 tab line ␛[31m\n0. Three\n"),
    (
      ["--template", "{?place {place}\\t}{?isLoud !}{?tags +}{?by {by.name}}"],
      "1\t!+Ada\n\n0\t+세종\n"
    ),
    (["--template", "-"], "-\n-\n-\n"),
  ])
  func `a pipe gets the chosen fields`(arguments: [String], expected: String) {
    let outcome = outcome(arguments)
    #expect(outcome.output == expected)
    #expect(outcome.errors.isEmpty && outcome.status == .success)
  }

  @Test func `a terminal gets the fields in columns, and a template unchanged`() {
    #expect(
      outcome(["--fields", "place,title"], .terminal, of: [songs[0], songs[2]]).output
        == "place  title\n1      One\n0      Three\n")
    #expect(
      outcome(["--template", "{title}"], .terminal, of: [songs[0]]).output == "One\n")
    let usual = outcome([], .terminal).output
    #expect(outcome(["--header"], .terminal).output == usual)
  }

  @Test func `JSON gets the fields of each item`() {
    #expect(
      outcome(["--fields", "by.name,place"], .json).output
        == "{\"schema\":1,\"items\":[{\"by.name\":\"Ada\",\"place\":1},"
        + "{\"by.name\":null,\"place\":null},{\"by.name\":\"세종\",\"place\":0}]}\n")
    #expect(outcome(["--header"], .json).output == outcome([], .json).output)
  }

  @Test(arguments: [
    ["--fields", "nme"], ["--fields", "title,nme"], ["--fields", "title.x"],
    ["--template", "{nme}"], ["--template", "{?nme x}"],
  ])
  func `an unknown field is refused with the valid ones, and nothing is printed`(
    arguments: [String]
  ) {
    for form in CommandFixture.Form.allCases where form != .json || arguments[0] == "--fields" {
      let outcome = outcome(arguments, form)
      #expect(outcome.status == .wrongUsage)
      #expect(outcome.output.isEmpty, "\(outcome.output)")
      #expect(
        outcome.errors.replacing("\n", with: " ").contains("title, place, by, tags, isLoud"),
        "\(outcome.errors)")
    }
  }

  @Test(arguments: [
    ["--fields", ""], ["--fields", "a,,b"], ["--fields", "title", "--template", "x"],
    ["--template", "x", "--header"], ["--template", "{"], ["--template", "x", "--json"],
  ])
  func `invalid forms are refused before anything is read`(arguments: [String]) {
    for language in [Language.korean, .english] {
      let outcome = outcome(arguments, .piped, language, of: [])
      #expect(outcome.status == .wrongUsage, "\(arguments)")
      #expect(outcome.output.isEmpty && !outcome.errors.isEmpty)
    }
  }

  @Test func `an empty list has its form in every output`() {
    #expect(outcome(["--fields", "title"], of: []).output == "")
    #expect(outcome(["--header"], .piped, .korean, of: []).output == "제목\t자리\n")
    #expect(
      outcome(["--fields", "title"], .json, of: []).output == "{\"schema\":1,\"items\":[]}\n")
  }
}
