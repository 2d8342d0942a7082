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
      summary: Words(ko: "사람들을 급한 순서로 보여 줘요.", en: "Lists people, the most urgent first."),
      examples: [
        "hearth person list --due": Words(ko: "오늘 연락할 사람만", en: "only those who are due today")
      ],
      options: [
        Flag("due", help: Words(ko: "연락할 때가 된 사람만 봐요.", en: "Only people who are due.")),
        Option<String>("search", help: Words(ko: "이름에서 찾아요.", en: "Look for this in names.")),
      ], isReading: true),
    CommandSpec(
      path: ["person", "add"],
      summary: Words(ko: "새 사람을 심어요.", en: "Plants a new person."),
      arguments: [Argument<String>("name", .optional, placeholder: Words(ko: "이름", en: "NAME"))],
      options: [
        every(in: 1...90).asRequired,
        Option<String>("planted", .day, help: Words(ko: "심은 날이에요.", en: "The day of planting.")),
      ]),
    CommandSpec(
      path: ["person", "water"], shortcuts: [["water"]],
      summary: Words(ko: "연락한 일을 남기고 물을 줘요.", en: "Waters a plant: you got in touch."),
      details: Words(
        ko: "이미 지났던 날의 연락도 남길 수 있어요. 심은 날보다 앞선 날과 앞으로 올 날은 안 돼요.",
        en: "A contact can be dated back, but not into the future and not before the planting."),
      examples: [
        .line(ko: "hearth water 엄마 --by call", en: "hearth water Mum --by call"):
          Words(ko: "엄마에게 전화했어요", en: "you called your mother"),
        "hearth water ㅇㅁ --on 어제 --keyword 여행 --memo \"제주도 이야기\"":
          Words(ko: "어제 나눈 이야기까지 남겨요", en: "yesterday, with something to remember"),
      ],
      arguments: [who],
      options: [
        by, on, keyword, about, open,
      ]),
    CommandSpec(
      path: ["person", "show"],
      summary: Words(ko: "한 사람을 보여 줘요.", en: "Shows one person."),
      arguments: [who], isReading: true),
  ]

  private static let sayings: [CommandSpec] = [
    CommandSpec(
      path: ["saying"], shortcuts: [["say"]],
      summary: Words(ko: "오늘의 글귀를 보여 줘요.", en: "Shows the recommended saying."),
      options: [
        Flag("daily", help: Words(ko: "하루 종일 같은 글귀예요.", en: "The same one all day."))
      ], isReading: true),
    CommandSpec(
      path: ["saying", "share"],
      summary: Words(ko: "글귀를 글이나 그림으로 나눠요.", en: "Shares a saying as text or picture."),
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
      summary: Words(ko: "파일에서 글귀를 읽어요.", en: "Reads sayings from a file."),
      arguments: [Argument<String>("file", kind: .file, placeholder: Words(ko: "파일", en: "FILE"))]),
  ]

  private static let moods: [CommandSpec] = [
    CommandSpec(
      path: ["mood", "canvas"], isNounDefault: true,
      summary: Words(ko: "하루의 캔버스를 그려요.", en: "Draws a day's canvas."),
      arguments: [
        Argument<String>("day", .optional, kind: .day, placeholder: Words(ko: "날", en: "DAY"))
      ],
      isReading: true),
    CommandSpec(
      path: ["mood", "add"], shortcuts: [["feel"]],
      summary: Words(ko: "지금 기분을 남겨요.", en: "Notes how you feel."),
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
      summary: Words(ko: "읽은 쪽을 남겨요.", en: "Notes the page reached."),
      arguments: [
        Argument<String>("book", kind: .book, placeholder: Words(ko: "책", en: "BOOK")),
        Argument<String>("page", placeholder: Words(ko: "쪽", en: "PAGE")),
      ]),
    CommandSpec(
      path: ["book", "sentence", "add"],
      summary: Words(ko: "문장을 간직해요.", en: "Keeps a sentence."),
      arguments: [
        Argument<String>("book", kind: .book, placeholder: Words(ko: "책", en: "BOOK")),
        Argument<String>("text", .oneOrMore, placeholder: Words(ko: "문장", en: "TEXT")),
      ]),
    CommandSpec(
      path: ["book", "sentence", "list"],
      summary: Words(ko: "간직한 SQL을 보여 줘요.", en: "Lists the sentences kept."),
      isReading: true),
  ]

  private static let others: [CommandSpec] = [
    CommandSpec(
      path: ["today"],
      summary: Words(ko: "오늘 챙길 것을 출력해요.", en: "Prints what matters today."), isReading: true),
    CommandSpec(
      path: ["search"],
      summary: Words(ko: "모든 곳에서 찾아요.", en: "Looks everywhere."),
      arguments: [Argument<String>("text", .oneOrMore)],
      options: [
        Option<String>(
          "limit", .number, help: Words(ko: "많아야 이만큼 보여요.", en: "Show no more than this."))
      ], isReading: true),
    CommandSpec(
      path: ["debug", "colors"], summary: Words(ko: "색을 시험해요.", en: "Tries the colours."),
      isHidden: true),
    VersionCommand.spec,
  ]
}

extension CommandSpec {
  /// Creates a command with all its properties at once.
  init(
    path: [String], shortcuts: [[String]] = [], isNounDefault: Bool = false,
    summary: Words, details: Words? = nil, examples: CommandExamples = [:],
    arguments: [any CommandArgument] = [], options: [any CommandOption] = [],
    isReading: Bool = false, isHidden: Bool = false
  ) {
    self.init(
      CommandName(path, shortcuts: shortcuts, isNounDefault: isNounDefault), summary: summary,
      details: details, examples: examples, arguments: arguments, options: options,
      isReadOnly: isReading, isHidden: isHidden)
  }
}
