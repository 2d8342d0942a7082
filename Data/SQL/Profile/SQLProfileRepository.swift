import HearthDomain

/// Keeps the profile in the table `setting`, a row for each of its values.
struct SQLProfileRepository: ProfileRepository {
  let connection: any SQLConnection

  func load() throws -> Profile {
    var profile = Profile()
    let sql = "SELECT key, value FROM setting WHERE key IN (?1, ?2, ?3, ?4)"
    let keys = [Key.name, Key.welcome, Key.email, Key.picture].map(SQLValue.text)
    try connection.query(sql, keys, of: "setting") { row in
      let text = try row.text("value")
      switch try row.text("key") {
      case Key.name:
        profile.displayName = try row.convert("value", text) { try DisplayName(kept: $0) }
      case Key.email: profile.email = try row.convert("value", text) { try Email($0) }
      case Key.picture:
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
    try connection.keepSetting(profile.displayName.value, for: Key.name)
    try connection.keepSetting(profile.welcomedAt.map { String($0.milliseconds) }, for: Key.welcome)
    try connection.keepSetting(profile.email?.value, for: Key.email)
    try connection.keepSetting(profile.picture?.value, for: Key.picture)
  }

  func summary() throws -> ProfileSummary {
    let sql = """
      SELECT number, ran_at,
        (SELECT count(*) FROM person) AS people, (SELECT count(*) FROM saying) AS sayings,
        (SELECT count(*) FROM mood) AS moods, (SELECT count(*) FROM event) AS events,
        (SELECT count(*) FROM book) AS books, (SELECT count(*) FROM sentence) AS sentences
      FROM migration ORDER BY number LIMIT 1
      """
    let summary = try connection.first(sql, [], of: "migration") { row in
      var summary = ProfileSummary(begunAt: Instant(milliseconds: try row.integer("ran_at")))
      summary.people = try row.int("people")
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

  private enum Key {
    static let name = "profile.display_name"
    static let welcome = "profile.welcomed_at"
    static let email = "profile.email"
    static let picture = "profile.picture"
  }
}
