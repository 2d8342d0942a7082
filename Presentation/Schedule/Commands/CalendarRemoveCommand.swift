import HearthDomain

/// Removes a calendar with its events and to-dos.
struct CalendarRemoveCommand: Command {
  static let commandName = CommandName(["calendar", "remove"])

  static let spec = CommandSpec(commandName, arguments: [CalendarSpec.calendar])

  let tools: EventTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let calendars = tools.schedule.calendars
    let name = try calendars.find(try input[CalendarSpec.calendar]).name
    let language = console.language
    let contents = try calendars.all().first { $0.calendar.name == name }?.contents(language) ?? ""
    let question = language(
      ko: "\(name) 캘린더와 그 안의 \(contents)를 지울까요?",
      en: "Remove the calendar \(name) and the \(contents) in it?")
    guard try console.confirmOrReport(question, orSays: .nothingRemoved) else { return }
    let removed = try calendars.remove(name)
    console.confirm(
      language(
        ko: "캘린더를 지웠어요: \(name) (\(removed.contents(language))).",
        en: "Removed the calendar \(name) (\(removed.contents(language)))."),
      json: [
        "name": .string(name.value), "events": .int(removed.eventCount),
        "toDos": .int(removed.toDoCount),
      ])
  }
}

extension ListedCalendar {
  /// The numbers of its events and, if there are any, to-dos: `3 events and 1 to-do`.
  fileprivate func contents(_ language: Language) -> String {
    let events = language(ko: "일정 \(eventCount)개", en: Plural("event")(eventCount))
    let toDos = language(ko: "할 일 \(toDoCount)개", en: Plural("to-do")(toDoCount))
    if toDoCount == 0 { return events }
    return eventCount == 0
      ? toDos : language(ko: "\(events), \(toDos)", en: "\(events) and \(toDos)")
  }
}
