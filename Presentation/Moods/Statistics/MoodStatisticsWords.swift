import HearthDomain

/// Describes the statistics of moods, and how reliable they are.
struct MoodStatisticsWords {
  let language: Language

  /// Returns `기분 12개, 5일, 평균 63.2`. Moods without a level are counted, and named as such.
  func overview(_ tally: LevelTally, days: Int) -> String {
    let (count, rest) = (tally.moodCount, tally.withoutLevel)
    let mean = tally.mean.map {
      language(ko: ", 평균 \($0.oneDecimal)", en: ", \($0.oneDecimal) on average")
    }
    return language(
      ko: "기분 \(count)개" + (rest > 0 ? "(점수 없음 \(rest)개)" : "") + ", \(days)일",
      en: Plural("mood")(count) + (rest > 0 ? " (\(rest) without a level)" : "")
        + " on \(Plural("day")(days))") + (mean ?? "")
  }

  /// Returns a sentence about the spread; nil for fewer than two moods.
  func spreadSentence(_ tally: LevelTally) -> String? {
    tally.standardDeviation.map { spread in
      language(
        ko: "대개 평균에서 \(spread.oneDecimal)만큼 오르내렸어요.",
        en: "Most are within \(spread.oneDecimal) of the average.")
    }
  }

  /// A caution about means of few moods.
  var caution: String {
    language(
      ko: "*가 붙은 줄은 기분이 다섯 개가 안 돼서 평균을 내기에는 아직 적어요.",
      en: "Rows with * have fewer than five moods, too few for a meaningful average.")
  }
}

extension PartOfDay {
  var hoursText: Words {
    switch self {
    case .morning: Words(ko: "아침 (5–12시)", en: "Morning (5–12)")
    case .afternoon: Words(ko: "오후 (12–18시)", en: "Afternoon (12–18)")
    case .evening: Words(ko: "저녁 (18–22시)", en: "Evening (18–22)")
    case .night: Words(ko: "밤 (22–5시)", en: "Night (22–5)")
    }
  }
}
