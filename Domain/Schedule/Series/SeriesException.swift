/// What is different about one time of a series.
public struct SeriesException: Hashable, Sendable {
  public enum Change: Hashable, Sendable {
    /// It does not take place; what it had of its own, if anything, comes back with it.
    case removed(hadDetails: EventDetails?)
    /// It takes place with details of its own, most often at another time.
    case moved(EventDetails)
    /// It takes place although the rule does not give it.
    case added

    /// What the time has of its own, whether it takes place or not.
    public var details: EventDetails? {
      switch self {
      case .removed(let details): details
      case .moved(let details): details
      case .added: nil
      }
    }
  }

  public let series: ID<Event>
  /// When it would start, or does, on the clock of the series; a midnight for whole days.
  public let original: LocalTime
  public let change: Change

  public init(of series: ID<Event>, at original: LocalTime, _ change: Change) {
    self.series = series
    self.original = original
    self.change = change
  }

  public var isRemoved: Bool {
    if case .removed = change { true } else { false }
  }

  /// Whether it is told apart what takes place then.
  var isMoved: Bool { if case .moved = change { true } else { false } }

  /// Whether all later times are as it is.
  public var holdsOn: Bool {
    if case .moved(let details) = change { details.holdsOn } else { false }
  }

  /// What it has of its own, whether it takes place or not.
  public var details: EventDetails? { change.details }
}

/// Which time of which event is meant.
public struct OccurrencePlace: Hashable, Comparable, Sendable {
  public let event: ID<Event>
  /// The original start, on the clock of the series; nil for what takes place once.
  public let original: LocalTime?

  public init(_ event: ID<Event>, at original: LocalTime? = nil) {
    self.event = event
    self.original = original
  }

  public static func < (left: OccurrencePlace, right: OccurrencePlace) -> Bool {
    if left.event != right.event { return left.event < right.event }
    return left.original ?? .earliest < right.original ?? .earliest
  }
}

/// How much of a series is meant.
public enum SeriesScope: String, CaseIterable, Hashable, Sendable {
  /// The one time alone.
  case only
  /// That time and all later ones.
  case fromHere
  /// All of it.
  case all
}
