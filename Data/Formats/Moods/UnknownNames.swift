import HearthDomain

/// Mood names without a known level, in order of occurrence.
struct UnknownNames {
  /// Maximum number of names.
  private static let most = 1_000

  private var names: [String] = []
  private var records: [String: Int] = [:]
  /// Unknown words that were read as a level, with that level.
  private(set) var read = NamedLevels()

  var isEmpty: Bool { names.isEmpty }

  /// The names with their numbers of occurrences.
  var counts: [NamedCount] { names.map { NamedCount($0, records: records[$0] ?? 0) } }

  mutating func read(_ name: String, as level: MoodLevel) { read[name] = level }

  mutating func count(_ name: String) {
    let name = ImportFact.excerpt(name)
    if records[name] == nil {
      guard names.count < UnknownNames.most else { return }
      names.append(name)
    }
    records[name, default: 0] += 1
  }
}
