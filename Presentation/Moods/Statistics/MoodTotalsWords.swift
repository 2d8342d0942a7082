import HearthDomain

/// Describes counted moods without overstating what they show.
struct MoodTotalsWords {
  private let statistics: MoodStatistics
  private let language: Language

  init(_ statistics: MoodStatistics, _ language: Language) {
    self.statistics = statistics
    self.language = language
  }

  /// The count, mean and spread.
  var summary: String {
    let all = statistics.total
    guard all.moodCount > 0 else { return EmptyMoodTexts.noMoodsInPeriod(language) }
    let rest = all.withoutLevel
    let counts = language(
      ko: "\(statistics.days)일 동안 기분을 \(all.moodCount)번"
        + (rest > 0 ? "(\(rest)번은 점수 없이)" : "") + " 남겼어요.",
      en: Plural("mood")(all.moodCount) + (rest > 0 ? " (\(rest) without a level)" : "")
        + " on \(Plural("day")(statistics.days))")
    guard all.hasMeaningfulMean, let mean = all.mean, let spread = all.standardDeviation else {
      return language(
        ko: "\(counts) 평균을 내기에는 아직 적어요.",
        en: "\(counts): too few for a meaningful average yet.")
    }
    let (level, width) = (Int(mean.rounded()), Int(spread.rounded()))
    return language(
      ko: "\(counts) 평균 \(level)점이고, 대개 \(width)점쯤 오르내려요.",
      en: "\(counts), \(level) on average, give or take \(width).")
  }

  /// A note that groups of few moods have no bar; nil if all groups with moods have one, or none
  /// has.
  var missingBarNote: String? {
    let tallies =
      Weekday.allCases.map { statistics.tally(on: $0) }
      + PartOfDay.allCases.map { statistics.tally(in: $0) }
    let felt = tallies.filter { $0.count > 0 }
    guard felt.contains(where: \.hasMeaningfulMean), !felt.allSatisfy(\.hasMeaningfulMean) else {
      return nil
    }
    return language(
      ko: "다섯 번이 안 되는 요일과 시간대에는 막대가 없어요.",
      en: "Weekdays and times with fewer than five moods have no bar.")
  }

  /// A sentence about the weekdays with the highest and the lowest mean; or that no weekday stands
  /// out, if they differ by no more than the usual spread.
  var weekdayComparison: String {
    let means = Weekday.allCases.compactMap { weekday -> (Weekday, Double)? in
      let tally = statistics.tally(on: weekday)
      return tally.hasMeaningfulMean ? tally.mean.map { (weekday, $0) } : nil
    }
    guard let high = means.max(by: { $0.1 < $1.1 }), let low = means.min(by: { $0.1 < $1.1 }),
      let spread = statistics.total.standardDeviation, means.count > 1
    else {
      return statistics.total.count == 0
        ? ""
        : language(
          ko: "요일을 비교하려면 요일마다 다섯 번은 남겨야 해요.",
          en: "To compare weekdays, each needs five moods.")
    }
    guard high.1 - low.1 > spread else {
      return language(
        ko: "눈에 띄게 다른 요일은 없어요.",
        en: "No weekday stands out from your usual ups and downs.")
    }
    let isLeavingOut = Weekday.allCases.contains {
      statistics.tally(on: $0).count > 0 && !statistics.tally(on: $0).hasMeaningfulMean
    }
    guard !isLeavingOut else {
      return language(
        ko: "다섯 번 이상 남긴 요일 가운데 \(high.0.name(in: .korean))에 가장 높고 \(low.0.name(in: .korean))에 가장"
          + " 낮았어요.",
        en: "Highest on \(high.0.name(in: .english))s, lowest on \(low.0.name(in: .english))s, of"
          + " weekdays with five moods or more.")
    }
    return language(
      ko:
        "\(high.0.name(in: .korean))에 가장 높고 \(low.0.name(in: .korean))에 가장 낮았어요. 이유까지 알 수는 없어요.",
      en: "Highest on \(high.0.name(in: .english))s, lowest on \(low.0.name(in: .english))s;"
        + " numbers do not say why.")
  }
}
