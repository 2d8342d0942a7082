import HearthDomain

extension SQLSayingRepository {
  func search(
    _ words: String, in places: Range<Int>, each: (Saying) throws -> Void
  ) throws {
    let places = places.validIndices
    guard !places.isEmpty else { return }
    var place = 0
    try SayingSearch(words, in: self).forEachResult(places.upperBound) { saying in
      if places.contains(place) { try each(saying) }
      place += 1
    }
  }
}
