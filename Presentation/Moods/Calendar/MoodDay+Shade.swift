import HearthDomain

extension MoodDay {
  /// The level nearest to the day's mean, which also determines the day's shape.
  var meanLevel: MoodLevel { MoodLevel(clamping: Int((tally.mean ?? 0).rounded())) }

  /// Returns the colour of the mean with the letter of its shape.
  func shade(in palette: Palette) -> DayShade {
    DayShade(mark: meanLevel.shape.fallbackCharacter, color: RGBA(color(in: palette)))
  }
}

extension [MoodDay] {
  /// The mean of each day, as a level.
  var meanLevels: [Day: Int] {
    Dictionary(map { ($0.day, $0.meanLevel.value) }) { first, _ in first }
  }

  func shades(in palette: Palette) -> [Day: DayShade] {
    Dictionary(map { ($0.day, $0.shade(in: palette)) }) { first, _ in first }
  }
}
