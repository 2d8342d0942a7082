import HearthDomain

extension TodayInvitation {
  /// How the first mood is added.
  static let moods = TodayInvitation(
    text: Words(
      ko: "지금 기분을 0에서 100 사이로 남기면 오늘의 캔버스에 도형이 그려져요.",
      en: "Say how you feel, from 0 to 100, and a shape appears on today's canvas."),
    command: Words(
      ko: "hearth feel 70 \"산책하기 좋은 날\"", en: "hearth feel 70 \"a walk in the sun\""))
}

extension MoodQueries {
  /// What is said where none are shown: how to add the first, as long as there are none at all.
  func saidOfNone(_ ofThese: Words) throws -> Words {
    guard try isEmpty() else { return ofThese }
    let first = TodayInvitation.moods.words
    return Words(
      ko: "아직 남긴 기분이 없어요. \(first.ko)", en: "There are no moods yet. \(first.en)")
  }
}

/// What is said of days, stretches and searches that have no moods.
enum NoMoods {
  static let then = Words(ko: "이 기간에는 남긴 기분이 없어요.", en: "No moods in this time.")
  static let found = Words(ko: "찾은 기분이 없어요.", en: "No moods found.")

  /// Why a key leads nowhere.
  static let whyYet = Words(ko: "아직 기분이 없어요", en: "there is no mood yet")
  static let whyFound = Words(ko: "찾은 기분이 없어요", en: "no mood was found")
  static let whyOnDay = Words(ko: "이날에는 기분이 없어요", en: "there is no mood on that day")
}
