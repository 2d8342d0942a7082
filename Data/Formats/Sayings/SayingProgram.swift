import HearthDomain

/// What a column says about a saying.
enum SayingPart: Int, TablePart {
  case korean, english
  /// Text in either language.
  case text
  case who, added, tags, liked, used

  static let dates: [SayingPart] = [.added]
  static let fields: [(part: SayingPart, name: String)] = [
    (.text, "text"), (.korean, "korean"), (.english, "english"), (.who, "who"),
    (.added, "added"), (.tags, "tags"),
  ]
}

/// Tables of sayings: this program's, and collections with columns such as `quote,author,category`.
enum SayingProgram {
  private typealias Column = TableColumn<SayingPart>

  static let writtenColumns = ["korean", "english", "who", "added", "tags"]

  /// This program's `--json` format.
  static let json = TableProgram(
    name: "JSON",
    columns: [
      Column(.korean, "korean"), Column(.english, "english"), Column(.who, "who"),
      Column(.added, "addedAt"), Column(.tags, "tags"), Column(.liked, "liked"),
      Column(.used, "used"),
    ], dropped: [])

  private static let quoteNames = ["quote", "quotes", "quotation", "saying", "글귀", "명언"]
  /// Names of columns with any text.
  private static let textNames = ["text", "sentence", "문장", "글", "내용"]

  /// Returns the columns of a table; nil if it has no texts.
  static func columns(_ header: CSVHeader) -> TableColumns<SayingPart>? {
    let isOwn = header["korean", "한국어", "english", "영어"] != nil
    let program = TableProgram(
      name: isOwn ? "Hearth" : nil,
      columns: [
        Column(.korean, ["korean", "한국어"]), Column(.english, ["english", "영어"]),
        Column(.text, isOwn ? [] : quoteNames + textNames),
        Column(
          .who,
          [
            "who", "author", "authors", "source", "by", "speaker", "name", "작가", "저자", "말한 사람",
            "누가",
            "인물", "출처",
          ]),
        Column(
          .added, ["added", "date", "date added", "created", "created_at", "날짜", "추가일"]),
        Column(
          .tags, ["tags", "category", "categories", "tag", "topic", "태그", "분류", "카테고리", "주제"]
        ) { TagList.words(of: $0, isOwn: isOwn) },
      ])
    let columns = TableColumns(program, header)
    return isOwn || columns.has(.text) ? columns : nil
  }

  /// Whether the header belongs to a table of sayings. A text column alone is not enough, since a
  /// fortune file may begin with such a word; any text with a date may belong to a journal.
  static func isHeader(_ header: CSVHeader) -> Bool {
    guard let columns = columns(header) else { return false }
    if !columns.has(.text) || columns.has(.who) { return true }
    if columns.has(.added) { return header.column(named: quoteNames) != nil }
    return columns.has(.tags)
  }

  /// Whether the header consists of one column of texts.
  static func isSingleColumn(_ header: CSVHeader) -> Bool {
    header.names.count == 1 && columns(header) != nil
  }
}
