import TerminalKit

/// What came of a command that was run inside the full screen.
package struct CommandOutcome: Hashable, Sendable {
  /// What it printed.
  var lines: [StyledText] = []
  /// Why it could not be done, in one sentence or a few; nil where it was.
  var trouble: Words?
  /// A question that must be answered with yes before it can be done.
  var question: Words?
  /// A question with several answers, before it can be done.
  var choice: PageChoice?
  /// A text for the clipboard.
  var copied: String?
  /// What is to come of the screen itself.
  var aftermath: CapturedOutput.Aftermath?
  /// A place to go to.
  var route: Route?
  /// Whether somebody stopped it.
  var isStopped = false

  /// What was not done because the command has no place here.
  init(refusal: Words) {
    trouble = refusal
  }

  /// What the page holds after the command has ended.
  init(_ page: CapturedOutput, error: (any Error)?, in language: Language) {
    var page = page
    (copied, route) = (page.copied, page.route)
    lines = page.lines()
    if let question = page.question, error is UsageError {
      // What was said before is part of what somebody agrees to.
      let text = (lines.map(\.string) + [question]).joined(separator: "\n")
      self.question = Words(ko: text, en: text)
      return
    }
    if error != nil, let choice = page.choice {
      self.choice = choice
    }
    if error == nil { aftermath = page.aftermath }
    if page.isFull { lines.append(StyledText(CommandOutcome.rest(language), .dim)) }
    guard let error else { return }
    isStopped = ExitStatus(ending: error) == .interrupted
    trouble = CommandOutcome.words(for: error)
  }

  private static func rest(_ language: Language) -> String {
    language(
      ko: "… 여기까지만 보여요. 모두 보려면 셸에서 실행해 주세요.",
      en: "… and more. Run it in a shell to see everything.")
  }

  /// The sentence for an error; help is asked for in other words than those of a shell.
  private static func words(for error: any Error) -> Words {
    Words { language in
      (error as? UsageError)?.sentence(in: language)
        ?? ConsoleMessage.text(for: error, in: language)
    }
  }
}
