import HearthDomain

/// Keeps the settings of canvases in the table `setting`, a row for each value that is not the
/// usual one.
struct SQLMoodSettingsRepository: MoodSettingsRepository {
  let connection: any SQLConnection

  func load() throws -> MoodSettings {
    var settings = MoodSettings()
    try connection.query(
      "SELECT key, value FROM setting WHERE key IN (?1, ?2, ?3, ?4)",
      [.text(Key.artist), .text(Key.mode), .text(Key.palette), .text(Key.shuffles)],
      of: "setting"
    ) { row in
      let text = try row.text("value")
      switch try row.text("key") {
      case Key.artist: settings.artist = try row.convert("value", text) { try ArtistName(kept: $0) }
      case Key.mode: settings.mode = try row.convert("value", text) { CanvasMode(rawValue: $0) }
      case Key.palette:
        settings.palette = try row.convert("value", text) { Palette(rawValue: $0) }
      default: settings.shuffles = try row.convert("value", text) { Int($0).map { $0 != 0 } }
      }
    }
    return settings
  }

  func save(_ settings: MoodSettings) throws {
    let usual = MoodSettings()
    try connection.keepSetting(
      settings.artist == usual.artist ? nil : settings.artist.value, for: Key.artist)
    try connection.keepSetting(
      settings.mode == usual.mode ? nil : settings.mode.rawValue, for: Key.mode)
    try connection.keepSetting(
      settings.palette == usual.palette ? nil : settings.palette.rawValue, for: Key.palette)
    try connection.keepSetting(settings.shuffles ? nil : "0", for: Key.shuffles)
  }

  private enum Key {
    static let artist = "mood.artist"
    static let mode = "mood.canvas_mode"
    static let palette = "mood.palette"
    static let shuffles = "mood.shuffles"
  }
}
