import HearthDomain

/// Stores the settings of canvases in the table `setting`, one row per value that is not the
/// default.
struct SQLMoodSettingsRepository: MoodSettingsRepository {
  let connection: any SQLConnection

  func load() throws -> MoodSettings {
    var settings = MoodSettings()
    try connection.query(
      "SELECT key, value FROM setting WHERE key IN (?1, ?2, ?3, ?4, ?5)",
      [
        .text(SettingRows.artist), .text(SettingRows.mode), .text(SettingRows.palette),
        .text(SettingRows.shuffles), .text(SettingRows.paper),
      ],
      of: "setting"
    ) { row in
      let text = try row.text("value")
      switch try row.text("key") {
      case SettingRows.artist:
        settings.artist = try row.convert("value", text) { try ArtistName(kept: $0) }
      case SettingRows.mode:
        settings.mode = try row.convert("value", text) { CanvasMode(rawValue: $0) }
      case SettingRows.palette:
        settings.palette = try row.convert("value", text) { Palette(rawValue: $0) }
      case SettingRows.paper:
        settings.paper = try row.convert("value", text) { CanvasPaper(rawValue: $0) }
      default: settings.shuffles = try row.convert("value", text) { Int($0).map { $0 != 0 } }
      }
    }
    return settings
  }

  func save(_ settings: MoodSettings) throws {
    for (key, value) in settings.rows { try connection.keepSetting(value, for: key) }
  }
}
