/// An event from a calendar file, with all its overrides.
public struct ReadEvent: Hashable, Sendable {
  /// Version of an event; a greater one has more changes.
  public struct Version: Hashable, Comparable, Sendable {
    public let sequence: Int
    /// Time of the last change, in seconds since 1970; nil if unknown.
    public let changedAt: Int?
    /// Whether ``changedAt`` is the time of a change, not only of writing the file.
    package let isModified: Bool

    public init(sequence: Int, changedAt: Int?) {
      self.init(sequence: sequence, changedAt: changedAt, isModified: true)
    }

    package init(sequence: Int, changedAt: Int?, isModified: Bool) {
      self.sequence = sequence
      self.changedAt = changedAt
      self.isModified = isModified
    }

    /// Compares the sequence, then the time; versions without a time are considered equally old.
    public static func < (left: Version, right: Version) -> Bool {
      if left.sequence != right.sequence { return left.sequence < right.sequence }
      guard let one = left.changedAt, let other = right.changedAt else { return false }
      return one < other
    }

    /// Whether this version of an event is older than `other`.
    ///
    /// Versions of an event of this program are compared by the time of the change, because its
    /// devices do not share a sequence. A version without that time was written by another program;
    /// its sequence is only compared with that of another file.
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
  /// Overrides by original start on the clock of the series.
  public private(set) var exceptions: [LocalTime: SeriesException.Change]
  /// Whether only single occurrences of a series are described.
  public let describesOnlyOccurrences: Bool
  /// Whether everything that is described was cancelled.
  public let isCalledOff: Bool
  /// First day in the local zone; nil if unknown.
  package let day: Day?
  /// Whether the note is a note in the file too; otherwise it holds the location and similar lines.
  package let isNoteFromFile: Bool
  /// Alarms that this program does not remind of.
  public let unsupportedAlarms: [UnsupportedAlarm]
  public let text: String
  public let zones: String
  /// Digest of the contents, independent of when the text was written.
  public let digest: String
  /// Line at which the event begins.
  public let line: Int

  public init(
    uid: String, version: Version, details: EventDetails, repetition: EventRepetition?,
    exceptions: [LocalTime: SeriesException.Change], isPart: Bool = false, isCalledOff: Bool,
    day: Day? = nil, isNoteFromFile: Bool = true, unsupportedAlarms: [UnsupportedAlarm] = [],
    text: String,
    zones: String, digest: String, line: Int
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
    self.unsupportedAlarms = unsupportedAlarms
    self.text = text
    self.zones = zones
    self.digest = digest
    self.line = line
  }

  /// Returns a UID for an event without one, such as from calcurse or a table, derived from its
  /// contents.
  package static func derivedUID(of said: String) -> String {
    derivedUIDPrefix + Fingerprint.long(of: said)
  }

  /// Whether the UID was derived from the contents.
  package static func isDerivedUID(_ uid: String) -> Bool {
    uid.hasPrefix(derivedUIDPrefix) && uid.utf8.count == derivedUIDPrefix.utf8.count + 16
  }

  private static let derivedUIDPrefix = "X-"

  var hasDerivedUID: Bool { ReadEvent.isDerivedUID(uid) }

  /// Whether the text says that the event was changed after its creation.
  var hasChangesAfterCreation: Bool {
    !UnfoldedLines(text).propertyLines("LAST-MODIFIED", "SEQUENCE").isEmpty
  }

  /// Replaces moved occurrences by added ones where the stored event has added ones.
  package mutating func alignAddedOccurrences(with kept: StoredEvent) {
    for (time, change) in kept.changes where change == .added {
      if case .overridden? = exceptions[time] { exceptions[time] = .added }
    }
  }

  /// Title and note of the event (key nil) and of each overridden occurrence.
  package var texts: [LocalTime?: EventTexts] { details.texts(with: exceptions) }

  /// Returns this event with the texts of `before` wherever the stored event still has those.
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

/// The texts of an event that people read.
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
