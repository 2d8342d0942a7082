/// Keeps waterings, each of a person who is kept too.
public protocol WateringRepository {
  /// The watering with that id, or nil.
  func watering(_ id: ID<Watering>) throws -> Watering?

  /// Adds the watering, or replaces the one with the same id; throws
  /// ``DomainError/notFound(_:query:nearest:)`` when its person is not kept.
  func save(_ watering: Watering) throws

  /// Nothing happens if there is no such watering.
  func remove(_ id: ID<Watering>) throws

  /// All waterings of the person on these days, by day, then id.
  func waterings(of person: ID<Person>, on days: ClosedRange<Day>) throws -> [Watering]

  /// Those of the days on which anybody was watered, in order, each once.
  func days(in days: ClosedRange<Day>) throws -> [Day]

  /// Whom one was in touch with on these days, and on which of them.
  func people(in days: ClosedRange<Day>) throws -> [ID<Person>: Set<Day>]

  /// How many waterings everybody together had on each of these days; days without any are left
  /// out.
  func counts(on days: ClosedRange<Day>) throws -> [Day: Int]

  /// Everybody's waterings of that day, by id, from the range of places; fewer where they end.
  func waterings(on day: Day, in places: Range<Int>) throws -> [Watering]

  /// The person's waterings from the newest, by day, then id, from the range of places; fewer
  /// where they end.
  func newest(of person: ID<Person>, in places: Range<Int>) throws -> [Watering]

  /// Everybody's waterings of these days from the newest, by day, then id, from the range of
  /// places; fewer where they end.
  func newest(on days: ClosedRange<Day>, in places: Range<Int>) throws -> [Watering]

  /// Hands over everybody's waterings of these days of which something was noted, from the newest,
  /// by day, then id, until the body says that it is enough.
  func noted(
    on days: ClosedRange<Day>, each: (_ watering: Watering, _ isEnough: inout Bool) throws -> Void
  ) throws

  /// Everybody's waterings in a keyword or the memo of which the words are found, from the newest,
  /// by day, then id, from the range of places; none for blank words.
  func search(_ words: String, in places: Range<Int>) throws -> [Watering]

  /// Everybody's waterings whose review is blank and that were entered from the first of these
  /// moments to before the last, by id.
  func unreviewed(enteredAt moments: Range<Instant>) throws -> [Watering]
}
