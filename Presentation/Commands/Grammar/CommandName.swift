/// The words that call a command.
///
/// This type is separate from the rest of the grammar, so that a command can be found without
/// creating the grammar of all commands.
package struct CommandName: Hashable, Sendable {
  /// The words of the command, such as `person water`; never empty.
  package let path: [String]
  /// Shorter documented spellings of the command, such as `water` for `person water`.
  package let shortcuts: [[String]]
  /// Spellings with a common verb that are accepted too, such as `mood list` for `mood diary`.
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

  /// Returns the spellings that are shown in the language: in Korean, the Korean ones come first.
  func spellings(_ language: Language) -> [[String]] {
    (language == .korean ? koreanSpellings : []) + spellings
  }

  var koreanSpellings: [[String]] {
    spellings.map(Vocabulary.korean).filter { !spellings.contains($0) }
  }
}
