/// One contact of the user with a person on a day.
public struct Watering: Hashable, Sendable {
  public internal(set) var id: ID<Watering>
  public internal(set) var personID: ID<Person>
  public internal(set) var day: Day
  public internal(set) var method: ContactMethod
  /// Name of a contact method that the user defined; ``method`` is then the closest built-in one.
  public internal(set) var customMethod: String?
  public package(set) var review: Review

  public init(
    id: ID<Watering>, personID: ID<Person>, on: Day, means: ContactMethod,
    ownMeans: String? = nil, review: Review = .blank
  ) {
    self.id = id
    self.personID = personID
    self.day = on
    self.method = means
    self.customMethod = ownMeans
    self.review = review
  }

  /// The steps of affection that the watering adds if it is the first of its day: one for the
  /// contact, one for keywords, one for a memo.
  public var steps: Int {
    1 + (review.keywords.isEmpty ? 0 : 1) + (review.memo.isEmpty ? 0 : 1)
  }

  /// Whether `left` comes first: sorts by day, then by id.
  public static func isEarlier(_ left: Watering, _ right: Watering) -> Bool {
    (left.day, left.id) < (right.day, right.id)
  }
}

/// The method of a contact.
public enum ContactMethod: String, CaseIterable, Hashable, Sendable {
  case call
  case message
  case kakao
  case meet
  case mail
  case facetalk
  case whatsapp
  case signal
  case telegram
  case other
}
