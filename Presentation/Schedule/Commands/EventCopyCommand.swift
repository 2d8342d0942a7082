import HearthDomain
import TerminalKit

/// Plans an event once more, on another day.
struct EventCopyCommand: Command {
  struct Options: Hashable, Sendable {
    let which: String
    let entry: EventEntry
    let times: SpanEntry
    let calendar: String?
  }

  static let words = CommandName(["event", "copy"])

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "같은 일정을 다른 날에 한 번 더 적어요", en: "Plan the same on another day"),
    details: Words(
      ko: "제목, 길이, 메모, 알림을 그대로 가져오고, 파일에서 온 장소, 링크, 분류도 따라와요. 같은 캘린더에 넣고,"
        + " 읽기만 하는 캘린더면 기본 캘린더에 넣어요. 되풀이되는 일정이면 그 가운데 한 번만 적어요.",
      en: "Its title, length, note and reminders come along, and so do the place, link and"
        + " categories of its file. It goes into the same calendar, or into the usual one where"
        + " that is only read. Of what repeats it is one time alone."),
    examples: [
      .line(
        ko: "hearth event copy 치과 --from \"다음 주 화\"",
        en: "hearth event copy Dentist --from \"next tue\""):
        Words(ko: "다음 주 화요일 같은 시각에", en: "on Tuesday of next week at the same time"),
      .line(
        ko: "hearth event copy 치과 --from \"12월 1일 16:00\"",
        en: "hearth event copy Dentist --from \"1 dec 16:00\""):
        Words(ko: "12월 1일 4시에", en: "at four on 1 December"),
    ],
    arguments: [EventSpec.which],
    options: EventSpec.times(isNew: false) + EventSpec.details + [EventSpec.calendar])

  let tools: EventTools

  static func parse(_ input: ParsedInput) throws -> Options {
    let times = try SpanEntry(input, of: words)
    // No day is made up.
    guard times.from != nil else { throw UsageError(.missingOption(["--from"]), in: words.path) }
    return Options(
      which: try input[EventSpec.which], entry: try EventEntry(input, title: nil), times: times,
      calendar: try input[EventSpec.calendar])
  }

  func run(_ options: Options, in console: inout Console) throws {
    let meant = try tools.meant(options.which)
    // Who names a series means no time of it that was changed by hand.
    let old = (try tools.unchanged(meant) ?? meant).occurrence
    let dates = tools.dates
    // Its day is read as that of anything that is planned.
    let typed = options.times.divided(dates)
    let passed = typed.passed(like: old, dates)
    let isChosen = console.canAsk || passed.map(dates.isRecent) == true
    guard let times = try typed.onDayMeant(passed, dates, in: &console) else {
      return console.note(.nothingPlanned)
    }
    var details = old.event.details
    details.span = try times.span(like: old, at: tools.formatter.clock, dates)
    if let question = times.lossQuestion(copying: old.event.span, to: details.span) {
      guard try console.agrees(to: question(console.language), orSays: .nothingPlanned) else {
        return
      }
    }
    details.followSpan(
      from: old.event.details.span, tools.allDayTime, in: tools.formatter.clock.zone)
    try options.entry.change(&details, tools.allDayTime)
    if let question = tools.formatter.pastQuestion(details)?(console.language) {
      guard try console.confirms(question, orSays: .nothingPlanned) else { return }
    }
    let named = try options.calendar.map { try tools.calendar($0).name }
    let (usual, missing) = try tools.calendar()
    let outcome = try tools.schedule.copy(old.place, with: details, in: named, otherwise: usual)
    let messages = EventMessages(
      formatter: tools.formatter, outcome: outcome, isMoved: true, language: console.language)
    try console.tell(
      messages.added + [
        EventMessages.wentElsewhere(outcome, than: old.event, named, missing)?(console.language),
        isChosen ? nil : passed?.told(console.language),
      ],
      json: try tools.json(of: outcome))
  }
}
