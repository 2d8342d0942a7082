import HearthDomain

/// Columns of a table of plans from Outlook, Google, Notion or a custom spreadsheet.
struct PlanColumns {
  let title: Int
  let start: Int
  let startTime, end, endTime, allDay, place, notes: Int?
  /// Column with the day, for tables whose start and end are times only.
  let day: (name: String, column: Int)?
  /// Other columns, which go to the note with their names.
  let otherColumns: [(name: String, column: Int)]
  /// Whether the table certainly contains plans. Titles and dates do not suffice, as a diary has
  /// them, too.
  private let isCertain: Bool

  /// Finds the columns; nil if the table has no titles or no dates.
  init?(_ header: CSVHeader) {
    let begins = header[
      "start", "starts", "start date", "begin", "begins", "from", "시작", "시작일", "시작 날짜", "시작일시",
      "시작 일시"]
    let days = header["date", "day", "when", "due", "due date", "날짜", "일시", "일자"]
    guard
      let title = header[
        "title", "subject", "summary", "event", "event name", "plan", "name", "task", "task name",
        "제목", "일정", "일정명", "일정 이름", "행사", "할 일", "이름"],
      let start = begins ?? days
    else { return nil }
    (self.title, self.start) = (title, start)
    day = begins == nil ? nil : days.map { (header.names[$0], $0) }
    startTime = header["start time", "time", "시작 시간", "시작 시각", "시간", "시각"]
    end =
      header[
        "end", "ends", "end date", "until", "to", "종료", "종료일", "종료 날짜", "종료일시", "종료 일시", "끝",
        "끝나는 날"]
    endTime = header["end time", "종료 시간", "종료 시각", "끝 시간"]
    allDay = header["all day event", "all day", "all-day", "allday", "종일"]
    place = header["place", "location", "where", "venue", "장소", "위치", "곳"]
    notes = header["notes", "note", "description", "details", "memo", "메모", "설명", "내용", "비고"]
    isCertain = [end, endTime, allDay, place].contains { $0 != nil } || begins != nil
    let taken = Set(
      [title, start]
        + [startTime, end, endTime, allDay, place, notes, day?.column].compactMap { $0 })
    otherColumns = header.names.indices.filter { !taken.contains($0) }.map {
      (header.names[$0], $0)
    }
  }

  /// Whether the header certainly belongs to a table of plans.
  static func isHeader(_ header: CSVHeader) -> Bool { PlanColumns(header)?.isCertain ?? false }

  /// Whether the table has a place or a time but no author. Start and end do not suffice, as tables
  /// of books have them, too.
  static func isNotBookTable(_ header: CSVHeader) -> Bool {
    guard let columns = PlanColumns(header) else { return false }
    let books = BookProgram.columns(header)
    return books?.has(.author) != true && books?.has(.isbn) != true
      && [columns.place, columns.allDay, columns.startTime, columns.endTime].contains { $0 != nil }
  }
}
