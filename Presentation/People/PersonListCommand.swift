import HearthDomain
import TerminalKit

/// Lists the people, who is due first.
struct PersonListCommand: Command {
  struct Options: Hashable, Sendable {
    let choice: Choice
    let search: String
  }

  enum Choice: Hashable, Sendable {
    case all
    /// Due today or before.
    case due
    case wilted
  }

  static let words = CommandName(["person", "list"], isNounDefault: true)

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "사람들을 물 줄 날 순서로 봐요", en: "List people, who is due first"),
    examples: [
      CommandExample(
        line: "hearth person list", meaning: Words(ko: "모두 봐요", en: "list everybody")),
      CommandExample(
        line: "hearth person list --due",
        meaning: Words(ko: "물을 기다리는 식물만 봐요", en: "only those whose plant waits for water")),
      CommandExample(
        line: Words(ko: "hearth person list --search ㅈㅁ", en: "hearth person list --search ji"),
        meaning: Words(ko: "이름이나 번호로 찾아요", en: "search by name or number")),
    ],
    options: [
      .flag(
        "due",
        help: Words(
          ko: "물을 기다리는 식물만 봐요. 오늘 물 줄 식물과 시든 식물이에요.",
          en: "Only who waits for water: who is due today, and who has wilted.")),
      .flag("wilted", help: Words(ko: "시든 식물만 봐요.", en: "Only whose plant has wilted.")),
      .value(
        "search",
        help: Words(
          ko: "이름, 별명, 초성, 번호의 일부로 찾아요.",
          en: "By name, nickname, initial consonants or part of the number.")),
    ],
    isReading: true)

  let tools: PersonTools

  static func parse(_ input: ParsedInput) throws -> Options {
    try input.allowAtMostOne(of: ["due", "wilted"])
    let choice = input.flag("due") ? Choice.due : input.flag("wilted") ? .wilted : .all
    return Options(choice: choice, search: input.text("search") ?? "")
  }

  func run(_ options: Options, in console: inout Console) throws {
    let language = console.language
    let listing = Listing(PersonColumns.all(today: tools.voice.today)) { person in
      .object(tools.voice.json(of: person, in: language))
    }
    let count = try listing.print(whenEmpty: try empty(options), in: &console) { each in
      try tools.people.queries.list(filter(options), in: ListLimit.none.places, each: each)
    }
    if console.form == .terminal, count > 0 { try printTotals(in: &console) }
  }

  private func filter(_ options: Options) -> PersonFilter {
    var filter: PersonFilter =
      switch options.choice {
      case .all: .all
      case .due: .due(until: tools.voice.today)
      case .wilted: .wilted(on: tools.voice.today)
      }
    filter.search = options.search
    return filter
  }

  private func empty(_ options: Options) throws -> Words {
    if try tools.people.queries.totals().people == 0 { return PeopleInvitation.words }
    if !options.search.isEmpty {
      return Words(ko: "찾은 사람이 없어요.", en: "Nobody found.")
    }
    return options.choice == .wilted
      ? Words(ko: "시든 식물이 없어요.", en: "No plant has wilted.")
      : Words(ko: "물을 기다리는 식물이 없어요.", en: "No plant waits for water.")
  }

  private func printTotals(in console: inout Console) throws {
    let totals = try tools.people.queries.totals()
    let (due, wilted) = (totals.due, totals.wilted)
    let words = Words(
      ko: "모두 \(totals.people)명" + (due > 0 ? ", 오늘 물 줄 식물 \(due)그루" : "")
        + (wilted > 0 ? ", 시든 식물 \(wilted)그루" : ""),
      en: Plural("person", "people")(totals.people) + (due > 0 ? ", \(due) due today" : "")
        + (wilted > 0 ? ", \(wilted) wilted" : ""))
    let parts = [words(console.language), DDay.legend(console.language)].compactMap { $0 }
    console.line()
    console.say(parts.joined(separator: " · "), Style(attributes: .dim))
  }
}
