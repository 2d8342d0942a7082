/// What a reminder is about, with all data for its text and its link.
public enum ReminderSubject: Hashable, Sendable {
  /// A plant that needs water: `dueOn` is its due day, and the reminder comes `daysLate` days after
  /// that.
  case water(Person, dueOn: Day, daysLate: Int)
  case review(Watering, of: Person)
  case birthday(UpcomingBirthday, daysBefore: Int)
  case event(EventReminder)
  /// A to-do; the setting for events decides about its reminders.
  case toDo(ToDoReminder)
  case reading(ReadingDue)
  /// The saying of the day; nil while it is unknown.
  case saying(Saying?, on: Day)
  /// Reminder that no mood was recorded on the day.
  case mood(on: Day)

  public var kind: ReminderKind {
    switch self {
    case .water: .water
    case .review: .review
    case .birthday: .birthday
    case .event, .toDo: .event
    case .reading: .reading
    case .saying: .saying
    case .mood: .mood
    }
  }

  /// Whether this subject comes before the other one in lists; nil if neither does.
  func isListed(before other: ReminderSubject) -> Bool? {
    switch (self, other) {
    case (.water(let left, _, _), .water(let right, _, _)):
      left.id == right.id ? nil : Person.isListedBefore(left, right)
    case (.birthday(let left, _), .birthday(let right, _)):
      if left.day != right.day {
        left.day < right.day
      } else {
        left.person.id == right.person.id
          ? nil : SortKey.precedes(left.person.sortKey, right.person.sortKey)
      }
    case (.event(let left), .event(let right)):
      left.occurrence.startsAt == right.occurrence.startsAt
        ? nil : left.occurrence.startsAt < right.occurrence.startsAt
    case (.water, _), (.review, _), (.birthday, _), (.event, _), (.toDo, _), (.reading, _),
      (.saying, _), (.mood, _):
      nil
    }
  }

  /// When the event starts or the to-do is due; nil for whole days and other subjects, for which no
  /// reminder on the day is too late.
  func start(in zone: any ZoneRules) -> Instant? {
    switch self {
    case .event(let reminder):
      reminder.occurrence.event.span.isAllDay ? nil : reminder.occurrence.startsAt
    case .toDo(let reminder):
      reminder.due.isAllDay ? nil : reminder.due.moment(in: zone)
    case .water, .review, .birthday, .reading, .saying, .mood: nil
    }
  }

  /// Whether the subject is an event under way at the moment.
  func isUnderWay(at now: Instant) -> Bool {
    guard case .event(let reminder) = self else { return false }
    return reminder.occurrence.startsAt <= now && now < reminder.occurrence.endsAt
  }

  /// Whether the reminder disappears by itself once the user has acted on its subject.
  public var disappearsWhenDone: Bool {
    switch self {
    case .water, .review, .toDo, .reading, .mood: true
    case .birthday, .event, .saying: false
    }
  }

  /// Whether the user can still act on the subject: its event has not started, or its birthday has
  /// not passed. Other kinds are always open, because no reminder is created once they are done.
  func isOpen(at now: Instant, in zone: any ZoneRules) -> Bool {
    switch self {
    case .event(let reminder): reminder.occurrence.startsAt >= now
    case .birthday(let birthday, _): birthday.day >= zone.localTime(at: now).day
    case .water, .review, .toDo, .reading, .saying, .mood: true
    }
  }
}

/// The pages left to read on a day according to a book's plan.
public struct ReadingDue: Hashable, Sendable {
  /// Identifier of the plan.
  public let planID: Int64
  public let title: String
  public let day: Day
  public let pagesLeft: Int
  /// Page to reach on the day.
  public let targetPage: Int
  /// Whether pages are percentages, for a book without a page count.
  public var isInPercent = false
}
