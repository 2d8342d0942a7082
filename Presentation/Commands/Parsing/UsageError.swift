/// The error for an invalid command line. Its messages are in `UsageError+Words`.
package struct UsageError: Error, Hashable, Sendable {
  package let reason: Reason
  /// The words of the command with the relevant help; empty for the overview.
  package let command: [String]

  package init(_ reason: Reason, in command: [String]) {
    self.reason = reason
    self.command = command
  }

  package enum Reason: Hashable, Sendable {
    /// No command has this word at this position.
    case unknownCommand(String, after: [String], nearest: Suggestion)
    /// There is no help page for this word: it is neither a command nor a topic.
    case unknownTopic(String, nearest: Suggestion)
    /// The words are only the beginning of a command.
    case unfinishedCommand([String], next: [String])
    /// A word that names a command, but follows `--`, where no command is recognized.
    case commandAfterOptionsEnd(String)
    case unknownOption(String, nearest: Suggestion)
    case unknownSetting(String, nearest: Suggestion)
    case missingValue(option: String)
    case unwantedValue(option: String, value: String)
    case repeatedOption(String)
    case missingArgument(Words)
    /// There is one word more than the command takes. `readings` are the command lines that were
    /// probably meant.
    case extraArgument(String, readings: [String] = [])
    /// A word after a command without arguments; these options accept values.
    case unwantedWord(String, options: [String])
    /// At least one of these options is required.
    case missingOption([String])
    /// This option is required; `why` is the message.
    case missingOptionExplained(String, why: Words)
    /// These options exclude one another.
    case conflictingOptions([String])
    case notAChoice(Words, value: String, choices: [String], nearest: Suggestion)
    case notANumber(Words, value: String)
    case outOfRange(Words, value: String, ClosedRange<Int>)
    /// An error with its own message.
    case custom(Words)
    /// A value is not accepted; `accepted` says which ones are.
    case unacceptableValue(Words, value: String, accepted: Words)
    /// `--json` for a command without data.
    case jsonUnavailable
    /// There is a question, but no user can be asked. The option given by `insteadGive` answers it
    /// in advance.
    case cannotAsk(insteadGive: String, question: String = "")
    /// The command requires a terminal. `insteadRun` is a command that does not.
    case needsTerminal(insteadRun: String?)
  }
}

/// Suggestions for a misspelled word.
package struct Suggestion: Hashable, Sendable {
  /// The nearest words, best first; empty if nothing is near.
  package let words: [String]
  /// Whether the Korean keyboard was probably on by mistake, so that Hangul was typed instead of
  /// Latin letters.
  package let isKoreanKeyboardSlip: Bool

  package init(words: [String], isKoreanKeyboardSlip: Bool = false) {
    // Two names of a command may be spelled alike.
    self.words = words.indices.filter { !words[..<$0].contains(words[$0]) }.map { words[$0] }
    self.isKoreanKeyboardSlip = isKoreanKeyboardSlip
  }

  package static let none = Suggestion(words: [])
}
