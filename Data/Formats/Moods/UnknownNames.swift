import HearthDomain

/// Names of moods whose level is not known, in order of occurrence.
struct UnknownNames {
  /// Maximum number of names that are collected.
  private static let maxNames = 1_000

  private var names: [String] = []
  private var recordCounts: [String: Int] = [:]
  /// Words that were read as a level although they are not names of moods, with that level.
  private(set) var assumedLevels = NamedLevels()

  var isEmpty: Bool { names.isEmpty }

  /// The names, each with the number of records that contain it.
  var counts: [NamedCount] { names.map { NamedCount($0, records: recordCounts[$0] ?? 0) } }

  mutating func noteAssumedLevel(_ name: String, as level: MoodLevel) {
    assumedLevels[name] = level
  }

  mutating func countName(_ name: String) {
    let name = ImportFact.excerpt(name)
    if recordCounts[name] == nil {
      guard names.count < UnknownNames.maxNames else { return }
      names.append(name)
    }
    recordCounts[name, default: 0] += 1
  }
}
