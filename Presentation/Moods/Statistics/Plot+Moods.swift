import HearthDomain

extension Plot {
  /// Returns a plot of means with their spread, per day, week or month.
  static func moodMeans(
    of moods: [MoodDay], over days: ClosedRange<Day>, weeksFrom weekday: Weekday,
    _ language: Language
  ) -> Plot {
    let stretches = PlotPeriods(of: days, weeksFrom: weekday, language)
    let points = stretches.points(
      of: moods.map { ($0.day, $0.tally) }, from: LevelTally.none, adding: +
    ) { ($0.mean, $0.standardDeviation ?? 0) }
    return Plot(
      title: stretches.length.courseTitle(language), summary: summary(of: moods, language),
      chartType: .meansWithSpread,
      points: points, scale: .moodLevels)
  }

  /// Returns a plot from the first to the last of these days; nil if there are none.
  static func moodMeans(
    of moods: [MoodDay], weeksFrom weekday: Weekday, _ language: Language
  ) -> Plot? {
    let moods = moods.filter { $0.tally.count > 0 }
    guard let first = moods.first?.day, let last = moods.last?.day else { return nil }
    return moodMeans(of: moods, over: first...last, weeksFrom: weekday, language)
  }

  private static func summary(of moods: [MoodDay], _ language: Language) -> String {
    let means = moods.compactMap(\.tally.mean)
    guard let low = means.min(), let high = means.max() else { return "" }
    let (least, most) = (low.oneDecimal, high.oneDecimal)
    return language(
      ko: "하루 평균은 \(least)에서 \(most) 사이였어요. 띠의 너비가 오르내린 폭이에요.",
      en: "Daily averages range from \(least) to \(most). The band shows how much moods varied.")
  }
}

extension PlotPeriods.PeriodLength {
  fileprivate var courseTitle: Words {
    switch self {
    case .day: Words(ko: "일별 평균과 변동 폭", en: "Day by day: average and spread")
    case .week: Words(ko: "주별 평균과 변동 폭", en: "Week by week: average and spread")
    case .month: Words(ko: "월별 평균과 변동 폭", en: "Month by month: average and spread")
    }
  }
}
