import HearthDomain
import HearthWhen
import JSONText

/// Marks an event done; for events that repeat some days after they were done.
struct EventDoneCommand: Command {
  static let commandName = CommandName(["event", "done"])

  private static let day = Option<String>(
    "on", .day,
    help: Words(
      ko: "완료한 날이에요. 적지 않으면 오늘이에요.",
      en: "The day it was done; today by default."))

  static let spec = CommandSpec(commandName, arguments: [EventSpec.event], options: [day])

  let tools: EventTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let meant = try tools.findEvent(input[EventSpec.event])
    let clock = tools.formatter.clock
    let day = try input[Self.day].map {
      try WhenReader(clock, .past).forRecords.day($0)
    }
    let outcome = try tools.schedule.markDone(
      meant.event.id, at: meant.isOccurrenceNamed ? meant.occurrenceID.originalStart : nil, on: day)
    let language = console.language
    let words = tools.formatter.words(language)
    let title = outcome.done.event.title
    let next = outcome.next.map { words.dateAndTime($0) }
    let on = words.day(outcome.done.days.lowerBound)
    try console.confirm(
      [
        outcome.wasAlreadyDone
          ? language(
            ko: "이미 완료로 표시했어요: \(title), \(on).",
            en: "Already marked done: \(title), \(on).")
          : language(ko: "했어요: \(title), \(on).", en: "Done: \(title), \(on)."),
        next.map {
          language(ko: "다음은 \(KoreanParticle.copula($0)).", en: "The next is \($0).")
        }
          ?? language(ko: "이제 다 했어요.", en: "That was the last time."),
      ],
      json: try json(of: outcome))
  }

  /// Returns the next occurrence, with the one that was done as `done`. After the last occurrence,
  /// both are the one that was done.
  private func json(of outcome: MarkEventDone.Outcome) throws -> JSONObject {
    let queries = tools.schedule.queries
    var json = tools.formatter.json(of: try queries.listedEvent(outcome.next ?? outcome.done))
    json.append("done", .object(outcome.done.shortJSON(in: tools.formatter.clock.zone)))
    return json
  }
}
