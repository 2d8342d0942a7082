/// What may be typed where, as every shell's script needs it.
struct CompletionPlaces {
  /// The beginnings and full spellings of all commands, shortest first, each once.
  let places: [Place]

  struct Place {
    /// The words typed so far, joined by spaces; empty at the beginning.
    let path: String
    /// The words that may follow, with what they mean.
    let next: [Word]
    /// The command that the words name already.
    let spec: CommandSpec?

    struct Word {
      let text: String
      let meaning: Words
    }

    var options: [OptionSpec] { spec?.options ?? [] }
    var arguments: [ArgumentSpec] { spec?.arguments ?? [] }
  }

  init(_ grammar: Grammar) {
    var paths: [[String]] = [[]]
    for spelling in grammar.visible.flatMap(\.spellings) {
      for length in 1...max(1, spelling.count) {
        let path = Array(spelling.prefix(length))
        if !paths.contains(path) { paths.append(path) }
      }
    }
    places = paths.map { CompletionPlaces.place($0, grammar) }
  }

  private static func place(_ path: [String], _ grammar: Grammar) -> Place {
    let next = grammar.nextWords(after: path).map { word in
      Place.Word(text: word, meaning: meaning(of: path + [word], grammar))
    }
    return Place(
      path: path.joined(separator: " "), next: next, spec: grammar.spec(spelled: path))
  }

  private static func meaning(of path: [String], _ grammar: Grammar) -> Words {
    let noun = Noun.all.first { path == [$0.name] }?.summary
    let found = noun ?? grammar.spec(spelled: path)?.summary
    return found ?? Words(ko: path.joined(separator: " "), en: path.joined(separator: " "))
  }
}

extension ValueKind {
  /// The words that can be offered for a value; nil when there is nothing to offer.
  func offers(_ grammar: Grammar) -> [String]? {
    switch self {
    case .choice(let words): words
    case .topic: HelpTopic.all.map(\.name) + grammar.nextWords(after: [])
    default: nil
    }
  }
}

extension String {
  /// The text between single quotes, as the shells read it.
  var shellQuoted: String {
    "'" + map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}
