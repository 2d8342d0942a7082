/// Finds the cells in which two frames differ.
public enum FrameDiff {
  /// Adjacent cells of one row that are written together.
  public struct Run: Hashable, Sendable {
    public let y: Int
    public let columns: Range<Int>
  }

  /// Maximum number of unchanged cells between two runs that are merged; rewriting so few cells
  /// costs no more than skipping them.
  private static let maxMergedGap = 4

  /// Returns the runs from the top left; a row without changes has none.
  ///
  /// Both frames must have the same size. A run never begins or ends inside a wide cluster, because
  /// both halves of a cluster always have the same style.
  public static func runs(from old: Frame, to new: Frame) -> [Run] {
    guard old.size == new.size, new.size.width > 0 else { return [] }
    var runs: [Run] = []
    old.cells.withUnsafeBufferPointer { before in
      new.cells.withUnsafeBufferPointer { after in
        for y in 0..<new.size.height {
          let row = (y * new.size.width)..<((y + 1) * new.size.width)
          addRuns(
            y, UnsafeBufferPointer(rebasing: before[row]),
            UnsafeBufferPointer(rebasing: after[row]),
            to: &runs)
        }
      }
    }
    return runs
  }

  private static func addRuns(
    _ y: Int, _ old: UnsafeBufferPointer<Cell>, _ new: UnsafeBufferPointer<Cell>,
    to runs: inout [Run]
  ) {
    var open: Range<Int>?
    var x = 0
    while x < new.count {
      guard isDifferent(old[x], new[x]) else {
        x += 1
        continue
      }
      let end = min(new.count, x + max(1, new[x].width))
      if let run = open, x - run.upperBound <= maxMergedGap {
        open = run.lowerBound..<max(end, run.upperBound)
      } else {
        if let run = open { runs.append(Run(y: y, columns: run)) }
        open = x..<end
      }
      // The rest of the row is written again after a cluster about whose width terminals disagree,
      // because everything after it may have moved.
      if new[x].hasUncertainWidth || old[x].hasUncertainWidth {
        open = (open?.lowerBound ?? x)..<new.count
      }
      x = max(end, open?.upperBound ?? end)
    }
    if let run = open { runs.append(Run(y: y, columns: run)) }
  }

  private static func isDifferent(_ left: Cell, _ right: Cell) -> Bool {
    left.width != right.width || left.style != right.style || left.glyph != right.glyph
  }
}

extension Cell {
  /// Whether terminals disagree about the width of this cluster, or may join it with the next one.
  var hasUncertainWidth: Bool {
    var scalars = glyph.unicodeScalars.makeIterator()
    guard let first = scalars.next(), first.value >= 0x80 else { return false }
    if scalars.next() != nil { return true }
    return (0x1100...0x11FF).contains(first.value) || (0x1F1E6...0x1F1FF).contains(first.value)
  }
}
