/// A sync entry with its heading in the history.
public struct SyncedEntry: Hashable, Sendable {
  public let entry: SyncEntry
  /// Nil for entries that are no single change of a user: data from before joining, and automatic
  /// changes.
  public let heading: EntryHeading?

  public init(_ entry: SyncEntry, _ heading: EntryHeading?) {
    self.entry = entry
    self.heading = heading
  }
}

/// Heading of a change in the journal of the device on which it was made.
public struct EntryHeading: Hashable, Sendable {
  public let number: Int
  public let changedAt: Instant
  public let verb: ChangeVerb
  public let subject: String

  public init(number: Int, at: Instant, verb: ChangeVerb, subject: String) {
    self.number = number
    self.changedAt = at
    self.verb = verb
    self.subject = subject
  }
}

/// Origin of the changes that a transaction makes from here on.
public enum ChangeOrigin: Hashable, Sendable {
  /// The user of this store.
  case thisDevice
  /// The program: the changes are shipped with it and equal on all devices.
  case program
  /// The user of another device with this name.
  case device(DeviceID, name: String, EntryHeading)
  /// Merging, without being a change of its own.
  case merging

  /// Whether the change is recorded in the journal.
  package var isJournaled: Bool {
    switch self {
    case .thisDevice, .device: true
    case .program, .merging: false
    }
  }

  /// Whether the change is sent to other devices.
  package var isSynced: Bool {
    switch self {
    case .thisDevice, .program: true
    case .device, .merging: false
    }
  }
}
