import HearthDomain

extension MoodDay {
  /// The level nearest to the day's mean, which also determines the day's shape; nil if no mood of
  /// the day has one.
  var meanLevel: MoodLevel? { tally.mean.map { MoodLevel(clamping: Int($0.rounded())) } }

  /// Returns the colour of the mean with the letter of its shape; hollow and grey without a mean.
  func shade(in palette: Palette) -> DayShade {
    DayShade(
      mark: LevelForm(meanLevel).mark, color: RGBA(color(in: palette) ?? .noLevel),
      isHollow: meanLevel == nil)
  }
}

extension [MoodDay] {
  /// The mean of each day that has one, as a level.
  var meanLevels: [Day: Int] {
    Dictionary(compactMap { day in day.meanLevel.map { (day.day, $0.value) } }) { first, _ in first
    }
  }

  func shades(in palette: Palette) -> [Day: DayShade] {
    Dictionary(map { ($0.day, $0.shade(in: palette)) }) { first, _ in first }
  }
}
