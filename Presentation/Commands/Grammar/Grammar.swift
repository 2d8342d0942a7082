/// All commands of a program, found by their words.
package struct Grammar: Sendable {
  package let specs: [CommandSpec]
  /// If this is Korean, the Korean names of commands are spellings, too.
  let language: Language

  package init(_ specs: [CommandSpec], in language: Language = .english) {
    self.specs = language == .korean ? specs.map(\.withKoreanSpellings) : specs
    self.language = language
  }

  package var visibleSpecs: [CommandSpec] { specs.filter { !$0.isHidden } }

  /// Returns the command with exactly this spelling.
  func spec(spelled words: [String]) -> CommandSpec? {
    specs.first { $0.path == words } ?? specs.first { $0.spellings.contains(words) }
  }

  /// Returns the path of the command that has this shortcut. Verbs may follow the shortcut as they
  /// follow the noun: `say list` is `saying list`.
  func noun(shortenedTo words: [String]) -> [String]? {
    specs.first { $0.path.count == words.count && $0.shortcuts.contains(words) }?.path
  }

  /// Whether these words are only the beginning of some command.
  func hasLongerSpelling(than words: [String]) -> Bool {
    specs.contains { spec in
      spec.spellings.contains { $0.count > words.count && $0.starts(with: words) }
    }
  }

  /// Returns the words that may come next in a command, in the order of the commands. Hidden
  /// commands are left out.
  func nextWords(after words: [String]) -> [String] {
    var found: [String] = []
    for spelling in visibleSpecs.flatMap(\.spellings)
    where spelling.count > words.count && spelling.starts(with: words) {
      let next = spelling[words.count]
      if !found.contains(next) { found.append(next) }
    }
    return found
  }

  /// Returns the visible commands that begin with the words. A command that the words name
  /// completely comes first.
  func commands(under words: [String]) -> [CommandSpec] {
    visibleSpecs.filter { $0.path.starts(with: words) }
  }

  func options(ofCommandsUnder words: [String]) -> [OptionSpec] {
    specs.filter { $0.spellings.contains { $0.starts(with: words) } }.flatMap(\.options)
  }
}
