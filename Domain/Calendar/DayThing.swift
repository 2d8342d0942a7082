/// One thing that a day of the calendar holds, of whichever area.
public enum DayThing: Hashable, Sendable {
  case birthday(UpcomingBirthday)
  case event(Occurrence)
  /// A task of another program that is due on the day, at that time if it says one.
  case task(DueTask, at: TimeOfDay?)
  /// Somebody who is due on the day, or today, having been so before.
  case due(Person)
  /// A book that was to be finished by the day, and is not yet.
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

  /// When on that day it begins; nil for what has no time, and midnight for an event that goes on
  /// from the day before.
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

  /// Where it stands among others that have no time, or the same one.
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

extension [DayThing] {
  /// In the order of that day: what has no time, birthdays first, then by time. What is alike
  /// stays in its order.
  func inOrder(of day: Day) -> [DayThing] {
    let keyed = enumerated().map { place, thing in
      (seconds: thing.time(on: day)?.seconds ?? -1, rank: thing.rank, place: place, thing: thing)
    }
    return keyed.sorted {
      ($0.seconds, $0.rank, $0.place) < ($1.seconds, $1.rank, $1.place)
    }
    .map(\.thing)
  }
}
