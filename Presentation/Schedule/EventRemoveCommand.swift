import HearthDomain

/// Removes an event with its reminders.
public struct EventRemoveCommand: Command {
  public typealias Options = Which

  public static let words = CommandName(["event", "remove"])

  public static let spec = CommandSpec(
    words,
    summary: Words(ko: "일정을 지워요", en: "Remove an event with its reminders"),
    examples: [
      CommandExample(
        line: Words(ko: "hearth event remove 치과", en: "hearth event remove Dentist"),
        meaning: Words(ko: "언제 일정인지 알려 주고 물어봐요", en: "asks first, and says what goes"))
    ],
    arguments: [EventSpec.which])

  private let queries: ScheduleQueries
  private let remove: RemoveEvent
  private let voice: EventVoice

  public init(queries: ScheduleQueries, remove: RemoveEvent, voice: EventVoice) {
    self.queries = queries
    self.remove = remove
    self.voice = voice
  }

  public func run(_ options: Options, in console: inout Console) throws {
    let event = try queries.find(options.words)
    let language = console.language
    let occurrence = voice.occurrence(of: event)
    let name = "\(event.title), \(voice.words(language).when(occurrence))"
    let question = question(about: occurrence, language)
    guard try console.agrees(to: question, orSays: .nothingRemoved) else { return }
    let overlaps = try queries.overlaps(of: event, limit: EventOutcome.mostOverlaps)
    try remove(event.id)
    console.tell(
      [language(ko: "일정을 지웠어요: \(name).", en: "Removed: \(name).")],
      json: voice.json(of: occurrence, overlaps: overlaps))
  }

  private func question(about occurrence: Occurrence, _ language: Language) -> String {
    let (title, when) = (occurrence.event.title, voice.words(language).when(occurrence))
    let pending = occurrence.reminders.count { $0.at > voice.clock.now() }
    let reminders =
      switch pending {
      case 0: Words(ko: "", en: "")
      case 1: Words(ko: " 남은 알림도 함께 지워요.", en: " and its reminder")
      default: Words(ko: " 남은 알림 \(pending)개도 함께 지워요.", en: " and its \(pending) reminders")
      }
    return language(
      ko: "일정을 지울까요? \(title), \(when).\(reminders.ko) 되돌릴 수 없어요.",
      en: "Remove \(title) (\(when))\(reminders.en)? This cannot be undone.")
  }
}
