/// An entry of sync with what the history of a store tells of it.
public struct SyncedEntry: Hashable, Sendable {
  public let entry: SyncEntry
  /// Nil for what nobody did as one change: what was there before, and what devices do by
  /// themselves.
  public let heading: EntryHeading?

  public init(_ entry: SyncEntry, _ heading: EntryHeading?) {
    self.entry = entry
    self.heading = heading
  }
}

/// What the journal of the device on which a change was made calls it.
public struct EntryHeading: Hashable, Sendable {
  public let number: Int
  public let at: Instant
  public let verb: ChangeVerb
  public let subject: String

  public init(number: Int, at: Instant, verb: ChangeVerb, subject: String) {
    self.number = number
    self.at = at
    self.verb = verb
    self.subject = subject
  }
}

/// Who made what a transaction changes from here on.
public enum ChangeOrigin: Hashable, Sendable {
  /// Whoever uses this store.
  case here
  /// Nobody: it comes with the program, and the same on all devices.
  case program
  /// Somebody on another device of that name.
  case device(DeviceID, name: String, EntryHeading)
  /// What others did, none of which is a change by itself.
  case merging

  /// Whether it is an entry of the journal.
  package var isNoted: Bool {
    switch self {
    case .here, .device: true
    case .program, .merging: false
    }
  }

  /// Whether other devices are told of it.
  package var isTold: Bool {
    switch self {
    case .here, .program: true
    case .device, .merging: false
    }
  }
}
