import HearthDomain
import TerminalKit

/// The last message, to be displayed in full.
struct LastMessage {
  enum Content {
    case text(Words)
    /// A page of command output.
    case commandOutput(CommandOutputScreen.State)
  }

  let content: Content
  /// The changes that the message offers to undo.
  var changes: [EntryName] = []
}

extension AppCoordinator {
  /// Runs the body. An error is displayed as a failure and does not end the program.
  mutating func attempt(_ body: (inout AppCoordinator) throws -> Void) {
    do {
      try body(&self)
    } catch let error as DomainError {
      showNotice(.failure(error.screenMessage))
    } catch let error as ConsoleError {
      showNotice(.failure(Words { error.message(in: $0) }))
    } catch {
      showNotice(
        .failure(
          Words(
            ko: "프로그램에 문제가 생겼어요: \(error)", en: "Something went wrong in the program: \(error)")))
    }
  }

  /// Displays the notice above the footer. A failure that needs more than one line, or a refusal
  /// that does not fit in the available rows, is displayed in a box instead; a success never is.
  mutating func showNotice(_ notice: Notice) {
    if !notice.isRefusal { lastMessage = LastMessage(content: .text(notice.message)) }
    if !notice.isSuccess, overlay == nil, !hasRoom(for: notice) {
      let words = notice.isRefusal ? notice.message.asSentence : notice.message
      overlay = .message(MessageScreen.State(message: words))
    } else {
      self.notice = notice
    }
  }

  private func hasRoom(for notice: Notice) -> Bool {
    // Three columns are taken by the margin and the mark before the text.
    let text = notice.message(appearance.language)
    if appearance.widths.columns(of: text) <= size.width - 3 { return true }
    let rows = Paragraph(StyledText("· " + text)).height(
      columns: max(1, size.width - 2), widths: appearance.widths)
    return notice.isRefusal && rows <= maxNoticeRows
  }

  /// Displays the last message in full. Offers the undo key only if it would revert the changes of
  /// that message.
  mutating func showLastMessage() {
    guard let answer = lastMessage else { return }
    let offersUndo = !answer.changes.isEmpty && answer.changes == reportedChanges.entries
    switch answer.content {
    case .text(let words):
      overlay = .message(MessageScreen.State(message: words, offersUndo: offersUndo))
    case .commandOutput(var page):
      page.offersUndo = offersUndo
      overlay = .commandOutput(page)
    }
  }

  /// Reports rows of the store that were found invalid, once each. Waits while another notice is
  /// displayed or the view is locked.
  mutating func reportInvalidRows() {
    guard notice == nil, overlay == nil, !lockCover.isOn else { return }
    let rows = features.invalidRows()
    guard rows.count > reportedInvalidRowCount else { return }
    let new = Array(rows[reportedInvalidRowCount...])
    reportedInvalidRowCount = rows.count
    guard let words = InvalidRowWords(rows: new).line(columns: size.width - 3, appearance.widths)
    else { return }
    notice = .failure(words)
  }

  /// Reports failures of the user's hook programs once each, as soon as no other notice is
  /// displayed.
  mutating func reportHookTroubles() {
    guard notice == nil, overlay == nil, !lockCover.isOn else { return }
    for trouble in features.hookTroubles() { showNotice(.failure(trouble)) }
  }

  /// Announces the news of a release, as soon as no other notice is displayed.
  mutating func reportNews() {
    guard notice == nil, overlay == nil, !lockCover.isOn, let news = features.news else { return }
    features.news = nil
    if let words = news() { showNotice(.success(words.withScreenCommands)) }
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
    return (isWord ? prefix(1).uppercased() + dropFirst() : self).endingWithFullStop
  }
}
