import HearthDomain

/// Where the values of a table of plans are, whoever wrote it: Outlook, Google, Notion, or
/// somebody's spreadsheet.
struct PlanColumns {
  let title: Int
  let start: Int
  let startTime, end, endTime, allDay, place, notes: Int?
  /// The day of what begins and ends at a time, where a column besides those has it.
  let day: (name: String, column: Int)?
  /// What else there is, which stands in the note with its name.
  let others: [(name: String, column: Int)]
  /// Whether it can be nothing but a table of plans: a diary has titles and days, too.
  private let isSure: Bool

  /// Nil for a table without titles, or without days.
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
    isSure = [end, endTime, allDay, place].contains { $0 != nil } || begins != nil
    let taken = Set(
      [title, start]
        + [startTime, end, endTime, allDay, place, notes, day?.column].compactMap { $0 })
    others = header.names.indices.filter { !taken.contains($0) }.map { (header.names[$0], $0) }
  }

  /// Whether a table of plans begins so, for sure.
  static func isHeader(_ header: CSVHeader) -> Bool { PlanColumns(header)?.isSure ?? false }

  /// Whether it tells a place or an hour, and nobody who wrote it: books are read from one day to
  /// another, too.
  static func isNoBook(_ header: CSVHeader) -> Bool {
    guard let columns = PlanColumns(header) else { return false }
    let books = BookTableColumns(header)
    return books?[.author] == nil && books?.isbns.isEmpty ?? true
      && [columns.place, columns.allDay, columns.startTime, columns.endTime].contains { $0 != nil }
  }
}
