/// Reason why a day is a holiday.
public enum Holiday: Hashable, Sendable {
  case official(PublicHoliday, isSubstitute: Bool)
  /// A day entered by the user, with its name.
  case custom(String)
}

/// The days that calendars show as holidays.
public struct HolidayCalendar: Hashable, Sendable {
  public let countries: [HolidayCountry]
  /// Days entered by the user, such as temporary holidays and elections.
  public let addedDays: [Day: String]

  public init(_ countries: [HolidayCountry], added: [Day: String] = [:]) {
    self.countries = countries
    self.addedDays = added
  }

  /// Returns the holidays in the range by day; one that several countries have is listed once.
  public func holidays(_ days: ClosedRange<Day>) -> [Day: [Holiday]] {
    var found: [Day: [Holiday]] = [:]
    let years = days.lowerBound.year...days.upperBound.year
    if years.overlaps(HolidayCountry.years) {
      let known = years.clamped(to: HolidayCountry.years)
      for observed in countries.flatMap({ known.flatMap($0.holidays) })
      where days.contains(observed.day) {
        let holiday = Holiday.official(observed.holiday, isSubstitute: observed.isSubstitute)
        if found[observed.day]?.contains(holiday) != true {
          found[observed.day, default: []].append(holiday)
        }
      }
    }
    for (day, name) in addedDays where days.contains(day) {
      found[day, default: []].append(.custom(name))
    }
    return found
  }

  /// Whether the day is a holiday.
  public func isHoliday(_ day: Day) -> Bool {
    addedDays[day] != nil
      || countries.contains { $0.holidays(inYear: day.year).contains { $0.day == day } }
  }
}

/// The user's settings of holidays.
public struct HolidaySettings: Hashable, Sendable {
  static let maxAddedHolidays = 400
  static let nameLimit = 40

  /// Countries; nil for the language's default.
  public var countries: [HolidayCountry]?
  public var addedDays: [Day: String] = [:]

  public init() {}

  public func calendar(in language: Language) -> HolidayCalendar {
    let usual: [HolidayCountry] =
      switch language {
      case .korean: [.korea]
      case .english: []
      }
    return HolidayCalendar(countries ?? usual, added: addedDays)
  }

  /// Holidays that a series skips if it is set to skip holidays: those of the chosen countries, or
  /// the Korean ones if none is chosen, and those the user entered.
  public var skippedBySeries: HolidayCalendar {
    let chosen = countries ?? []
    return HolidayCalendar(chosen.isEmpty ? [.korea] : chosen, added: addedDays)
  }
}

/// Text form of named days in settings: `2026-06-03=Election; 2026-10-02=…`.
public enum NamedDays {
  /// Parses the text; returns nil if it is malformed. An entry without a name is accepted only on
  /// request.
  static func parse(_ text: String, allowsBlanks takesBlanks: Bool = false) -> [Day: String]? {
    var days: [Day: String] = [:]
    for entry in text.split(separator: ";") {
      let parts = entry.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map { $0.trimmed }
      guard parts.count == 2, let day = ISOMoment.day(parts[0]),
        takesBlanks || !parts[1].isEmpty, parts[1].count <= HolidaySettings.nameLimit,
        parts[1].utf8.count <= 16 * HolidaySettings.nameLimit,
        !TextSizeLimits.hasTooManyScalars(parts[1]),
        !parts[1].contains(where: \.isNewline)
      else { return nil }
      days[day] = parts[1]
    }
    return days.count <= HolidaySettings.maxAddedHolidays ? days : nil
  }

  static func text(_ days: [Day: String]) -> String {
    days.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: "; ")
  }

  /// Adds the typed days to the stored text; days typed without a name are removed. Returns the
  /// typed text unchanged if either text is malformed.
  static func text(adding typed: String, to text: String) -> String {
    guard let new = parse(typed, allowsBlanks: true), !new.isEmpty, let old = parse(text) else {
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
