import HearthDomain
import TerminalKit

/// The parts of grammar that the commands about sentences share.
enum SentenceSpec {
  static let which = Argument<String>(
    "sentence", placeholder: Words(ko: "문장", en: "SENTENCE"),
    help: Words(ko: "문장의 일부나 id의 끝 글자예요.", en: "Words of the sentence, or the end of its id."))

  static let saying = Flag(
    "saying", help: Words(ko: "글귀로도 담아요.", en: "Make a saying of it, too."))

  static let page = Option<Int?>(
    "page", placeholder: Words(ko: "쪽", en: "N"),
    help: Words(ko: "문장이 있는 쪽이에요. 비워 두면 지워져요.", en: "The page; an empty value takes it back.")
  ) { typed in try typed.unlessBlank { _ in try typed.pages() } }
}

extension Sentence {
  /// The sentence on one line, with its page: `“…” (p. 12)`.
  func line(_ words: BookWords) -> String {
    text.value.quotable(limit: 60).quoted(words.language)
      + (page.map { " (\(words.page($0)))" } ?? "")
  }
}
