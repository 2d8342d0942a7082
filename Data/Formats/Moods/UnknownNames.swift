import HearthDomain

/// The names of moods in a file whose levels nobody knows, in the order in which they came.
struct UnknownNames {
  /// No diary has more names.
  private static let most = 1_000

  private var names: [String] = []
  private var records: [String: Int] = [:]

  var isEmpty: Bool { names.isEmpty }

  /// Each with how often it is there.
  var counts: [NamedCount] { names.map { NamedCount($0, records: records[$0] ?? 0) } }

  mutating func count(_ name: String) {
    let name = ImportFact.excerpt(name)
    if records[name] == nil {
      guard names.count < UnknownNames.most else { return }
      names.append(name)
    }
    records[name, default: 0] += 1
  }
}
