import HearthDomain

/// Lines that ship with the program: our own, then those of others.
package enum StarterCollection {
  /// All lines in the order of release; may only be appended to.
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
