import HearthDomain
import TerminalKit

/// The last message, to be displayed in full.
struct LastMessage {
  enum Form {
    case said(Words)
    /// A page of command output.
    case printed(CommandOutputScreen.State)
  }

  let form: Form
  /// The changes that the message offers to undo.
  var changes: [EntryName] = []
}

extension AppCoordinator {
  /// Runs the body. An error is displayed as a failure and does not end the program.
  mutating func attempt(_ body: (inout AppCoordinator) throws -> Void) {
    do {
      try body(&self)
    } catch let error as DomainError {
      tell(.failure(error.wordsOnScreen))
    } catch let error as ConsoleError {
      tell(.failure(Words { error.text(in: $0) }))
    } catch {
      tell(
        .failure(
          Words(ko: "뜻밖의 오류가 났어요: \(error)", en: "Something unexpected went wrong: \(error)")))
    }
  }

  /// Displays the notice above the footer. A failure that does not fit in one line, and a refusal
  /// that does not fit in the available rows, is displayed in a box instead. A success never is.
  mutating func tell(_ notice: Notice) {
    if !notice.isRefusal { lastAnswer = LastMessage(form: .said(notice.words)) }
    if !notice.isDone, overlay == nil, !hasRoom(for: notice) {
      let words = notice.isRefusal ? notice.words.asSentence : notice.words
      overlay = .message(MessageScreen.State(words: words))
    } else {
      self.notice = notice
    }
  }

  private func hasRoom(for notice: Notice) -> Bool {
    // The margin and the mark before the text take three columns.
    let text = notice.words(appearance.language)
    if appearance.widths.columns(of: text) <= size.width - 3 { return true }
    let rows = Paragraph(StyledText("· " + text)).height(
      columns: max(1, size.width - 2), widths: appearance.widths)
    return notice.isRefusal && rows <= maxNoticeRows
  }

  /// Displays the last message in full. The undo key is offered only if it would undo the changes
  /// of that message.
  mutating func showLastMessage() {
    guard let answer = lastAnswer else { return }
    let offersUndo = !answer.changes.isEmpty && answer.changes == changes.entries
    switch answer.form {
    case .said(let words):
      overlay = .message(MessageScreen.State(words: words, offersUndo: offersUndo))
    case .printed(var page):
      page.offersUndo = offersUndo
      overlay = .printed(page)
    }
  }

  /// Reports new rows that could not be displayed, once each; never in place of another notice, nor
  /// while the view is locked.
  mutating func reportInvalidRows() {
    guard notice == nil, overlay == nil, !cover.isOn else { return }
    let rows = features.invalidRows()
    guard rows.count > reportedInvalidRows else { return }
    let new = Array(rows[reportedInvalidRows...])
    reportedInvalidRows = rows.count
    guard let words = InvalidRowWords(rows: new).line(columns: size.width - 3, appearance.widths)
    else { return }
    notice = .failure(words)
  }

  /// Reports failures of the user's hook programs once each, as soon as no other notice is
  /// displayed.
  mutating func reportHookTroubles() {
    guard notice == nil, overlay == nil, !cover.isOn else { return }
    for trouble in features.hookTroubles() { tell(.failure(trouble)) }
  }
}

extension Words {
  /// A fragment from a notice, turned into a complete sentence.
  fileprivate var asSentence: Words { Words(ko: ko.asSentence, en: en.asSentence) }
}

extension String {
  /// The string with a capital letter and a full stop. A leading key name stays unchanged, and so
  /// does text of several lines.
  fileprivate var asSentence: String {
    guard !contains(where: \.isNewline) else { return self }
    let isWord = count > 1 && prefix(2).allSatisfy(\.isLetter)
    return (isWord ? prefix(1).uppercased() + dropFirst() : self).closed
  }
}
