import HearthDomain

extension Grammar {
  /// What is meant by a word that is no command here, as it follows the words before it; empty
  /// where nothing is sure.
  func meant(by word: String, after words: [String]) -> [String] {
    if words.isEmpty, word == "undo" {
      return visible.map(\.path).filter(Grammar.takesBack).map { $0.joined(separator: " ") }
    }
    if let verb = Noun.verb(meantBy: word) {
      let known = verb.filter {
        spec(spelled: words + $0.split(separator: " ").map(String.init)) != nil
      }
      if !known.isEmpty { return known }
      if words.isEmpty {
        return visible.map(\.path).filter { $0.count == 2 && verb.contains($0[1]) }.prefix(3).map {
          $0.joined(separator: " ")
        }
      }
    }
    if spec(spelled: words + ["set"]) != nil, Setting.named(word) != nil {
      return ["set \(word)"]
    }
    return []
  }

  /// What is meant by a name where a command belongs; empty where none takes one.
  func meant(byName name: String, after words: [String]) -> [String] {
    guard words == ["profile"], (try? DisplayName(name))?.isEmpty == false else { return [] }
    return ["edit --name", "use"].map { "\($0) \(Quoting.shellWord(name))" }
  }

  private static func takesBack(_ path: [String]) -> Bool {
    path.last.map { ["unwater", "unread", "reopen"].contains($0) } ?? false
  }
}
