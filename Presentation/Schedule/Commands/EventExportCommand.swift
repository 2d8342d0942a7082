import HearthDomain

/// Writes events and to-dos to a calendar file.
struct EventExportCommand: Command {
  static let commandName = CommandName(["event", "export"])

  private static let from = Option<String>(
    "from", .day,
    help: Words(ko: "이날부터 있는 일정만 내보내요.", en: "Only write events from this day on."))
  private static let to = Option<String>(
    "to", .day,
    help: Words(ko: "이날까지 있는 일정만 내보내요.", en: "Only write events until this day."))
  private static let zoned = Flag(
    "zoned",
    help: Words(
      ko: "시간대가 없는 일정도 적을 때의 시간대로 써요.",
      en: "Write times without a time zone in the zone in which they were entered."))

  private static let rscale = Flag(
    "rscale",
    help: Words(
      ko: "음력처럼 드문 규칙을 날짜 대신 RFC 7529의 규칙으로 써요.",
      en: "Write lunar and other rare rules as rules of RFC 7529, not as dates."))

  static let spec = CommandSpec(
    commandName, arguments: [EventSpec.outputFile],
    options: [from, to, EventSpec.calendar, zoned, rscale], storeNeed: .inMemory, isForPeople: true,
    runningTime: .slow)

  let tools: EventTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let days = try days(input)
    let calendar = try input[EventSpec.calendar]
      .map { try tools.schedule.calendars.find($0).name }
    var toDos = 0
    try console.exportAll(
      to: try input[EventSpec.outputFile] ?? "-", of: tools.files, as: "events",
      reporting: { count, place in
        let counted = [
          toDos > 0 && count == 0 ? nil : Words(ko: "일정 \(count)개", en: Plural("event")(count)),
          toDos == 0 ? nil : Words(ko: "할 일 \(toDos)개", en: Plural("to-do")(toDos)),
        ].compactMap { $0 }
        return Words(
          ko: "\(counted.map(\.ko).joined(separator: "와 "))를 내보냈어요: \(place)",
          en: "Wrote \(counted.map(\.en).joined(separator: " and ")): \(place)")
      },
      {
        try tools.schedule.export(
          on: days, in: calendar, as: tools.calendars,
          CalendarExportOptions(isZoned: input[Self.zoned], hasScales: input[Self.rscale]),
          countToDos: { toDos = $0 }, to: $0)
      })
  }

  /// Returns the days to export; nil for all.
  private func days(_ input: ParsedInput) throws -> ClosedRange<Day>? {
    let (from, to) = (try input[Self.from], try input[Self.to])
    guard from != nil || to != nil else { return nil }
    let dates = tools.dateReader
    let first = try from.map { try dates.days($0).lowerBound }
    let last = try to.map {
      try (first.map(dates.withOrigin) ?? dates).days($0).upperBound
    }
    let days = (first ?? .earliest, last ?? .latest)
    guard days.0 <= days.1 else {
      throw DomainError.invalid(.eventEnd, .beforeFirstDay(days.1, first: days.0))
    }
    return days.0...days.1
  }
}
