import HearthDomain

/// What a column says about a plan.
enum PlanPart: Int, TablePart {
  /// The day, for tables whose start and end are times only.
  case day
  case title, start, startTime, end, endTime, allDay, place, notes
  /// Whether there is a reminder, and when.
  case reminder, reminderDay, reminderTime

  static let dates: [PlanPart] = [.start, .end, .day, .reminderDay]
  static let fields: [(part: PlanPart, name: String)] = [
    (.title, "title"), (.day, "date"), (.start, "start"), (.startTime, "start time"),
    (.end, "end"), (.endTime, "end time"), (.allDay, "all day"), (.place, "place"),
    (.notes, "notes"), (.reminder, "reminder on/off"), (.reminderDay, "reminder date"),
    (.reminderTime, "reminder time"),
  ]

  static func splitDates(_ text: String) -> [String] { PlanMoment.startAndEnd(of: text) }
}

/// Tables of plans from Outlook, Google, Notion or a custom spreadsheet.
enum PlanProgram {
  private typealias Column = TableColumn<PlanPart>

  static let requiredColumns = ["title", "start"]

  /// Returns the columns of a table; nil if it has no titles or no dates.
  static func columns(_ header: CSVHeader) -> TableColumns<PlanPart>? {
    // Without the day, the column may say anything about reminders.
    let hasReminderDay = header["reminder date", "미리 알림 날짜"] != nil
    let day = header["date", "day", "when", "due", "due date", "날짜", "일시", "일자"]
    let columns = TableColumns(
      TableProgram(
        name: nil,
        columns: [
          Column(
            .title,
            [
              "title", "subject", "summary", "event", "event name", "plan", "name", "task",
              "task name", "제목", "일정", "일정명", "일정 이름", "행사", "할 일", "이름",
            ]),
          Column(
            .start,
            [
              "start", "starts", "start date", "begin", "begins", "from", "시작", "시작일", "시작 날짜",
              "시작일시", "시작 일시",
            ]),
          // Notes contain the name that the column has in the file.
          Column(.day, day.map { [header.written[$0], header.names[$0]] } ?? []),
          Column(.startTime, ["start time", "time", "시작 시간", "시작 시각", "시간", "시각"]),
          Column(
            .end,
            [
              "end", "ends", "end date", "until", "to", "종료", "종료일", "종료 날짜", "종료일시", "종료 일시",
              "끝", "끝나는 날",
            ]),
          Column(.endTime, ["end time", "종료 시간", "종료 시각", "끝 시간"]),
          Column(
            .allDay,
            [
              "all day event", "all day", "all-day", "allday", "종일", "하루 종일", "하루 종일 이벤트",
              "종일 이벤트", "종일 일정",
            ]),
          Column(.place, ["place", "location", "where", "venue", "장소", "위치", "곳"]),
          Column(
            .notes,
            ["notes", "note", "description", "details", "memo", "메모", "설명", "내용", "비고"]),
          Column(
            .reminder,
            ["reminder on/off", "미리 알림 켜기/끄기"] + (hasReminderDay ? ["미리 알림"] : [])),
          Column(.reminderDay, ["reminder date", "미리 알림 날짜"]),
          Column(.reminderTime, ["reminder time", "미리 알림 시간", "미리 알림 시각"]),
        ], keepsUnnamed: true), header)
    return columns.has(.title) && (columns.has(.start) || columns.has(.day)) ? columns : nil
  }

  /// Whether the header certainly belongs to a table of plans. Titles and dates do not suffice, as
  /// a diary has them, too.
  static func isHeader(_ header: CSVHeader) -> Bool {
    columns(header).map { [.start, .end, .endTime, .allDay, .place].contains(where: $0.has) }
      ?? false
  }

  /// Whether the table has a place or a time but no author. Start and end do not suffice, as tables
  /// of books have them, too.
  static func isNotBookTable(_ header: CSVHeader) -> Bool {
    guard let columns = columns(header) else { return false }
    let books = BookProgram.columns(header)
    return books?.has(.author) != true && books?.has(.isbn) != true
      && [.place, .allDay, .startTime, .endTime].contains(where: columns.has)
  }
}
