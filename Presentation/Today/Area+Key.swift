import HearthDomain

extension Area {
  /// The area's identifier for programs; it never changes.
  var identifier: String {
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
