/// The order in which a store releases the lines of the starter collection.
///
/// It depends only on the first day. Lines of the current season come every other day; lines of
/// other seasons come last.
struct StarterOrder {
  /// Indices of the lines in the collection, in the order of release.
  let lineIndices: [Int]

  /// Computes the order of the first `count` lines.
  init(of lines: [StarterLine], upTo count: Int, _ progress: StarterProgress) {
    let fixed = progress.isSeasonal ? 0 : StarterProgress.linesBeforeSeasons
    var places = Array(0..<min(fixed, lines.count))
    var rest = Array(lines.indices.dropFirst(places.count))
    while places.count < count {
      let day = StarterProgress.releaseDay(ofPlace: places.count, startedOn: progress.startedOn)
      let isFirst = places.count < StarterProgress.initialCount
      guard
        let next = StarterOrder.nextLine(
          of: rest.lazy.map { lines[$0] }, on: day, prefersSeason: !isFirst && places.count % 2 == 0
        )
      else { break }
      places.append(rest.remove(at: next))
    }
    self.lineIndices = places
  }

  private static func nextLine(
    of lines: some RandomAccessCollection<StarterLine>, on day: Day, prefersSeason: Bool
  ) -> Int? {
    var fitting: Int?
    for (index, line) in lines.enumerated() {
      let isInSeason = line.season?.contains(day)
      if prefersSeason, isInSeason == true { return index }
      if isInSeason != false, fitting == nil {
        fitting = index
        if !prefersSeason { break }
      }
    }
    return fitting ?? (lines.isEmpty ? nil : 0)
  }
}
