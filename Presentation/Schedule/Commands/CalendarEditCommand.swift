import HearthDomain
import TerminalKit

/// Gives a calendar another name or another colour.
struct CalendarEditCommand: Command {
  static let words = CommandName(["calendar", "edit"])

  private static let name = Option<CalendarName>(
    "name", placeholder: Words(ko: "이름", en: "NAME"),
    help: Words(ko: "새 이름이에요.", en: "The new name.")
  ) { try CalendarName($0.text) }

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "캘린더의 이름이나 색을 바꿔요", en: "Rename a calendar or change its colour"),
    examples: [
      CommandExample(
        line: Words(
          ko: "hearth calendar edit 회사 --color teal", en: "hearth calendar edit work --color teal"),
        meaning: Words(ko: "청록색으로 보여요", en: "shown in teal")),
      CommandExample(
        line: Words(
          ko: "hearth calendar edit 회사 --name 일", en: "hearth calendar edit work --name office"),
        meaning: Words(ko: "일정도 새 이름을 따라가요", en: "its events go along")),
    ],
    arguments: [CalendarSpec.which], options: [name, CalendarSpec.color])

  let tools: EventTools

  static func parse(_ input: ParsedInput) throws -> ParsedInput {
    try input.requireAnOption()
    return input
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let calendars = tools.schedule.calendars
    let old = try calendars.meant(by: try input[CalendarSpec.which])
    let calendar = try calendars.edit(
      old.name, renaming: try input[Self.name], try input[CalendarSpec.color])
    console.tell(
      edit: old, calendar,
      [
        console.language(
          ko: "캘린더를 고쳤어요: \(calendar.name).", en: "Changed the calendar \(calendar.name).")
      ],
      json: calendar.json)
  }
}
