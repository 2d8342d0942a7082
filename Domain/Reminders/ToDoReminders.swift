/// A reminder of an open to-do.
public struct ToDoReminder: Hashable, Sendable {
  public let toDo: ToDo
  /// The due time that the reminder is about.
  public let due: DueTask.Due
}

/// Reminders of open to-dos, at the lead times set for each. A repeating one has a reminder of each
/// of its times, since the next one appears when the previous one has passed.
public struct ToDoReminders: ReminderSource {
  let store: any Store
  let zone: any ZoneRules

  public var kind: ReminderKind { .event }

  public func reminders(
    at moments: Range<Instant>, by settings: ReminderSettings
  ) throws -> [Reminder] {
    let days = zone.days(around: moments)
    let longest = LeadTimes.acceptedMinutes.upperBound / 1440 + 1
    let last = days.upperBound.adding(days: longest)
    let open = try store.read {
      try $0.toDos.list(ToDoFilter(isDone: false, dueDays: .earliest...last))
    }
    return open.filter { $0.details.reminders != .none }.flatMap { toDo in
      toDo.dueTimes(to: last, in: zone).flatMap { due in
        toDo.reminders(of: due, in: zone).filter { moments.contains($0.dueAt) }
      }
    }
  }
}

extension ToDo {
  fileprivate func reminders(of due: DueTask.Due, in zone: any ZoneRules) -> [Reminder] {
    let local = due.localTime(in: zone)
    return details.reminders.minutesBefore.map { minutes in
      let at: Instant
      if case .anchored(let instant) = due {
        at = instant.adding(milliseconds: -60_000 * Int64(minutes))
      } else {
        at = zone.instant(of: local.adding(minutes: -minutes))
      }
      return Reminder(
        ReminderKey(
          .event, "t\(id.rawValue)", "\(due.localTime(in: FixedZone.utc).secondsSinceEpoch)",
          "\(minutes)"),
        .toDo(ToDoReminder(toDo: self, due: due)), at: at)
    }
  }
}
