import HearthDomain

/// What is said once something was done with an event.
enum ScheduleNews {
  /// That the event is kept, when it is, what it overlaps and what the clock made of its times.
  static func kept(_ outcome: EventOutcome, isNew: Bool, today: Day) -> Words {
    Words(
      ko: kept(outcome, isNew, OccurrenceWords(.korean, today: today), .korean, today),
      en: kept(outcome, isNew, OccurrenceWords(.english, today: today), .english, today))
  }

  static func removed(_ event: Event) -> Words {
    let title = event.title.quotable()
    return Words(ko: "‘\(title)’ 일정을 지웠어요.", en: "Removed “\(title)”.")
  }

  private static func kept(
    _ outcome: EventOutcome, _ isNew: Bool, _ words: OccurrenceWords, _ language: Language,
    _ today: Day
  ) -> String {
    let title = outcome.event.title.quotable()
    let when = words.when(outcome.occurrence)
    let news = language(
      ko: "‘\(title)’ 일정을 \(isNew ? "적었어요" : "고쳤어요"): \(when).",
      en: "\(isNew ? "Added" : "Changed") “\(title)”: \(when).")
    let overlaps = words.overlaps(
      of: outcome.occurrence, with: outcome.overlaps, hasMore: outcome.hasMoreOverlaps
    )
    .map { language(ko: "\($0).", en: "It \($0).") }
    return
      ([news, overlaps].compactMap { $0 }
      + outcome.notices.map { $0.text(in: language, today: today) })
      .joined(separator: " ")
  }
}
