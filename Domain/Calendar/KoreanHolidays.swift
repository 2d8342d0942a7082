/// A public holiday of the Republic of Korea.
public enum KoreanHoliday: CaseIterable, Hashable, Sendable {
  case newYear
  case seollal
  case independenceMovementDay
  case childrensDay
  case buddhasBirthday
  case memorialDay
  case constitutionDay
  case liberationDay
  case foundationDay
  case hangulDay
  case chuseok
  case christmas
}

/// The regular public holidays of the Republic of Korea, according to the law of each year; without
/// temporary holidays and election days.
public enum KoreanHolidays {
  /// A day that is a holiday.
  public struct ObservedHoliday: Hashable, Sendable {
    public let day: Day
    public let holiday: KoreanHoliday
    /// Whether the day substitutes for a holiday that coincides with another one or a weekend.
    public let isSubstitute: Bool
  }

  /// Years whose rules are known.
  public static let years = 2008...KoreanLunarCalendar.years.upperBound

  /// Returns the holidays of the year, sorted; empty outside ``years``.
  public static func days(inYear year: Int) -> [ObservedHoliday] {
    guard years.contains(year) else { return [] }
    let own = KoreanHoliday.allCases.flatMap { holiday in
      holiday.days(inYear: year).map {
        ObservedHoliday(day: $0, holiday: holiday, isSubstitute: false)
      }
    }.sorted { $0.day < $1.day }
    var kept = own
    for (place, one) in own.enumerated() {
      let others = own.filter { $0.day == one.day }
      // Holidays on the same day get only one substitute, for the first of them that is entitled to
      // one.
      let isFirst = own[..<place].allSatisfy {
        $0.day != one.day || !$0.isSubstituted(among: others)
      }
      guard isFirst, one.isSubstituted(among: others) else { continue }
      var day = one.day
      repeat { day = day.adding(days: 1) } while day.isWeekend || kept.contains { $0.day == day }
      kept.append(ObservedHoliday(day: day, holiday: one.holiday, isSubstitute: true))
    }
    return kept.sorted { $0.day < $1.day }
  }
}

extension KoreanHoliday {
  fileprivate func days(inYear year: Int) -> [Day] {
    switch self {
    case .newYear: solarDays(year, 1, 1)
    case .seollal: lunarDays(year, 1, 1, around: -1...1)
    case .independenceMovementDay: solarDays(year, 3, 1)
    case .childrensDay: solarDays(year, 5, 5)
    case .buddhasBirthday: lunarDays(year, 4, 8, around: 0...0)
    case .memorialDay: solarDays(year, 6, 6)
    // A holiday until 2007, and again since the law of February 2026.
    case .constitutionDay: year < 2026 ? [] : solarDays(year, 7, 17)
    case .liberationDay: solarDays(year, 8, 15)
    case .foundationDay: solarDays(year, 10, 3)
    case .hangulDay: year < 2013 ? [] : solarDays(year, 10, 9)
    case .chuseok: lunarDays(year, 8, 15, around: -1...1)
    case .christmas: solarDays(year, 12, 25)
    }
  }

  private func solarDays(_ year: Int, _ month: Int, _ day: Int) -> [Day] {
    Day(year: year, month: month, day: day).map { [$0] } ?? []
  }

  private func lunarDays(_ year: Int, _ month: Int, _ day: Int, around: ClosedRange<Int>) -> [Day] {
    guard let date = LunarDate(year: year, month: month, day: day) else { return [] }
    let middle = KoreanLunarCalendar.day(of: date)
    return around.map { middle.adding(days: $0) }
  }

  /// First day from which the holiday has substitutes; nil if it has none.
  fileprivate var substitutedSince: Day? {
    switch self {
    case .seollal, .chuseok, .childrensDay: Day(year: 2014, month: 1, day: 1)
    case .independenceMovementDay, .liberationDay, .foundationDay, .hangulDay:
      Day(year: 2021, month: 8, day: 4)
    case .constitutionDay: Day(year: 2026, month: 7, day: 17)
    case .buddhasBirthday, .christmas: Day(year: 2023, month: 5, day: 4)
    case .newYear, .memorialDay: nil
    }
  }

  /// Whether the holiday gets a substitute if it falls on a Saturday, and not only on a Sunday.
  fileprivate var isSubstitutedOnSaturday: Bool { self != .seollal && self != .chuseok }
}

extension KoreanHolidays.ObservedHoliday {
  /// Whether the holiday gets a substitute, given all holidays on the same day.
  fileprivate func isSubstituted(among others: [KoreanHolidays.ObservedHoliday]) -> Bool {
    guard let since = holiday.substitutedSince, day >= since else { return false }
    return others.count > 1 || day.weekday == .sunday
      || day.weekday == .saturday && holiday.isSubstitutedOnSaturday
  }
}

extension Day {
  fileprivate var isWeekend: Bool { weekday == .saturday || weekday == .sunday }
}
