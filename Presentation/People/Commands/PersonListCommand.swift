import HearthDomain
import TerminalKit

/// Lists people by due day.
struct PersonListCommand: Command {
  static let commandName = CommandName(["person", "list"], isNounDefault: true)

  private static let due = Flag(
    "due",
    help: Words(
      ko: "물을 기다리는 식물만 봐요. 오늘 물 줄 식물과 시든 식물이에요.",
      en: "Only plants waiting for water: those due today and those that have wilted."))
  private static let wilted = Flag(
    "wilted", help: Words(ko: "시든 식물만 봐요.", en: "Only wilted plants."))
  private static let search = Option<String>(
    "search", .search,
    help: Words(
      ko: "이름, 별명, 초성, 번호의 일부로 찾아요.",
      en: "Find by name, nickname, initial consonants or part of the number."))

  static let spec = CommandSpec(
    commandName, options: [due, wilted, search], isReadOnly: true, printsList: true)

  let tools: PersonTools

  static func check(_ input: ParsedInput) throws { try input.allowAtMostOne(of: [due, wilted]) }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let language = console.language
    let listing = Listing(PersonColumns.columns(today: tools.formatter.today)) { person in
      .object(tools.formatter.json(of: person, in: language))
    }
    let count = try listing.print(
      whenEmpty: try emptyText(input), isSearch: try input[Self.search]?.isEmpty == false,
      in: &console
    ) { each in
      try tools.people.queries.list(filter(input), in: ListLimit.none.range, each: each)
    }
    if console.form == .terminal, count > 0 { try printTotals(in: &console) }
  }

  private func filter(_ input: ParsedInput) throws -> PersonFilter {
    var filter: PersonFilter =
      input[Self.due]
      ? .due(until: tools.formatter.today)
      : input[Self.wilted] ? .wilted(on: tools.formatter.today) : .all
    filter.search = tools.formatter.clock.replacingDays(in: try input[Self.search] ?? "")
    return filter
  }

  private func emptyText(_ input: ParsedInput) throws -> Words {
    if try tools.people.queries.totals().people == 0 { return .nobodyPlantedText }
    if try input[Self.search]?.isEmpty == false {
      return Words(ko: "찾은 사람이 없어요.", en: "Nobody found.")
    }
    return input[Self.wilted]
      ? Words(ko: "시든 식물이 없어요.", en: "No plant has wilted.")
      : Words(ko: "물을 기다리는 식물이 없어요.", en: "No plant is waiting for water.")
  }

  private func printTotals(in console: inout Console) throws {
    let totals = try tools.people.queries.totals()
    let (due, wilted) = (totals.duePlants, totals.wiltedPlants)
    let words = Words(
      ko: "모두 \(totals.people)명" + (due > 0 ? ", 오늘 물 줄 식물 \(due)그루" : "")
        + (wilted > 0 ? ", 시든 식물 \(wilted)그루" : ""),
      en: Plural("person", "people")(totals.people) + (due > 0 ? ", \(due) due today" : "")
        + (wilted > 0 ? ", \(wilted) wilted" : ""))
    console.printLine()
    console.printWrapped(words(console.language), Style(attributes: .dim))
  }
}
