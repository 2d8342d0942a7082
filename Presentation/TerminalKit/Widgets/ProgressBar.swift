/// The progress of work, or only the fact that it continues if its length is unknown.
public struct ProgressBar: Widget {
  public var progress: Progress
  public var gauge: Gauge.Look

  public init(_ progress: Progress, gauge: Gauge.Look = Gauge.Look()) {
    self.progress = progress
    self.gauge = gauge
  }

  public enum Progress: Hashable, Sendable {
    /// A fraction from 0 to 1.
    case known(Double)
    /// The length of the work is unknown: a mark moves back and forth as `step` increases.
    case unknown(step: Int)
  }

  public func draw(in frame: inout Frame, at rect: Rect) {
    let line = rect.intersection(frame.bounds).row(0)
    guard !line.isEmpty else { return }
    switch progress {
    case .known(let fraction): drawKnown(fraction, in: &frame, at: line)
    case .unknown(let step): drawUnknown(step, in: &frame, at: line)
    }
  }

  private func drawKnown(_ fraction: Double, in frame: inout Frame, at line: Rect) {
    let part = EighthBlocks.clamped(fraction)
    let percent = "\(Int(part * 100))%"
    let bar = line.width >= 10 ? line.insetBy(right: 5) : line
    Gauge(part, look: gauge).draw(in: &frame, at: bar)
    let rest = line.insetBy(left: bar.width)
    frame.write(StyledText(percent), in: rest, alignment: .trailing)
  }

  private func drawUnknown(_ step: Int, in frame: inout Frame, at line: Rect) {
    Gauge(0, look: gauge).draw(in: &frame, at: line)
    let width = min(line.width, max(1, line.width / 5))
    let way = line.width - width
    let phase = way > 0 ? Int(step.magnitude % UInt(2 * way)) : 0
    let x = phase <= way ? phase : 2 * way - phase
    let mark = Rect(x: line.minX + x, y: line.minY, width: width, height: 1)
    frame.fill(mark, with: frame.widths.singleColumn("━", or: "#"), style: gauge.filled)
  }
}
