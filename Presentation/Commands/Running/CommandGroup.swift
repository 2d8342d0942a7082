/// Related commands. Their entries are created only if one of them may be called.
package struct CommandGroup<Context> {
  /// All first words of the commands; nil if unknown.
  let firstWords: [String]?
  let entries: () -> [CommandEntry<Context>]

  package init(_ firstWords: String..., entries: @escaping () -> [CommandEntry<Context>]) {
    self.firstWords = firstWords
    self.entries = entries
  }

  /// Creates a group whose commands need only a part of the context, which `tools` returns.
  package init<Tools>(
    _ firstWords: String..., of tools: @escaping (Context) -> Tools,
    entries: @escaping () -> [CommandEntry<Tools>]
  ) {
    self.firstWords = firstWords
    self.entries = { entries().map { $0.using(tools) } }
  }

  /// Creates a group whose first words are unknown, so that its entries are searched for every
  /// call.
  init(of entries: [CommandEntry<Context>]) {
    firstWords = nil
    self.entries = { entries }
  }

  func mayContain(_ word: String) -> Bool {
    guard let firstWords else { return true }
    return firstWords.contains(word)
      || Vocabulary.names(ofKorean: word).contains { firstWords.contains($0) }
  }
}
