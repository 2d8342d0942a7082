import HearthDomain
import HearthWhen
import TerminalKit

/// Lists the events of a day, a week, a month or any range of days.
struct EventListCommand: Command {
  struct Options: Hashable, Sendable {
    let typedDays: DaysEntry
    let search: String
    let calendar: String?
  }

  static let commandName = CommandName(["event", "list"], isNounDefault: true)

  private static let search = Option<String>(
    "search", .search,
    help: Words(
      ko: "제목, 메모, 장소의 일부나 초성으로 찾아요.",
      en: "By title, note, place or initial consonants."))

  static let spec = CommandSpec(
    commandName, arguments: [DaysEntry.day],
    options: DaysEntry.options + [search, EventSpec.calendar], isReadOnly: true, printsList: true)

  let tools: EventTools
  private var formatter: EventFormatter { tools.formatter }

  static func parse(_ input: ParsedInput) throws -> Options {
    return Options(
      typedDays: try DaysEntry(input), search: try input[search] ?? "",
      calendar: try input[EventSpec.calendar])
  }

  func run(_ options: Options, in console: inout Console) throws {
    console.usesPager = true
    let isEverywhere = options.typedDays.isEmpty && !options.search.isEmpty
    let days =
      isEverywhere
      ? nil : try parseDays(options)
    let calendar = try options.calendar.map { try tools.schedule.calendars.find($0).name }
    let (form, language) = (console.detailForm, console.language)
    if form == .terminal {
      var found: [ListedEvent] = []
      try forEachMatch(on: days, in: calendar, options.search, for: form) { found.append($0) }
      try print(found, on: days, options, in: &console)
      if options.search.isEmpty { printEndNote(of: found, days, in: &console) }
      return
    }
    try Listing(EventColumns.pipedColumns) {
      .object(formatter.json(of: $0))
    }
    .print(
      whenEmpty: try emptyMessage(days, options, language), isSearch: !options.search.isEmpty,
      in: &console
    ) { each in
      guard form == .json else {
        return try forEachMatch(on: days, in: calendar, options.search, for: form, each: each)
      }
      // Reads the exceptions only after the events have been read completely.
      var (found, exceptions) = ([ListedEvent](), SeriesExceptionCache(tools.schedule.queries))
      try forEachMatch(on: days, in: calendar, options.search, for: form) { found.append($0) }
      for event in found { try each(exceptions.addingExceptions(event)) }
    }
  }

  /// How many days after today repeating events are listed up to, if the range has no end.
  private static let daysOfOpenEnd = 365

  /// Returns up to which day repeating events are listed, as these may be endless; nil if the range
  /// has an end.
  private func openEnd(of days: ClosedRange<Day>) -> Day? {
    guard days.upperBound == .latest else { return nil }
    let last = max(days.lowerBound, formatter.today).adding(days: Self.daysOfOpenEnd)
    return last < .latest ? last : nil
  }

  private func printEndNote(
    of found: [ListedEvent], _ days: ClosedRange<Day>?, in console: inout Console
  ) {
    guard let last = days.flatMap(openEnd),
      found.contains(where: { $0.occurrence.storedEvent.repetition != nil })
    else { return }
    let words = { formatter.words($0).day(last) }
    console.printHint(
      Words(
        ko: "되풀이되는 것은 \(words(.korean))까지예요. 그 뒤는 --to로 볼 수 있어요.",
        en: "Repeating events are listed until \(words(.english)); --to shows later ones."))
  }

  /// Returns the typed days. If they cannot be parsed, the error suggests a search for the words.
  private func parseDays(_ options: Options) throws -> ClosedRange<Day> {
    do {
      return try options.typedDays.days(
        formatter.dateReader, today: formatter.today,
        weeksFrom: formatter.dateReader.context.weekStart)
    } catch let error as WhenRefusal {
      guard let words = options.typedDays.possibleSearchText, words.quotable(limit: 60) == words
      else { throw error }
      let line = "hearth event list --search \(Quoting.shellWord(words))"
      throw UsageError(
        .custom(
          Words(
            ko: error.message(in: .korean) + " 일정에서 찾으려면: \(line)",
            en: error.message(in: .english) + " To look for an event: \(line)")),
        in: Self.commandName.path)
    }
  }

