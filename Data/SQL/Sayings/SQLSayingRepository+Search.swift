import HearthDomain

extension SQLSayingRepository {
  func search(_ words: String, in places: Range<Int>) throws -> [Saying] {
    let places = places.places
    let search = SayingSearch(words, in: self)
    return try connection.things(
      {
        let found = try search.first(places.isEmpty ? 0 : places.upperBound)
        return Array(found.dropFirst(places.lowerBound))
      }, saying)
  }
}
