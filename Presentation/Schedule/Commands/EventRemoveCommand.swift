import HearthDomain
import TerminalKit

/// Removes events with their reminders, or occurrences of a series.
struct EventRemoveCommand: RemovalCommand {
  static let commandName = CommandName(["event", "remove"])

  static let spec = CommandSpec(
    commandName, arguments: [EventSpec.event.asSeveralWords],
    options: SeriesScopeOptions.options + [EventSpec.notify])

  let tools: EventTools
  private var formatter: EventFormatter { tools.formatter }

  static func check(_ input: ParsedInput) throws {
    _ = try SeriesScopeOptions(input, of: commandName)
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let things = try itemsToRemove(input, console)
    let entry = try SeriesScopeOptions(input, of: Self.commandName)
    let series = things.filter(\.repeats)
    guard let first = series.first else { return try removeAll(input, .all, in: &console) }
    // No second question is needed, because choosing what to remove confirms the removal.
    guard things.count == 1, entry.scope == nil else {
      for thing in series {
        _ = try entry.requiredScope(thing)
      }
      return try removeAll(input, entry.scope ?? .all, in: &console)
    }
    var question = SeriesWords(first, formatter).removalQuestion
    if declinesInvitation(first, .all) {
      let declines = MeetingWords.wholeSeriesDeclineNote
      question = Words(
        ko: "\(question.ko) \(declines.ko)", en: "\(question.en) \(declines.en)")
    }
    guard let scope = try entry.scope(of: first, question: question, in: &console) else {
      return console.printNote(.nothingRemoved)
    }
    try remove(things, scope, input, in: &console)
  }

  /// Removes the events. Asks first if that notifies other participants.
  private func remove(
    _ things: [NamedEvent], _ scope: SeriesScope, _ input: ParsedInput, in console: inout Console
  ) throws {
    guard
      let notifies = try tools.mayNotifyParticipants(
        things.map(\.event), isSaid: input[EventSpec.notify], orSays: .nothingRemoved,
        in: &console)
    else { return }
    let removed = try remove(things, scope, notifying: notifies, console.language)
    console.confirmEach(removed.map { $0.message }, json: Self.json(removed.map { $0.json }))
  }

  private func removeAll(
    _ input: ParsedInput, _ scope: SeriesScope, in console: inout Console
  ) throws {
    let (things, language) = (try itemsToRemove(input, console), console.language)
    guard
      try console.confirmOrReport(fullQuestion(things, scope, language), orSays: .nothingRemoved)
    else { return }
    try remove(things, scope, input, in: &console)
  }

  func typedNames(_ input: ParsedInput) throws -> [String] {
    try input[EventSpec.event.asSeveralWords]
  }

  func item(named words: String, _ input: ParsedInput) throws -> NamedEvent {
    try tools.findEvent(words)
  }

  func isCompletelyNamed(_ thing: NamedEvent, by words: CompleteName) -> Bool {
    // A date, for example, may follow the name to select an occurrence.
    let name = TypedOccurrence.name(in: words.words).map(CompleteName.init) ?? words
    return name.matches([thing.event.title, thing.occurrence.event.title], thing.event.id)
  }

  func idSuffix(of thing: NamedEvent) -> String? { thing.event.id.shortForm }

  func listName(of thing: NamedEvent, _ language: Language) -> String {
    let occurrence = thing.occurrence
    return "\(occurrence.event.title), \(formatter.words(language).dateAndTime(occurrence))"
  }

  func question(_ things: [NamedEvent], _ language: Language) -> String {
    question(things, .all, language)
  }

  private func question(
    _ things: [NamedEvent], _ scope: SeriesScope, _ language: Language
  ) -> String {
    if let only = things.first, things.count == 1 {
      return only.repeats
        ? SeriesWords(only, formatter).removalConfirmation(scope)(language)
        : question(about: only.occurrence, language)
    }
    return language(
      ko: "일정 \(things.count)개와 그 알림을 지울까요?",
      en: "Remove these \(things.count) events and their reminders?")
  }

  private func fullQuestion(
    _ things: [NamedEvent], _ scope: SeriesScope, _ language: Language
  ) -> String {
    let declines = things.contains { self.declinesInvitation($0, scope) }
    return things.map { listName(of: $0, language) }.listed(language)
      + question(things, scope, language) + (declines ? MeetingWords.declineNote(language) : "")
  }

  private func declinesInvitation(_ thing: NamedEvent, _ scope: SeriesScope) -> Bool {
    let place = thing.occurrence.occurrenceID
    return (try? tools.schedule.queries.declines(removing: scope, at: place)) ?? false
  }

  private func question(about occurrence: Occurrence, _ language: Language) -> String {
    let (title, when) = (occurrence.event.title, formatter.words(language).dateAndTime(occurrence))
    let pending = occurrence.reminders(in: formatter.clock.zone)
      .count { $0.dueAt > formatter.clock.now() }
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

  func remove(_ things: [NamedEvent], _ language: Language) throws -> [RemovedItem] {
    try remove(things, .all, notifying: false, language)
  }

  private func remove(
    _ things: [NamedEvent], _ scope: SeriesScope, notifying: Bool, _ language: Language
  ) throws -> [RemovedItem] {
    let removed = try things.map { thing in
      let words =
        thing.repeats
        ? SeriesWords(thing, formatter).removedMessage(scope)
        : Words(
          ko: "일정을 지웠어요: \(listName(of: thing, .korean)).",
          en: "Removed: \(listName(of: thing, .english)).")
      let listed = try tools.schedule.queries.listedEvent(thing.occurrence)
      return RemovedItem(message: words(language), json: formatter.json(of: listed))
    }
    try tools.schedule.remove(things.map(\.occurrenceID), scope: scope, notifying: notifying)
    return removed
  }
}
