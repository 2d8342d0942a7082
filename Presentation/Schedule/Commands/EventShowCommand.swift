import HearthDomain
import TerminalKit

/// Shows one event.
struct EventShowCommand: Command {
  static let words = CommandName(["event", "show"])

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "일정 하나를 자세히 봐요", en: "Show one event"),
    examples: [
      CommandExample(
        line: Words(ko: "hearth event show 치과", en: "hearth event show Dentist"),
        meaning: Words(ko: "메모와 알림까지 봐요", en: "with its note and reminders")),
      CommandExample(
        line: "hearth event show ㅊㄱ --json",
        meaning: Words(ko: "초성으로 찾아 JSON으로 출력해요", en: "by initial consonants, as JSON")),
    ],
    arguments: [EventSpec.which], isReading: true)

  let tools: EventTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let event = try tools.schedule.queries.find(input[EventSpec.which])
    let listed = try tools.schedule.queries.listed(tools.formatter.occurrence(of: event))
    let plain = [
      "remindMinutes": event.details.reminders.minutesBefore.map(String.init)
        .joined(separator: " "),
      "overlaps": listed.overlaps.first.map(\.event.id.spelling).joined(separator: " "),
    ]
    console.show(tools.formatter.json(of: listed), plain: plain) { console in
      let widths = console.traits.widths
      let title = Paragraph(StyledText(event.title, .bold))
      let facts = EventFacts(listed: listed, formatter: tools.formatter, language: console.language)
      let rows =
        title.rows(columns: console.width, widths: widths) + [StyledText()]
        + TermList(facts.entries).rows(columns: console.width, widths: widths)
      for row in rows { console.line(row) }
    }
  }
}
