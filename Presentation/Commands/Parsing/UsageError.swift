/// The reason why a command line is invalid. Its messages are in `UsageError+Words`.
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
    /// A command's word after `--`, where words do not name commands.
    case commandAfterOptionsEnd(String)
    case unknownOption(String, nearest: Suggestion)
    case unknownSetting(String, nearest: Suggestion)
    case missingValue(option: String)
    case unwantedValue(option: String, value: String)
    case repeatedOption(String)
    case missingArgument(Words)
    /// One word more than the command has arguments.
    case extraArgument(String, instead: String? = nil)
    /// An excess word that is probably an option's value; `instead` is the corrected line.
    case valueWithoutOption(String, instead: String)
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
    /// A value that is not accepted, with the accepted ones.
    case unacceptableValue(Words, value: String, accepted: Words)
    /// `--json` for a command without data.
    case jsonUnavailable
    /// A question that no one can answer; the option answers it in advance.
    case cannotAsk(insteadGive: String)
    /// The command needs a terminal; the other command does not.
    case needsTerminal(insteadRun: String?)
  }
}

/// Suggestions for a misspelled word.
package struct Suggestion: Hashable, Sendable {
  /// The nearest words, best first; empty if nothing is near.
  package let words: [String]
  /// Whether the word was probably typed with the Korean keyboard switched on by mistake.
  package let isKoreanKeyboardSlip: Bool

  package init(words: [String], isKoreanKeyboardSlip: Bool = false) {
    self.words = words
    self.isKoreanKeyboardSlip = isKoreanKeyboardSlip
  }

  package static let none = Suggestion(words: [])
}
