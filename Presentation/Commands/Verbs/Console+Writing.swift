import HearthDomain
import TerminalKit

extension Console {
  /// Opens a text in an editor, parses it with `read` and saves it with `keep`. Returns nil if
  /// nothing was written. Throws `withoutEditor` if no editor can be opened.
  ///
  /// The text is never lost: if it is not valid, the user can continue to edit it; if it cannot be
  /// saved, it is printed on standard error.
  mutating func writeInEditor<Text, Kept>(
    with editor: Editor, from start: String = "", orElse withoutEditor: UsageError,
    read: (String) throws -> Text, keep: (Text) throws -> Kept
  ) throws -> Kept? {
    guard canOpen(editor) else { throw withoutEditor }
    var text: String?
    var refusal: (any Error)?
    do {
      while let written = try editor(text ?? start) {
        text = written
        do {
          return try keep(try read(written))
        } catch let error where Console.canBeCorrected(error) {
          refusal = error
          printNote(StyledText(ConsoleMessage.message(for: error, in: language)))
          guard try asksToContinueEditing() else { break }
        }
      }
    } catch {
      guard let text else { throw error }
      printUnsavedText(text, becauseOf: error)
      throw error
    }
    guard let text, let refusal else { return nil }
    printUnsavedText(text, becauseOf: refusal)
    throw ExitStatus(ending: refusal)
  }

  mutating func reportNothingWritten() {
    printNote(Words(ko: "적은 것이 없어 그대로 두었어요.", en: "Nothing was entered, so nothing was changed."))
  }

  /// Whether the editor can be opened: there is a terminal for it, or it was set explicitly,
  /// because a script can set an editor that is a script itself.
  private func canOpen(_ editor: Editor) -> Bool {
    guard capturedOutput == nil, !traits.neverAsks else { return false }
    return editor.isConfigured || traits.inputIsTerminal && traits.outputIsTerminal
  }

  /// Whether the user can correct the text to avoid the error.
  private static func canBeCorrected(_ error: any Error) -> Bool {
    switch error {
    case DomainError.invalid, DomainError.conflict: true
    default: false
    }
  }

  private mutating func asksToContinueEditing() throws -> Bool {
    guard canAsk else { return false }
    return try ask(language(ko: "편집기에서 이어서 고칠까요?", en: "Continue in the editor?"))
  }

  private mutating func printUnsavedText(_ text: String, becauseOf error: any Error) {
    let title =
      error.isUncertain
      ? language(ko: "적은 글은 이래요:", en: "This is what you wrote:")
      : language(ko: "저장하지 않았어요. 적은 글은 이래요:", en: "Nothing was saved. This is what you wrote:")
    printNote(StyledText(title) + "\n" + StyledText(text))
  }
}
