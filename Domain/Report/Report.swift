/// A year, a month or a week of all five areas, as one looks back on it.
///
/// It holds no more than a page shows, however much there is: what is left out is counted. What a
/// private one may not tell is not in it.
public struct Report: Hashable, Sendable {
  public let period: ReportPeriod
  /// The days of the period that have come, up to the one of the report.
  public let days: ClosedRange<Day>
  public let madeOn: Day
  public let isPrivate: Bool
  /// Whose it is; blank where nobody knows or nobody shall.
  public let name: DisplayName
  public let moods: ReportedMoods
  public let people: ReportedPeople
  public let plans: ReportedPlans
  public let books: ReportedBooks
  public let sayings: ReportedSayings

  /// The last day it knows of.
  public var asOf: Day { days.upperBound }
  /// Whether there was nothing at all.
  public var isEmpty: Bool {
    moods.days.isEmpty && people.contacts == 0 && plans.count == 0 && books.read.isEmpty
      && books.finished == 0 && sayings.liked == 0
  }
}

/// Moods of a report.
public struct ReportedMoods: Hashable, Sendable {
  /// Of so many days at most the canvas is shown, of the bright and of the heavy ones.
  static let mostCanvases = 3

  /// The days with moods, the earliest first.
  public let days: [MoodDay]
  /// Of the pictures that show all days; each canvas has the one of its day.
  public let palette: Palette
  /// The canvases of the days with the highest means, the highest first.
  public let brightest: [MoodCanvas]
  /// The canvases of the days with the lowest means, the lowest first.
  public let heaviest: [MoodCanvas]

  public var tally: LevelTally { days.reduce(.none) { $0 + $1.tally } }

  /// The days to be shown as bright and as heavy: none as both, each by its mean however few moods
  /// it has, and of equal means those with more, then the later ones.
  static func extremes(of days: [MoodDay]) -> (brightest: [MoodDay], heaviest: [MoodDay]) {
    func weight(_ day: MoodDay) -> (Double, Int, Day) {
      (day.tally.mean ?? 0, day.tally.count, day.day)
    }
    let falling = days.sorted { weight($0) > weight($1) }
    let rising = days.sorted {
      let (left, right) = (weight($0), weight($1))
      return left.0 == right.0 ? (left.1, left.2) > (right.1, right.2) : left.0 < right.0
    }
    let bright = falling.prefix(min(mostCanvases, (days.count + 1) / 2))
    let taken = Set(bright.map(\.day))
    let heavy = rising.filter { !taken.contains($0.day) }
    return (Array(bright), Array(heavy.prefix(mostCanvases)))
  }
}

/// People of a report: those one was in touch with.
public struct ReportedPeople: Hashable, Sendable {
  /// So many are shown at most.
  public static let most = 40

  /// Somebody's plant, as it stands today.
  public struct Entry: Hashable, Sendable {
    /// Nil where nobody shall be named.
    public let name: String?
    public let plant: Plant
    public let stage: GrowthStage
    /// On how many days one was in touch.
    public let days: Int
  }

  /// Those one was in touch with on most days, first.
  public let shown: [Entry]
  /// With how many people one was in touch.
  public let count: Int
  /// How many contacts each of the days had; days without any are left out.
  public let contactsByDay: [Day: Int]

  public var contacts: Int { contactsByDay.values.reduce(0, +) }
}

/// Plans of a report, without what they were.
public struct ReportedPlans: Hashable, Sendable {
  /// How many with times started in each hour of the day, from midnight on.
  public let byHour: [Int]
  public let allDay: Int

  public var timed: Int { byHour.reduce(0, +) }
  public var count: Int { timed + allDay }
}

/// Reading of a report.
public struct ReportedBooks: Hashable, Sendable {
  /// So many are shown at most, the latest.
  public static let most = 60

  public struct Entry: Hashable, Sendable {
    public let book: Book
    public let finishedOn: Day
    /// The stars of the reading that ended then, whatever other readings were given.
    public let rating: Rating?
  }

  /// The latest finished first; each book once.
  public let shown: [Entry]
  /// All that were finished then, one upon another, each once.
  public let tower: BookTower
  public let read: ReadDays

  public var finished: Int { tower.books }
  public var pages: Int { read.allPages }

  /// The most days in a row on each of which something was read.
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

/// Sayings of a report: those that were liked then.
public struct ReportedSayings: Hashable, Sendable {
  /// So many are shown at most.
  public static let most = 18

  /// The latest liked first; who said them is left out of a private report.
  public let shown: [SayingDetails]
  public let liked: Int
}
