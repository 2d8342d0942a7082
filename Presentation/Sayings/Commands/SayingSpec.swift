/// The arguments and options that the saying commands share.
enum SayingSpec {
  static let saying = Argument<String>(
    "saying", kind: .saying, placeholder: Words(ko: "번호|글", en: "NUMBER|TEXT"),
    nameInMessages: Words(ko: "번호나 글", en: "NUMBER|TEXT"),
    help: Words(
      ko: "글귀의 번호, 또는 한 글귀에만 있는 말이에요. 초성(ㅁㄷㅂ)도 돼요.",
      en: "The number, or words that only one saying has; initial consonants too."))

  static let format = Option<SayingFormat>(
    "format",
    help: Words(
      ko: "파일 형식이에요. 적지 않으면 파일을 보고 알아내요.",
      en: "The file's format; detected from the file if left out."))
}

/// The notice that the built-in collection has been shown completely.
enum CollectionEndNotice {
  /// Number of days for which the notice is shown with every saying.
  static let days = 7

  static let text = Words(
    ko: "준비해 둔 글귀를 모두 보여 드렸어요. 이제 철에 맞춰 하나씩 다시 찾아와요."
      + " 직접 추가하거나 fortune 파일에서 가져올 수도 있어요.\n"
      + "  hearth saying add\n  hearth saying import /usr/share/games/fortunes/literature",
    en: "You have seen the whole collection. Its lines now return by season. You can add sayings"
      + " of your own, or import a file such as one of Debian’s fortunes.\n"
      + "  hearth saying add\n  hearth saying import /usr/share/games/fortunes/literature")
}

extension TodayInvitation {
  /// The invitation shown while there are no sayings.
  static let sayings = TodayInvitation(
    text: Words(
      ko: "아직 글귀가 없어요. 마음에 드는 글귀를 추가해 보세요.",
      en: "There are no sayings yet. Add a line that warms you."),
    command: Words(ko: "hearth saying add", en: "hearth saying add"),
    key: "a")
}
