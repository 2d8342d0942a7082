/// Related commands, created only when one of their words is called.
package struct CommandGroup<Context> {
  /// All first words of the commands; nil if unknown.
  let firstWords: [String]?
  let entries: () -> [CommandEntry<Context>]

  package init(_ firstWords: String..., entries: @escaping () -> [CommandEntry<Context>]) {
    self.firstWords = firstWords
    self.entries = entries
  }

  /// Creates a group of an area's commands, which use a part of the context.
  package init<Tools>(
    _ firstWords: String..., of tools: @escaping (Context) -> Tools,
    entries: @escaping () -> [CommandEntry<Tools>]
  ) {
    self.firstWords = firstWords
    self.entries = { entries().map { $0.using(tools) } }
  }

  /// Creates a group that is searched for every call.
  init(of entries: [CommandEntry<Context>]) {
    firstWords = nil
    self.entries = { entries }
  }

  func mayContain(_ word: String) -> Bool { firstWords?.contains(word) ?? true }
}
