/// PNG's filters: each byte of a row is told from its neighbours, so that little is left to store.
///
/// For every row the filter is taken that leaves the smallest sum, which is what the PNG
/// specification recommends for pictures of many colours.
struct RowFilter {
  private enum Kind: UInt8, CaseIterable {
    case none, sub, up, average, paeth
  }

  /// Bytes a pixel.
  private static let pixel = 4

  private var before: [UInt8]
  private var best: [UInt8] = []
  private var candidate: [UInt8] = []

  init(rowLength: Int) {
    before = Array(repeating: 0, count: rowLength)
  }

  /// The filter's number and the filtered row. Rows come from the top, all of the same length.
  mutating func filtered(_ row: [UInt8]) -> [UInt8] {
    guard row.count == before.count else { return [Kind.none.rawValue] + row }
    // Nothing beats a row that is the same as the one above.
    var kinds: [Kind] = row == before ? [.up] : Kind.allCases
    var least = Int.max
    while let kind = kinds.popLast() {
      let sum = apply(kind, to: row)
      guard sum < least else { continue }
      least = sum
      swap(&best, &candidate)
    }
    before = row
    return best
  }

  /// Fills the candidate; the sum of what is left, each byte counted as a number with a sign.
  private mutating func apply(_ kind: Kind, to row: [UInt8]) -> Int {
    candidate.removeAll(keepingCapacity: true)
    candidate.reserveCapacity(row.count + 1)
    candidate.append(kind.rawValue)
    var sum = 0
    for index in row.indices {
      let isFirst = index < Self.pixel
      let left = isFirst ? 0 : row[index - Self.pixel]
      let upperLeft = isFirst ? 0 : before[index - Self.pixel]
      let rest = row[index] &- Self.guess(kind, left, before[index], upperLeft)
      candidate.append(rest)
      sum += Int(min(rest, 0 &- rest))
    }
    return sum
  }

  @inline(__always)
  private static func guess(_ kind: Kind, _ left: UInt8, _ up: UInt8, _ upperLeft: UInt8) -> UInt8 {
    switch kind {
    case .none: 0
    case .sub: left
    case .up: up
    case .average: UInt8((Int(left) + Int(up)) / 2)
    case .paeth: paeth(Int(left), Int(up), Int(upperLeft))
    }
  }

  /// Whichever neighbour lies nearest to left + up − upper left.
  private static func paeth(_ left: Int, _ up: Int, _ upperLeft: Int) -> UInt8 {
    let toLeft = abs(up - upperLeft)
    let toUp = abs(left - upperLeft)
    let toUpperLeft = abs(left + up - 2 * upperLeft)
    if toLeft <= toUp, toLeft <= toUpperLeft { return UInt8(left) }
    return UInt8(toUp <= toUpperLeft ? up : upperLeft)
  }
}
