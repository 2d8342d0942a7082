import HearthDomain

extension ToDo {
  /// Creates a to-do with that number as id and UID. With `lines`, it has a text with these lines
  /// of iCalendar.
  package init(
    _ number: Int, _ title: String, due: DueTask.Due? = nil, isDone: Bool = false,
    in calendar: CalendarName = .home, lines: String? = nil
  ) throws {
    struct InvalidNumber: Error {}
    guard let id = ID<ToDo>(rawValue: Int64(number)) else { throw InvalidNumber() }
    self.init(
      id: id, details: ToDoDetails(title: try EventTitle(title), due: due),
      doneAt: isDone ? Instant(milliseconds: 1_790_000_000_000) : nil, in: calendar,
      text: lines.map {
        EventText(
          of: ID(id), uid: "\(number)",
          text: "BEGIN:VTODO\r\nUID:\(number)\r\n\($0)END:VTODO\r\n", zones: "", place: number)
      })
  }
}
