import HearthDomain

/// Ends a subscription and removes its events.
struct CalendarUnsubscribeCommand: Command {
  static let commandName = CommandName(["calendar", "unsubscribe"])

  static let spec = CommandSpec(
    commandName, arguments: [CalendarSpec.calendar], isForPeople: true, isIrreversible: true)

  let tools: LinkTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let listed = try tools.subscription(named: try input[CalendarSpec.calendar])
    let (name, language) = (listed.name, console.language)
    let question = language(
      ko: "\(name) 구독을 끊을까요? 일정 \(listed.itemCount)개가 여기서 사라져요.",
      en:
        "Unsubscribe from \(name)? Its \(Plural("event")(listed.itemCount)) will be removed here.")
    guard try console.confirmOrReport(question, orSays: .nothingChanged) else { return }
    let removed = try tools.schedule.subscriptions.remove(name)
    console.confirm(
      language(ko: "구독을 끊었어요: \(name).", en: "Unsubscribed from \(name)."),
      json: ["calendar": .string(name.value), "events": .int(removed)])
  }
}
