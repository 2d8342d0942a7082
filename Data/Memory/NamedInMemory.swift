/// A repository in memory of things that are meant by their names.
protocol NamedInMemory {
  associatedtype Thing

  /// The things that are meant, the best first.
  func meant(by meaning: NameMatcher, _ limit: Int) throws -> [Thing]
}

extension NamedInMemory {
  func meant(by words: String, limit: Int) throws -> [Thing] {
    try meant(by: NameMatcher(words), limit)
  }

  func meant(bySpaceless words: String, limit: Int) throws -> [Thing] {
    try meant(by: NameMatcher(spaceless: words), limit)
  }
}
