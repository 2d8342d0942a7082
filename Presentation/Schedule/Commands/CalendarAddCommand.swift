import HearthDomain

/// Creates a calendar for events.
struct CalendarAddCommand: Command {
  static let commandName = CommandName(["calendar", "add"])

  private static let name = Argument<CalendarName>(
    "name", placeholder: .name, help: Words(ko: "40자까지 쓸 수 있어요.", en: "Up to 40 characters.")
  ) { try CalendarName($0.text) }

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "일정을 나누어 담을 캘린더를 만들어요", en: "Create another calendar for events"),
    details: Words(
      ko: "그 뒤로 hearth event add에 --in과 이름을 적으면 거기 들어가요. 기본 캘린더는 calendar.default 설정으로 바꿔요.",
      en: "After that, hearth event add takes its name with --in; the setting calendar.default"
        + " changes the default calendar."),
    examples: [
      .line(ko: "hearth calendar add 회사", en: "hearth calendar add work"):
        Words(ko: "회사 캘린더를 만들어요", en: "a calendar for work"),
      .line(
        ko: "hearth calendar add 가족 --color orange",
        en: "hearth calendar add family --color orange"):
        Words(ko: "주황색으로 보여요", en: "one that is shown in orange"),
    ],
    arguments: [name], options: [CalendarSpec.color])

  let tools: EventTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let calendar = try tools.schedule.calendars.add(
      try input[Self.name], try input[CalendarSpec.color])
    console.confirm(
      console.language(
        ko: "캘린더를 만들었어요: \(calendar.name).", en: "Created the calendar \(calendar.name)."),
      json: calendar.json)
  }
}
