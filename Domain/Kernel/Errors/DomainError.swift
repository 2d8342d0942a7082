/// All errors of the domain, as facts with their values.
///
/// Presentation words them in each language and chooses the exit code; adapters translate their own
/// errors into these cases.
public enum DomainError: Error, Hashable, Sendable {
  /// Invalid values; nothing was changed.
  case invalid([Issue])
  /// No item matches the query.
  case notFound(Kind, query: String, nearest: [String])
  /// Several items match the query.
  case ambiguous(Kind, query: String, candidates: [Candidate])
  /// The item exists already, or another item has its unique value.
  case conflict(Kind, holder: String)
  /// The values are valid, but the operation is not allowed at this moment.
  case refused(Refusal)
  /// A required resource is not available now.
  case unavailable(Unavailability)
  /// Stored or given data cannot be understood.
  case damaged(Damage)
  /// The disk failed during a write, so that it is unknown whether the change was stored.
  case uncertain(UncertainChange)

  public static func invalid(_ field: Field, _ problem: Problem) -> DomainError {
    .invalid([Issue(field: field, problem: problem)])
  }
}

/// The change whose outcome is unknown.
public enum UncertainChange: Hashable, Sendable {
  case store(path: FilePath)
  /// The file has its new contents, but the disk did not confirm them.
  case file(path: FilePath)
  /// The store, which was to be replaced by a copy; its former state is in the file `kept`.
  case restored(path: FilePath, kept: FilePath)
  /// A link wrote this number of events to the other side, but could not store the result here.
  case link(CalendarName, written: Int)
}

extension Error {
  /// Whether it is unknown if the change was made, so that callers must not revert it.
  public var isUncertain: Bool {
    if case .uncertain? = self as? DomainError { true } else { false }
  }
}

/// One of several items that match a query.
public struct Candidate: Hashable, Sendable {
  public let name: String
  /// The Korean name, if it differs.
  public let koreanName: String?
  public let id: String
  /// Properties that may distinguish the item from others with the same name.
  public let details: [CandidateDetail]

  public init(
    name: String, korean: String? = nil, id: String, details: [CandidateDetail] = []
  ) {
    self.name = name
    koreanName = korean
    self.id = id
    self.details = details
  }
}

/// A property by which users distinguish items of the same name.
public enum CandidateDetail: Hashable, Sendable {
  /// The day on which a plant wants water.
  case watering(Day)
  /// The day or time of an event or a to-do.
  case day(Day)
  case time(LocalTime)
  case phone(PhoneNumber)
  case pages(Int)
}
