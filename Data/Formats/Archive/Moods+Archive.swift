import HearthDomain

extension ArchiveArea {
  static let moods = ArchiveArea(Mood.stored, .mood)
  static let dayPalettes = ArchiveArea(DayPalette.stored, .dayPalette)
}
