import HearthDomain

/// Consecutive periods of time. Each becomes a point of a plot.
struct PlotPeriods {
  /// The length of each period.
  enum PeriodLength: Hashable {
    case day
    case week
    case month

    /// Chooses the shortest length for which a plot of these days has room for each point.
    init(fitting days: ClosedRange<Day>) {
      self =
        switch days.dayCount {
        case ...45: .day
        case ...1100: .week
        default: .month
        }
    }
  }

  struct Period {
    let days: ClosedRange<Day>
    /// The label below the period. It is empty if the label of an earlier period is enough, as for
    /// weeks of the same month.
    let label: String
  }

  let length: PeriodLength
  let allPeriods: [Period]

  /// Splits the days into periods; the first and the last can be shorter. Weeks begin on `weekday`.
  init(
    of days: ClosedRange<Day>, each length: PeriodLength? = nil, weeksFrom weekday: Weekday,
    _ language: Language
  ) {
    let length = length ?? PeriodLength(fitting: days)
    self.length = length
    let parts =
      switch length {
      case .day: (0..<days.dayCount).map { days.lowerBound.adding(days: $0) }.map { $0...$0 }
      case .week: days.weeks(from: weekday)
      case .month: days.months
      }
    let isOfYears = length == .month && parts.count > 24
    var named: Set<Month> = []
    allPeriods = parts.map { part in
      // A week belongs to the month in which it ends.
      let month = part.upperBound.calendarMonth
      let isFirst = named.insert(month).inserted
      let label =
        switch length {
        case .day:
          isFirst && days.lowerBound.calendarMonth != days.upperBound.calendarMonth
            ? month.shortName(in: language) : "\(part.lowerBound.dayOfMonth)"
        case .week, .month:
          if isOfYears {
            month.month == 1 ? "\(month.year)" : ""
          } else {
            isFirst ? month.shortName(in: language) : ""
          }
        }
      return Period(days: part, label: label)
    }
  }

  /// Returns one point for each period. The figures of its days are combined by `adding`, beginning
  /// with `none`.
  func points<Figure>(
    of figures: [(day: Day, figure: Figure)], from none: Figure,
    adding: (Figure, Figure) -> Figure, value: (Figure) -> (value: Double?, spread: Double)
  ) -> [Plot.DataPoint] {
    var sums = Array(repeating: none, count: allPeriods.count)
    for (day, figure) in figures {
      guard let place = periodIndex(of: day) else { continue }
      sums[place] = adding(sums[place], figure)
    }
    return zip(allPeriods, sums).map { stretch, sum in
      let (value, spread) = value(sum)
      return Plot.DataPoint(stretch.label, value, spread: spread, from: stretch.days.lowerBound)
    }
  }

  private func periodIndex(of day: Day) -> Int? {
    var (low, high) = (0, allPeriods.count)
    while low < high {
      let middle = (low + high) / 2
      if allPeriods[middle].days.upperBound < day { low = middle + 1 } else { high = middle }
    }
    return low < allPeriods.count && allPeriods[low].days.contains(day) ? low : nil
  }
}

extension ClosedRange<Day> {
  /// Returns the weeks of the range. The first and the last can be shorter.
  func weeks(from weekday: Weekday) -> [ClosedRange<Day>] {
    let last = Weekday(rawValue: (weekday.rawValue + 5) % 7 + 1) ?? .sunday
    return ranges { $0.upcoming(last) }
  }

  /// The calendar months of the range. The first and the last can be shorter.
  fileprivate var months: [ClosedRange<Day>] {
    ranges { $0.calendarMonth.lastDay }
  }

  private func ranges(endingOn last: (Day) -> Day) -> [ClosedRange<Day>] {
    var parts: [ClosedRange<Day>] = []
    var first = lowerBound
    while true {
      let end = Swift.min(upperBound, last(first))
      parts.append(first...end)
      guard end < upperBound else { return parts }
      first = end.adding(days: 1)
    }
  }
}
