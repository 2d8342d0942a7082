import HearthDomain

/// Describes the part that continues a split series: first day, title and repetition.
struct LaterPartWords {
  private let later: Event
  private let former: Event
  private let words: OccurrenceWords
  private let zone: any ZoneRules

  init(_ later: Event, of former: Event, _ words: OccurrenceWords, _ zone: any ZoneRules) {
    (self.later, self.former, self.words, self.zone) = (later, former, words, zone)
  }

  /// Returns `from Mon 30 Nov: every day 20:00`.
  func text(_ language: Language) -> String {
    language(ko: "\(day)부터 ", en: "from \(day): ") + how(language)
  }

  /// Returns the description as a line of its own: `goes on from Mon 30 Nov: every day 20:00`.
  func line(_ language: Language) -> String {
    language(ko: "\(day)부터 이어짐: ", en: "goes on from \(day): ") + how(language)
  }

  private var day: String { words.day(later.span.start(in: zone).day) }

  private func how(_ language: Language) -> String {
    let title = later.title == former.title ? "" : later.title.quoted(language) + ", "
    return title + (later.repetition?.words(in: language) ?? language(ko: "한 번", en: "once"))
  }
}
