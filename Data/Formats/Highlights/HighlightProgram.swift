import HearthDomain

/// What a column says about a highlight in a book.
enum HighlightPart: Int, TablePart {
  case text, note, title, author, page
  /// Position in the book, and what it counts: pages, percents or places of a device.
  case place, placeKind
  case added

  static let dates: [HighlightPart] = [.added]
  static let fields: [(part: HighlightPart, name: String)] = [
    (.title, "title"), (.author, "author"), (.text, "highlight"), (.note, "note"),
    (.page, "page"), (.added, "date"),
  ]
}

/// The programs whose highlights can be read.
enum HighlightProgram {
  private typealias Column = TableColumn<HighlightPart>

  /// Returns the columns of a table from Readwise or Kobo; nil if it has no highlights of books.
  /// Kobo's is the table `Bookmark` of its database, exported directly or by a tool.
  static func columns(_ header: CSVHeader) -> TableColumns<HighlightPart>? {
    if isBareKobo(header.names) {
      let names = ["", "title", "author", "datecreated", "", "annotation", "text"]
      var columns = columns(CSVHeader(names))
      columns?.isHeaderless = true
      return columns
    }
    // Do not accept any column `text`, as tables of sayings have one, too.
    let isKobo = header["annotation"] != nil
    let program = TableProgram(
      name: header["highlighted at"] != nil
        ? "Readwise" : header["datecreated"] != nil ? "Kobo" : nil,
      columns: [
        Column(.title, ["book title", "booktitle", "title", "book", "제목", "책 제목", "책", "도서명"]),
        Column(
          .text,
          ["highlight", "highlighted text"] + (isKobo ? ["text"] : []) + ["밑줄", "하이라이트"]),
        Column(.note, ["note", "annotation", "notes", "메모", "노트"]),
        Column(.author, ["book author", "author", "attribution", "저자", "지은이"]) {
          [AuthorText.withoutRoles($0)]
        },
        Column(.page, ["page", "쪽", "페이지", "읽은 쪽"]),
        Column(.place, "location"), Column(.placeKind, "location type"),
        Column(
          .added,
          [
            "highlighted at", "datecreated", "date created", "created", "date", "날짜", "추가일",
          ]),
      ],
      dropped: ["color", "tags", "document tags", "chapter"])
    let columns = TableColumns(program, header)
    return columns.has(.title) && columns.has(.text) ? columns : nil
  }

  /// Whether the values are a row of a Kobo tool that writes no column names. Its columns are kind,
  /// title, author, created, changed, note, text.
  private static func isBareKobo(_ values: [String]) -> Bool {
    guard values.count == 7, ["highlight", "annotation", "bookmark"].contains(values[0]) else {
      return false
    }
    return ISOMoment(values[3])?.day != nil
  }

  static let koReader = TableProgram(
    name: "KOReader", marks: [["entries"]],
    columns: [
      Column(.title, ["title"], ofOwner: true),
      // It writes each author on a line of its own.
      Column(.author, ["author"], ofOwner: true) {
        $0.split(whereSeparator: \.isNewline).map(String.init)
      },
      Column(.text, "text"), Column(.note, "note"), Column(.page, "page"),
      Column(.added, "time") { time in
        guard let seconds = Int64(time), 0...1 << 40 ~= seconds else { return [time] }
        return [Instant(milliseconds: seconds * 1000).rfc3339(in: FixedZone.utc)]
      },
    ], rows: ["entries"])

  /// The quotations in a BookWyrm export.
  static let bookWyrm = TableProgram(
    name: "BookWyrm", marks: [["edition"]],
    columns: [
      Column(.title, ["edition.title", "work.title", "title"], ofOwner: true),
      Column(.author, ["authors.name"], ofOwner: true),
      Column(.text, "quote") { [BookProgram.plainText($0)] },
      Column(.note, "content") { [BookProgram.plainText($0)] },
      Column(.page, "position"), Column(.placeKind, ["positionMode", "position_mode"]),
      Column(.added, ["published", "published_date"]),
    ], rows: ["quotations", "quotes"])
}
