import HearthDomain

/// Lists the next events.
struct EventNextCommand: Command {
  static let commandName = CommandName(["event", "next"])

  private static let count = Argument<Int?>(
    "count", in: 1...10_000, placeholder: Words(ko: "수", en: "N"),
    nameInMessages: Words(ko: "개수", en: "COUNT"),
    help: Words(ko: "적지 않으면 하나예요.", en: "One by default."))

  static let spec = CommandSpec(commandName, arguments: [count], isReadOnly: true, printsList: true)

  let tools: EventTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let printsOverlaps = console.detailForm == .json
    let queries = tools.schedule.queries
    var exceptions = SeriesExceptionCache(queries)
    let found = try queries.listedEvents(
      queries.nextOccurrences(input[Self.count] ?? 1), withOverlaps: printsOverlaps
    ).map { try printsOverlaps ? exceptions.addingExceptions($0) : $0 }
    let columns =
      console.form == .terminal
      ? EventColumns.comingColumns(at: tools.formatter.clock.now(), today: tools.formatter.today)
      : EventColumns.pipedColumns
    let command = TodayInvitation.schedule.command
    try Listing(columns) { .object(tools.formatter.json(of: $0)) }
      .print(
        found,
        whenEmpty: Words(
          ko: "앞으로 남은 일정이 없어요. 하나 적어 볼까요?\n  \(command.ko)",
          en: "Nothing is planned from now on. Plan something:\n  \(command.en)"),
        in: &console)
  }
}
