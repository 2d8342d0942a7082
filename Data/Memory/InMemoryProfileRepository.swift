import HearthDomain

struct InMemoryProfileRepository: ProfileRepository {
  let transaction: InMemoryTransaction

  func load() throws -> Profile {
    try transaction.read { $0.profile ?? Profile() }
  }

  func save(_ profile: Profile) throws {
    try transaction.write { $0.profile = profile }
  }

  func setting(_ key: String) throws -> String? {
    try transaction.read { $0.settingRows[ExternalName(key)] }
  }

  func settings(beginningWith prefix: String) throws -> [String: String] {
    let found = try transaction.read { $0.settingRows }.map { ($0.key.text, $0.value) }
    return Dictionary(found.filter { $0.0.hasPrefix(prefix) }) { first, _ in first }
  }

  func saveSetting(_ setting: String?, as key: String) throws {
    try transaction.write { try $0.saveSetting(setting, as: key) }
  }

  func lock() throws -> ProfileLock? {
    try transaction.read { $0.profileLock }
  }

  func saveLock(_ lock: ProfileLock?) throws {
    try transaction.write { $0.profileLock = lock }
  }

  func createdAt() throws -> Instant { transaction.storeCreatedAt }

  func summary() throws -> ProfileSummary {
    try transaction.read { tables in
      var summary = ProfileSummary()
      summary.people = tables.people.all.count
      summary.contacts = tables.contacts.all.count
      summary.sayings = tables.sayings.all.count
      summary.moods = tables.moods.all.count
      summary.events = tables.events.all.count
      summary.toDos = tables.toDos.all.count
      summary.books = tables.books.all.count
      summary.sentences = tables.sentences.all.count
      return summary
    }
  }

  func hasEntries() throws -> Bool {
    let summary = try summary()
    let parts = [\ProfileSummary.people, \.moods, \.events, \.toDos, \.books, \.sentences]
    return parts.contains { summary[keyPath: $0] > 0 }
  }
}
