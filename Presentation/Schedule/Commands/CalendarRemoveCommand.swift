import HearthDomain

/// Removes a calendar and its events.
struct CalendarRemoveCommand: Command {
  static let commandName = CommandName(["calendar", "remove"])

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "캘린더를 담긴 일정과 함께 지워요", en: "Remove a calendar with its events"),
    details: Words(
      ko: "지우기 전에 일정이 몇 개인지 알려 주고 물어봐요.",
      en: "Says how many events are in it and asks first."),
    examples: [
      .line(ko: "hearth calendar remove 회사", en: "hearth calendar remove work"):
        Words(ko: "물어보고 지워요", en: "asks first")
    ],
    arguments: [CalendarSpec.calendar])

  let tools: EventTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let calendars = tools.schedule.calendars
    let name = try calendars.find(try input[CalendarSpec.calendar]).name
    let count = try calendars.all().first { $0.calendar.name == name }?.eventCount ?? 0
    let language = console.language
    let question = language(
      ko: "\(name) 캘린더와 그 안의 일정 \(count)개를 지울까요?",
      en: "Remove the calendar \(name) and the \(Plural("event")(count)) in it?")
    guard try console.confirmOrReport(question, orSays: .nothingRemoved) else { return }
    let removed = try calendars.remove(name)
    console.confirm(
      language(
        ko: "캘린더를 지웠어요: \(name) (일정 \(removed)개).",
        en: "Removed the calendar \(name) (\(Plural("event")(removed)))."),
      json: ["name": .string(name.value), "events": .int(removed)])
  }
}
