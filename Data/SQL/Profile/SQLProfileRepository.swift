import HearthDomain

/// Stores the profile in the table `setting`, one row per value.
struct SQLProfileRepository: ProfileRepository {
  let connection: any SQLConnection

  func load() throws -> Profile { try connection.load(Profile.described) }

  func save(_ profile: Profile) throws { try connection.save(profile, Profile.described) }

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

  func saveSetting(_ setting: String?, as key: String) throws {
    try connection.saveSetting(setting, for: key)
  }

  func createdAt() throws -> Instant {
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
        (SELECT count(*) FROM todo) AS to_dos,
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
      summary.toDos = try row.int("to_dos")
      summary.books = try row.int("books")
      summary.sentences = try row.int("sentences")
      return summary
    }
    return summary ?? ProfileSummary()
  }

  func hasEntries() throws -> Bool {
    let tables = ["person", "mood", "event", "todo", "book", "sentence"]
    let sql = tables.map { "EXISTS (SELECT 1 FROM \($0))" }.joined(separator: " OR ")
    return try connection.first("SELECT \(sql) AS has", of: "migration") {
      try $0.int("has") != 0
    } ?? false
  }
}
