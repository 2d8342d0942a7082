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
  public let added: NamedDays

  public init(_ countries: [HolidayCountry], added: NamedDays = NamedDays()) {
    self.countries = countries
    self.added = added
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
    for (day, name) in added.named(in: days) {
      found[day, default: []].append(.custom(name))
    }
    return found
  }

  /// Whether the day is a holiday.
  public func isHoliday(_ day: Day) -> Bool {
    added.contains(day)
      || countries.contains { $0.holidays(inYear: day.year).contains { $0.day == day } }
  }
}

/// The user's settings of holidays.
public struct HolidaySettings: Hashable, Sendable {
  static let maxAddedHolidays = 400
  static let nameLimit = 40

  /// Countries; nil for the language's default.
  public var countries: [HolidayCountry]?
  public var added = NamedDays()

  public init() {}

  public func calendar(in language: Language) -> HolidayCalendar {
    let usual: [HolidayCountry] =
      switch language {
      case .korean: [.korea]
      case .english: []
      }
    return HolidayCalendar(countries ?? usual, added: added)
  }

  /// Holidays that a series skips if it is set to skip holidays: those of the chosen countries, or
  /// the Korean ones if none is chosen, and those the user entered.
  public var skippedBySeries: HolidayCalendar {
    let chosen = countries ?? []
    return HolidayCalendar(chosen.isEmpty ? [.korea] : chosen, added: added)
  }
}
