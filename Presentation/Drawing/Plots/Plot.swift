import HearthDomain

/// A series of values, usually over time: means with their spread as a line, or counts as bars.
///
/// The axis always begins at zero, so that heights are proportional to the values.
package struct Plot: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    /// A line through the values, in a band as wide as their spread to both sides.
    case means
    case bars
  }

  package struct Value: Hashable, Sendable {
    /// Label displayed below the value if there is room; empty for none.
    package let label: String
    /// The value; nil if it is unknown.
    package let value: Double?
    package let spread: Double
    /// The first day that the value covers.
    package let start: Day?

    package init(_ label: String, _ value: Double?, spread: Double = 0, from start: Day? = nil) {
      self.label = label
      self.value = value
      self.spread = spread
      self.start = start
    }
  }

  package let title: String
  /// The contents of the plot in one sentence.
  package let summary: String
  package let form: Form
  package let points: [Value]
  package let scale: PlotScale

  /// Returns a plot with a bar for the sum of the figures in each of the stretches.
  static func counts(
    _ figures: [(day: Day, figure: Int)], in stretches: PlotStretches, title: String,
    summary: String
  ) -> Plot {
    let points = stretches.points(of: figures, from: 0, adding: +) { (Double($0), 0) }
    let most = points.compactMap(\.value).max() ?? 0
    return Plot(
      title: title, summary: summary, form: .bars, points: points,
      scale: PlotScale(counts: Int(most)))
  }

  /// Ranges of adjacent indices whose points have values.
  var runs: [Range<Int>] {
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
  package let top: Double
  package let ticks: [Int]
}

extension PlotScale {
  /// The axis for mood levels.
  package static let levels = PlotScale(top: 100, ticks: [0, 25, 50, 75, 100])

  /// Creates an axis up to the number or a little more, in two to five steps of 1, 2 or 5 times a
  /// power of ten.
  package init(counts most: Int) {
    let most = min(max(most, 1), 1_000_000_000)
    var size = 1
    while size * 50 < most { size *= 10 }
    let step =
      [1, 2, 5, 10, 20, 50].map { $0 * size }.first { $0 * 5 >= most } ?? size * 50
    let count = max(1, (most + step - 1) / step)
    top = Double(count * step)
    ticks = (0...count).map { $0 * step }
  }
}
