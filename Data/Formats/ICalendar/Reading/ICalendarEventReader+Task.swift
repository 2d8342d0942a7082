import HearthDomain

extension ICalendarEventReader {
  /// Parses a task and its due date; nil if the component is not a task.
  mutating func task(_ component: ICalendarComponent) -> DueTask? {
    component.name == StoredComponent.taskName
      ? ICalendarEventReader.task(component, due: taskDue(component)) : nil
  }

  /// Parses a stored task that has no due date.
  static func undatedTask(of text: String) -> DueTask? {
    ICalendarReader.components(of: LosslessText.bytes(of: text))
      .first { $0.name == StoredComponent.taskName }.map { task($0, due: nil) }
  }

  private static func task(_ component: ICalendarComponent, due: DueTask.Due?) -> DueTask {
    let status = component.text("STATUS")?.uppercased()
    let isDone =
      component.first("COMPLETED") != nil || status == "COMPLETED" || status == "CANCELLED"
    let title = component.text("SUMMARY").map { $0.split(whereSeparator: \.isNewline) }
    return DueTask(
      title: title.map { $0.joined(separator: " ") } ?? ICalendarEventReader.untitled, due: due,
      isDone: isDone)
  }

  private mutating func taskDue(_ component: ICalendarComponent) -> DueTask.Due? {
    if let line = component.first("DUE") { return moment(line).map { due($0) } }
    guard let start = component.first("DTSTART").flatMap({ moment($0) }),
      let length = component.first("DURATION").flatMap({ ICalendarDuration($0.value) })
    else { return nil }
    switch start {
    case .day(let day): return .day(day.adding(days: length.days))
    case .time(let time, let zone):
      let end = LocalTime(clampingSecondsSinceEpoch: time.secondsSinceEpoch + length.nominalSeconds)
      return due(.time(end, zone))
    }
  }

  private func due(_ moment: Moment) -> DueTask.Due {
    switch moment {
    case .day(let day): .day(day)
    case .time(let time, let zone): zone.map { .anchored($0.instant(of: time)) } ?? .floating(time)
    }
  }
}
