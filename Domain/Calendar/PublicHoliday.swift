/// A public holiday of one or several countries.
public enum PublicHoliday: CaseIterable, Hashable, Sendable {
  case newYear
  case goodFriday
  case easterMonday
  case christmas
  case boxingDay

  case seollal
  case independenceMovementDay
  case childrensDay
  case buddhasBirthday
  case koreanMemorialDay
  case constitutionDay
  case liberationDay
  case foundationDay
  case hangulDay
  case chuseok

  case earlyMayBankHoliday
  case springBankHoliday
  case summerBankHoliday
  case royalWedding
  case diamondJubilee
  case platinumJubilee
  case stateFuneral
  case coronation

  case martinLutherKingDay
  case presidentsDay
  case memorialDay
  case juneteenth
  case independenceDay
  case laborDay
  case columbusDay
  case veteransDay
  case thanksgiving

  case saintBrigidsDay
  case saintPatricksDay
  case mayDay
  case juneHoliday
  case augustHoliday
  case octoberHoliday
  case saintStephensDay
  case dayOfRemembrance

  case victoriaDay
  case canadaDay
  case labourDay
  case truthAndReconciliation
  case remembranceDay

  case australiaDay
  case anzacDay
  case queensBirthday
  case kingsBirthday
  case nationalDayOfMourning
}

/// A day that is a holiday.
public struct ObservedHoliday: Hashable, Sendable {
  public let day: Day
  public let holiday: PublicHoliday
  /// Whether the day substitutes for a holiday that coincides with another one or a weekend.
  public let isSubstitute: Bool
}

/// Rule for a public holiday in some years.
struct HolidayRule: Sendable {
  let holiday: PublicHoliday
  let days: [YearlyDay]
  let years: ClosedRange<Int>
  let substitute: HolidaySubstitute
  /// First year with substitutes.
  let substitutedSince: Int

  init(
    _ holiday: PublicHoliday, _ days: YearlyDay...,
    in years: ClosedRange<Int> = HolidayCountry.years,
    substitute: HolidaySubstitute = .none, since: Int = HolidayCountry.years.lowerBound
  ) {
    (self.holiday, self.days, self.years) = (holiday, days, years)
    (self.substitute, substitutedSince) = (substitute, since)
  }
}

/// The day off for a holiday on a day that is free anyway.
enum HolidaySubstitute: Hashable, Sendable {
  case none
  /// The next day that is neither on a weekend nor a holiday, if the holiday falls on one of these
  /// weekdays, or also on another holiday.
  case next(on: Set<Weekday> = [.saturday, .sunday], orHoliday: Bool = false)
  /// Friday for a Saturday, Monday for a Sunday.
  case nearest

  /// Returns the substitute for a holiday on the day, given all holidays of the year.
  func day(for day: Day, among holidays: [ObservedHoliday]) -> Day? {
    switch self {
    case .none: return nil
    case .nearest:
      return day.isWeekend ? day.adding(days: day.weekday == .saturday ? -1 : 1) : nil
    case .next(let weekdays, let orHoliday):
      let others = holidays.filter { $0.day == day && !$0.isSubstitute }
      guard weekdays.contains(day.weekday) || orHoliday && others.count > 1 else { return nil }
      var next = day
      repeat {
        next = next.adding(days: 1)
      } while next.isWeekend || holidays.contains { $0.day == next }
      return next
    }
  }
}

extension Day {
  fileprivate var isWeekend: Bool { weekday == .saturday || weekday == .sunday }
}
