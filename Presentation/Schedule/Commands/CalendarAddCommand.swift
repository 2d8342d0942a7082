import HearthDomain

/// Creates a calendar for events.
struct CalendarAddCommand: Command {
  static let commandName = CommandName(["calendar", "add"])

  private static let name = Argument<CalendarName>(
    "name", placeholder: .name, help: Words(ko: "40자까지 쓸 수 있어요.", en: "Up to 40 characters.")
  ) { try CalendarName($0.text) }

  static let spec = CommandSpec(commandName, arguments: [name], options: [CalendarSpec.color])

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
