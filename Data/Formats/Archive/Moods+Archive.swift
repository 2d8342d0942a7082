import HearthDomain

extension ArchiveArea {
  static let moods = ArchiveArea(Mood.storedKind, .mood)
  static let dayPalettes = ArchiveArea(DayPalette.storedKind, .dayPalette)
}
