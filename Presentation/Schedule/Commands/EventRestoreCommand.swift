import HearthDomain

/// Restores a removed occurrence of a series.
struct EventRestoreCommand: Command {
  static let commandName = CommandName(["event", "restore"])

  static let spec = CommandSpec(commandName, arguments: [EventSpec.occurrence])

  let tools: EventTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let words = try input[EventSpec.occurrence]
    guard let place = try tools.occurrenceID(words, withRemoved: true) else {
      throw input.usageError(
        .unacceptableValue(
          EventSpec.occurrence.spec.nameInMessages, value: words,
          accepted: Words(
            ko: "k3f9q@2026-12-01 같은 ID@날짜", en: "ID@START, such as k3f9q@2026-12-01")))
    }
    let outcome = try tools.schedule.restore(place)
    let (language, event) = (console.language, outcome.event)
    let when = tools.formatter.words(language).dateAndTime(outcome.occurrence)
    try console.confirm(
      language(
        ko: "되살렸어요: \(event.title), \(when).", en: "Brought back: \(event.title), \(when)."),
      json: try tools.json(of: outcome))
  }
}
