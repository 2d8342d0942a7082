/// Converts a stored event and its original file text into file lines.
public protocol EventFormat: Sendable {
  /// Returns the event that the stored text describes, as it was when the text was read: earlier
  /// versions of this program left some of it out. Nil if the event has no text.
  func originalEvent(of kept: StoredEvent) -> ReadEvent?

  /// Returns the lines of each of these units; units without any are left out. The unit for when
  /// the event takes place includes the overrides of single occurrences.
  func contents(
    of units: [LinkUnits.Unit], in event: StoredEvent
  ) -> [LinkUnits.Unit: LinkUnits.Content]
}

/// A calendar file format of other programs.
public protocol CalendarFile: EventFormat {
  /// Parses a file whose bytes `source` returns in chunks until it returns an empty one. Passes
  /// each event to `each`, which may add to the report, and every other component to `beside`, with
  /// its line as its position. The returned report lists what could not be read.
  func read(
    _ source: @escaping () throws -> [UInt8],
    beside: (StoredComponent) throws -> Void,
    each: (ReadEvent, inout ImportReport) throws -> Void
  ) throws -> ImportReport

  /// Returns this file format with the user's hints for reading the file.
  func withHints(_ hints: ImportHints) -> any CalendarFile

  /// Parses a stored text; nil if it describes no event any more.
  func parsedEvent(of text: EventText) -> ReadEvent?

  /// Returns the event's text with this answer for every attendee whose address `isMeant` accepts:
  /// for the occurrence with that original start only, or for all if that is nil. Nil if no
  /// attendee matches.
  func textWithAnswer(
    _ answer: MeetingAnswer, _ kept: StoredEvent, at original: LocalTime?,
    of isMeant: (String) -> Bool
  ) -> EventText?

  /// Merges single occurrences that were read into the stored event. Unless `takingOlder` is set,
  /// occurrences older than the stored ones change nothing.
  func mergeOccurrences(_ read: ReadEvent, into kept: StoredEvent, takingOlder: Bool)
    -> OccurrenceMergeResult

  /// Returns a writer for one file.
  func makeWriter(_ form: CalendarExportOptions) -> any CalendarWriter
}

/// Result of merging single occurrences that were read later into an event.
public enum OccurrenceMergeResult: Hashable, Sendable {
  case merged(ReadEvent)
  /// The stored version of one of these occurrences is newer.
  case older
  /// The merged text is longer than ``EventText/maxBytes``.
  case tooLarge
  /// The text does not say when the occurrences take place.
  case unreadable
}

/// Options for writing a calendar file.
public struct CalendarExportOptions: Hashable, Sendable {
  /// Whether floating times are written in the zone in which they were entered.
  public let isZoned: Bool
  /// Whether rules of RFC 7529 are written as they are; otherwise their dates are listed for
  /// programs that do not support them.
  public let hasScales: Bool
  /// Whether events that were read without a UID get a stable one, so that they are recognized when
  /// the file is read again.
  public let assignsMissingUIDs: Bool

  public init(isZoned: Bool = false, hasScales: Bool = false, namesAll: Bool = false) {
    (self.isZoned, self.hasScales, self.assignsMissingUIDs) = (isZoned, hasScales, namesAll)
  }

  public static let standard = CalendarExportOptions()
}

extension CalendarFile {
  // Most formats have no hints.
  public func withHints(_ hints: ImportHints) -> any CalendarFile { self }

  /// Returns a writer whose rules every program can read.
  public func makeWriter(zoned: Bool) -> any CalendarWriter {
    makeWriter(CalendarExportOptions(isZoned: zoned))
  }

  /// Parses only the events of a file.
  public func read(
    _ source: @escaping () throws -> [UInt8],
    each: (ReadEvent, inout ImportReport) throws -> Void
  ) throws -> ImportReport {
    try read(source, beside: { _ in }, each: each)
  }
}

/// Writes a calendar file event by event. All events and components must be announced before the
/// first is written.
public protocol CalendarWriter: AnyObject {
  func register(_ event: StoredEvent)
  func register(_ component: StoredComponent)

  func header() -> [UInt8]

  /// Returns the lines of the event; an event that has not changed since it was read is written
  /// byte for byte.
  func bytes(of event: StoredEvent) -> [UInt8]

  /// Returns the lines of something that is no event of this program, under this UID.
  func bytes(of event: StoredEvent, called uid: String) -> [UInt8]

  /// Returns the lines of the component, byte for byte.
  func bytes(of component: StoredComponent) -> [UInt8]

  func footer() -> [UInt8]
}

/// An event with its overrides and its original file text.
public struct StoredEvent: Hashable, Sendable {
  public let event: Event
  public let exceptions: [SeriesException]
  /// The text from which the event was read; nil if it was entered in this program.
  public let text: EventText?
  /// Creation and change times, for events entered in this program.
  package var timestamps = EventTimestamps()
  /// UID of the series of which this event is a later part, if known.
  package var earlierPartUID: String?

  public init(_ event: Event, _ exceptions: [SeriesException], text: EventText?) {
    self.event = event
    self.exceptions = exceptions
    self.text = text
  }

  // The other properties are derived, so equality ignores them.
  public static func == (left: StoredEvent, right: StoredEvent) -> Bool {
    left.event == right.event && left.exceptions == right.exceptions && left.text == right.text
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(event)
    hasher.combine(exceptions)
    hasher.combine(text)
  }

  /// The overrides by original start.
  public var changes: [LocalTime: SeriesException.Change] {
    Dictionary(
      exceptions.map { ($0.originalStart, $0.change) }, uniquingKeysWith: { first, _ in first })
  }
}
