extension Repositories {
  /// Saves the sentence as the user entered it, and the saying that is made from it. Throws
  /// ``DomainError/invalid(_:)`` for a new page that the book does not have.
  func saveSentence(
    _ sentence: inout Sentence, as entry: SentenceDetails, of book: Book, at moment: Instant,
    _ newID: IDGenerator
  ) throws {
    // An unchanged page is accepted even if it is now after the last page.
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
  /// Returns the fields of a saying with this sentence. Its author is the book's author and title.
  package func saying(of text: SentenceText) throws -> SayingDetails {
    let isKorean = Hangul.isContained(in: text.value)
    let line = try SayingText(stored: text.value)
    let who = try Attribution(
      stored: String(sayingSource.prefix(AttributionRule.lengthRange.upperBound)))
    return try SayingDetails(
      korean: isKorean ? line : nil, english: isKorean ? nil : line, author: who)
  }

  /// Author of sayings made from the book's sentences: `author, title`.
  fileprivate var sayingSource: String {
    author.isEmpty ? title : "\(author), \(title)"
  }
}
