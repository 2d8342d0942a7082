import HearthDomain

extension Plot {
  /// Returns a plot of the pages per day, week or month.
  static func pages(
    of statistics: ReadingStatistics, weeksFrom weekday: Weekday, _ language: Language
  ) -> Plot {
    let stretches = PlotPeriods(of: statistics.days, weeksFrom: weekday, language)
    let isPercent = statistics.singleBook?.book.isReadInPercent == true
    let length = stretches.length
    return sums(
      statistics.pagesByDay.map { ($0.day, $0.pages) }, in: stretches,
      title: (isPercent ? length.percentTitle : length.pagesTitle)(language),
      summary: ReadingAnalysis(statistics, language).summary)
  }
}

extension PlotPeriods.PeriodLength {
  fileprivate var pagesTitle: Words {
    switch self {
    case .day: Words(ko: "날마다 읽은 쪽수", en: "Pages a day")
    case .week: Words(ko: "주마다 읽은 쪽수", en: "Pages a week")
    case .month: Words(ko: "달마다 읽은 쪽수", en: "Pages a month")
    }
  }

  fileprivate var percentTitle: Words {
    switch self {
    case .day: Words(ko: "날마다 읽은 퍼센트", en: "Percent a day")
    case .week: Words(ko: "주마다 읽은 퍼센트", en: "Percent a week")
    case .month: Words(ko: "달마다 읽은 퍼센트", en: "Percent a month")
    }
  }
}
