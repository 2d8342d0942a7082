import HearthDomain
import HearthWhen
import JSONText

/// Formats search results as text and JSON, relative to the current time.
package struct SearchFormatter: Sendable {
  let clock: LocalClock

  package init(clock: LocalClock) {
    self.clock = clock
  }

  /// Returns the day that a text gives in digits; nil for words, which are searched as they are.
  func day(namedBy text: String) -> Day? {
    guard text.count(where: { $0.isNumber }) >= 2 else { return nil }
    return try? WhenReader(clock, .past).day(text)
  }

  /// Returns a result for programs. `at` is a timestamp, or a day for waterings and all-day events;
  /// it is null for people, contacts and to-dos without a due date.
  func json(of finding: SearchResult, _ text: FindingText) -> JSONObject {
    [
      "area": .string(finding.kind.rawValue), "id": .string(finding.item.fullID),
      "title": .string(text.title), "text": .string(text.text),
      "at": .text(time(of: finding)),
    ]
  }

  func time(of finding: SearchResult) -> String? {
    switch finding.item {
    case .person, .contact: nil
    case .watering(let watering, _): watering.day.description
    case .mood(let mood): mood.moment.timestamp
    case .event(let occurrence) where occurrence.event.span.isAllDay:
      occurrence.start.day.description
    case .task(let task): task.dueText(in: clock.zone)
    case .saying, .event, .book, .sentence: finding.moment.rfc3339(in: clock.zone)
    }
  }

  /// Returns the day of a result; nil if it has none, like the sayings that come with the program.
  private func day(of finding: SearchResult) -> Day? {
    switch finding.item {
    case .person, .contact: nil
    case .watering(let watering, _): watering.day
    case .saying(let saying, _) where saying.isStarter: nil
    case .mood(let mood): mood.day
    case .event(let occurrence): occurrence.start.day
    case .task(let task): task.due(in: clock.zone)?.day
    case .saying, .book, .sentence: clock.zone.localTime(at: finding.moment).day
    }
  }

  /// Returns the day in words, with the time of a timed event or to-do.
  func dateText(of finding: SearchResult) -> Words? {
    guard let day = day(of: finding) else { return nil }
    return Words { language in
      let dates = DayFormatter(language, today: clock.today)
      if case .event(let occurrence) = finding.item, !occurrence.event.span.isAllDay {
        return dates.short(occurrence.start)
      }
      if case .task(let task) = finding.item, let time = task.due(in: clock.zone)?.time {
        return dates.short(LocalTime(day: day, time: time))
      }
      return dates.short(day)
    }
  }
}
