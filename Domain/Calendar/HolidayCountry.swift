/// Country with known public holidays, according to the law of each year; without temporary ones,
/// those of single regions, and election days.
public enum HolidayCountry: String, CaseIterable, Hashable, Sendable {
  case korea = "kr"
  /// England and Wales.
  case unitedKingdom = "uk"
  case unitedStates = "us"
  case ireland = "ie"
  case canada = "ca"
  case australia = "au"

  /// Years whose rules are known.
  public static let years = 2008...KoreanLunarCalendar.years.upperBound

  /// Returns the holidays of the year, sorted; empty outside ``years``.
  public func holidays(inYear year: Int) -> [ObservedHoliday] {
    guard HolidayCountry.years.contains(year) else { return [] }
    let rules = rules
    // New Year's Day may have its substitute in the year before.
    let isEarly = rules.contains { $0.substitute == .nearest }
    return (year...(isEarly ? year + 1 : year)).flatMap { observed(inYear: $0, by: rules) }
      .filter { $0.day.year == year }
      .sorted { $0.day < $1.day }
  }

  private func observed(inYear year: Int, by rules: [HolidayRule]) -> [ObservedHoliday] {
    let own = rules.filter { $0.years.contains(year) }.flatMap { rule in
      rule.days.flatMap { $0.days(inYear: year) }.map {
        (
          ObservedHoliday(day: $0, holiday: rule.holiday, isSubstitute: false),
          year < rule.substitutedSince ? .none : rule.substitute
        )
      }
    }.sorted { $0.0.day < $1.0.day }
    var kept = own.map(\.0)
    // Holidays on the same day get only one substitute, for the first of them that is entitled to
    // one.
    var substituted: Set<Day> = []
    for (one, substitute) in own where !substituted.contains(one.day) {
      guard let day = substitute.day(for: one.day, among: kept) else { continue }
      substituted.insert(one.day)
      kept.append(ObservedHoliday(day: day, holiday: one.holiday, isSubstitute: true))
    }
    return kept
  }
}

extension HolidayCountry {
  private var rules: [HolidayRule] {
    switch self {
    case .korea: HolidayCountry.korean
    case .unitedKingdom: HolidayCountry.british
    case .unitedStates: HolidayCountry.american
    case .ireland: HolidayCountry.irish
    case .canada: HolidayCountry.canadian
    case .australia: HolidayCountry.australian
    }
  }

  private static func through(_ year: Int) -> ClosedRange<Int> { years.lowerBound...year }
  private static func since(_ year: Int) -> ClosedRange<Int> { year...years.upperBound }

  private static let korean = [
    HolidayRule(.newYear, .date(month: 1, day: 1)),
    HolidayRule(
      .seollal, .after(.lunar(month: 1, day: 1), days: -1), .lunar(month: 1, day: 1),
      .after(.lunar(month: 1, day: 1), days: 1),
      substitute: .next(on: [.sunday], orHoliday: true), since: 2014),
    HolidayRule(
      .independenceMovementDay, .date(month: 3, day: 1), substitute: .next(orHoliday: true),
      since: 2021),
    HolidayRule(
      .childrensDay, .date(month: 5, day: 5), substitute: .next(orHoliday: true), since: 2014),
    HolidayRule(
      .buddhasBirthday, .lunar(month: 4, day: 8), substitute: .next(orHoliday: true), since: 2023),
    HolidayRule(.koreanMemorialDay, .date(month: 6, day: 6)),
    // A holiday until 2007, and again since the law of February 2026.
    HolidayRule(
      .constitutionDay, .date(month: 7, day: 17), in: since(2026),
      substitute: .next(orHoliday: true)),
    HolidayRule(
      .liberationDay, .date(month: 8, day: 15), substitute: .next(orHoliday: true), since: 2021),
    HolidayRule(
      .foundationDay, .date(month: 10, day: 3), substitute: .next(orHoliday: true), since: 2021),
    HolidayRule(
      .hangulDay, .date(month: 10, day: 9), in: since(2013), substitute: .next(orHoliday: true),
      since: 2021),
    HolidayRule(
      .chuseok, .after(.lunar(month: 8, day: 15), days: -1), .lunar(month: 8, day: 15),
      .after(.lunar(month: 8, day: 15), days: 1),
      substitute: .next(on: [.sunday], orHoliday: true), since: 2014),
    HolidayRule(
      .christmas, .date(month: 12, day: 25), substitute: .next(orHoliday: true), since: 2023),
  ]

