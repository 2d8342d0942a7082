extension Repositories {
  /// Saves the sentence as entered, and the saying that it becomes.
  ///
  /// Throws ``DomainError/invalid(_:)`` for a new page that the book does not have.
  func keep(
    _ sentence: inout Sentence, as entry: SentenceDetails, of book: Book, at moment: Instant,
    _ newID: NewID
  ) throws {
    // An unchanged page may exceed a number of pages that was lowered later.
    if let page = entry.page, page != sentence.page { try book.checkSentence(page: page) }
    sentence.text = entry.text
    sentence.page = entry.page
    if entry.becomesSaying, sentence.saying == nil {
      sentence.saying = try saying(of: entry.text, from: book, at: moment, newID).id
    }
    try sentences.save(sentence)
  }

  private func saying(
    of text: SentenceText, from book: Book, at moment: Instant, _ newID: NewID
  ) throws -> Saying {
    let details = try book.saying(of: text)
    if let known = try sayings.saying(like: details) { return known }
    return try add(details, at: moment, newID)
  }
}

extension Book {
  /// Returns the details of a saying with that sentence, attributed to the author and the title.
  package func saying(of text: SentenceText) throws -> SayingDetails {
    let isKorean = Hangul.isIn(text.value)
    let line = try SayingText(kept: text.value)
    let who = try Attribution(
      kept: String(sayingSource.prefix(AttributionRule.characters.upperBound)))
    return try SayingDetails(
      korean: isKorean ? line : nil, english: isKorean ? nil : line, who: who)
  }

  /// Attribution of its sayings: `author, title`.
  fileprivate var sayingSource: String {
    author.isEmpty ? title : "\(author), \(title)"
  }
}
