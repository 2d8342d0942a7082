import HearthDomain

/// Removes an event with its reminders.
struct EventRemoveCommand: RemovalCommand {
  static let words = CommandName(["event", "remove"])

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "일정을 지워요", en: "Remove an event with its reminders"),
    examples: [
      CommandExample(
        line: Words(ko: "hearth event remove 치과", en: "hearth event remove Dentist"),
        meaning: Words(ko: "언제 일정인지 알려 주고 물어봐요", en: "asks first, and says what goes")),
      CommandExample(
        line: Words(
          ko: "hearth event remove 치과 회의", en: "hearth event remove Dentist Meeting"),
        meaning: Words(ko: "둘을 한꺼번에 물어보고 지워요", en: "two of them, with one question")),
    ],
    arguments: [EventSpec.which.several])

  let tools: EventTools
  private var formatter: EventFormatter { tools.formatter }

  func things(_ input: ParsedInput) throws -> [Event] {
    try input[EventSpec.which.several].found { try tools.schedule.queries.find($0) }
  }

  func name(of event: Event, _ language: Language) -> String {
    "\(event.title), \(formatter.words(language).when(formatter.occurrence(of: event)))"
  }

  func question(_ events: [Event], _ language: Language) -> String {
    if let only = events.first, events.count == 1 {
      return question(about: formatter.occurrence(of: only), language)
    }
    return language(
      ko: "일정 \(events.count)개와 그 알림을 지울까요?",
      en: "Remove these \(events.count) events and their reminders?")
  }

  private func question(about occurrence: Occurrence, _ language: Language) -> String {
    let (title, when) = (occurrence.event.title, formatter.words(language).when(occurrence))
    let pending = occurrence.reminders.count { $0.at > formatter.clock.now() }
    let reminders =
      switch pending {
      case 0: Words(ko: "", en: "")
      case 1: Words(ko: " 남은 알림도 함께 지워져요.", en: " and its reminder")
      default: Words(ko: " 남은 알림 \(pending)개도 함께 지워져요.", en: " and its \(pending) reminders")
      }
    return language(
      ko: "\(title.quoted(.korean)) 일정을 지울까요? \(when).\(reminders.ko)",
      en: "Remove \(title) (\(when))\(reminders.en)?")
  }

  func remove(_ events: [Event], _ language: Language) throws -> [RemovedThing] {
    let removed = try events.map { event in
      let name = name(of: event, language)
      let listed = try tools.schedule.queries.listed(formatter.occurrence(of: event))
      return RemovedThing(
        words: language(ko: "일정을 지웠어요: \(name).", en: "Removed: \(name)."),
        json: formatter.json(of: listed))
    }
    try tools.schedule.remove(events.map(\.id))
    return removed
  }
}