  private static let british = [
    HolidayRule(.newYear, .date(month: 1, day: 1), substitute: .next()),
    HolidayRule(.goodFriday, .easter(-2)),
    HolidayRule(.easterMonday, .easter(1)),
    HolidayRule(.royalWedding, .date(month: 4, day: 29), in: 2011...2011),
    HolidayRule(
      .earlyMayBankHoliday, .weekday(.monday, ordinal: 1, month: 5), in: through(2019)),
    HolidayRule(.earlyMayBankHoliday, .date(month: 5, day: 8), in: 2020...2020),
    HolidayRule(.earlyMayBankHoliday, .weekday(.monday, ordinal: 1, month: 5), in: since(2021)),
    HolidayRule(.coronation, .date(month: 5, day: 8), in: 2023...2023),
    HolidayRule(
      .springBankHoliday, .weekday(.monday, ordinal: -1, month: 5), in: through(2011)),
    HolidayRule(.springBankHoliday, .date(month: 6, day: 4), in: 2012...2012),
    HolidayRule(.springBankHoliday, .weekday(.monday, ordinal: -1, month: 5), in: 2013...2021),
    HolidayRule(.springBankHoliday, .date(month: 6, day: 2), in: 2022...2022),
    HolidayRule(.springBankHoliday, .weekday(.monday, ordinal: -1, month: 5), in: since(2023)),
    HolidayRule(.diamondJubilee, .date(month: 6, day: 5), in: 2012...2012),
    HolidayRule(.platinumJubilee, .date(month: 6, day: 3), in: 2022...2022),
    HolidayRule(.summerBankHoliday, .weekday(.monday, ordinal: -1, month: 8)),
    HolidayRule(.stateFuneral, .date(month: 9, day: 19), in: 2022...2022),
    HolidayRule(.christmas, .date(month: 12, day: 25), substitute: .next()),
    HolidayRule(.boxingDay, .date(month: 12, day: 26), substitute: .next()),
  ]

  private static let american = [
    HolidayRule(.newYear, .date(month: 1, day: 1), substitute: .nearest),
    HolidayRule(.martinLutherKingDay, .weekday(.monday, ordinal: 3, month: 1)),
    HolidayRule(.presidentsDay, .weekday(.monday, ordinal: 3, month: 2)),
    HolidayRule(.memorialDay, .weekday(.monday, ordinal: -1, month: 5)),
    HolidayRule(
      .juneteenth, .date(month: 6, day: 19), in: since(2021), substitute: .nearest),
    HolidayRule(.independenceDay, .date(month: 7, day: 4), substitute: .nearest),
    HolidayRule(.laborDay, .weekday(.monday, ordinal: 1, month: 9)),
    HolidayRule(.columbusDay, .weekday(.monday, ordinal: 2, month: 10)),
    HolidayRule(.veteransDay, .date(month: 11, day: 11), substitute: .nearest),
    HolidayRule(.thanksgiving, .weekday(.thursday, ordinal: 4, month: 11)),
    HolidayRule(.christmas, .date(month: 12, day: 25), substitute: .nearest),
  ]

  // Irish law has no substitutes: an employer may choose another day off.
  private static let irish = [
    HolidayRule(.newYear, .date(month: 1, day: 1)),
    HolidayRule(
      .saintBrigidsDay,
      .dateOn(
        .friday, month: 2, day: 1, otherwise: .weekday(.monday, ordinal: 1, month: 2)),
      in: since(2023)),
    HolidayRule(.saintPatricksDay, .date(month: 3, day: 17)),
    HolidayRule(.dayOfRemembrance, .date(month: 3, day: 18), in: 2022...2022),
    HolidayRule(.easterMonday, .easter(1)),
    HolidayRule(.mayDay, .weekday(.monday, ordinal: 1, month: 5)),
    HolidayRule(.juneHoliday, .weekday(.monday, ordinal: 1, month: 6)),
    HolidayRule(.augustHoliday, .weekday(.monday, ordinal: 1, month: 8)),
    HolidayRule(.octoberHoliday, .weekday(.monday, ordinal: -1, month: 10)),
    HolidayRule(.christmas, .date(month: 12, day: 25)),
    HolidayRule(.saintStephensDay, .date(month: 12, day: 26)),
  ]

  private static let canadian = [
    HolidayRule(.newYear, .date(month: 1, day: 1), substitute: .next()),
    HolidayRule(.goodFriday, .easter(-2)),
    HolidayRule(.victoriaDay, .weekdayBefore(.monday, month: 5, day: 25)),
    HolidayRule(.canadaDay, .date(month: 7, day: 1), substitute: .next()),
    HolidayRule(.labourDay, .weekday(.monday, ordinal: 1, month: 9)),
    HolidayRule(
      .truthAndReconciliation, .date(month: 9, day: 30), in: since(2021), substitute: .next()),
    HolidayRule(.thanksgiving, .weekday(.monday, ordinal: 2, month: 10)),
    HolidayRule(.remembranceDay, .date(month: 11, day: 11), substitute: .next()),
    HolidayRule(.christmas, .date(month: 12, day: 25), substitute: .next()),
    HolidayRule(.boxingDay, .date(month: 12, day: 26), substitute: .next()),
  ]

  private static let australian = [
    HolidayRule(.newYear, .date(month: 1, day: 1), substitute: .next()),
    HolidayRule(.australiaDay, .date(month: 1, day: 26), substitute: .next()),
    HolidayRule(.goodFriday, .easter(-2)),
    HolidayRule(.easterMonday, .easter(1)),
    HolidayRule(.anzacDay, .date(month: 4, day: 25)),
    HolidayRule(.queensBirthday, .weekday(.monday, ordinal: 2, month: 6), in: through(2022)),
    HolidayRule(.kingsBirthday, .weekday(.monday, ordinal: 2, month: 6), in: since(2023)),
    HolidayRule(.nationalDayOfMourning, .date(month: 9, day: 22), in: 2022...2022),
    HolidayRule(.christmas, .date(month: 12, day: 25), substitute: .next()),
    HolidayRule(.boxingDay, .date(month: 12, day: 26), substitute: .next()),
  ]
}
