import HearthDomain
import TerminalKit

/// What was said last, as it is shown whole.
struct LastAnswer {
  enum Form {
    case said(Words)
    /// The page that a command had to itself.
    case printed(CommandOutputScreen.State)
  }

  let form: Form
  /// The changes that it says a key takes back.
  var changes: [EntryName] = []
}

extension AppCoordinator {
  /// Runs the body; an error is told in words and ends nothing.
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

  /// Shows the notice in its place; in a box what failed where a line is too short for it, and what
  /// was refused where all rows are. News waits for nobody.
  mutating func tell(_ notice: Notice) {
    if !notice.isRefusal { lastAnswer = LastAnswer(form: .said(notice.words)) }
    if !notice.isDone, overlay == nil, !hasRoom(for: notice) {
      let words = notice.isRefusal ? notice.words.asSentence : notice.words
      overlay = .message(MessageScreen.State(words: words))
    } else {
      self.notice = notice
    }
  }

  private func hasRoom(for notice: Notice) -> Bool {
    // The margin and the mark in front of it take three columns.
    let text = notice.words(appearance.language)
    if appearance.widths.columns(of: text) <= size.width - 3 { return true }
    let rows = Paragraph(StyledText("· " + text)).height(
      columns: max(1, size.width - 2), widths: appearance.widths)
    return notice.isRefusal && rows <= mostNoticeRows
  }

  /// Shows all of what was said last; the key that takes changes back means those of which it
  /// tells, or is not there.
  mutating func showLastAnswer() {
    guard let answer = lastAnswer else { return }
    let offersTakeBack = !answer.changes.isEmpty && answer.changes == changes.entries
    switch answer.form {
    case .said(let words):
      overlay = .message(MessageScreen.State(words: words, offersTakeBack: offersTakeBack))
    case .printed(var page):
      page.offersTakeBack = offersTakeBack
      overlay = .printed(page)
    }
  }

  /// Says once of what is seen that something is missing in it; never in the place of another
  /// word, nor where all is covered.
  mutating func tellOfInvalidRows() {
    guard notice == nil, overlay == nil, !cover.isOn else { return }
    let rows = features.invalidRows()
    guard rows.count > invalidRowsTold else { return }
    let new = Array(rows[invalidRowsTold...])
    invalidRowsTold = rows.count
    guard let words = InvalidRowWords(rows: new).line(columns: size.width - 3, appearance.widths)
    else { return }
    notice = .failure(words)
  }

  /// Says once what went wrong with the user's programs, as soon as nothing else is said.
  mutating func tellOfHooks() {
    guard notice == nil, overlay == nil, !cover.isOn else { return }
    for trouble in features.hookTroubles() { tell(.failure(trouble)) }
  }
}

extension Words {
  /// What is half a sentence in a line, as one that stands alone.
  fileprivate var asSentence: Words { Words(ko: ko.asSentence, en: en.asSentence) }
}

extension String {
  /// With a capital and a full stop; the name of a key stays as it is, and so does what has lines
  /// of its own.
  fileprivate var asSentence: String {
    guard !contains(where: \.isNewline) else { return self }
    let isWord = count > 1 && prefix(2).allSatisfy(\.isLetter)
    return (isWord ? prefix(1).uppercased() + dropFirst() : self).closed
  }
}
