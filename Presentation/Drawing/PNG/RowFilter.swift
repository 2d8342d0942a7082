/// Applies the row filters of PNG. A filter predicts each byte from its neighbours and stores the
/// difference.
///
/// For each row, the filter with the smallest sum of differences is chosen, as the PNG
/// specification recommends for pictures with many colours.
struct RowFilter {
  private enum Kind: UInt8 {
    case none, sub, up, average, paeth
  }

  /// Bytes per pixel.
  private static let bytesPerPixel = 4

  private var previousRow: [UInt8]
  private var bestRow: [UInt8]
  private var candidateRow: [UInt8]

  init(rowLength: Int) {
    previousRow = Array(repeating: 0, count: rowLength)
    bestRow = Array(repeating: 0, count: rowLength + 1)
    candidateRow = bestRow
  }

  /// Returns the filter's number followed by the filtered row. Rows are passed from the top, all of
  /// the same length.
  mutating func filtered(_ row: [UInt8]) -> [UInt8] {
    guard row.count == previousRow.count else { return [Kind.none.rawValue] + row }
    // For a row equal to the one above, no filter is better than `up`.
    let kinds: [Kind] = row == previousRow ? [.up] : [.up, .sub, .paeth, .average, .none]
    var least = Int.max
    for kind in kinds {
      let sum = apply(kind, to: row)
      guard sum < least else { continue }
      least = sum
      swap(&bestRow, &candidateRow)
    }
    previousRow = row
    return bestRow
  }

  /// Filters the row into ``candidateRow``. Returns the sum of the absolute differences, where each
  /// byte is a signed number.
  private mutating func apply(_ kind: Kind, to row: [UInt8]) -> Int {
    candidateRow[0] = kind.rawValue
    return switch kind {
    case .none: fillCandidate(row) { _, _, _ in 0 }
    case .sub: fillCandidate(row) { left, _, _ in left }
    case .up: fillCandidate(row) { _, up, _ in up }
    case .average: fillCandidate(row) { left, up, _ in UInt8((Int(left) + Int(up)) / 2) }
    case .paeth: fillCandidate(row) { Self.paethPredictor(Int($0), Int($1), Int($2)) }
    }
  }

  // Inlining also inlines the closure, so that the filter is not selected again for each byte.
  @inline(__always)
  private mutating func fillCandidate(_ row: [UInt8], _ guess: (UInt8, UInt8, UInt8) -> UInt8)
    -> Int
  {
    let pixel = Self.bytesPerPixel
    return row.withUnsafeBufferPointer { row in
      previousRow.withUnsafeBufferPointer { before in
        candidateRow.withUnsafeMutableBufferPointer { rests in
          var sum = 0
          for index in row.indices {
            let isFirst = index < pixel
            let left = isFirst ? 0 : row[index - pixel]
            let rest =
              row[index] &- guess(left, before[index], isFirst ? 0 : before[index - pixel])
            rests[index + 1] = rest
            sum &+= Int(min(rest, 0 &- rest))
          }
          return sum
        }
      }
    }
  }

  /// Returns the neighbour nearest to left + up − upper left.
  private static func paethPredictor(_ left: Int, _ up: Int, _ upperLeft: Int) -> UInt8 {
    let toLeft = abs(up - upperLeft)
    let toUp = abs(left - upperLeft)
    let toUpperLeft = abs(left + up - 2 * upperLeft)
    if toLeft <= toUp, toLeft <= toUpperLeft { return UInt8(left) }
    return UInt8(toUp <= toUpperLeft ? up : upperLeft)
  }
}
