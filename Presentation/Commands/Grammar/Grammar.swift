/// All commands of a program, found by their words.
package struct Grammar: Sendable {
  package let specs: [CommandSpec]

  package init(_ specs: [CommandSpec]) {
    self.specs = specs
  }

  package var visible: [CommandSpec] { specs.filter { !$0.isHidden } }

  /// The command with exactly this spelling.
  func spec(spelled words: [String]) -> CommandSpec? {
    specs.first { $0.path == words } ?? specs.first { $0.spellings.contains(words) }
  }

  /// The noun whose own command has this short form, under which its verbs stand too: `say list`.
  func noun(shortenedTo words: [String]) -> [String]? {
    specs.first { $0.path.count == words.count && $0.shortcuts.contains(words) }?.path
  }

  /// Whether some command's spelling is longer than these words and begins with them.
  func continues(_ words: [String]) -> Bool {
    specs.contains { spec in
      spec.spellings.contains { $0.count > words.count && $0.starts(with: words) }
    }
  }

  /// The words that may follow these, in the order of the commands, hidden ones left out.
  func nextWords(after words: [String]) -> [String] {
    var found: [String] = []
    for spelling in visible.flatMap(\.spellings)
    where spelling.count > words.count && spelling.starts(with: words) {
      let next = spelling[words.count]
      if !found.contains(next) { found.append(next) }
    }
    return found
  }

  /// The visible commands under a noun, the noun's own first.
  func commands(under words: [String]) -> [CommandSpec] {
    visible.filter { $0.path.starts(with: words) }
  }

  func options(under words: [String]) -> [OptionSpec] {
    specs.filter { $0.spellings.contains { $0.starts(with: words) } }.flatMap(\.options)
  }
}
