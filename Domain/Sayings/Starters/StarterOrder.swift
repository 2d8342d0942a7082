/// The order in which a store gets the sayings of the starter collection.
///
/// It depends only on the first day. Every other day brings a saying of the current season, if
/// there is one; sayings of other seasons come last.
struct StarterOrder {
  /// Indices into the collection, in the order in which its sayings are added.
  let lineIndices: [Int]

  /// Computes the first `count` elements of the order.
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

  /// Returns the index of the line that returns on a day after all were released; nil if there is
  /// none. Every other day it is one of the season, if there are any.
  static func returningLine(
    of lines: [StarterLine], on day: Day, _ progress: StarterProgress
  ) -> Int? {
    let days = max(0, day - progress.startedOn)
    let ofSeason = lines.indices.filter { lines[$0].season?.contains(day) == true }
    let ofAnyDay = lines.indices.filter { lines[$0].season == nil }
    guard !ofSeason.isEmpty, !ofAnyDay.isEmpty else {
      let choices = ofSeason + ofAnyDay
      return choices.isEmpty ? nil : choices[days % choices.count]
    }
    let choices = days % 2 == 0 ? ofSeason : ofAnyDay
    return choices[days / 2 % choices.count]
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
