import HearthDomain

/// Plans an event.
struct EventAddCommand: Command {
  struct Options: Hashable, Sendable {
    let title: EventTitle
    let entry: EventEntry
    let times: SpanEntry
  }

  static let words = CommandName(["event", "add"], shortcuts: [["plan"]])

  private static let title = Argument<EventTitle>(
    "title", .phrase, placeholder: Words(ko: "제목", en: "TITLE"),
    help: Words(ko: "500자까지 쓸 수 있어요.", en: "Up to 500 characters."))

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "일정을 적어요", en: "Plan something"),
    details: Words(
      ko: "따로 적지 않으면 다음 5분 단위 시각부터 한 시간이고, 시작할 때 알려 줘요. 시각 없이 날만 적으면"
        + " 하루 종일이에요. --from이 없고 제목에 ‘점심 내일 정오’나 ‘회의 3시~4시’처럼 날짜나 시각이"
        + " 있으면 그때예요.",
      en: "Unless told otherwise it lasts an hour from the next five-minute mark, with a"
        + " reminder at the start. Days without a time are whole days. Without --from, a day or"
        + " time in the title, as in “Lunch tomorrow noon” or “Trip fri - sun”, is when it is."),
    examples: [
      CommandExample(
        line: Words(
          ko: "hearth plan 치과 내일 오후 3시 --for 30분",
          en: "hearth plan Dentist tomorrow 3pm --for 30m"),
        meaning: Words(ko: "내일 오후 3시부터 30분 동안이에요", en: "half an hour tomorrow")),
      CommandExample(
        line: Words(
          ko: "hearth event add 여행 --from 금 --to 일",
          en: "hearth event add Trip --from fri --to sun"),
        meaning: Words(ko: "금요일부터 일요일까지 하루 종일이에요", en: "three whole days")),
      CommandExample(
        line: Words(
          ko: "hearth plan 회의 --from \"월 10:00\" --to 11:30 --remind 10 --remind 1일",
          en: "hearth plan Meeting --from \"mon 10:00\" --to 11:30 --remind 10 --remind 1d"),
        meaning: Words(ko: "10분 전과 하루 전에 알려요", en: "reminders 10 minutes and a day before")),
    ],
    arguments: [title],
    options: EventSpec.times(isNew: true) + EventSpec.details)

  let tools: EventTools

  static func parse(_ input: ParsedInput) throws -> Options {
    Options(
      title: try input[title], entry: try EventEntry(input, title: nil),
      times: try SpanEntry(input, of: words))
  }

  func run(_ options: Options, in console: inout Console) throws {
    let timed = try timedTitle(options)
    let times = try timed.map { try options.times.starting(as: $0) } ?? options.times
    var details = EventDetails(
      title: timed?.title ?? options.title, span: try times.span(at: tools.formatter.clock))
    options.entry.change(&details)
    let outcome = try tools.schedule.add(details)
    let messages = EventMessages(
      formatter: tools.formatter, outcome: outcome, isMoved: true, language: console.language)
    console.tell(
      messages.added + [remark(timed, options, outcome.event)?(console.language)],
      json: tools.formatter.json(of: outcome))
  }

  private func timedTitle(_ options: Options) throws -> TimedTitle? {
    guard options.times.from == nil else { return nil }
    return try TimedTitle(
      options.title.value, dates: tools.formatter.dates, isAllDay: options.times.isAllDay)
  }

  /// What whoever wrote the title may have meant and did not get.
  private func remark(_ timed: TimedTitle?, _ options: Options, _ event: Event) -> Words? {
    if timed?.repeats == true { return EventMessages.takesPlaceOnce }
    guard timed == nil, options.times.isEmpty else { return nil }
    let words = options.title.value.split(whereSeparator: \.isWhitespace).map(String.init)
    let reader = WhenReader(dates: tools.formatter.dates, isAllDay: false)
    return reader.unread(in: words).map { when in
      EventMessages.staysInTitle(when.text, of: event, isAllDay: reader.isDayAlone(when))
    }
  }
}
