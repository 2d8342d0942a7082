import HearthDomain

@testable import HearthPresentation

/// Commands that resemble the real ones, covering every kind of grammar.
enum SampleGrammar {
  static let specs: [CommandSpec] =
    people + sayings + moods + books + others + [CompletionsCommand.spec, HelpCommand.spec]

  static let parser = CommandParser(specs: specs)

  static let who = Argument<String>(
    "who", kind: .person, placeholder: Words(ko: "사람", en: "WHO"),
    help: Words(
      ko: "이름, 이름의 일부나 초성, 또는 id의 끝부분",
      en: "a name, a part of it or its initial consonants, or the tail of an id"))

  static func every(in range: ClosedRange<Int>) -> Option<Int> {
    Option(
      "every", in: range, placeholder: Words(ko: "날수", en: "DAYS"),
      help: Words(ko: "며칠마다 연락할지 정해요.", en: "How many days may pass."))
  }

  static let by = Option<ContactMethod>(
    "by", placeholder: Words(ko: "방법", en: "MEANS"),
    help: Words(ko: "어떻게 연락했는지예요.", en: "How you got in touch."))

  static let on = Option<String>("on", .day, help: Words(ko: "연락한 날이에요.", en: "The day of it."))

  static let keyword = Option<[String]>(
    "keyword", isRepeatable: true, placeholder: Words(ko: "낱말", en: "K"),
    help: Words(ko: "다섯 글자까지, 세 개까지예요.", en: "Up to five characters, up to three.")
  ) { $0.texts }

  static let about = Option<String>(
    "memo", help: Words(ko: "100자까지예요.", en: "Up to 100 characters."))

  static let open = Flag("open", help: Words(ko: "먼저 전화나 메신저를 열어요.", en: "Open the means first."))

  static let output = Option<FilePath>(
    "output", short: "o", help: Words(ko: "쓸 파일이에요.", en: "Where to write."))

  static let memo = Argument<[String]>(
    "memo", .zeroOrMore, placeholder: Words(ko: "메모", en: "MEMO"))

  private static let people: [CommandSpec] = [
    CommandSpec(
      path: ["person", "list"], isNounDefault: true,
      options: [
        Flag("due", help: Words(ko: "연락할 때가 된 사람만 봐요.", en: "Only people who are due.")),
        Option<String>("search", help: Words(ko: "이름에서 찾아요.", en: "Look for this in names.")),
      ], isReading: true),
    CommandSpec(
      path: ["person", "add"],
      arguments: [Argument<String>("name", .optional, placeholder: Words(ko: "이름", en: "NAME"))],
      options: [
        every(in: 1...90).asRequired,
        Option<String>("planted", .day, help: Words(ko: "심은 날이에요.", en: "The day of planting.")),
      ]),
    CommandSpec(
      path: ["person", "water"], shortcuts: [["water"]], arguments: [who],
      options: [
        by, on, keyword, about, open,
      ]),
    CommandSpec(path: ["person", "show"], arguments: [who], isReading: true),
  ]

  private static let sayings: [CommandSpec] = [
    CommandSpec(
      path: ["saying"], shortcuts: [["say"]],
      options: [
        Flag("daily", help: Words(ko: "하루 종일 같은 글귀예요.", en: "The same one all day."))
      ], isReading: true),
    CommandSpec(
      path: ["saying", "share"],
      arguments: [
        Argument<String>("number", kind: .saying, placeholder: Words(ko: "번호", en: "NUMBER"))
      ],
      options: [
        Option<String>(
          "as", .choice(["text", "card", "svg"]), help: Words(ko: "형식이에요.", en: "The form.")),
        output,
      ]),
    CommandSpec(
      path: ["saying", "import"],
      arguments: [Argument<String>("file", kind: .file, placeholder: Words(ko: "파일", en: "FILE"))]),
  ]

  private static let moods: [CommandSpec] = [
    CommandSpec(
      path: ["mood", "canvas"], isNounDefault: true,
      arguments: [
        Argument<String>("day", .optional, kind: .day, placeholder: Words(ko: "날", en: "DAY"))
      ], isReading: true),
    CommandSpec(
      path: ["mood", "add"], shortcuts: [["feel"]],
      arguments: [
        Argument<String>(
          "level", .optional, kind: .number, placeholder: Words(ko: "0-100", en: "LEVEL")),
        memo,
      ],
      options: [Option<String>("at", .moment, help: Words(ko: "느낀 때예요.", en: "The moment of it."))]),
  ]

  private static let books: [CommandSpec] = [
    CommandSpec(
      path: ["book", "read"], shortcuts: [["read"]],
      arguments: [
        Argument<String>("book", kind: .book, placeholder: Words(ko: "책", en: "BOOK")),
        Argument<String>("page", placeholder: Words(ko: "쪽", en: "PAGE")),
      ]),
    CommandSpec(
      path: ["book", "sentence", "add"],
      arguments: [
        Argument<String>("book", kind: .book, placeholder: Words(ko: "책", en: "BOOK")),
        Argument<String>("text", .oneOrMore, placeholder: Words(ko: "문장", en: "TEXT")),
      ]),
    CommandSpec(path: ["book", "sentence", "list"], isReading: true),
  ]

  private static let others: [CommandSpec] = [
    CommandSpec(path: ["today"], isReading: true),
    CommandSpec(
      path: ["search"], arguments: [Argument<String>("text", .oneOrMore)],
      options: [
        Option<String>(
          "limit", .number, help: Words(ko: "많아야 이만큼 보여요.", en: "Show no more than this."))
      ], isReading: true),
    CommandSpec(path: ["debug", "colors"], isHidden: true),
    VersionCommand.spec,
  ]
}

extension CommandSpec {
  /// Creates a command with all its properties at once.
  init(
    path: [String], shortcuts: [[String]] = [], isNounDefault: Bool = false,
    arguments: [any CommandArgument] = [], options: [any CommandOption] = [],
    isReading: Bool = false, isHidden: Bool = false
  ) {
    self.init(
      CommandName(path, shortcuts: shortcuts, isNounDefault: isNounDefault),
      arguments: arguments, options: options, isReadOnly: isReading, isHidden: isHidden)
  }
}
