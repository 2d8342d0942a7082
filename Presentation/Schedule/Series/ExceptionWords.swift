import HearthDomain

/// Describes one exception of a series: a changed, removed or added occurrence.
struct ExceptionWords {
  private let exception: SeriesException
  private let event: Event
  private let words: OccurrenceWords
  private let zone: any ZoneRules

  init(
    _ exception: SeriesException, of kept: Event, _ words: OccurrenceWords, _ zone: any ZoneRules
  ) {
    (self.exception, self.event, self.words, self.zone) = (exception, kept, words, zone)
  }

  /// Returns `Tue 1 Dec: removed` or `12월 8일 (화) → 12월 9일 (수) 10:00–11:00`.
  func line(_ language: Language) -> String {
    let day = originalStart
    switch exception.change {
    case .removed: return language(ko: "\(day): 지움", en: "\(day): removed")
    case .added: return language(ko: "\(day): 추가함", en: "\(day): added")
    case .overridden(let details):
      let moved = Occurrence(of: Event(id: event.id, details: details), in: zone)
      let title = details.title == event.details.title ? "" : " \(details.title.value.quotable())"
      let later = details.appliesToLater ? language(ko: ", 이후 모두", en: ", and all later") : ""
      return "\(day) → \(words.dateAndTime(moved))\(title)\(later)"
    }
  }

  /// The start before the change. It has a time only if the series repeats within a day.
  private var originalStart: String {
    let (day, time) = (words.day(exception.originalStart.day), exception.originalStart.time)
    let isWithinDay = event.series.map { $0.rule.frequency < .daily || !$0.rule.hours.isEmpty }
    return isWithinDay == true ? "\(day) \(time)" : day
  }
}
