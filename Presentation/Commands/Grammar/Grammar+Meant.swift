import HearthDomain

extension Grammar {
  /// Returns what a word that is not a command probably means, as words to type after `words`;
  /// empty if nothing is probable.
  func likelyMeanings(of word: String, after words: [String]) -> [String] {
    if words.isEmpty, word == "undo" {
      return visibleSpecs.map(\.path).filter(Grammar.isReversingCommand).map {
        $0.joined(separator: " ")
      }
    }
    if let verb = Noun.verb(forSynonym: word) {
      let known = verb.filter {
        let line = words + $0.split(separator: " ").map(String.init)
        let path = Array(line.prefix { !$0.hasPrefix("--") })
        // The beginning of a longer command, such as `book sentence`, counts too.
        guard let command = spec(spelled: path) else { return hasLongerSpelling(than: path) }
        return line.dropFirst(path.count).allSatisfy { option in
          command.options.contains { $0.isSpelled(option) }
        }
      }
      if !known.isEmpty { return known }
      if words.isEmpty { return commands(withVerbs: verb) }
    }
    if words.isEmpty, Noun.nounName(forSynonym: word) == nil,
      case let known = commands(withVerbs: [word]),
      !known.isEmpty
    {
      return known
    }
    if spec(spelled: words + ["set"]) != nil, Setting.named(word) != nil {
      return ["set \(word)"]
    }
    if words.isEmpty, Noun.nounName(forSynonym: word) == nil,
      HelpTopic.all.contains(where: { $0.name == word })
    {
      return ["help \(word)"]
    }
    return []
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

  /// Returns what a name in the place of a verb probably means, as words to type after `words`;
  /// empty if nothing is probable.
  func likelyMeanings(ofName name: String, after words: [String]) -> [String] {
    if let other = spec(spelled: words)?.commandForExtraWords?.path, other.starts(with: words) {
      return [(other.dropFirst(words.count) + [Quoting.shellWord(name)]).joined(separator: " ")]
    }
    guard words == ["profile"], (try? DisplayName(name))?.isEmpty == false else { return [] }
    return ["edit --name", "use"].map { "\($0) \(Quoting.shellWord(name))" }
  }

  private static func isReversingCommand(_ path: [String]) -> Bool {
    path.last.map { ["unwater", "unread", "reopen"].contains($0) } ?? false
  }
}
