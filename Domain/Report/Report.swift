/// Review of a year, month or week across all areas.
///
/// It contains only as much as a page displays; everything else is counted. A private report
/// contains no private data.
public struct Report: Hashable, Sendable {
  public let period: ReportPeriod
  /// The days of the period, up to the day on which the report was created.
  public let days: ClosedRange<Day>
  public let createdOn: Day
  public let isPrivate: Bool
  /// Name of the user; blank if unknown or private.
  public let name: DisplayName
  public let moods: ReportedMoods
  public let people: ReportedPeople
  public let plans: ReportedPlans
  public let books: ReportedBooks
  public let sayings: ReportedSayings

  /// The last day that the report includes.
  public var asOf: Day { days.upperBound }
  /// Whether the report has no data.
  public var isEmpty: Bool {
    moods.days.isEmpty && people.contactCount == 0 && plans.count == 0 && books.readDays.isEmpty
      && books.finishedCount == 0 && sayings.likedCount == 0
  }
}

/// Moods in a report.
public struct ReportedMoods: Hashable, Sendable {
  /// Maximum number of canvases of bright days, and of those of heavy days.
  static let maxCanvases = 3

  /// Days with moods, the earliest first.
  public let days: [MoodDay]
  /// Palette for pictures of all days; each canvas has a palette of its own.
  public let palette: Palette
  /// Canvases of the days with the highest mean levels, the highest first.
  public let brightest: [MoodCanvas]
  /// Canvases of the days with the lowest mean levels, the lowest first.
  public let heaviest: [MoodCanvas]

  public var tally: LevelTally { days.reduce(.none) { $0 + $1.tally } }

  /// Returns the days with the highest and those with the lowest mean levels; no day is in both
  /// lists. Among equal days, those with more moods come first, then later ones.
  /// Days on which no mood has a level are in neither.
  static func brightestAndHeaviest(of days: [MoodDay]) -> (
    brightest: [MoodDay], heaviest: [MoodDay]
  ) {
    func weight(_ day: MoodDay) -> (Double, Int, Day) {
      (day.tally.mean ?? 0, day.tally.count, day.day)
    }
    let days = days.filter { $0.tally.count > 0 }
    let falling = days.sorted { weight($0) > weight($1) }
    let rising = days.sorted {
      let (left, right) = (weight($0), weight($1))
      return left.0 == right.0 ? (left.1, left.2) > (right.1, right.2) : left.0 < right.0
    }
    let bright = falling.prefix(min(maxCanvases, (days.count + 1) / 2))
    let taken = Set(bright.map(\.day))
    let heavy = rising.filter { !taken.contains($0.day) }
    return (Array(bright), Array(heavy.prefix(maxCanvases)))
  }
}

/// People in a report: those whom the user contacted in the period.
public struct ReportedPeople: Hashable, Sendable {
  /// Maximum number of people displayed.
  public static let maxShown = 40

  /// A person in the report, with the present state of their plant.
  public struct Entry: Hashable, Sendable {
    /// Name of the person; nil in a private report.
    public let name: String?
    public let plant: Plant
    public let stage: GrowthStage
    /// Number of days with contacts.
    public let contactDays: Int
  }

  /// The people with the most days of contact first.
  public let entries: [Entry]
  /// Number of people with contacts.
  public let personCount: Int
  /// Number of contacts on each day; days without any are left out.
  public let contactsByDay: [Day: Int]

  public var contactCount: Int { contactsByDay.values.reduce(0, +) }
}

/// Events in a report, without their contents.
public struct ReportedPlans: Hashable, Sendable {
  /// Number of events with times, by the hour at which they start.
  public let timedCountByHour: [Int]
  public let allDayCount: Int

  public var timedCount: Int { timedCountByHour.reduce(0, +) }
  public var count: Int { timedCount + allDayCount }
}

/// Reading in a report.
public struct ReportedBooks: Hashable, Sendable {
  /// Maximum number of books displayed; the latest are.
  public static let maxShown = 60

  public struct Entry: Hashable, Sendable {
    public let book: Book
    public let finishedOn: Day
    /// Rating of the reading that ended on the day.
    public let rating: Rating?
  }

  /// Finished books, each once, the latest first.
  public let entries: [Entry]
  /// Stack of all finished books, each once.
  public let tower: BookTower
  public let readDays: ReadDays

  public var finishedCount: Int { tower.books }
  public var pageCount: Int { readDays.totalPages }

  /// Largest number of consecutive days with reading.
  public var longestRun: Int {
    var (longest, current) = (0, 0)
    var last: Day?
    for day in readDays.days.sorted() {
      current = last.map { day - $0 == 1 } == true ? current + 1 : 1
      longest = max(longest, current)
      last = day
    }
    return longest
  }
}

/// Sayings in a report: those liked in the period.
public struct ReportedSayings: Hashable, Sendable {
  /// Maximum number of sayings displayed.
  public static let maxShown = 18

  /// Liked sayings, the latest first; without authors in a private report.
  public let sayings: [SayingDetails]
  public let likedCount: Int
}
