extension Repositories {
  /// Saves the sentence as entered, and the saying that it becomes.
  ///
  /// Throws ``DomainError/invalid(_:)`` for a new page that the book does not have.
  func saveSentence(
    _ sentence: inout Sentence, as entry: SentenceDetails, of book: Book, at moment: Instant,
    _ newID: IDGenerator
  ) throws {
    // An unchanged page may exceed a number of pages that was lowered later.
    if let page = entry.page, page != sentence.page { try book.checkSentencePage(page: page) }
    sentence.text = entry.text
    sentence.page = entry.page
    if entry.becomesSaying, sentence.saying == nil {
      sentence.saying = try saying(of: entry.text, from: book, at: moment, newID).id
    }
    try sentences.save(sentence)
  }

  private func saying(
    of text: SentenceText, from book: Book, at moment: Instant, _ newID: IDGenerator
  ) throws -> Saying {
    let details = try book.saying(of: text)
    if let known = try sayings.duplicate(of: details) { return known }
    return try add(details, at: moment, newID)
  }
}

extension Book {
  /// Returns the details of a saying with that sentence, attributed to the author and the title.
  package func saying(of text: SentenceText) throws -> SayingDetails {
    let isKorean = Hangul.isContained(in: text.value)
    let line = try SayingText(stored: text.value)
    let who = try Attribution(
      stored: String(sayingSource.prefix(AttributionRule.lengthRange.upperBound)))
    return try SayingDetails(
      korean: isKorean ? line : nil, english: isKorean ? nil : line, author: who)
  }

  /// Attribution of its sayings: `author, title`.
  fileprivate var sayingSource: String {
    author.isEmpty ? title : "\(author), \(title)"
  }
}
