import HearthDomain
import JSONText
import TerminalKit

/// Shows all plants with their growth, and the totals.
struct PersonGardenCommand: Command {
  static let commandName = CommandName(["person", "garden"])

  static let spec = CommandSpec(commandName, options: PlotOptions.allOptions, isReadOnly: true)

  let tools: PersonTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let people = try tools.people.queries.list(in: ListLimit.none.range)
    let totals = try tools.people.queries.totals()
    let language = console.language
    var json: JSONObject {
      let items = people.map { JSONValue.object(tools.formatter.json(of: $0, in: language)) }
      return ["items": .array(items), "totals": .object(totals.json)]
    }
    if PlotOptions.areGiven(in: input) {
      let days = PersonGardenCommand.months(until: tools.formatter.today)
      let plot = Plot.contacts(
        try tools.people.queries.wateringCounts(on: days), over: days, language)
      return try console.showPlot(plot, input, of: tools.files, json)
    }
    if console.form == .json { return console.printJSON(.document(json)) }
    let width = console.form == .terminal ? console.width : .max
    try Listing(PersonGardenCommand.columns(width, console.traits.widths)) { _ in .null }
      .print(people, whenEmpty: .nobodyPlantedText, in: &console)
    if console.form == .terminal, !people.isEmpty {
      console.printLine()
      console.printWrapped(totals.words(language))
    }
  }

  /// Returns the last twelve months including the current one.
  private static func months(until today: Day) -> ClosedRange<Day> {
    let first = today.calendarMonth.adding(months: -11).firstDay
    return min(first, today)...today
  }

  /// Returns the columns. If there is too little room, the closeness is a number without a gauge,
  /// and columns that other commands show are left out first.
  private static func columns(_ width: Int, _ widths: DisplayWidth) -> [Column<Person>] {
    [
      PersonColumns.name,
      PersonColumns.plant,
      Column(
        Words(ko: "단계", en: "Stage"), omissionOrder: 3,
        displayText: { person, language in StyledText(person.plant.name(of: person.stage)(language))
        },
        pipedText: { "\($0.stage.rawValue)" }),
      width < 74 ? PersonColumns.affection(omissionOrder: 0) : affectionGauge(widths),
      Column(
        Words(ko: "물 준 수", en: "Watered"), .trailing, omissionOrder: 1,
        text: { "\($0.care.wateringCount)" }),
      Column(
        Words(ko: "미룬 수", en: "Postponed"), .trailing, omissionOrder: 2,
        text: { "\($0.care.postponementCount)" }),
    ]
  }

  private static func affectionGauge(_ widths: DisplayWidth) -> Column<Person> {
    Column(
      Words(ko: "애정도", en: "Closeness"),
      displayText: { person, _ in
        let affection = person.care.affection
        let level = Double(affection.percent) / 100
        return Gauge.styledLine(level, columns: 12, look: Gauge.Look(), widths: widths)
          + StyledText(" " + widths.padded(affection.text, to: 5, .trailing))
      }, pipedText: { "\($0.care.affection.percent)" })
  }
}

extension GardenTotals {
  fileprivate var json: JSONObject {
    [
      "people": .int(people), "due": .int(duePlants), "wilted": .int(wiltedPlants),
      "full": .int(fullPlants),
      "waterings": .int(waterings), "postponements": .int(postponements),
      "pastWaterings": .int(pastWaterings), "pastPostponements": .int(pastPostponements),
    ]
  }

  /// Returns the totals in words. Plants of removed people are counted separately, so that the
  /// other totals equal the sums of the columns.
  fileprivate func words(_ language: Language) -> String {
    let past = language(
      ko: " 지운 사람의 식물에는 물을 \(pastWaterings)번 주고 \(pastPostponements)번 미뤘어요.",
      en: " Plants of people who were removed: watered \(Plural("time")(pastWaterings)), postponed"
        + " \(Plural("time")(pastPostponements)).")
    return language(
      ko: "모두 \(people)그루예요. 물을 \(waterings)번 주고 \(postponements)번 미뤘어요."
        + " 애정도가 100%인 식물은 \(fullPlants)그루예요.",
      en: "\(Plural("plant")(people)), watered \(Plural("time")(waterings)), postponed"
        + " \(Plural("time")(postponements)). \(fullPlants) with a closeness of 100%.")
      + (pastWaterings + pastPostponements > 0 ? past : "")
  }
}
