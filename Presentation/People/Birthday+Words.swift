import HearthDomain
import HearthWhen

extension Birthday {
  /// Returns the birthday in words: `21 March 1990`, `1990년 3월 21일`, `음력 윤4월 8일`, `음력 1990년 8월
  /// 15일`.
  package func text(in language: Language) -> String {
    switch self {
    case .solar(let year, let month, let day):
      let name = Month(year: 2000, month: month)?.name(in: .english) ?? "\(month)"
      return language(
        ko: (year.map { "\($0)년 " } ?? "") + "\(month)월 \(day)일",
        en: "\(day) \(name)" + (year.map { " \($0)" } ?? ""))
    case .lunar(let year, let month, let day, let isLeapMonth):
      let leap = isLeapMonth ? language(ko: "윤", en: "leap ") : ""
      return language(
        ko: "음력 " + (year.map { "\($0)년 " } ?? "") + "\(leap)\(month)월 \(day)일",
        en: "\(Birthday.ordinal(day)) of the \(leap)\(Birthday.ordinal(month)) lunar month"
          + (year.map { " of \($0)" } ?? ""))
    }
  }

  /// Returns the birthday in words, followed by this year's date if it moves between years. The
  /// next birthday is added if it is near, or if a moving one has passed this year.
  package func text(in language: Language, today: Day) -> String {
    var parts = [text(in: language)]
    let dates = DayFormatter(language, today: today)
    if movesBetweenYears, let thisYear = solarDay(in: today.year) {
      parts.append(
        language(ko: "올해는 ", en: "this year ") + dates.shortWithWeekday(thisYear))
    }
    if let next = next(from: today) {
      if next - today <= PeopleQueries.daysAheadForBirthdays {
        let day = dates.relative(next)
        parts.append(language(ko: KoreanParticle.copula(day), en: day))
      } else if movesBetweenYears, next.year != today.year {
        parts.append(language(ko: "다음은 ", en: "next ") + dates.shortWithWeekday(next))
      }
    }
    return parts.joined(separator: ", ")
  }

  /// Whether the solar date differs from year to year, as for lunar birthdays.
  private var movesBetweenYears: Bool {
    switch self {
    case .solar(_, let month, let day): month == 2 && day == 29
    case .lunar: true
    }
  }

  private func solarDay(in year: Int) -> Day? {
    guard let january = Day(year: year, month: 1, day: 1), let day = next(from: january) else {
      return nil
    }
    return day.year == year ? day : nil
  }

  /// Returns `1st`, `2nd`, `15th`.
  private static func ordinal(_ number: Int) -> String {
    switch (number % 100 / 10, number % 10) {
    case (1, _): "\(number)th"
    case (_, 1): "\(number)st"
    case (_, 2): "\(number)nd"
    case (_, 3): "\(number)rd"
    default: "\(number)th"
    }
  }
}
