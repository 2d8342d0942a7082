/// One contact with a person on a day.
public struct Watering: Hashable, Sendable {
  public let id: ID<Watering>
  public let personID: ID<Person>
  public internal(set) var on: Day
  public internal(set) var means: ContactMethod
  /// What a means of the user's own is called; ``means`` is then what comes nearest to it.
  public internal(set) var ownMeans: String?
  public package(set) var review: Review

  public init(
    id: ID<Watering>, personID: ID<Person>, on: Day, means: ContactMethod,
    ownMeans: String? = nil, review: Review = .blank
  ) {
    self.id = id
    self.personID = personID
    self.on = on
    self.means = means
    self.ownMeans = ownMeans
    self.review = review
  }

  /// The steps of affection it is worth as a day's first contact: one for the contact, one
  /// for keywords, one for a memo.
  public var steps: Int {
    1 + (review.keywords.isEmpty ? 0 : 1) + (review.memo.isEmpty ? 0 : 1)
  }

  /// The order in which waterings happened.
  public static func isEarlier(_ left: Watering, _ right: Watering) -> Bool {
    (left.on, left.id) < (right.on, right.id)
  }
}

/// How one got in touch.
public enum ContactMethod: String, CaseIterable, Hashable, Sendable {
  case call
  case message
  case kakao
  case meet
  case mail
  case other
}
