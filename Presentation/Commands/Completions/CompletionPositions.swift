/// What may be typed at each position of a command line, for the completion scripts of all shells.
struct CompletionPositions {
  /// One position for each spelling of each command and for each beginning of one; short ones
  /// first, without duplicates.
  let positions: [CommandPosition]

  struct CommandPosition {
    /// The words typed so far, joined by spaces; empty at the start.
    let path: String
    /// The words that may follow, with their meanings.
    let nextWords: [Word]
    /// The command that the typed words already name; nil if they do not name one.
    let spec: CommandSpec?

    struct Word {
      let text: String
      fileprivate let readMeaning: @Sendable () -> Words

      /// The meaning, which is read from the help each time.
      var meaning: Words { readMeaning() }
    }

    var options: [OptionSpec] { spec?.options ?? [] }
    var arguments: [ArgumentSpec] { spec?.arguments ?? [] }
  }

  init(_ grammar: Grammar) {
    var paths: [[String]] = [[]]
    for spelling in grammar.visibleSpecs.flatMap(\.spellings) {
      for length in 1...max(1, spelling.count) {
        let path = Array(spelling.prefix(length))
        if !paths.contains(path) { paths.append(path) }
      }
    }
    let helping = grammar.visibleSpecs.filter(\.takesTopic).flatMap(\.spellings)
    positions =
      paths.filter { !helping.contains($0) }.map { CompletionPositions.position($0, grammar) }
      + helping.flatMap { spelling in
        paths.filter(grammar.hasLongerSpelling)
          .map { CompletionPositions.position($0, of: spelling, grammar) }
      }
  }

  /// Returns the completion position after `command`, which takes a help topic, and the words
  /// `path` of that topic. The topic may be the name of any command, so the next words are those
  /// that can follow `path` at the start of a line.
  private static func position(
    _ path: [String], of command: [String], _ grammar: Grammar
  ) -> CommandPosition {
    let topics = path.isEmpty ? HelpTopic.all : []
    return CommandPosition(
      path: (command + path).joined(separator: " "),
      nextWords: position(path, grammar).nextWords
        + topics.map { topic in CommandPosition.Word(text: topic.name) { topic.title } },
      spec: grammar.spec(spelled: command))
  }

  private static func position(_ path: [String], _ grammar: Grammar) -> CommandPosition {
    let next = grammar.nextWords(after: path).map { word in
      CommandPosition.Word(text: word) {
        CompletionPositions.meaning(of: path + [word], grammar)
      }
    }
    return CommandPosition(
      path: path.joined(separator: " "), nextWords: next, spec: grammar.spec(spelled: path))
  }

  private static func meaning(of path: [String], _ grammar: Grammar) -> Words {
    let noun = Noun.all.first { noun in
      path == [noun.name] || path.count == 1 && Vocabulary.koreanName(of: noun.name) == path[0]
    }?.summary
    let found = noun ?? grammar.spec(spelled: path)?.help.summary
    return found ?? Words(ko: path.joined(separator: " "), en: path.joined(separator: " "))
  }
}

extension CommandSpec {
  fileprivate var takesTopic: Bool { arguments.contains { $0.kind == .topic } }
}
