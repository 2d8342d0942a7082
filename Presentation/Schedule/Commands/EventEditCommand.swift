import HearthDomain

/// Changes what was entered about an event.
struct EventEditCommand: Command {
  struct Options: Hashable, Sendable {
    let which: String
    let entry: EventEntry
    /// Nil when the times stay.
    let times: SpanEntry?
  }

  static let words = CommandName(["event", "edit"])

  private static let title = Option<EventTitle>(
    "title", placeholder: Words(ko: "제목", en: "TITLE"),
    help: Words(ko: "새 제목이에요.", en: "The new title."))

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "일정을 고쳐요", en: "Change an event"),
    details: Words(
      ko: "적은 것만 바뀌어요. 시작을 옮기면 길이는 그대로고, 알림도 따라가요."
        + " 하루 종일인 일정에 시각을 주면 시각이 있는 일정이 돼요.",
      en: "Only what is named changes. Moving the start keeps the length, and the reminders"
        + " follow. An all-day event given a time becomes a timed one."),
    examples: [
      CommandExample(
        line: Words(
          ko: "hearth event edit 치과 --from 16:00", en: "hearth event edit Dentist --from 16:00"),
        meaning: Words(ko: "같은 날 오후 4시로 옮겨요", en: "at four on the same day")),
      CommandExample(
        line: Words(
          ko: "hearth event edit ㅊㄱ --from \"다음 주 월\" --note 스케일링",
          en: "hearth event edit dent --from \"next mon\" --note cleaning"),
        meaning: Words(
          ko: "다음 주 월요일 같은 시각으로 옮기고 메모를 적어요",
          en: "on Monday of next week at the same time, with a note")),
      CommandExample(
        line: Words(
          ko: "hearth event edit 치과 --no-remind", en: "hearth event edit Dentist --no-remind"),
        meaning: Words(ko: "알리지 않아요", en: "no reminder")),
    ],
    arguments: [EventSpec.which],
    options: [title] + EventSpec.times(isNew: false) + EventSpec.details)

  let tools: EventTools

  static func parse(_ input: ParsedInput) throws -> Options {
    let which = try input[EventSpec.which]
    try input.requireAnOption()
    let times = try SpanEntry(input, of: words)
    return Options(
      which: which, entry: try EventEntry(input, title: input[title]),
      times: times.isEmpty ? nil : times)
  }

  func run(_ options: Options, in console: inout Console) throws {
    let event = try tools.schedule.queries.find(options.which)
    var details = event.details
    options.entry.change(&details)
    if let times = options.times {
      details.span = try times.span(
        changing: tools.formatter.occurrence(of: event), at: tools.formatter.clock)
    }
    let outcome = try tools.schedule.edit(event.id, to: details)
    let messages = EventMessages(
      formatter: tools.formatter, outcome: outcome, isMoved: options.times != nil,
      language: console.language)
    console.tell(
      messages.changed, json: tools.formatter.json(of: outcome))
  }
}
