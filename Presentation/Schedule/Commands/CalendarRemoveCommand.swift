import HearthDomain

/// Removes a calendar and its events.
struct CalendarRemoveCommand: Command {
  static let words = CommandName(["calendar", "remove"])

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "캘린더를 담긴 일정과 함께 지워요", en: "Remove a calendar with its events"),
    details: Words(
      ko: "지우기 전에 일정이 몇 개인지 알려 주고 물어봐요.",
      en: "Says how many events are in it, and asks before."),
    examples: [
      .line(ko: "hearth calendar remove 회사", en: "hearth calendar remove work"):
        Words(ko: "물어보고 지워요", en: "after a question")
    ],
    arguments: [CalendarSpec.which])

  let tools: EventTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let calendars = tools.schedule.calendars
    let name = try calendars.meant(by: try input[CalendarSpec.which]).name
    let count = try calendars.all().first { $0.calendar.name == name }?.events ?? 0
    let language = console.language
    let question = language(
      ko: "\(name) 캘린더와 그 안의 일정 \(count)개를 지울까요?",
      en: "Remove the calendar \(name) and the \(Plural("event")(count)) in it?")
    guard try console.agrees(to: question, orSays: .nothingRemoved) else { return }
    let removed = try calendars.remove(name)
    console.tell(
      language(
        ko: "캘린더를 지웠어요: \(name) (일정 \(removed)개).",
        en: "Removed the calendar \(name) (\(Plural("event")(removed)))."),
      json: ["name": .string(name.value), "events": .int(removed)])
  }
}
