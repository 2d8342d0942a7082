/// Something that happened on a day besides moods.
public enum DayActivity: String, CaseIterable, Hashable, Sendable {
  /// The user was in touch with a person (the person's plant was watered).
  case contact
  /// An event takes place.
  case event
  /// At least one page was read.
  case reading
}

/// Sums over the moods of several days.
public struct MoodDaysTally: Hashable, Sendable {
  /// Minimum number of days for a meaningful mean.
  public static let minDaysForMean = 5

  public let days: Int
  public let tally: LevelTally

  public static let none = MoodDaysTally(days: 0, tally: .none)

  public var hasMeaningfulMean: Bool { days >= MoodDaysTally.minDaysForMean }

  fileprivate mutating func add(_ tally: LevelTally) {
    self = MoodDaysTally(days: days + 1, tally: self.tally + tally)
  }
}

/// What the days of one side of a comparison have in common: a tag, a person or an activity.
public enum DaySubject: Hashable, Sendable {
  case activity(DayActivity)
  /// A mood of the day has the tag.
  case tag(Tag)
  /// The user was in touch with the person (watered the plant).
  case person(ID<Person>, name: String)
}

/// Compares the moods of days that have something in common, such as a tag, with the moods of all
/// other days.
public struct MoodComparison: Hashable, Sendable {
  public internal(set) var subject: DaySubject
  public let withSubject: MoodDaysTally
  public let withoutSubject: MoodDaysTally

  /// Splits the days with moods into those among `activeDays` and the others.
  init(_ subject: DaySubject, of felt: DaysWithMoods, on activeDays: Set<Day>) {
    self.subject = subject
    withSubject = felt.moods(on: activeDays)
    withoutSubject = MoodDaysTally(
      days: felt.total.days - withSubject.days, tally: felt.total.tally - withSubject.tally)
  }

  /// Whether both sides have enough days for a meaningful comparison.
  public var hasMeaningfulMeans: Bool {
    withSubject.hasMeaningfulMean && withoutSubject.hasMeaningfulMean
  }

  /// Difference of the means, positive if the days with the subject have higher levels; nil if
  /// either side has no moods.
  public var difference: Double? {
    guard let one = withSubject.tally.mean, let other = withoutSubject.tally.mean else {
      return nil
    }
    return one - other
  }
}

/// Days with moods that have a level, indexed by day. Comparisons look up only the few days of each
/// of thousands of people.
struct DaysWithMoods {
  private let tallies: [Day: LevelTally]
  let total: MoodDaysTally

  init(_ days: [MoodDay]) {
    let daysWithLevel = days.filter { $0.tally.count > 0 }
    tallies = Dictionary(daysWithLevel.map { ($0.day, $0.tally) }) { $1 }
    total = tallies.values.reduce(into: .none) { $0.add($1) }
  }

  func contains(_ day: Day) -> Bool { tallies[day] != nil }

  func moods(on days: Set<Day>) -> MoodDaysTally {
    days.reduce(into: .none) { moods, day in
      if let tally = tallies[day] { moods.add(tally) }
    }
  }
}

extension Repositories {
  /// Fills in the comparisons for each activity, tag and person on these days. Only the first
  /// `most` people with enough days, and the first `most` with fewer, get their names, because each
  /// of them has to be read.
  func fillInComparisons(
    _ statistics: inout MoodStatistics, on days: ClosedRange<Day>, in zone: any ZoneRules,
    naming most: Int
  ) throws {
    let found = try moodDays.daysWithMoods(days, isNewestFirst: false, limit: .max)
    statistics.moodDays = found
    guard let first = found.first?.day, let last = found.last?.day else { return }
    let felt = DaysWithMoods(found)
    statistics.tagComparisons = try moodDays.tags(on: first...last).map {
      MoodComparison(.tag($0.tag), of: felt, on: $0.days)
    }
    statistics.personComparisons = try comparisons(ofPeopleOn: first...last, felt, naming: most)
    statistics.activityComparisons = try DayActivity.allCases.map { activity in
      let activeDays: Set<Day> =
        switch activity {
        case .contact: Set(try waterings.daysWithWatering(in: first...last))
        case .event: found.map(\.day).daysWithin(try events.busyDays(in: first...last, in: zone))
        case .reading:
          Set(try readingRecords.readingDays(first...last).filter(\.isRead).map(\.day))
        }
      return MoodComparison(.activity(activity), of: felt, on: activeDays)
    }
  }

  /// Returns comparisons for the people whom the user contacted on days with moods, those with the
  /// most such days first.
  private func comparisons(
    ofPeopleOn days: ClosedRange<Day>, _ felt: DaysWithMoods, naming most: Int
  ) throws -> [MoodComparison] {
    let met = try waterings.wateredPeople(in: days).compactMap { id, days in
      let days = days.filter(felt.contains)
      return days.isEmpty ? nil : (id: id, days: days)
    }
    let ordered = met.sorted { ($1.days.count, $0.id) < ($0.days.count, $1.id) }
    var named = [true: 0, false: 0]
    return try ordered.compactMap { id, days in
      var comparison = MoodComparison(.person(id, name: ""), of: felt, on: days)
      guard named[comparison.hasMeaningfulMeans, default: 0] < most else { return comparison }
      let person = try omittingInvalidRows { try people.person(id) }
      guard let person else { return nil }
      named[comparison.hasMeaningfulMeans, default: 0] += 1
      comparison.subject = .person(id, name: person.name)
      return comparison
    }
  }
}

extension [Day] {
  /// Returns the days with moods that lie in one of the ranges. Both must be sorted.
  fileprivate func daysWithin(_ stretches: [ClosedRange<Day>]) -> Set<Day> {
    var rest = stretches[...]
    return Set(
      filter { day in
        rest = rest.drop { $0.upperBound < day }
        return rest.first?.contains(day) ?? false
      })
  }
}
