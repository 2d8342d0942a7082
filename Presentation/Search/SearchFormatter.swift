import HearthDomain
import JSONText

/// Puts what is found everywhere into words and JSON, as seen from now.
package struct SearchFormatter: Sendable {
  let clock: LocalClock

  package init(clock: LocalClock) {
    self.clock = clock
  }

  /// The day that a text names in digits; nil for words, which are searched as they are.
  func day(namedBy text: String) -> Day? {
    guard text.count(where: { $0.isNumber }) >= 2 else { return nil }
    return try? DateInput(clock: clock, leaning: .past).day(text)
  }

  /// The finding as programs see it: its time is a moment, of contacts and whole days a day, and
  /// null for people and tasks that are due on no day; a task has no id.
  func json(of finding: Finding, _ text: FoundText) -> JSONObject {
    [
      "area": .string(finding.kind.rawValue), "id": .text(finding.thing.idSpelling),
      "title": .string(text.title), "text": .string(text.text),
      "at": .text(time(of: finding)),
    ]
  }

  func time(of finding: Finding) -> String? {
    switch finding.thing {
    case .person, .contact: nil
    case .watering(let watering, _): watering.on.description
    case .mood(let mood): mood.moment.timestamp
    case .event(let occurrence) where occurrence.event.span.isAllDay:
      occurrence.start.day.description
    case .task(let task): task.dueText(in: clock.zone)
    case .saying, .event, .book, .sentence: finding.moment.rfc3339(in: clock.zone)
    }
  }

  /// The day by which people place the thing; nil where there is none, as for the collection
  /// that comes with the program.
  private func day(of finding: Finding) -> Day? {
    switch finding.thing {
    case .person, .contact: nil
    case .watering(let watering, _): watering.on
    case .saying(let saying, _) where saying.isStarter: nil
    case .mood(let mood): mood.day
    case .event(let occurrence): occurrence.start.day
    case .task(let task): task.due(in: clock.zone)?.day
    case .saying, .book, .sentence: clock.zone.localTime(at: finding.moment).day
    }
  }

  /// The same in words; of an event or a task that has a time, with it.
  func moment(of finding: Finding) -> Words? {
    guard let day = day(of: finding) else { return nil }
    return Words { language in
      let dates = DateWords(language, today: clock.today)
      if case .event(let occurrence) = finding.thing, !occurrence.event.span.isAllDay {
        return dates.short(occurrence.start)
      }
      if case .task(let task) = finding.thing, let time = task.due(in: clock.zone)?.time {
        return dates.short(LocalTime(day: day, time: time))
      }
      return dates.short(day)
    }
  }
}
