/// Review of a year, month or week across all areas.
///
/// Its size is limited to what a page displays; the rest is counted. A private report does not
/// contain private data.
public struct Report: Hashable, Sendable {
  public let period: ReportPeriod
  /// The days of the period up to that of the report.
  public let days: ClosedRange<Day>
  public let madeOn: Day
  public let isPrivate: Bool
  /// Name of the user; blank if unknown or private.
  public let name: DisplayName
  public let moods: ReportedMoods
  public let people: ReportedPeople
  public let plans: ReportedPlans
  public let books: ReportedBooks
  public let sayings: ReportedSayings

  /// The last day included.
  public var asOf: Day { days.upperBound }
  /// Whether the report has no data.
  public var isEmpty: Bool {
    moods.days.isEmpty && people.contacts == 0 && plans.count == 0 && books.read.isEmpty
      && books.finished == 0 && sayings.liked == 0
  }
}

/// Moods in a report.
public struct ReportedMoods: Hashable, Sendable {
  /// Maximum number of canvases of bright and of heavy days.
  static let maxCanvases = 3

  /// Days with moods, the earliest first.
  public let days: [MoodDay]
  /// Palette of pictures of all days; each canvas has its own.
  public let palette: Palette
  /// Canvases of the days with the highest mean levels, the highest first.
  public let brightest: [MoodCanvas]
  /// Canvases of the days with the lowest mean levels, the lowest first.
  public let heaviest: [MoodCanvas]

  public var tally: LevelTally { days.reduce(.none) { $0 + $1.tally } }

  /// Returns disjoint lists of bright and heavy days by their mean levels; ties are broken by more
  /// moods, then by later days.
  static func extremes(of days: [MoodDay]) -> (brightest: [MoodDay], heaviest: [MoodDay]) {
    func weight(_ day: MoodDay) -> (Double, Int, Day) {
      (day.tally.mean ?? 0, day.tally.count, day.day)
    }
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

/// People in a report: those the user was in touch with.
public struct ReportedPeople: Hashable, Sendable {
  /// Maximum number of people displayed.
  public static let most = 40

  /// A person's plant, in its present state.
  public struct Entry: Hashable, Sendable {
    /// Nil in a private report.
    public let name: String?
    public let plant: Plant
    public let stage: GrowthStage
    /// Number of days with contacts.
    public let days: Int
  }

  /// The people with the most days of contact, in that order.
  public let shown: [Entry]
  /// Number of people with contacts.
  public let count: Int
  /// Number of contacts by day, without empty days.
  public let contactsByDay: [Day: Int]

  public var contacts: Int { contactsByDay.values.reduce(0, +) }
}

/// Events in a report, without their contents.
public struct ReportedPlans: Hashable, Sendable {
  /// Number of timed events by the hour of their start.
  public let byHour: [Int]
  public let allDay: Int

  public var timed: Int { byHour.reduce(0, +) }
  public var count: Int { timed + allDay }
}

/// Reading in a report.
public struct ReportedBooks: Hashable, Sendable {
  /// Maximum number of books displayed, the latest.
  public static let most = 60

  public struct Entry: Hashable, Sendable {
    public let book: Book
    public let finishedOn: Day
    /// Rating of the reading that ended on the day.
    public let rating: Rating?
  }

  /// Finished books without duplicates, the latest first.
  public let shown: [Entry]
  /// Tower of all finished books, each once.
  public let tower: BookTower
  public let read: ReadDays

  public var finished: Int { tower.books }
  public var pages: Int { read.allPages }

  /// Largest number of consecutive days with reading.
  public var longestRun: Int {
    var (longest, current) = (0, 0)
    var last: Day?
    for day in read.days.sorted() {
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
  public static let most = 18

  /// Liked sayings, the latest first; without attribution in a private report.
  public let shown: [SayingDetails]
  public let liked: Int
}
