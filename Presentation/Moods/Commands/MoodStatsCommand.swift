import HearthDomain
import JSONText
import TerminalKit

/// Shows statistics of moods: mean and spread, by weekday and by time of day.
struct MoodStatsCommand: Command {
  static let commandName = CommandName(["mood", "stats"])

  static let spec = CommandSpec(
    commandName, arguments: [MoodSpec.days],
    options: [MoodSpec.from, MoodSpec.to] + PlotOptions.allOptions, isReadOnly: true)

  let tools: MoodTools

  static func check(_ input: ParsedInput) throws { _ = try TypedDays(input) }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let typed = try TypedDays(input)
    let days = try typed.days(tools.formatter)
    typed.printMeaning(tools.formatter, in: &console)
    let statistics = try tools.moods.queries.statistics(of: days)
    if PlotOptions.areGiven(in: input),
      let plot = Plot.moodMeans(
        of: statistics.moodDays, weeksFrom: console.traits.weekdays[0], console.language)
    {
      return try console.showPlot(plot, input, of: tools.files, statistics.json)
    }
    switch console.form {
    case .json: console.printJSON(.document(statistics.json))
    case .piped: printLines(of: statistics, in: &console)
    case .terminal: try print(statistics, in: &console)
    }
  }

  /// Prints name, count, mean and spread, one line per group.
  private func printLines(of statistics: MoodStatistics, in console: inout Console) {
    let rows =
      [("all", statistics.total)]
      + Weekday.allCases.map { ($0.name(in: .english).lowercased(), statistics.tally(on: $0)) }
      + PartOfDay.allCases.map { ($0.rawValue, statistics.tally(in: $0)) }
    let besides = statistics.allComparisons.flatMap {
      [
        ($0.subject.pipedName, $0.withSubject.tally),
        ("no \($0.subject.pipedName)", $0.withoutSubject.tally),
      ]
    }
    for (name, tally) in rows + besides {
      let cells = [
        name, "\(tally.count)", tally.mean?.oneDecimal ?? "",
        tally.standardDeviation?.oneDecimal ?? "",
      ]
      console.printLine(StyledText(cells.joined(separator: "\t")))
    }
  }

  private func print(_ statistics: MoodStatistics, in console: inout Console) throws {
    let language = console.language
    let words = MoodStatisticsWords(language: language)
    guard statistics.total.moodCount > 0 else {
      return console.printWrapped(
        try tools.moods.queries.emptyResultText(EmptyMoodTexts.noMoodsInPeriod)(language))
    }
    console.printLine(
      StyledText(words.overview(statistics.total, days: statistics.days), .bold))
    guard statistics.total.count > 0 else { return }
    if let spread = words.spreadSentence(statistics.total) { console.printWrapped(spread) }
    let weekdays = console.traits.weekdays.map {
      TallyTable.Row(name: $0.name(in: language), tally: statistics.tally(on: $0))
    }
    let parts = PartOfDay.allCases.map {
      TallyTable.Row(name: $0.hoursText(language), tally: statistics.tally(in: $0))
    }
    let scale = LevelScale((weekdays + parts).map(\.tally))
    let table = TallyTable(
      palette: try tools.moods.queries.settings().palette, scale: scale,
      widths: console.traits.widths)
    let names = table.nameColumns(weekdays + parts)
    for group in [weekdays, parts] {
      console.printLine()
      for row in group {
        console.printLine(table.line(row, nameColumns: names, columns: console.width, language))
      }
    }
    if let note = scale.truncatedAxisNote(language) {
      console.printWrapped(note, Style(attributes: .dim))
    }
    printComparisons(of: statistics, in: &console)
    let few = (weekdays + parts).contains { $0.tally.count > 0 && !$0.tally.hasMeaningfulMean }
    if few {
      console.printLine()
      console.printWrapped(words.caution, Style(attributes: .dim))
    }
  }

  private func printComparisons(of statistics: MoodStatistics, in console: inout Console) {
    guard !statistics.activityComparisons.isEmpty else { return }
    let table = MoodComparisonTable(
      statistics: statistics, language: console.language, widths: console.traits.widths)
    console.printLine()
    for line in table.lines(columns: console.width) { console.printLine(line) }
    if let rest = table.omittedNote { console.printWrapped(rest, Style(attributes: .dim)) }
    let words = MoodComparisonWords(
      language: console.language, comparisons: statistics.activityComparisons)
    console.printWrapped(words.caution, Style(attributes: .dim))
  }
}

extension MoodStatistics {
  fileprivate var json: JSONObject {
    var object: JSONObject = ["days": .int(days)]
    for member in total.json.members { object.append(member.key, member.value) }
    object.append("withoutLevel", .int(total.withoutLevel))
    object.append(
      "byWeekday",
      .array(
        Weekday.allCases.map { weekday in
          tally(on: weekday).json(under: "weekday", weekday.name(in: .english).lowercased())
        }))
    object.append(
      "byTimeOfDay",
      .array(PartOfDay.allCases.map { self.tally(in: $0).json(under: "timeOfDay", $0.rawValue) }))
    object.append("comparisons", .array(allComparisons.map { .object($0.json) }))
    return object
  }
}

extension MoodComparison {
  fileprivate var json: JSONObject {
    JSONObject(
      [
        ("of", .string(subject.kind)), ("with", .object(withSubject.json)),
        ("without", .object(withoutSubject.json)), ("isEnough", .bool(hasMeaningfulMeans)),
      ] + subject.identifyingMembers)
  }
}

extension DaySubject {
  /// The identifier of the subject's kind for programs: that of the activity, `tag` or `person`.
  fileprivate var kind: String {
    switch self {
    case .activity(let activity): activity.rawValue
    case .tag: "tag"
    case .person: "person"
    }
  }

  /// The JSON members that identify the tag or the person; none for an activity.
  fileprivate var identifyingMembers: [(String, JSONValue)] {
    switch self {
    case .activity: []
    case .tag(let tag): [("tag", .string(tag.value))]
    case .person(let id, let name): [("id", .string(id.fullForm)), ("name", .string(name))]
    }
  }

  /// The subject's name in lines for programs.
  fileprivate var pipedName: String {
    switch self {
    case .activity(let activity): activity.rawValue
    case .tag(let tag): "#\(tag)"
    case .person(_, let name): name
    }
  }
}

extension MoodDaysTally {
  fileprivate var json: JSONObject {
    JSONObject([("days", .int(days))] + tally.json.members.map { ($0.key, $0.value) })
  }
}

extension LevelTally {
  fileprivate func json(under key: String, _ name: String) -> JSONValue {
    .object(JSONObject([(key, .string(name))] + json.members.map { ($0.key, $0.value) }))
  }
}
