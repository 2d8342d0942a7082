import HearthDomain

/// Renames, recolours, hides or shows a calendar.
struct CalendarEditCommand: Command {
  static let commandName = CommandName(["calendar", "edit"])

  private static let hide = Flag(
    "hide",
    help: Words(
      ko: "일정 화면에서 숨겨요. 명령과 알림에는 그대로 있어요.",
      en: "Hide it on the Schedule screens; commands and reminders still include it."))
  private static let show = Flag(
    "show", help: Words(ko: "다시 보이게 해요.", en: "Show it there again."))

  static let spec = CommandSpec(
    commandName, arguments: [CalendarSpec.calendar],
    options: [CalendarSpec.newName, CalendarSpec.color, hide, show])

  let tools: EventTools

  static func check(_ input: ParsedInput) throws {
    try input.requireAnOption()
    try input.allowAtMostOne(of: [hide, show])
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let calendars = tools.schedule.calendars
    let old = try calendars.find(try input[CalendarSpec.calendar])
    let calendar = try calendars.edit(
      old.name, renaming: try input[CalendarSpec.newName], try input[CalendarSpec.color],
      hides: input[Self.hide] ? true : input[Self.show] ? false : nil)
    let name = calendar.name.value + Self.visibilityNote(calendar, since: old, console.language)
    console.confirmEdit(
      from: old, to: calendar,
      [console.language(ko: "캘린더를 고쳤어요: \(name).", en: "Changed the calendar \(name).")],
      json: calendar.json)
  }

  /// Returns a note that the calendar was hidden or shown again; empty if neither.
  private static func visibilityNote(
    _ calendar: EventCalendar, since old: EventCalendar, _ language: Language
  ) -> String {
    guard calendar.isHidden != old.isHidden else { return "" }
    return calendar.isHidden
      ? language(ko: " (숨겼어요)", en: " (hidden)")
      : language(ko: " (다시 보여요)", en: " (shown again)")
  }
}
