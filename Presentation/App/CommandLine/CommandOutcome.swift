import TerminalKit

/// The outcome of a command run in the full screen.
package struct CommandOutcome: Hashable, Sendable {
  /// The printed lines.
  var lines: [StyledText] = []
  /// The reason for a failure; nil if the command succeeded.
  var errorMessage: Words?
  /// A question that must be answered with yes before the command is run again.
  var question: Words?
  /// A question with several answers, each with a command.
  var choice: PageChoice?
  /// A text for the clipboard.
  var clipboardText: String?
  /// What the command requested of the full screen itself.
  var aftermath: CapturedOutput.ScreenEffect?
  /// The destination to go to.
  var route: Route?
  /// Whether the user stopped the command.
  var isStopped = false

  /// Creates the outcome of a command that cannot be run in the full screen.
  init(refusal: Words) {
    errorMessage = refusal
  }

  /// Creates the outcome from the captured output of the command and its error.
  init(_ page: CapturedOutput, error: (any Error)?, in language: Language) {
    var page = page
    (clipboardText, route) = (page.clipboardText, page.route)
    lines = page.lines()
    if let question = page.question, error is UsageError {
      // The user agrees to the printed text too, so it is part of the question.
      let text = (lines.map(\.string) + [question]).joined(separator: "\n")
      self.question = Words(ko: text, en: text)
      return
    }
    if error != nil, let choice = page.choice {
      self.choice = choice
    }
    if error == nil { aftermath = page.screenEffect }
    if page.isFull { lines.append(StyledText(CommandOutcome.truncationNote(language), .dim)) }
    guard let error else { return }
    isStopped = ExitStatus(ending: error) == .interrupted
    errorMessage = CommandOutcome.errorMessage(for: error)
  }

  private static func truncationNote(_ language: Language) -> String {
    language(
      ko: "… 여기까지만 보여요. 모두 보려면 셸에서 실행해 주세요.",
      en: "… and more. Run it in a shell to see everything.")
  }

  /// Returns the sentence for an error. Its hints at help are those for the full screen, not for a
  /// shell.
  private static func errorMessage(for error: any Error) -> Words {
    Words { language in
      (error as? UsageError)?.sentence(in: language)
        ?? ConsoleMessage.message(for: error, in: language)
    }
  }
}
