import HearthDomain

/// The lines that come with the program: our own writing, then that of others.
package enum StarterCollection {
  /// In the order in which they are loaded and released; only ever appended to.
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
