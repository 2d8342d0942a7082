import HearthDomain

/// Describes the later part of a series that was split: first day, title and repetition.
struct LaterPartWords {
  private let laterPart: Event
  private let earlierPart: Event
  private let words: OccurrenceWords
  private let zone: any ZoneRules

  init(_ later: Event, of former: Event, _ words: OccurrenceWords, _ zone: any ZoneRules) {
    (self.laterPart, self.earlierPart, self.words, self.zone) = (later, former, words, zone)
  }

  /// Returns `from Mon 30 Nov: every day 20:00`.
  func text(_ language: Language) -> String {
    language(ko: "\(day)부터 ", en: "from \(day): ") + changesAndRepetition(language)
  }

  /// Returns the description as a line of its own: `goes on from Mon 30 Nov: every day 20:00`.
  func line(_ language: Language) -> String {
    language(ko: "\(day)부터 이어짐: ", en: "goes on from \(day): ") + changesAndRepetition(language)
  }

  private var day: String { words.day(laterPart.span.start(in: zone).day) }

  private func changesAndRepetition(_ language: Language) -> String {
    let title = laterPart.title == earlierPart.title ? "" : laterPart.title.quoted(language) + ", "
    return title + (laterPart.repetition?.words(in: language) ?? language(ko: "한 번", en: "once"))
  }
}
