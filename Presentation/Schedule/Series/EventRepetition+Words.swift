import HearthDomain
import TerminalKit

extension EventRepetition {
  /// `every Tue until 31 Dec 2026`, `하고 나서 7일 뒤`; the rule as it is where no words say it.
  func words(in language: Language) -> String {
    switch self {
    case .series(let series):
      if series.isOnce { return language(ko: "한 번", en: "once") }
      if let words = series.words(in: language) { return words }
      let rule = series.rule.eachInWords(language)
      guard series.skipsHolidays else { return rule }
      return language(ko: "\(rule), 공휴일 빼고", en: "\(rule), not on holidays")
    case .afterDone(let afterDone):
      var typed = TypedRepetition(.afterDone(days: afterDone.days))
      typed.times = afterDone.timesLeft
      return typed.words(in: language) ?? ""
    }
  }
}

extension EventSeries {
  /// How it repeats, as it is typed; nil where no words say it.
  func words(in language: Language) -> String? {
    rule.wholeWords(in: language, skipsHolidays: skipsHolidays)
  }
}

extension Recurrence {
  /// Each rule in words, or as it is where none say it.
  func eachInWords(_ language: Language) -> String {
    guard isJoined else { return description }
    func words(_ rules: [Recurrence]) -> String {
      rules.map { rule in
        var own = rule
        (own.others, own.excluded) = ([], [])
        return own.wholeWords(in: language) ?? own.description
      }.joined(separator: language(ko: ", 그리고 ", en: ", and "))
    }
    let given = words([self] + others)
    if excluded.isEmpty { return given }
    return language(
      ko: "\(given) (\(words(excluded)) 빼고)", en: "\(given) (not \(words(excluded)))")
  }

  /// As a sentence names it: in words, and as it is where none say it.
  func quotedInWords(_ language: Language) -> String {
    (wholeWords(in: language) ?? eachInWords(language)).quoted(language)
  }

  /// The rule with its end; nil where no words say it, and where there are more rules than one.
  func wholeWords(in language: Language, skipsHolidays: Bool = false) -> String? {
    if isJoined { return nil }
    var endless = self
    (endless.count, endless.until) = (nil, nil)
    var typed = TypedRepetition(.rule(endless))
    typed.times = count
    typed.until = until?.day
    typed.skipsHolidays = skipsHolidays ? true : nil
    return typed.words(in: language)
  }
}

extension Recurrence.Until {
  /// The last day on which anything may be.
  var day: Day {
    switch self {
    case .day(let day): day
    case .local(let time), .utc(let time): time.day
    }
  }
}

extension SeriesScope {
  /// What is meant, as one is asked for it.
  var name: Words {
    switch self {
    case .only: Words(ko: "이번만", en: "only this one")
    case .fromHere: Words(ko: "이번부터 뒤로", en: "this and all later")
    case .all: Words(ko: "모두", en: "all")
    }
  }
}

extension Occurrence {
  /// Stands before the title of what repeats.
  static let repeatSign = "↻"

  /// The sign with a space where it repeats, else nothing.
  var sign: String { kept.repetition == nil ? "" : Occurrence.repeatSign + " " }

  var signedTitle: String { sign + event.title }

  /// How the title looks that would look so, struck where it was called off.
  func titled(_ style: Style) -> Style {
    event.details.part == .calledOff ? style.adding(.strikethrough) : style
  }
}
