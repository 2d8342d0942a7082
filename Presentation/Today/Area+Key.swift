import HearthDomain

extension Area {
  /// The area's name for programs, the same in every language and for ever.
  var key: String {
    switch self {
    case .today: "today"
    case .people: "people"
    case .sayings: "sayings"
    case .moods: "moods"
    case .schedule: "schedule"
    case .books: "books"
    }
  }
}
