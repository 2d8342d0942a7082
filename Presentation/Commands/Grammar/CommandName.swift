/// The words by which a command is called.
///
/// Apart from the rest of the grammar, so that a command is found without making that of all.
package struct CommandName: Hashable, Sendable {
  /// The words that name the command, such as `person water`; never empty.
  package let path: [String]
  /// Other documented spellings of the same command, such as `water`.
  package let shortcuts: [[String]]
  /// The verbs that every noun has, where the command has another one of its own, such as
  /// `mood list` for `mood diary`.
  let synonyms: [[String]]
  /// Whether the noun alone stands for this command, as `person` does for `person list`.
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

  /// Every spelling that leads to the command: its path, its noun alone, its shortcuts, its
  /// synonyms.
  var spellings: [[String]] {
    [path] + (isNounDefault ? [Array(path.dropLast())] : []) + shortcuts + synonyms
  }
}
