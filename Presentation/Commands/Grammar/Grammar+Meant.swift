import HearthDomain

extension Grammar {
  /// Returns what a word that is not a command probably means, as words to type after `words`;
  /// empty if nothing is probable.
  func likelyMeanings(of word: String, after words: [String]) -> [String] {
    let meanings = Vocabulary.meanings(of: word).filter { !$0.hasPrefix("--") }
    let known = meanings.filter { accepts($0, after: words) }
    if !known.isEmpty { return known }
    if words.isEmpty {
      let commands = commands(withVerbs: [word] + meanings)
      if !commands.isEmpty { return commands }
      if HelpTopic.all.contains(where: { $0.name == word }) { return ["help \(word)"] }
    }
    if spec(spelled: words + ["set"]) != nil, Setting.named(word) != nil {
      return ["set \(word)"]
    }
    return []
  }

  /// Whether the words, which may end with options, can be typed after `words`.
  private func accepts(_ meaning: String, after words: [String]) -> Bool {
    let line = words + meaning.split(separator: " ").map(String.init)
    let path = Array(line.prefix { !$0.hasPrefix("--") })
    // The beginning of a longer command, such as `book sentence`, counts too.
    guard let command = spec(spelled: path) else { return hasLongerSpelling(than: path) }
    return line.dropFirst(path.count).allSatisfy { option in
      command.options.contains { $0.isSpelled(option) }
    }
  }

  /// Returns the commands with these verbs, the most frequently used nouns first.
  private func commands(withVerbs verbs: [String]) -> [String] {
    let paths = visibleSpecs.map(\.path).filter { $0.count == 2 && verbs.contains($0[1]) }
    let nouns = ["person", "event", "book", "mood", "saying"]
    let sorted = nouns.flatMap { noun in paths.filter { $0[0] == noun } }
    return (sorted + paths.filter { !nouns.contains($0[0]) }).prefix(3).map {
      $0.joined(separator: " ")
    }
  }
}
