/// What a calendar file says of one event, with all times of it that are described apart.
public struct ReadEvent: Hashable, Sendable {
  /// Which state of the event it is: a later one has more changes behind it.
  public struct Version: Hashable, Comparable, Sendable {
    public let sequence: Int
    /// When it was changed last, in seconds since 1970; nil where nobody says.
    public let changedAt: Int?
    /// Whether that is the moment of a change, and not only of its writing.
    package let isModified: Bool

    public init(sequence: Int, changedAt: Int?) {
      self.init(sequence: sequence, changedAt: changedAt, isModified: true)
    }

    package init(sequence: Int, changedAt: Int?, isModified: Bool) {
      self.sequence = sequence
      self.changedAt = changedAt
      self.isModified = isModified
    }

    /// Two of which one tells no moment are of the same age.
    public static func < (left: Version, right: Version) -> Bool {
      if left.sequence != right.sequence { return left.sequence < right.sequence }
      guard let one = left.changedAt, let other = right.changedAt else { return false }
      return one < other
    }

    /// Whether it is the older one of two states of an event. Of what was entered in this program
    /// the moment of the change tells: its devices do not count their changes together. Where none
    /// is told another program has written it, and counts, which says something only beside another
    /// count of a file.
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
  /// What is different about times of the series, by when they would start on its clock.
  public private(set) var exceptions: [LocalTime: SeriesException.Change]
  /// Whether only single times of a series are described, which says nothing of the others.
  public let isPart: Bool
  /// Whether it comes to say that all that it describes was called off.
  public let isCalledOff: Bool
  /// The day of its start on the clock at hand; nil where nothing says it.
  package let day: Day?
  /// Whether its note is what is noted there: else it is where the event takes place, and the like.
  package let isNoted: Bool
  /// Alarms of it of which nobody is told here.
  public let untoldAlarms: [UntoldAlarm]
  public let text: String
  public let zones: String
  /// The same for two texts that say the same, whenever each was written.
  public let digest: String
  /// The line at which it begins.
  public let line: Int

  public init(
    uid: String, version: Version, details: EventDetails, repetition: EventRepetition?,
    exceptions: [LocalTime: SeriesException.Change], isPart: Bool = false, isCalledOff: Bool,
    day: Day? = nil, isNoted: Bool = true, untoldAlarms: [UntoldAlarm] = [], text: String,
    zones: String, digest: String, line: Int
  ) {
    self.uid = uid
    self.version = version
    self.details = details
    self.repetition = repetition
    self.exceptions = exceptions
    self.isPart = isPart
    self.isCalledOff = isCalledOff
    self.day = day
    self.isNoted = isNoted
    self.untoldAlarms = untoldAlarms
    self.text = text
    self.zones = zones
    self.digest = digest
    self.line = line
  }

  /// The name of what has none of its own, as a file of calcurse or a table, which follows from
  /// what it says.
  package static func uid(of said: String) -> String { unnamed + Fingerprint.long(of: said) }

  /// Whether that is such a name.
  package static func isNameless(_ uid: String) -> Bool {
    uid.hasPrefix(unnamed) && uid.utf8.count == unnamed.utf8.count + 16
  }

  private static let unnamed = "X-"

  var isNameless: Bool { ReadEvent.isNameless(uid) }

  /// Whether it says that it was changed since it was made.
  var tellsChanges: Bool {
    !KeptLines(text).named("LAST-MODIFIED", "SEQUENCE").isEmpty
  }

  /// Takes what was added there for no more than an added time, where what is kept does.
  package mutating func addAlike(_ kept: KeptEvent) {
    for (time, change) in kept.changes where change == .added {
      if case .moved? = exceptions[time] { exceptions[time] = .added }
    }
  }

  /// What it is called and what is noted of it, and of each time that is described apart.
  package var texts: [LocalTime?: EventTexts] { details.texts(with: exceptions) }

  /// The same with the texts of another reading where what is kept has them.
  package func worded(as before: ReadEvent, where kept: KeptEvent) -> ReadEvent {
    var read = self
    let (mine, theirs) = (kept.texts, before.texts)
    if let kept = mine[nil], let old = theirs[nil] { read.details.take(old, where: kept) }
    for (original, kept) in mine {
      guard let original, case .moved(var details)? = read.exceptions[original],
        let old = theirs[original]
      else { continue }
      details.take(old, where: kept)
      read.exceptions[original] = .moved(details)
    }
    return read
  }
}

/// What people read of an event.
package struct EventTexts: Hashable, Sendable {
  fileprivate let title: EventTitle
  fileprivate let note: EventNote
}

extension KeptEvent {
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
      if case .moved(let details) = change { texts[original] = details.texts }
    }
    return texts
  }

  fileprivate mutating func take(_ old: EventTexts, where kept: EventTexts) {
    if kept.title == old.title { title = old.title }
    if kept.note == old.note { note = old.note }
  }
}
