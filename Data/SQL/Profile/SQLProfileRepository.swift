import HearthDomain

/// Keeps the profile in the table `setting`, a row for each of its values.
struct SQLProfileRepository: ProfileRepository {
  let connection: any SQLConnection

  func load() throws -> Profile {
    var profile = Profile()
    let sql = "SELECT key, value FROM setting WHERE key IN (?1, ?2)"
    try connection.query(sql, [.text(Key.name), .text(Key.welcome)], of: "setting") { row in
      let text = try row.text("value")
      switch try row.text("key") {
      case Key.name: profile.displayName = try row.convert("value", text) { try DisplayName($0) }
      default:
        profile.welcomedAt = try row.convert("value", text) {
          Int64($0).map(Instant.init(milliseconds:))
        }
      }
    }
    return profile
  }

  func save(_ profile: Profile) throws {
    try connection.keepSetting(profile.displayName.value, for: Key.name)
    try connection.keepSetting(profile.welcomedAt.map { String($0.milliseconds) }, for: Key.welcome)
  }

  private enum Key {
    static let name = "profile.display_name"
    static let welcome = "profile.welcomed_at"
  }
}
