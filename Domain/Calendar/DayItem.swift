/// An item of a day in the calendar, of any area.
public enum DayItem: Hashable, Sendable {
  case birthday(UpcomingBirthday)
  case event(Occurrence)
  /// A to-do that is due on the day, with its time if it has one.
  case task(DueTask, at: TimeOfDay?)
  /// A person due on the day, or overdue today.
  case due(Person)
  /// An unfinished book with this target day.
  case target(Book)
  case finished(Book)
  case watering(Watering, of: Person)
  case mood(Mood)
  case read(BookRead)

  public var kind: Kind {
    switch self {
    case .birthday, .due, .watering: .person
    case .event, .task: .event
    case .mood: .mood
    case .target, .finished, .read: .book
    }
  }

  /// Returns the start time on the day. Nil for an item without a time; midnight for an event that
  /// began earlier.
  public func time(on day: Day) -> TimeOfDay? {
    switch self {
    case .event(let occurrence):
      occurrence.isTimed ? max(occurrence.start, day.start).time : nil
    case .task(_, let time): time
    case .mood(let mood): mood.moment.local.time
    case .read(let read): read.record.time
    case .birthday, .due, .target, .finished, .watering: nil
    }
  }

  var isRead: Bool {
    if case .read = self { true } else { false }
  }

  /// Order among items without a time or with equal times.
  fileprivate var rank: Int {
    switch self {
    case .birthday: 0
    case .event: 1
    case .task: 2
    case .due: 3
    case .target: 4
    case .finished: 5
    case .watering: 6
    case .mood: 7
    case .read: 8
    }
  }
}

extension [DayItem] {
  /// Sorts items without a time first, then by time and rank; equal ones keep their order.
  func sorted(for day: Day) -> [DayItem] {
    let keyed = enumerated().map { place, thing in
      (seconds: thing.time(on: day)?.seconds ?? -1, rank: thing.rank, place: place, thing: thing)
    }
    return keyed.sorted {
      ($0.seconds, $0.rank, $0.place) < ($1.seconds, $1.rank, $1.place)
    }
    .map(\.thing)
  }
}
