import HearthDomain

/// Sayings that ship with the program: those written for it, then those of others.
package enum StarterCollection {
  /// All starter sayings, in the order in which they are added. The order must not change; new ones
  /// are appended.
  package static let lines =
    firstLines + laterLines + moreLines + firstWords + secondWords + thirdWords + fourthWords
}

extension StarterLine {
  static func koreanProverb(
    _ korean: String, _ english: String, in season: StarterSeason? = nil
  ) -> StarterLine {
    StarterLine(korean, english, by: "Korean proverb, tr. Hearth · 한국 속담", in: season)
  }

  static func englishProverb(
    _ korean: String, _ english: String, in season: StarterSeason? = nil
  ) -> StarterLine {
    StarterLine(korean, english, by: "English proverb · 영어 속담, 모닥 옮김", in: season)
  }
}
