import HearthDomain

extension TodayInvitation {
  /// The invitation shown while there are no moods.
  static let moods = TodayInvitation(
    text: Words(
      ko: "지금 기분을 0에서 100 사이로 남기면 오늘의 캔버스에 도형이 그려져요.",
      en: "Say how you feel, from 0 to 100, and a shape appears on today's canvas."),
    command: Words(
      ko: "hearth feel 70 \"산책하기 좋은 날\"", en: "hearth feel 70 \"a walk in the sun\""),
    key: "a")
}

extension MoodQueries {
  /// Returns the text for an empty result: `ofThese`, or, if there are no moods at all, how to add
  /// the first one.
  func emptyResultText(_ ofThese: Words) throws -> Words {
    guard try isEmpty() else { return ofThese }
    let first = TodayInvitation.moods.words
    return Words(
      ko: "아직 남긴 기분이 없어요. \(first.ko)", en: "There are no moods yet. \(first.en)")
  }
}

/// Texts for days, periods and searches without moods.
enum EmptyMoodTexts {
  static let noMoodsInPeriod = Words(ko: "이 기간에는 남긴 기분이 없어요.", en: "No moods in this period.")
  static let noMoodsFound = Words(ko: "찾은 기분이 없어요.", en: "No moods found.")

  /// Why a key is disabled.
  static let noMoodYetReason = Words(ko: "아직 기분이 없어요", en: "there are no moods yet")
  static let noMoodsFoundReason = Words(ko: "찾은 기분이 없어요", en: "no moods found")
  static let noMoodsOnDayReason = Words(ko: "이날에는 기분이 없어요", en: "no moods on that day")
}
