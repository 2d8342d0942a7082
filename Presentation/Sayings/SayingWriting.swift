import HearthDomain
import TerminalKit

/// Lets somebody write a saying in an editor until it is accepted.
///
/// What was written is never lost: where it is not accepted, it can be gone on with, and in the
/// end it is printed on standard error.
struct SayingWriting {
  let editor: Editor
  let start: String
  /// What could be given instead, where no editor can be opened.
  let withoutEditor: UsageError

  /// Returns what was saved; nil when nothing was written.
  func write(
    in console: inout Console, save: (SayingDetails) throws -> Saying
  ) throws -> Saying? {
    guard console.canEdit else { throw withoutEditor }
    var text = start
    var failure: (any Error)?
    while true {
      guard let written = try editor(text) else {
        // It was given up as it was refused the last time.
        guard let failure else { return nil }
        throw lost(text, failure, in: &console)
      }
      text = written
      do {
        return try save(SayingDraft.details(written))
      } catch let error as DomainError {
        console.note(StyledText(error.text(in: console.language)))
        guard try goesOn(in: &console) else { throw lost(text, error, in: &console) }
        failure = error
      }
    }
  }

  private func goesOn(in console: inout Console) throws -> Bool {
    guard console.canAsk else { return false }
    return try console.ask(
      console.language(ko: "편집기에서 이어서 고칠까요?", en: "Go on in the editor?"))
  }

  private func lost(_ text: String, _ error: any Error, in console: inout Console) -> ExitStatus {
    let title = console.language(
      ko: "저장하지 않았어요. 적은 글은 이래요:", en: "Nothing was saved. This is what was written:")
    console.note(StyledText(title) + "\n" + StyledText(text))
    return ExitStatus(ending: error)
  }
}

extension Console {
  /// Whether an editor can take the terminal.
  fileprivate var canEdit: Bool {
    traits.inputIsTerminal && traits.outputIsTerminal && !traits.neverAsks
  }

  mutating func sayNothingWasWritten() {
    note(
      StyledText(language(ko: "적은 것이 없어 그대로 두었어요.", en: "Nothing was written, nothing changed.")))
  }
}
