import HearthDomain

/// Hides a subscribed calendar.
struct CalendarHideCommand: Command {
  static let commandName = CommandName(["calendar", "subscriptions", "hide"])

  private static let calendar = Argument<String>(
    "name", placeholder: .name,
    help: Words(ko: "구독한 캘린더의 이름이나 그 일부예요.", en: "The name of a subscription, or a part."))

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "구독한 캘린더를 숨겨요", en: "Hide a subscribed calendar"),
    details: Words(
      ko: "일정 화면에서만 숨기고, 새 일정은 계속 읽어요. hearth calendar edit 이름 --show로 다시 보이게 해요.",
      en: "It is hidden on the Schedule screens only and still updated; hearth calendar edit NAME"
        + " --show shows it again."),
    examples: [
      .line(
        ko: "hearth calendar subscriptions hide 학교",
        en: "hearth calendar subscriptions hide school"):
        Words(ko: "일정 화면에 나오지 않아요", en: "no longer on the Schedule screens")
    ],
    arguments: [calendar])

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
