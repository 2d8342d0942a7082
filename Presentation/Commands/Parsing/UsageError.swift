/// Why a command line cannot be understood, as a fact; its sentences stand in `UsageError+Words`.
package struct UsageError: Error, Hashable, Sendable {
  package let reason: Reason
  /// The words of the command whose help says more; empty for the overview.
  package let command: [String]

  package init(_ reason: Reason, in command: [String]) {
    self.reason = reason
    self.command = command
  }

  package enum Reason: Hashable, Sendable {
    /// No command has this word at this place.
    case unknownCommand(String, after: [String], nearest: Suggestion)
    /// Help has no page on this: it is neither a command nor a topic.
    case unknownTopic(String, nearest: Suggestion)
    /// The words so far are only the beginning of a command.
    case unfinishedCommand([String], next: [String])
    /// A command's word after `--`, where words name no command.
    case commandAfterEnd(String)
    case unknownOption(String, nearest: Suggestion)
    case unknownSetting(String, nearest: Suggestion)
    case missingValue(option: String)
    case unwantedValue(option: String, value: String)
    case repeatedOption(String)
    case missingArgument(Words)
    /// One word more than the command has arguments.
    case extraArgument(String, instead: String? = nil)
    /// A word too many that is likely an option's value; the line gives it to the option.
    case valueWithoutOption(String, instead: String)
    /// A word after what takes none; these options take values.
    case unwantedWord(String, options: [String])
    /// At least one of these options has to be given.
    case missingOption([String])
    /// This option has to be given; the words ask for it.
    case missingExplained(String, why: Words)
    /// These options exclude one another.
    case conflictingOptions([String])
    case notAChoice(Words, value: String, choices: [String], nearest: Suggestion)
    case notANumber(Words, value: String)
    case outOfRange(Words, value: String, ClosedRange<Int>)
    /// Said in words of its own.
    case explained(Words)
    /// A value that is not accepted, with what would be.
    case unacceptable(Words, value: String, accepted: Words)
    /// `--json` for a command that has no data to tell.
    case noJSON
    /// A question came up where nobody can answer; the option answers it beforehand.
    case cannotAsk(insteadGive: String)
    /// What was asked for needs a terminal; this command does without.
    case needsTerminal(insteadRun: String?)
  }
}

/// What somebody may have meant.
package struct Suggestion: Hashable, Sendable {
  /// The nearest words, best first; empty when nothing is near.
  package let words: [String]
  /// Whether the letters make sense as typed with the Korean keyboard left on.
  package let isKoreanKeyboardSlip: Bool

  package init(words: [String], isKoreanKeyboardSlip: Bool = false) {
    self.words = words
    self.isKoreanKeyboardSlip = isKoreanKeyboardSlip
  }

  package static let none = Suggestion(words: [])
}
