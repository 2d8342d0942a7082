/// What makes a day a holiday.
public enum Holiday: Hashable, Sendable {
  case korean(KoreanHoliday, isSubstitute: Bool)
  /// A day that follows from no rule, by the name that the user gave it.
  case own(String)
}

/// Where the holidays of calendars come from.
public enum HolidaySource: String, CaseIterable, Hashable, Sendable {
  case korea = "kr"
  case nowhere = "none"
}

/// The days that calendars show as holidays.
public struct HolidayCalendar: Hashable, Sendable {
  public let source: HolidaySource
  /// Days of the user's own, such as temporary holidays and elections.
  public let added: [Day: String]

  public init(_ source: HolidaySource, added: [Day: String] = [:]) {
    self.source = source
    self.added = added
  }

  /// What these days are kept for; days that are none are left out.
  public func days(_ days: ClosedRange<Day>) -> [Day: [Holiday]] {
    var found: [Day: [Holiday]] = [:]
    let years = days.lowerBound.year...days.upperBound.year
    if source == .korea, years.overlaps(KoreanHolidays.years) {
      let known = years.clamped(to: KoreanHolidays.years)
      for kept in known.flatMap(KoreanHolidays.days) where days.contains(kept.day) {
        found[kept.day, default: []].append(
          .korean(kept.holiday, isSubstitute: kept.isSubstitute))
      }
    }
    for (day, name) in added where days.contains(day) {
      found[day, default: []].append(.own(name))
    }
    return found
  }

  /// Whether the day is kept for anything.
  public func has(_ day: Day) -> Bool {
    added[day] != nil
      || source == .korea && KoreanHolidays.days(inYear: day.year).contains { $0.day == day }
  }
}

/// What the user has chosen of holidays.
public struct HolidaySettings: Hashable, Sendable {
  static let mostAdded = 400
  static let nameLimit = 40

  /// Nil for what is usual in the language.
  public var source: HolidaySource?
  public var added: [Day: String] = [:]

  public init() {}

  public func calendar(in language: Language) -> HolidayCalendar {
    let usual: HolidaySource =
      switch language {
      case .korean: .korea
      case .english: .nowhere
      }
    return HolidayCalendar(source ?? usual, added: added)
  }

  /// What a series leaves out that leaves out holidays: it says itself that those of Korea are
  /// meant, whatever calendars show.
  public var leftOut: HolidayCalendar { HolidayCalendar(.korea, added: added) }
}

/// Days with their names as settings write them: `2026-06-03=Election; 2026-10-02=…`.
public enum NamedDays {
  /// Nil where the text is anything else; a day without a name only where that is accepted.
  static func read(_ text: String, takesBlanks: Bool = false) -> [Day: String]? {
    var days: [Day: String] = [:]
    for entry in text.split(separator: ";") {
      let parts = entry.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map { $0.trimmed }
      guard parts.count == 2, let day = ISOMoment.day(parts[0]),
        takesBlanks || !parts[1].isEmpty, parts[1].count <= HolidaySettings.nameLimit,
        parts[1].utf8.count <= 16 * HolidaySettings.nameLimit, !TextWeight.isTooHeavy(parts[1]),
        !parts[1].contains(where: \.isNewline)
      else { return nil }
      days[day] = parts[1]
    }
    return days.count <= HolidaySettings.mostAdded ? days : nil
  }

  static func text(_ days: [Day: String]) -> String {
    days.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: "; ")
  }

  /// The text with these days beside, or without those that have no name there; as it was typed
  /// where that is no such text.
  static func text(adding typed: String, to text: String) -> String {
    guard let new = read(typed, takesBlanks: true), !new.isEmpty, let old = read(text) else {
      return typed
    }
    return self.text(old.merging(new) { $1 }.filter { !$0.value.isEmpty })
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
