/// The words that call a command.
///
/// Separate from the rest of the grammar, so that a command is found without creating the grammar
/// of all commands.
package struct CommandName: Hashable, Sendable {
  /// The words of the command, such as `person water`; never empty.
  package let path: [String]
  /// Other documented spellings of the command, such as `water`.
  package let shortcuts: [[String]]
  /// Common verbs for a command that has its own verb, such as `mood list` for `mood diary`.
  let synonyms: [[String]]
  /// Whether the noun alone calls this command, as `person` does for `person list`.
  package let isNounDefault: Bool

  package init(
    _ path: [String], shortcuts: [[String]] = [], synonyms: [[String]] = [],
    isNounDefault: Bool = false
  ) {
    self.path = path
    self.synonyms = synonyms
    self.shortcuts = shortcuts
    self.isNounDefault = isNounDefault
  }

  /// All spellings of the command: its path, its noun if that is enough, its shortcuts and its
  /// synonyms.
  var spellings: [[String]] {
    [path] + (isNounDefault ? [Array(path.dropLast())] : []) + shortcuts + synonyms
  }
}
