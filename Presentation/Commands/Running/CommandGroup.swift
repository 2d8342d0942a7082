/// Commands that belong together, made only when one of their words is called.
package struct CommandGroup<Context> {
  /// Every word with which one of the commands can be called; nil if they are not known.
  let firstWords: [String]?
  let entries: () -> [CommandEntry<Context>]

  package init(_ firstWords: String..., entries: @escaping () -> [CommandEntry<Context>]) {
    self.firstWords = firstWords
    self.entries = entries
  }

  /// Commands of an area, which take a part of the context.
  package init<Tools>(
    _ firstWords: String..., of tools: @escaping (Context) -> Tools,
    entries: @escaping () -> [CommandEntry<Tools>]
  ) {
    self.firstWords = firstWords
    self.entries = { entries().map { $0.taking(tools) } }
  }

  /// Commands that are looked through whatever is called.
  init(of entries: [CommandEntry<Context>]) {
    firstWords = nil
    self.entries = { entries }
  }

  func mayHave(_ word: String) -> Bool { firstWords?.contains(word) ?? true }
}