  /// Calls `take` for each matching event. The piped form has no overlaps, so these are not read
  /// then.
  private func forEachMatch(
    on days: ClosedRange<Day>?, in calendar: CalendarName?, _ search: String,
    for form: OutputForm, each take: (ListedEvent) throws -> Void
  ) throws {
    func each(_ listed: ListedEvent) throws {
      if calendar.map({ $0 == listed.event.calendar }) ?? true { try take(listed) }
    }
    if let days, search.isEmpty {
      let last = openEnd(of: days)
      let near = days.lowerBound...(last ?? days.upperBound)
      try tools.schedule.queries.listedEvents(on: near, withOverlaps: form != .piped).forEach(each)
      guard let last else { return }
      var later = EventFilter.on(last.adding(days: 1)...days.upperBound)
      (later.startsWithin, later.isRepeating) = (true, false)
      return try tools.schedule.queries.forEachListedEvent(
        later, withOverlaps: form != .piped, each: each)
    }
    let search = formatter.clock.replacingDays(in: search)
    var filter = EventFilter(timeRange: days?.timeRange, search: search)
    // If no days are given, lists each series only once.
    if days == nil { filter.seriesOnceFrom = formatter.clock.localTime }
    try tools.schedule.queries.forEachListedEvent(filter, withOverlaps: form != .piped, each: each)
  }

  private func print(
    _ found: [ListedEvent], on days: ClosedRange<Day>?, _ options: Options,
    in console: inout Console
  ) throws {
    let (tasks, undated) = try tasks(on: days, options)
    if found.isEmpty, tasks.isEmpty, undated.isEmpty {
      let words = try emptyMessage(days, options, console.language)(console.language)
      return options.search.isEmpty ? console.printWrapped(words) : console.printPrefixedNote(words)
    }
    let page = PrintedAgenda(
      events: found, words: formatter.words(console.language), columns: console.width,
      widths: console.traits.widths, holidays: console.traits.holidayNames(beside:),
      calendars: found.allSatisfy(\.event.calendar.isHome)
        ? [] : try tools.schedule.calendars.all().map(\.calendar),
      tasksByDay: tasks)
    let isOneDay = days.map { $0.lowerBound == $0.upperBound } ?? false
    let rows = isOneDay ? page.dayRows(days?.lowerBound ?? formatter.today) : page.daysRows(days)
    for row in rows { console.printLine(row) }
    guard !undated.isEmpty else { return }
    if !rows.isEmpty { console.printLine() }
    let heading = Words(ko: "기한 없음", en: "No due date")
    console.printLine(StyledText(heading(console.language), .bold))
    for task in undated { console.printLine(StyledText("  ") + task.line(console.language)) }
  }

  /// Returns the tasks by day; for a search, also those without a due day. Empty if a calendar was
  /// named.
  private func tasks(
    on days: ClosedRange<Day>?, _ options: Options
  ) throws -> (dated: [Day: [TaskLine]], undated: [TaskLine]) {
    guard options.calendar == nil else { return ([:], []) }
    if let days, options.search.isEmpty { return (try tasks(on: days), []) }
    let zone = formatter.clock.zone
    let found = try tools.schedule.queries.tasks(
      search: formatter.clock.replacingDays(in: options.search), on: days)
    var (dated, undated) = ([Day: [TaskLine]](), [TaskLine]())
    for task in found {
      let line = TaskLine(task, in: zone)
      if let day = task.due(in: zone)?.day {
        dated[day, default: []].append(line)
      } else {
        undated.append(line)
      }
    }
    return (dated, undated)
  }

  private func tasks(on days: ClosedRange<Day>) throws -> [Day: [TaskLine]] {
    let (queries, zone, today) = (tools.schedule.queries, formatter.clock.zone, formatter.today)
    var lines = try queries.tasks(on: days).mapValues { $0.map { TaskLine($0, in: zone) } }
    // Today's list begins with the overdue to-dos.
    guard days == today...today else { return lines }
    let waiting = try queries.overdueTasks().map { TaskLine($0, in: zone, waitingOn: today) }
    if !waiting.isEmpty { lines[today] = waiting + lines[today, default: []] }
    return lines
  }

  private func emptyMessage(
    _ days: ClosedRange<Day>?, _ options: Options, _ language: Language
  ) throws -> Words {
    let queries = tools.schedule.queries
    if try !queries.hasPlans() {
      return TodayInvitation.schedule.words
    }
    guard let days else { return Words(ko: "찾은 일정이 없어요.", en: "No events found.") }
    let span = daysText(days, language)
    return options.search.isEmpty
      ? Words(ko: "일정이 없어요: \(span).", en: "Nothing is planned: \(span).")
      : Words(ko: "찾은 일정이 없어요: \(span).", en: "No events found: \(span).")
  }

  /// Returns the listed days: `Mon 23 Nov – Sun 29 Nov`.
  private func daysText(_ days: ClosedRange<Day>, _ language: Language) -> String {
    let words = formatter.words(language)
    if days.lowerBound == days.upperBound { return words.heading(days.lowerBound) }
    let first = words.day(days.lowerBound)
    return days.upperBound == .latest
      ? language(ko: "\(first)부터", en: "from \(first) on")
      : "\(first) – \(words.day(days.upperBound))"
  }
}
