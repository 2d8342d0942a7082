import HearthDomain

extension SQLSayingRepository {
  func search(_ words: String, in places: Range<Int>) throws -> [Saying] {
    let places = places.places
    let search = SayingSearch(words, in: self)
    return try search.first(places.isEmpty ? 0 : places.upperBound)
      .dropFirst(places.lowerBound).compactMap(saying)
  }
}
