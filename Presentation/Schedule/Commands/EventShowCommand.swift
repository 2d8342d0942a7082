import HearthDomain
import TerminalKit

/// Shows one event.
struct EventShowCommand: Command {
  static let commandName = CommandName(["event", "show"])

  static let spec = CommandSpec(
    commandName, arguments: [EventSpec.event], options: [occurrences, DayCount.option],
    isReadOnly: true)

  private static let occurrences = Option<Int>(
    "occurrences", in: 1...1000, placeholder: Words(ko: "수", en: "N"),
    help: Words(ko: "다음 회차를 이만큼 봐요.", en: "Show this many of the next occurrences."))

  let tools: EventTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let queries = tools.schedule.queries
    let meant = try tools.findEvent(try input[EventSpec.event])
    var listed = try queries.listedEvent(meant.occurrence)
    listed.unsupportedAlarms = try tools.unsupportedAlarms(of: listed.event)
    let count = try input[Self.occurrences]
    let isUnsaid = meant.event.series.map { $0.rule.completeWords(in: console.language) == nil }
    // If the rule cannot be put into words, its next three occurrences are shown.
    let shown = count ?? (isUnsaid == true && !meant.isOccurrenceNamed ? 3 : 0)
    let coming =
      meant.repeats ? try queries.upcomingOccurrences(of: meant.event.id, limit: shown) : []
    var json = tools.formatter.json(of: listed)
    if count != nil {
      let zone = tools.formatter.clock.zone
      json.append("occurrences", .array(coming.map { .object($0.shortJSON(in: zone)) }))
    }
    var plain = pipedValues(listed, coming)
    let today = tools.formatter.today
    let dayCount = input[DayCount.option] ? tools.formatter.dayCount(of: meant.occurrence) : nil
    if let dayCount {
      json.append("count", dayCount.json(to: meant.occurrence.start.day, today: today))
      plain["count"] = dayCount.plainText(today: today)
      plain["count.dDay"] = "\(meant.occurrence.start.day - today)"
    }
    console.printOne(json, plain: plain) { console in
      let widths = console.traits.widths
      let words = tools.formatter.words(console.language)
      let title = Paragraph(
        StyledText(
          words.title(meant.occurrence), meant.occurrence.titleStyle(Style(attributes: .bold))))
      let facts = EventFacts(
        listed: listed, comingOccurrences: coming, dayCount: dayCount, formatter: tools.formatter,
        language: console.language)
      let rows =
        title.rows(columns: console.width, widths: widths) + [StyledText()]
        + TermList(facts.entries).rows(columns: console.width, widths: widths)
      for row in rows { console.printLine(row) }
    }
  }

  /// Returns values for pipes as text, which in JSON are arrays or objects.
  private func pipedValues(_ listed: ListedEvent, _ coming: [Occurrence]) -> [String: String] {
    let kept = listed.occurrence.storedEvent
    let series = kept.series?.isSingleOccurrence == true ? nil : kept.series
    let rule = series?.exportedRule(from: kept.span.repetitionStart)
    return [
      "remindMinutes": listed.event.details.reminders.minutesBefore.map(String.init)
        .joined(separator: " "),
      "overlaps": listed.overlaps.firstOverlaps.map(\.event.id.fullForm).joined(separator: " "),
      "overlapping": listed.overlaps.firstOverlaps.map(TypedOccurrence.reference).joined(
        separator: " "),
      "repeats": rule?.description ?? "",
      "untoldAlarms": listed.unsupportedAlarms.map(\.trigger).joined(separator: " "),
      "unreadRules": listed.unreadRules.joined(separator: " "),
      "occurrences": coming.map { reference(of: $0, among: coming) }.joined(separator: " "),
    ]
  }

  /// Returns the reference by which the user can name the occurrence. A moved one is named by its
  /// new start, unless another occurrence had that start originally.
  private func reference(of occurrence: Occurrence, among coming: [Occurrence]) -> String {
    let series = occurrence.storedEvent.series
    let isTaken = coming.contains { $0.originalStart == occurrence.start }
    return occurrence.isOverridden && !isTaken && series?.followsZone != true
      ? TypedOccurrence.reference(occurrence, at: occurrence.start)
      : TypedOccurrence.reference(occurrence)
  }
}
