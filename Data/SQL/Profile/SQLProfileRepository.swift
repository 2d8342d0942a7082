import HearthDomain

/// Stores the profile in the table `setting`, one row per value.
struct SQLProfileRepository: ProfileRepository {
  let connection: any SQLConnection

  func load() throws -> Profile {
    var profile = Profile()
    let sql = "SELECT key, value FROM setting WHERE key IN (?1, ?2, ?3, ?4, ?5)"
    let keys = [
      SettingRows.name, SettingRows.welcome, SettingRows.welcoming, SettingRows.email,
      SettingRows.picture,
    ].map(SQLValue.text)
    try connection.query(sql, keys, of: "setting") { row in
      let text = try row.text("value")
      switch try row.text("key") {
      case SettingRows.name:
        profile.displayName = try row.convert("value", text) { try DisplayName(kept: $0) }
      case SettingRows.welcoming: profile.isBeingWelcomed = true
      case SettingRows.email: profile.email = try row.convert("value", text) { try Email($0) }
      case SettingRows.picture:
        profile.picture = try row.convert("value", text) { try PicturePath(kept: $0) }
      default:
        profile.welcomedAt = try row.convert("value", text) {
          Int64($0).map(Instant.init(milliseconds:))
        }
      }
    }
    return profile
  }

  func save(_ profile: Profile) throws {
    for (key, value) in profile.rows { try connection.keepSetting(value, for: key) }
  }

  func setting(_ key: String) throws -> String? { try connection.setting(key) }

  func settings(beginningWith prefix: String) throws -> [String: String] {
    var found: [String: String] = [:]
    // Keys are ASCII, so U+10FFFF sorts after them.
    try connection.query(
      "SELECT key, value FROM setting WHERE key >= ?1 AND key < ?2",
      [.text(prefix), .text(prefix + "\u{10FFFF}")], of: "setting"
    ) { found[try $0.text("key")] = try $0.text("value") }
    return found
  }

  func keep(_ setting: String?, as key: String) throws {
    try connection.keepSetting(setting, for: key)
  }

  func begunAt() throws -> Instant {
    try connection.first(
      "SELECT ran_at FROM migration ORDER BY number LIMIT 1", [], of: "migration"
    ) { try $0.instant("ran_at") } ?? Instant(milliseconds: 0)
  }

  func summary() throws -> ProfileSummary {
    let sql = """
      SELECT number, ran_at,
        (SELECT count(*) FROM person) AS people, (SELECT count(*) FROM contact) AS contacts,
        (SELECT count(*) FROM saying) AS sayings,
        (SELECT count(*) FROM mood) AS moods, (SELECT count(*) FROM event) AS events,
        (SELECT count(*) FROM book) AS books, (SELECT count(*) FROM sentence) AS sentences
      FROM migration ORDER BY number LIMIT 1
      """
    let summary = try connection.first(sql, [], of: "migration") { row in
      var summary = ProfileSummary(begunAt: Instant(milliseconds: try row.integer("ran_at")))
      summary.people = try row.int("people")
      summary.contacts = try row.int("contacts")
      summary.sayings = try row.int("sayings")
      summary.moods = try row.int("moods")
      summary.events = try row.int("events")
      summary.books = try row.int("books")
      summary.sentences = try row.int("sentences")
      return summary
    }
    return summary ?? ProfileSummary()
  }

  func hasEntries() throws -> Bool {
    let tables = ["person", "mood", "event", "book", "sentence"]
    let sql = tables.map { "EXISTS (SELECT 1 FROM \($0))" }.joined(separator: " OR ")
    return try connection.first("SELECT \(sql) AS has", of: "migration") {
      try $0.int("has") != 0
    } ?? false
  }
}
