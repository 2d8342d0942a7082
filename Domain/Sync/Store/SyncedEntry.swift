/// A sync entry, together with its heading in the history.
public struct SyncedEntry: Hashable, Sendable {
  public let entry: SyncEntry
  /// The heading; nil for entries that are not one change of a user, such as data from before
  /// joining and automatic changes.
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

/// Where the changes come from that a transaction makes from now on.
public enum ChangeOrigin: Hashable, Sendable {
  /// The user of this store.
  case thisDevice
  /// The program, which ships the same data on all devices.
  case program
  /// The user of another device; `name` is the device's name.
  case device(DeviceID, name: String, EntryHeading)
  /// Merging of received changes. It does not appear in the journal.
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
