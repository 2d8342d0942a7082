import HearthDomain

/// A series of values, usually over time. Means are displayed as a line in a band that shows their
/// spread, counts as bars.
///
/// The axis begins at zero, so that heights are proportional to the values.
package struct Plot: Hashable, Sendable {
  package enum ChartType: Hashable, Sendable {
    /// A line through the means, inside a band that extends by the spread of the values to both
    /// sides.
    case meansWithSpread
    case bars
  }

  package struct DataPoint: Hashable, Sendable {
    /// Label displayed below the value if there is room; empty for none.
    package let label: String
    /// The value; nil if it is unknown.
    package let value: Double?
    package let spread: Double
    /// The first day of the period that the value describes.
    package let firstDay: Day?

    package init(_ label: String, _ value: Double?, spread: Double = 0, from start: Day? = nil) {
      self.label = label
      self.value = value
      self.spread = spread
      self.firstDay = start
    }
  }

  package let title: String
  /// The contents of the plot in one sentence.
  package let summary: String
  package let chartType: ChartType
  package let points: [DataPoint]
  package let scale: PlotScale

  /// Returns a bar plot of the sum of the figures in each period.
  static func sums(
    _ figures: [(day: Day, figure: Int)], in stretches: PlotPeriods, title: String,
    summary: String
  ) -> Plot {
    let points = stretches.points(of: figures, from: 0, adding: +) { (Double($0), 0) }
    let most = points.compactMap(\.value).max() ?? 0
    return Plot(
      title: title, summary: summary, chartType: .bars, points: points,
      scale: PlotScale(counts: Int(most)))
  }

  /// The ranges of indices without gaps, in which each point has a value.
  var valueRanges: [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in points.indices where points[index].value != nil {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }
}

/// An axis from zero up, and the numbers next to it.
package struct PlotScale: Hashable, Sendable {
  package let maximum: Double
  package let ticks: [Int]
}

extension PlotScale {
  /// The axis for mood levels.
  package static let moodLevels = PlotScale(maximum: 100, ticks: [0, 25, 50, 75, 100])

  /// Creates an axis for counts up to `most`. Its two to five steps are 1, 2 or 5 times a power of
  /// ten, so that it may end slightly above.
  package init(counts most: Int) {
    let most = min(max(most, 1), 1_000_000_000)
    var size = 1
    while size * 50 < most { size *= 10 }
    let step =
      [1, 2, 5, 10, 20, 50].map { $0 * size }.first { $0 * 5 >= most } ?? size * 50
    let count = max(1, (most + step - 1) / step)
    maximum = Double(count * step)
    ticks = (0...count).map { $0 * step }
  }
}
