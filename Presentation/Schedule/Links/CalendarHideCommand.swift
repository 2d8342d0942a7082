import HearthDomain

/// Hides a subscribed calendar.
struct CalendarHideCommand: Command {
  static let commandName = CommandName(["calendar", "subscriptions", "hide"])

  private static let calendar = Argument<String>(
    "name", placeholder: .name,
    help: Words(ko: "구독한 캘린더의 이름이나 그 일부예요.", en: "The name of a subscription, or a part."))

  static let spec = CommandSpec(commandName, arguments: [calendar])

  let tools: LinkTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let listed = try tools.subscription(named: try input[Self.calendar])
    let calendars = tools.schedule.calendars
    let old = try calendars.find(listed.name.value)
    let calendar = try calendars.edit(old.name, hides: true)
    console.confirmEdit(
      from: old, to: calendar,
      [
        console.language(
          ko: "캘린더를 숨겼어요: \(calendar.name).", en: "Hid the calendar \(calendar.name).")
      ], json: calendar.json)
  }
}
