import HearthDomain

/// The arguments and options that the person commands share.
enum PersonSpec {
  static let person = Argument<String>(
    "who", kind: .person, placeholder: Words(ko: "사람", en: "WHO"),
    help: Words(
      ko: "이름이나 별명, 그 일부, 초성(ㅇㅁ), 또는 id의 끝 글자예요.",
      en: "A name or nickname, a part of it, initial consonants, or the end of an id."))

  /// The option `--keyword`; an empty value removes all keywords.
  static let keyword = Option<[Keyword]>(
    "keyword", isRepeatable: true, placeholder: Words(ko: "키워드", en: "K"),
    help: Words(
      ko: "나눈 이야기 키워드예요. 한글 5자, 영문 10자까지예요. 여러 낱말이어도 돼요. 쉼표로 나누어 3개까지 쓸 수 있어요.",
      en: "A keyword for what you talked about, up to 10 letters (5 in Korean), also of several"
        + " words; up to three, separated by commas or given one by one.")
  ) { try $0.texts.flatMap(TagLine.unvalidatedTags).map { try Keyword(amongOthers: $0) } }

  static let memo = Option<Memo>(
    "memo", placeholder: Words(ko: "메모", en: "TEXT"),
    help: Words(
      ko: "한글 100자, 영문 200자까지 쓸 수 있는 메모예요.",
      en: "A memo of up to 200 letters (100 in Korean)."))

  /// The option `--on`: the day on which the person was contacted.
  static let contactDay = dayOption(
    "on", ko: "연락한 날이에요. 적지 않으면 마지막 연락이에요.",
    en: "The day of the contact; the last one if left out.")

  /// The option `--of`: the end of a watering's id.
  static let wateringID = Option<String>(
    "of", placeholder: Words(ko: "기록", en: "ID"),
    help: Words(
      ko: "어느 연락인지, id의 끝 글자로 골라요. ‘person history’에 나와요.",
      en: "Which contact, by the end of its id, as in “person history”."))

  static func dayOption(_ name: String, ko: String, en: String) -> Option<String> {
    Option(name, .day, help: Words(ko: ko, en: en))
  }

  /// Returns the notes that the options give; throws for more than three keywords.
  static func review(_ input: ParsedInput) throws -> Review {
    try Review(keywords: input[keyword] ?? [], memo: input[memo] ?? .blank)
  }
}
