/// All commands of a program, found by their words.
package struct Grammar: Sendable {
  package let specs: [CommandSpec]

  package init(_ specs: [CommandSpec]) {
    self.specs = specs
  }

  package var visibleSpecs: [CommandSpec] { specs.filter { !$0.isHidden } }

  /// Returns the command with exactly this spelling.
  func spec(spelled words: [String]) -> CommandSpec? {
    specs.first { $0.path == words } ?? specs.first { $0.spellings.contains(words) }
  }

  /// Returns the noun that is also a command and has this shortcut; its verbs may follow the
  /// shortcut, as in `say list`.
  func noun(shortenedTo words: [String]) -> [String]? {
    specs.first { $0.path.count == words.count && $0.shortcuts.contains(words) }?.path
  }

  /// Whether the spelling of a command begins with these words and is longer.
  func hasLongerSpelling(than words: [String]) -> Bool {
    specs.contains { spec in
      spec.spellings.contains { $0.count > words.count && $0.starts(with: words) }
    }
  }

  /// Returns the words that may follow these, in the order of the commands, without hidden ones.
  func nextWords(after words: [String]) -> [String] {
    var found: [String] = []
    for spelling in visibleSpecs.flatMap(\.spellings)
    where spelling.count > words.count && spelling.starts(with: words) {
      let next = spelling[words.count]
      if !found.contains(next) { found.append(next) }
    }
    return found
  }

  /// Returns the visible commands of a noun; a command named by the noun alone comes first.
  func commands(under words: [String]) -> [CommandSpec] {
    visibleSpecs.filter { $0.path.starts(with: words) }
  }

  func options(ofCommandsUnder words: [String]) -> [OptionSpec] {
    specs.filter { $0.spellings.contains { $0.starts(with: words) } }.flatMap(\.options)
  }
}
