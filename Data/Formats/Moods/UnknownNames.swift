import HearthDomain

/// The names of moods in a file whose levels nobody said, in the order in which they came.
struct UnknownNames {
  /// No diary has more names.
  private static let most = 1_000

  private var names: [String] = []
  private var records: [String: Int] = [:]
  /// Those that were read as a level nevertheless, of which there are no more than are known.
  private(set) var read = NamedLevels()

  var isEmpty: Bool { names.isEmpty }

  /// Each with how often it is there.
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
