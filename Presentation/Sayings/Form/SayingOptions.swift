import HearthDomain

/// The options of `saying add` and `saying edit`. A property is nil if its option was not given.
package struct SayingOptions: Hashable, Sendable {
  /// The texts. The outer nil means that the option was not given, the inner nil that the text is
  /// removed.
  var korean: SayingText??
  var english: SayingText??
  var author: Attribution?
  var tags: Tags?
  /// Whether the attribution was read from the end of the text.
  private(set) var isAttributionFromText = false

  /// Reads the options. Throws if a value is invalid.
  init(_ input: ParsedInput) throws {
    korean = try input[SayingOptions.korean]
    english = try input[SayingOptions.english]
    author = try input[SayingOptions.author]
    tags = try input[TagSpec.tags]
  }

  /// Adds a text that was given as an argument, as Korean or English depending on its letters.
  /// Throws if that language already has a text.
  mutating func addText(_ text: String, from input: ParsedInput) throws {
    let isKorean = Hangul.isContained(in: text)
    guard (isKorean ? korean : english) == nil else {
      throw input.usageError(.unwantedWord(text, options: ["--ko", "--en"]))
    }
    let signed = author == nil ? SignedText(text) : nil
    if let signed { (author, isAttributionFromText) = (signed.author, true) }
    let text = try SayingText(signed?.text ?? text)
    if isKorean { korean = text } else { english = text }
  }

  /// Whether a text was given in either language.
  var hasText: Bool { korean != nil || english != nil }
  var isEmpty: Bool { !hasText && author == nil && tags == nil }

  /// Returns the details with the given values replaced.
  func updatedDetails(_ details: SayingDetails? = nil) throws -> SayingDetails {
    try SayingDetails(
      korean: korean ?? details?.korean, english: english ?? details?.english,
      author: author ?? details?.author ?? .blank, tags: tags ?? details?.tags ?? .none)
  }

  static let options: [any CommandOption] = [korean, english, author, TagSpec.tags]

  static let korean = Option<SayingText?>(
    "ko", placeholder: .text,
    help: Words(ko: "한국어 글귀예요. 5,000자까지 쓸 수 있어요.", en: "The Korean text, up to 5,000 characters.")
  ) { try $0.valueUnlessBlank { try SayingText($0) } }

  static let english = Option<SayingText?>(
    "en", placeholder: .text,
    help: Words(ko: "영어 글귀예요. 5,000자까지 쓸 수 있어요.", en: "The English text, up to 5,000 characters.")
  ) { try $0.valueUnlessBlank { try SayingText($0) } }

  private static let author = Option<Attribution>(
    "who", placeholder: .name,
    help: Words(ko: "말한 사람이에요. 80자까지 쓸 수 있어요.", en: "Who said it, up to 80 characters."))
}
