import HearthDomain

/// Programs that write CSV, and custom tables.
extension MoodProgram {
  /// Columns of which a table of moods has at least one.
  static let typicalColumns = ["at", "level", "memo"]

  /// Names of text columns that count only beside a level, since any table may have them.
  private static let noteColumns = [
    "note", "notes", "memo", "text", "entry", "메모", "일기", "내용",
  ]
  private static let titleColumns = ["note_title", "title", "name", "제목", "이름"]
  private static let dayColumns = ["date", "날짜"]

  /// Returns the columns of a table; nil if it cannot contain moods. This is not certain: a table
  /// of films has dates and ratings, too.
  static func columns(_ header: CSVHeader) -> TableColumns<MoodPart>? {
    if bearable.isProgram(of: header) { return TableColumns(bearable, header) }
    let columns = TableColumns(table(header), header)
    let hasDate = columns.has(.moment) || columns.has(.day)
    return hasDate && [.score, .names, .text].contains(where: columns.has) ? columns : nil
  }

  /// Whether the table has the name of a mood and a day, as only tables of moods have.
  static func hasNames(_ header: CSVHeader) -> Bool {
    LevelColumn(header, named: LevelColumn.moodNames) != nil
      && header.column(named: ["full_date"] + dayColumns) != nil
      || bearable.isProgram(of: header)
  }

  /// Whether the table has levels and days, as only tables of moods have.
  static func hasLevels(_ header: CSVHeader) -> Bool {
    LevelColumn(header, named: LevelColumn.certainNames) != nil
  }

  /// Whether the table certainly contains moods.
  static func isHeader(_ header: CSVHeader) -> Bool {
    let names = LevelColumn.certainNames + LevelColumn.moodNames
    return columns(header).map {
      LevelColumn(header, named: names) != nil || $0.has(.text)
    } ?? false
  }

  /// Whether this program wrote the table.
  static func isOwn(_ header: CSVHeader) -> Bool {
    header["x"] != nil && header["level"] != nil
  }

  /// Returns the program of a table with a mood per row.
  private static func table(_ header: CSVHeader) -> TableProgram<MoodPart> {
    let isOwn = isOwn(header)
    let isHowWeFeel = !header.columns(matching: "tags (*").isEmpty
    let names = LevelColumn(header, named: LevelColumn.moodNames)
    let isDaylio = names != nil && header["full_date", "activities", "weekday"] != nil
    let score =
      LevelColumn(header, named: LevelColumn.scoreNames)
      ?? (names == nil ? LevelColumn(header) : nil)
    let hasLevel = names != nil || score != nil
    var columns = [
      Column(.moment, ["at", "timestamp", "일시"]), Column(.day, "full_date"),
      Column(.day, dayColumns), Column(.day, "day"), Column(.year, "year"),
      Column(.time, ["time", "시간", "시각"]),
      Column(.tags, "activities", convert: splitList(at: "|")),
      Column(.tags, ["tags", "tag", "태그"]) {
        TagList.words(of: $0, isOwn: isOwn).map { isOwn ? $0 : $0.withoutBlanks }
      },
      Column(.ending, "scales"), Column(.across, "x"), Column(.down, "y"),
    ]
    // The scale is part of the level's column name.
    if let score { columns.append(Column(.score, header.names[score.column])) }
    if let names {
      columns.append(
        Column(
          .names, [header.names[names.column]], convert: isHowWeFeel ? splitList(at: ",") : nil))
    }
    if hasLevel, !isOwn { columns.append(Column(.text, titleColumns) { [$0.withoutBlanks] }) }
    columns.append(
      Column(.text, hasLevel ? noteColumns : ["memo", "메모"]) {
        [isOwn ? $0 : DaylioNote.text(of: $0.withoutBlanks)]
      })
    if isHowWeFeel {
      columns += [
        Column(.tags, "tags (*", convert: splitList(at: ",")),
        // It writes an empty list for no answer.
        Column(.text, "reflections") { $0 == "[]" ? [] : [$0.withoutBlanks] },
        Column(.text, "takeaways") { $0 == "[]" ? [] : [$0.withoutBlanks] },
      ]
    }
    return TableProgram(
      name: isOwn ? "Hearth" : isHowWeFeel ? "How We Feel" : isDaylio ? "Daylio" : nil,
      columns: columns,
      ignored: isOwn
        ? ["id", "shape", "color"]
        : ["weekday", "mood key", "mood keys", "locale", "tags key (*", "id"])
  }

  /// Bearable's export: each row is one entry for a part of a day, such as a mood, a symptom or a
  /// medication.
  static let bearable = TableProgram<MoodPart>(
    name: "Bearable",
    marks: [
      ["category", "rating/amount", "date"], ["category", "rating/amount", "date formatted"],
    ],
    columns: [
      Column(.day, ["date formatted", "date"]), Column(.time, "time of day"),
      Column(.place, "category"), Column(.score, "rating/amount"), Column(.names, "detail"),
      Column(.text, "notes"),
    ],
    dropped: [])
}
