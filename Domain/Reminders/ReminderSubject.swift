/// What a reminder is about, with all that its words and the way to its place need.
public enum ReminderSubject: Hashable, Sendable {
  /// A plant that is due that day, or has been waiting for so many days.
  case water(Person, dueOn: Day, daysLate: Int)
  case review(Watering, of: Person)
  case birthday(UpcomingBirthday, daysBefore: Int)
  case event(EventReminder)
  case reading(ReadingDue)
  /// The saying of that day, once it is known which one.
  case saying(Saying?, on: Day)
  /// How that day was.
  case mood(on: Day)

  public var kind: ReminderKind {
    switch self {
    case .water: .water
    case .review: .review
    case .birthday: .birthday
    case .event: .event
    case .reading: .reading
    case .saying: .saying
    case .mood: .mood
    }
  }

  /// Whether a list of such things has it before the other one; nil where none tells.
  func isListed(before other: ReminderSubject) -> Bool? {
    switch (self, other) {
    case (.water(let left, _, _), .water(let right, _, _)):
      left.id == right.id ? nil : Person.isListedBefore(left, right)
    case (.birthday(let left, _), .birthday(let right, _)):
      if left.on != right.on {
        left.on < right.on
      } else {
        left.person.id == right.person.id
          ? nil : SortKey.precedes(left.person.sortKey, right.person.sortKey)
      }
    case (.event(let left), .event(let right)):
      left.occurrence.startsAt == right.occurrence.startsAt
        ? nil : left.occurrence.startsAt < right.occurrence.startsAt
    case (.water, _), (.review, _), (.birthday, _), (.event, _), (.reading, _), (.saying, _),
      (.mood, _):
      nil
    }
  }

  /// Whether it is about something that goes on at that moment.
  func goesOn(at now: Instant) -> Bool {
    guard case .event(let reminder) = self else { return false }
    return reminder.occurrence.startsAt <= now && now < reminder.occurrence.endsAt
  }

  /// Whether doing what it asks for ends it: then it is not derived any more, and who only began
  /// to do it has it still.
  public var endsWhenDone: Bool {
    switch self {
    case .water, .review, .reading, .mood: true
    case .birthday, .event, .saying: false
    }
  }

  /// Whether there is still something to be done about it; what is answered is not derived.
  func isOpen(at now: Instant, in zone: any ZoneRules) -> Bool {
    switch self {
    case .event(let reminder): reminder.occurrence.startsAt >= now
    case .birthday(let birthday, _): birthday.on >= zone.localTime(at: now).day
    case .water, .review, .reading, .saying, .mood: true
    }
  }
}

/// The pages of an open book that are still to be read on a day.
public struct ReadingDue: Hashable, Sendable {
  /// The plan's number, the same as long as the plan is.
  public let planID: Int64
  public let title: String
  public let day: Day
  public let pagesLeft: Int
  /// The page to reach on that day.
  public let page: Int
  /// Whether these are percent, of a book whose pages nobody knows.
  public var isInPercent = false
}
