import HearthDomain
import TerminalKit

extension Console {
  /// Lets somebody write a text in an editor until it can be kept; nil when nothing was written.
  ///
  /// What was written is never lost: where it is not accepted, it can be gone on with, and what
  /// could not be kept in the end is printed on standard error. Where no editor can be opened,
  /// the error given says what to do instead.
  mutating func write<Text, Kept>(
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
        } catch let error where Console.canBeMended(error) {
          refusal = error
          note(StyledText(ConsoleMessage.text(for: error, in: language)))
          guard try goesOnWriting() else { break }
        }
      }
    } catch {
      guard let text else { throw error }
      show(unkept: text, becauseOf: error)
      throw error
    }
    guard let text, let refusal else { return nil }
    show(unkept: text, becauseOf: refusal)
    throw ExitStatus(ending: refusal)
  }

  mutating func sayNothingWasWritten() {
    note(Words(ko: "적은 것이 없어 그대로 두었어요.", en: "Nothing was written, nothing changed."))
  }

  /// Whether the editor can take the terminal, or was named by who knows that there is none: in
  /// a script it may well be a script itself.
  private func canOpen(_ editor: Editor) -> Bool {
    guard page == nil, !traits.neverAsks else { return false }
    return editor.isNamed || traits.inputIsTerminal && traits.outputIsTerminal
  }

  /// Whether another text might be accepted.
  private static func canBeMended(_ error: any Error) -> Bool {
    switch error {
    case DomainError.invalid, DomainError.conflict: true
    default: false
    }
  }

  private mutating func goesOnWriting() throws -> Bool {
    guard canAsk else { return false }
    return try ask(language(ko: "편집기에서 이어서 고칠까요?", en: "Go on in the editor?"))
  }

  private mutating func show(unkept text: String, becauseOf error: any Error) {
    let title =
      error.isUnsure
      ? language(ko: "적은 글은 이래요:", en: "This is what was written:")
      : language(ko: "저장하지 않았어요. 적은 글은 이래요:", en: "Nothing was saved. This is what was written:")
    note(StyledText(title) + "\n" + StyledText(text))
  }
}
