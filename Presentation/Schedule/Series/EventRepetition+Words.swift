import HearthDomain
import HearthWhen
import TerminalKit

extension EventRepetition {
  /// Returns `every Tue until 31 Dec 2026`; the rule itself if it cannot be put into words.
  func words(in language: Language) -> String {
    switch self {
    case .series(let series):
      if series.isSingleOccurrence { return language(ko: "한 번", en: "once") }
      if let words = series.words(in: language) { return words }
      let rule = series.rule.eachInWords(language)
      guard series.skipsHolidays else { return rule }
      return language(ko: "\(rule), 공휴일 빼고", en: "\(rule), not on holidays")
    }
  }
}

extension EventSeries {
  /// Returns the repetition as a user would type it; nil if it cannot be put into words.
  func words(in language: Language) -> String? {
    rule.completeWords(in: language, skipsHolidays: skipsHolidays)
  }
}

extension Recurrence {
  /// Returns each of several combined rules in words; those that cannot be put into words, as
  /// rules.
  func eachInWords(_ language: Language) -> String {
    guard hasSeveralRules else { return description }
    func words(_ rules: [Recurrence]) -> String {
      rules.map { rule in
        var own = rule
        (own.additionalRules, own.exclusionRules) = ([], [])
        return own.completeWords(in: language) ?? own.description
      }.joined(separator: language(ko: ", 그리고 ", en: ", and "))
    }
    let given = words([self] + additionalRules)
    if exclusionRules.isEmpty { return given }
    return language(
      ko: "\(given) (\(words(exclusionRules)) 빼고)", en: "\(given) (not \(words(exclusionRules)))")
  }

  /// Returns the rule in quotes, for use in a sentence; in words if possible.
  func quotedInWords(_ language: Language) -> String {
    (completeWords(in: language) ?? eachInWords(language)).quoted(language)
  }

  /// Returns the rule with its end in words. Nil if it cannot be put into words, or consists of
  /// several rules.
  func completeWords(in language: Language, skipsHolidays: Bool = false) -> String? {
    if hasSeveralRules { return nil }
    return EnteredRepetition(.rule(self), skipsHolidays: skipsHolidays).words(in: language)
  }
}

extension Recurrence.Until {
  /// The last day of the rule, on which an occurrence may still begin.
  var lastDay: Day {
    switch self {
    case .day(let day): day
    case .local(let time), .utc(let time): time.day
    }
  }
}

extension SeriesScope {
  /// The scope's text as an answer offered to the user.
  var name: Words {
    switch self {
    case .only: Words(ko: "이번만", en: "only this one")
    case .fromHere: Words(ko: "이번 이후 모두", en: "this and all later")
    case .all: Words(ko: "전체", en: "all")
    }
  }
}

extension Occurrence {
  /// The sign before the title of a repeating event.
  static let repeatSign = "↻"

  /// The repetition sign and a space if the event repeats; otherwise empty.
  var repeatPrefix: String { storedEvent.repetition == nil ? "" : Occurrence.repeatSign + " " }

  var titleWithRepeatSign: String { repeatPrefix + event.title }

  /// Returns the style for the title: `style`, and struck through if the event was cancelled.
  func titleStyle(_ style: Style) -> Style {
    event.details.availability == .calledOff ? style.adding(.strikethrough) : style
  }
}
