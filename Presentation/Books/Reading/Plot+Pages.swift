import HearthDomain

extension Plot {
  /// Returns a plot of the pages per day, week or month.
  static func pages(
    of statistics: ReadingStatistics, weeksFrom weekday: Weekday, _ language: Language
  ) -> Plot {
    let stretches = PlotStretches(of: statistics.days, weeksFrom: weekday, language)
    let isPercent = statistics.only?.book.isReadInPercent == true
    let length = stretches.length
    return counts(
      statistics.pagesByDay.map { ($0.day, $0.pages) }, in: stretches,
      title: (isPercent ? length.percent : length.pages)(language),
      summary: ReadingAnalysis(statistics, language).summary)
  }
}

extension PlotStretches.Length {
  fileprivate var pages: Words {
    switch self {
    case .day: Words(ko: "날마다 읽은 쪽수", en: "Pages a day")
    case .week: Words(ko: "주마다 읽은 쪽수", en: "Pages a week")
    case .month: Words(ko: "달마다 읽은 쪽수", en: "Pages a month")
    }
  }

  fileprivate var percent: Words {
    switch self {
    case .day: Words(ko: "날마다 읽은 퍼센트", en: "Percent a day")
    case .week: Words(ko: "주마다 읽은 퍼센트", en: "Percent a week")
    case .month: Words(ko: "달마다 읽은 퍼센트", en: "Percent a month")
    }
  }
}
