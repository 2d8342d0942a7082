/// An event from a calendar file, with all its overrides.
public struct ReadEvent: Hashable, Sendable {
  /// Version of an event. The greater of two versions is the later one.
  public struct Version: Hashable, Comparable, Sendable {
    public let sequence: Int
    /// Time of the last change, in seconds since 1970; nil if unknown.
    public let changedAt: Int?
    /// Whether ``changedAt`` is the time of a change. Otherwise it may be the time at which the
    /// file was written.
    package let isModified: Bool

    public init(sequence: Int, changedAt: Int?) {
      self.init(sequence: sequence, changedAt: changedAt, isModified: true)
    }

    package init(sequence: Int, changedAt: Int?, isModified: Bool) {
      self.sequence = sequence
      self.changedAt = changedAt
      self.isModified = isModified
    }

    /// Compares the sequence numbers, then the times. If a version has no time, both count as
    /// equally old.
    public static func < (left: Version, right: Version) -> Bool {
      if left.sequence != right.sequence { return left.sequence < right.sequence }
      guard let one = left.changedAt, let other = right.changedAt else { return false }
      return one < other
    }

    /// Whether this version of an event is older than `other`.
    ///
    /// For an event entered here (`isOwn`), the times of the changes are compared, since its
    /// devices do not share sequence numbers. If the version states no such time, another program
    /// wrote it, and its sequence number is compared only with that of another file.
    package func isOlder(
      than other: Version, ofOwn isOwn: Bool, fromFile isFromFile: Bool
    ) -> Bool {
      isOwn && (isModified || !isFromFile && changedAt != nil)
        ? Version(sequence: 0, changedAt: changedAt)
          < Version(sequence: 0, changedAt: other.changedAt)
        : self < other
    }
  }

  public let uid: String
  public let version: Version
  public private(set) var details: EventDetails
  public let repetition: EventRepetition?
  /// Overrides, by their original start on the clock of the series.
  public private(set) var exceptions: [LocalTime: SeriesException.Change]
  /// Whether the text describes only single occurrences, but not their series.
  public let describesOnlyOccurrences: Bool
  /// Whether everything that the text describes was cancelled.
  public let isCalledOff: Bool
  /// First day of the event in the local time zone; nil if unknown.
  package let day: Day?
  /// Whether the file has a note. If not, the event's note consists of its URL and similar lines.
  package let isNoteFromFile: Bool
  /// Whether the text shows that the event was changed after its creation.
  let hasChangesAfterCreation: Bool
  /// Alarms for which this program has no reminder.
  public let unsupportedAlarms: [UnsupportedAlarm]
  public let text: String
  public let zones: String
  /// Digest of the contents. It does not depend on when the text was written.
  public let digest: String
  /// Line of the file at which the event begins.
  public let line: Int

  public init(
    uid: String, version: Version, details: EventDetails, repetition: EventRepetition?,
    exceptions: [LocalTime: SeriesException.Change], isPart: Bool = false, isCalledOff: Bool,
    day: Day? = nil, isNoteFromFile: Bool = true, hasChangesAfterCreation: Bool = false,
    unsupportedAlarms: [UnsupportedAlarm] = [], text: String, zones: String, digest: String,
    line: Int
  ) {
    self.uid = uid
    self.version = version
    self.details = details
    self.repetition = repetition
    self.exceptions = exceptions
    self.describesOnlyOccurrences = isPart
    self.isCalledOff = isCalledOff
    self.day = day
    self.isNoteFromFile = isNoteFromFile
    self.hasChangesAfterCreation = hasChangesAfterCreation
    self.unsupportedAlarms = unsupportedAlarms
    self.text = text
    self.zones = zones
    self.digest = digest
    self.line = line
  }

  /// Returns a UID derived from the contents, for an event without one, for example from calcurse
  /// or a table.
  package static func derivedUID(of said: String) -> String {
    derivedUIDPrefix + Fingerprint.long(of: said)
  }

  /// Whether the UID was derived from the contents.
  package static func isDerivedUID(_ uid: String) -> Bool {
    uid.hasPrefix(derivedUIDPrefix) && uid.utf8.count == derivedUIDPrefix.utf8.count + 16
  }

  private static let derivedUIDPrefix = "X-"

  var hasDerivedUID: Bool { ReadEvent.isDerivedUID(uid) }

  /// Replaces overrides of occurrences by additions (``SeriesException``), where the stored event
  /// has additions.
  package mutating func alignAddedOccurrences(with kept: StoredEvent) {
    for (time, change) in kept.changes where change == .added {
      if case .overridden? = exceptions[time] { exceptions[time] = .added }
    }
  }

  /// Title and note of the event (under the key nil), and of each overridden occurrence.
  package var texts: [LocalTime?: EventTexts] { details.texts(with: exceptions) }

  /// Returns this event with the title and note of `before`, wherever the stored event still has
  /// those.
  package func restoringTexts(of before: ReadEvent, where kept: StoredEvent) -> ReadEvent {
    var read = self
    let (mine, theirs) = (kept.texts, before.texts)
    if let kept = mine[nil], let old = theirs[nil] { read.details.restoreTexts(old, where: kept) }
    for (original, kept) in mine {
      guard let original, case .overridden(var details)? = read.exceptions[original],
        let old = theirs[original]
      else { continue }
      details.restoreTexts(old, where: kept)
      read.exceptions[original] = .overridden(details)
    }
    return read
  }
}

/// The texts of an event that users read.
package struct EventTexts: Hashable, Sendable {
  fileprivate let title: EventTitle
  fileprivate let note: EventNote
}

extension StoredEvent {
  package var texts: [LocalTime?: EventTexts] { event.details.texts(with: changes) }

  package var hasLateReminders: Bool {
    ([event.details] + changes.values.compactMap(\.details)).contains { !$0.lateReminders.isEmpty }
  }
}

extension EventDetails {
  private var texts: EventTexts { EventTexts(title: title, note: note) }

  fileprivate func texts(
    with changes: [LocalTime: SeriesException.Change]
  ) -> [LocalTime?: EventTexts] {
    var texts: [LocalTime?: EventTexts] = [nil: self.texts]
    for (original, change) in changes {
      if case .overridden(let details) = change { texts[original] = details.texts }
    }
    return texts
  }

  fileprivate mutating func restoreTexts(_ old: EventTexts, where kept: EventTexts) {
    if kept.title == old.title { title = old.title }
    if kept.note == old.note { note = old.note }
  }
}
