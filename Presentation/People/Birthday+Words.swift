import HearthDomain

extension Birthday {
  /// The birthday in words: `21 March 1990`, `1990년 3월 21일`, `음력 윤4월 8일`.
  public func words(in language: Language) -> String {
    switch self {
    case .solar(let year, let month, let day):
      let name = Month(year: 2000, month: month)?.name(in: .english) ?? "\(month)"
      return language(
        ko: (year.map { "\($0)년 " } ?? "") + "\(month)월 \(day)일",
        en: "\(day) \(name)" + (year.map { " \($0)" } ?? ""))
    case .lunar(let month, let day, let isLeapMonth):
      let leap = isLeapMonth ? language(ko: "윤", en: "leap ") : ""
      return language(
        ko: "음력 \(leap)\(month)월 \(day)일", en: "day \(day) of the \(leap)lunar month \(month)")
    }
  }

  /// The birthday with the day of this year on which it is celebrated, where that differs,
  /// and the next one.
  public func words(in language: Language, today: Day) -> String {
    var parts = [words(in: language)]
    let dates = DateWords(language, today: today)
    if isMoving, let thisYear = solarDay(in: today.year) {
      parts.append(
        language(ko: "올해는 ", en: "this year ") + dates.shortWithWeekday(thisYear))
    }
    if let next = next(from: today) {
      let days = next - today
      let isNear = days <= PeopleQueries.daysAheadForBirthdays
      parts.append(
        isNear
          ? language(ko: "\(dates.relative(next))이에요", en: dates.relative(next))
          : DDay.text(daysLeft: days))
    }
    return parts.joined(separator: ", ")
  }

  /// Whether the solar day differs from year to year.
  private var isMoving: Bool {
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
}
