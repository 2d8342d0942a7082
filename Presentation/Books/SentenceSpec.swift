import HearthDomain
import TerminalKit

/// The parts of grammar that the commands about sentences share.
enum SentenceSpec {
  static let which = which(.required)

  static func which(_ arity: ArgumentSpec.Arity) -> ArgumentSpec {
    ArgumentSpec(
      "sentence", arity, placeholder: Words(ko: "문장", en: "SENTENCE"),
      help: Words(
        ko: "문장의 일부나 id의 끝 글자예요.", en: "Words of the sentence, or the end of its id."))
  }

  static let saying = OptionSpec.flag(
    "saying", help: Words(ko: "글귀로도 담아요.", en: "Make a saying of it, too."))

  static let page = OptionSpec.value(
    "page", placeholder: Words(ko: "쪽", en: "N"),
    help: Words(ko: "문장이 있는 쪽이에요. 비워 두면 지워져요.", en: "The page; an empty value takes it back."))
}

extension ParsedInput {
  /// What `--page` says: nil where it was not given, a nil page where it was taken back.
  func sentencePage() throws(UsageError) -> Int?? {
    guard let text = text("page") else { return nil }
    if text.allSatisfy(\.isWhitespace) { return .some(nil) }
    return .some(try pages("page"))
  }
}

extension Sentence {
  /// The sentence on one line, with its page: `“…” (p. 12)`.
  func line(_ words: BookWords) -> String {
    text.value.quotable(limit: 60).quoted(words.language)
      + (page.map { " (\(words.page($0)))" } ?? "")
  }
}
