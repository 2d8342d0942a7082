import HearthDomain
import TerminalKit

/// Adds a copy of an event on another day.
struct EventCopyCommand: Command {
  struct Options: Hashable, Sendable {
    let typedEvent: String
    let detailOptions: EventOptions
    let timeOptions: EventTimeOptions
    let calendar: String?
  }

  static let commandName = CommandName(["event", "copy"])

  static let spec = CommandSpec(
    commandName, arguments: [EventSpec.event],
    options: EventSpec.timeOptions(isNew: false) + EventSpec.detailOptions + [EventSpec.calendar])

  let tools: EventTools

  static func parse(_ input: ParsedInput) throws -> Options {
    let times = try EventTimeOptions(input, of: commandName)
    // The new day must be given, so `--from` is required.
    guard times.from != nil else {
      throw UsageError(.missingOption(["--from"]), in: commandName.path)
    }
    return Options(
      typedEvent: try input[EventSpec.event], detailOptions: try EventOptions(input, title: nil),
      timeOptions: times,
      calendar: try input[EventSpec.calendar])
  }

  func run(_ options: Options, in console: inout Console) throws {
    let meant = try tools.findEvent(options.typedEvent)
    // If the user names the series, its own values are copied, not those of an occurrence that was
    // changed by itself.
    let old = (try tools.withoutException(meant) ?? meant).occurrence
    let dates = tools.dateReader
    // If the typed day has passed, it is understood as for a new event.
    let passed = try options.timeOptions.passedDate(like: old, dates)
    let now = dates.context.now
    let isChosen = console.canAsk || passed?.isRecent(at: now) == true
    var times = options.timeOptions
    if let passed {
      guard let meant = try times.resolvingPassedDate(passed, at: now, in: &console) else {
        return console.printNote(.nothingPlanned)
      }
      times = meant
    }
    times.defaultMinutes = tools.defaults.minutes
    var details = old.event.details
    details.span = try times.span(like: old, at: tools.formatter.clock, dates)
    if let question = times.lossQuestion(copying: old.event.span, to: details.span) {
      guard try console.confirmOrReport(question(console.language), orSays: .nothingPlanned) else {
        return
      }
    }
    details.adjustReminders(
      from: old.event.details.span, tools.defaults, in: tools.formatter.clock.zone)
    try options.detailOptions.apply(to: &details, tools)
    if let question = tools.formatter.pastQuestion(details)?(console.language) {
      guard try console.confirmUnlessPiped(question, orSays: .nothingPlanned) else { return }
    }
    let named = try options.calendar.map { try tools.calendar($0).name }
    let (usual, missing) = try tools.calendar()
    let outcome = try tools.schedule.copy(
      old.occurrenceID, with: details, in: named, otherwise: usual)
    let messages = EventMessages(
      tools: tools, outcome: outcome, areTimesChanged: true, language: console.language)
    try console.confirm(
      messages.addedSentences + [
        EventMessages.otherCalendarNote(outcome, than: old.event, named, missing)?(
          console.language),
        isChosen ? nil : passed?.chosenDayStatement(in: console.language),
      ],
      json: try tools.json(of: outcome))
  }
}
