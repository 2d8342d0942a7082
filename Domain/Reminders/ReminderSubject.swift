/// What a reminder is about, with all that its words and the way to its place need.
public enum ReminderSubject: Hashable, Sendable {
  /// A plant that is due that day, or has been waiting for so many days.
  case water(Person, dueOn: Day, daysLate: Int)
  case review(Watering, of: Person)
  /// A birthday, so many days before it.
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

  /// Whether it is about something that goes on at that moment.
  func goesOn(at now: Instant) -> Bool {
    guard case .event(let reminder) = self else { return false }
    return reminder.occurrence.startsAt <= now && now < reminder.occurrence.endsAt
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
}
