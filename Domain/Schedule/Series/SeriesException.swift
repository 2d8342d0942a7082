/// A change of one occurrence of a series.
public struct SeriesException: Hashable, Sendable {
  public enum Change: Hashable, Sendable {
    /// The occurrence does not take place. Its former override is kept, so that it can be restored.
    case removed(hadDetails: EventDetails?)
    /// The occurrence has details of its own, usually another time.
    case overridden(EventDetails)
    /// The occurrence takes place although the rule does not yield it.
    case added

    /// The details of the override, even if the occurrence is removed.
    public var details: EventDetails? {
      switch self {
      case .removed(let details): details
      case .overridden(let details): details
      case .added: nil
      }
    }
  }

  public internal(set) var series: ID<Event>
  /// The start that the rule yields, on the clock of the series; midnight for all-day events. For
  /// an added occurrence, its own start.
  public internal(set) var originalStart: LocalTime
  public internal(set) var change: Change

  public init(of series: ID<Event>, at original: LocalTime, _ change: Change) {
    self.series = series
    self.originalStart = original
    self.change = change
  }

  public var isRemoved: Bool {
    if case .removed = change { true } else { false }
  }

  /// Whether the occurrence has details of its own.
  var isOverridden: Bool { if case .overridden = change { true } else { false } }

  /// Whether this override applies to all later occurrences (RANGE=THISANDFUTURE).
  public var appliesToLater: Bool {
    if case .overridden(let details) = change { details.appliesToLater } else { false }
  }

  /// The details of the override, even if the occurrence is removed.
  public var details: EventDetails? { change.details }
}

/// Identifies an event, or one occurrence of a series.
public struct OccurrenceID: Hashable, Comparable, Sendable {
  public let event: ID<Event>
  /// The original start on the clock of the series; nil for a single event.
  public let originalStart: LocalTime?

  public init(_ event: ID<Event>, at original: LocalTime? = nil) {
    self.event = event
    self.originalStart = original
  }

  public static func < (left: OccurrenceID, right: OccurrenceID) -> Bool {
    if left.event != right.event { return left.event < right.event }
    return left.originalStart ?? .earliest < right.originalStart ?? .earliest
  }
}

/// The part of a series to which a change applies.
public enum SeriesScope: String, CaseIterable, Hashable, Sendable {
  /// Only this occurrence.
  case only
  /// This occurrence and all later ones.
  case fromHere
  /// All occurrences.
  case all
}
