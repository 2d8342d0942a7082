/// Phrase with one fixed meaning.
struct FixedPhrase {
  /// Pattern of the words, in the notation of rules.
  let words: String
  let category: String
  let weight: Double
  var traits: RuleTraits = []
  let value: Value

  init(
    _ words: String, _ category: String, _ weight: Double, _ value: Value,
    _ traits: RuleTraits = []
  ) {
    (self.words, self.category, self.weight) = (words, category, weight)
    (self.traits, self.value) = (traits, value)
  }
}

extension GrammarBuilder {
  mutating func add(_ phrases: [FixedPhrase]) {
    for phrase in phrases {
      localRule("phrase", phrase.words, phrase.category, phrase.weight, phrase.traits) { _ in
        phrase.value
      }
    }
  }
}
