import HearthDomain

/// The arguments and options that the sentence commands share.
enum SentenceSpec {
  static let sentence = Argument<String>(
    "sentence", placeholder: Words(ko: "문장", en: "SENTENCE"),
    help: Words(ko: "문장의 일부나 id의 끝 글자예요.", en: "Words of the sentence, or the end of its id."))

  static let saying = Flag(
    "saying", help: Words(ko: "글귀에도 추가해요.", en: "Add it as a saying, too."))

  static let page = Option<Int?>(
    "page", placeholder: Words(ko: "쪽", en: "N"),
    help: Words(
      ko: "문장이 있는 쪽이에요. 비워 두거나 none이라고 적으면 지워져요.",
      en: "The page; an empty value or none clears it.")
  ) { typed in try typed.valueUnlessNone { _ in try typed.pages() } }
}

extension BookQueries {
  /// Returns the book named at the start, and the words after its name; throws if there are none.
  func bookAndWords(
    before next: ArgumentSpec, in input: ParsedInput
  ) throws -> (book: Book, words: [String]) {
    let words = input.texts(of: BookSpec.book.spec) + input.texts(of: next)
    let found = try NamedPrefix(words, names: \.titles, find: find)
    if found.remainingWords.isEmpty {
      throw input.usageError(.missingArgument(next.nameInMessages))
    }
    return (found.item, found.remainingWords)
  }
}

extension Book {
  /// The names by which the book can be found.
  var titles: [String] { [title, details.subtitle.value] }
}

extension Sentence {
  /// Returns the sentence in one line with its page: `“…” (p. 12)`.
  func quotedLine(_ words: BookWords) -> String {
    text.value.quotable(limit: 60).quoted(words.language)
      + (page.map { " (\(words.page($0)))" } ?? "")
  }
}
