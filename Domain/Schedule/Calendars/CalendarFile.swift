/// Converts stored events, with their file texts, to lines of a file.
public protocol EventFormat: Sendable {
  /// Returns the event as its stored text describes it now. Earlier versions of this program did
  /// not read everything in the text. Nil if the event has no text.
  func originalEvent(of kept: StoredEvent) -> ReadEvent?

  /// Returns the to-do as its stored text describes it; nil if the text contains none.
  func readToDo(_ text: EventText) -> ReadToDo?

  /// Returns the lines of the event for each of these merge units; units without any are left out.
  /// The unit for the time includes the overrides of single occurrences.
  func contents(
    of units: [LinkUnits.Unit], in event: StoredEvent
  ) -> [LinkUnits.Unit: LinkUnits.Content]
}

/// A calendar file format of other programs.
public protocol CalendarFile: EventFormat {
  /// Parses a file and returns a report of what could not be read. `source` returns the next bytes,
  /// and none at the end. Each event is passed to `each` and each to-do to `toDo`, which may add to
  /// the report; every other component is passed to `beside`, with its line as its position.
  func read(
    _ source: @escaping () throws -> [UInt8],
    beside: (StoredComponent) throws -> Void,
    toDo: (ReadToDo, inout ImportReport) throws -> Void,
    each: (ReadEvent, inout ImportReport) throws -> Void
  ) throws -> ImportReport

  /// Returns this file format with the user's hints about the file.
  func withHints(_ hints: ImportHints) -> any CalendarFile

  /// Parses a stored text; nil if it contains no event.
  func parsedEvent(of text: EventText) -> ReadEvent?

  /// Returns the event's text with this answer for each attendee whose address `isMeant` accepts;
  /// nil if there is none. With `original`, only for the occurrence with this original start.
  func textWithAnswer(
    _ answer: MeetingAnswer, _ kept: StoredEvent, at original: LocalTime?,
    of isMeant: (String) -> Bool
  ) -> EventText?

  /// Returns the stored event with single occurrences from a file merged into it. Occurrences older
  /// than the stored ones change nothing, unless `takingOlder`.
  func mergeOccurrences(_ read: ReadEvent, into kept: StoredEvent, takingOlder: Bool)
    -> OccurrenceMergeResult

  /// Merges a to-do of a file into the stored one, property by property. What was changed on both
  /// sides keeps the local value.
  func merge(_ read: ReadToDo, into kept: ToDo) -> MergedToDo?

  /// Returns a writer for one file.
  func makeWriter(_ form: CalendarExportOptions) -> any CalendarWriter
}

/// Result of merging single occurrences into an event that was read earlier.
public enum OccurrenceMergeResult: Hashable, Sendable {
  case merged(ReadEvent)
  /// The stored version of at least one of the occurrences is newer.
  case older
  /// The merged text is longer than ``EventText/maxBytes``.
  case tooLarge
  /// The text does not state when the occurrences take place.
  case unreadable
}

/// Options for writing a calendar file.
public struct CalendarExportOptions: Hashable, Sendable {
  /// Whether floating times are written in the zone in which they were entered.
  public let isZoned: Bool
  /// Whether rules of RFC 7529 are written as they are. If not, their dates are listed, for
  /// programs that do not support such rules.
  public let hasScales: Bool
  /// Whether events that were read without a UID get one that never changes, so that they are
  /// recognised when the file is read again.
  public let assignsMissingUIDs: Bool

  public init(isZoned: Bool = false, hasScales: Bool = false, namesAll: Bool = false) {
    (self.isZoned, self.hasScales, self.assignsMissingUIDs) = (isZoned, hasScales, namesAll)
  }

  public static let standard = CalendarExportOptions()
}

extension CalendarFile {
  // Most formats need no hints.
  public func withHints(_ hints: ImportHints) -> any CalendarFile { self }

  /// Returns a writer that writes only rules that every program understands.
  public func makeWriter(zoned: Bool) -> any CalendarWriter {
    makeWriter(CalendarExportOptions(isZoned: zoned))
  }

  /// Parses only the events of a file.
  public func read(
    _ source: @escaping () throws -> [UInt8],
    each: (ReadEvent, inout ImportReport) throws -> Void
  ) throws -> ImportReport {
    try read(source, beside: { _ in }, toDo: { _, _ in }, each: each)
  }
}

/// Writes a calendar file, item by item. All events, to-dos and other components must be announced
/// before the first one is written.
public protocol CalendarWriter: AnyObject {
  func register(_ event: StoredEvent)
  func register(_ toDo: ToDo)
  func register(_ component: StoredComponent)

  func header() -> [UInt8]

  /// Returns the lines of the event. If it has not changed since it was read, they are the same
  /// bytes as in its file.
  func bytes(of event: StoredEvent) -> [UInt8]

  /// Returns the lines of an exported item that is not an event in this program, such as a
  /// birthday, with this UID.
  func bytes(of event: StoredEvent, called uid: String) -> [UInt8]

  /// Returns the lines of the to-do. If it has not changed since it was read, they are the same
  /// bytes as in its file.
  func bytes(of toDo: ToDo) -> [UInt8]

  /// Returns the lines of the component, with the same bytes as in its file.
  func bytes(of component: StoredComponent) -> [UInt8]

  func footer() -> [UInt8]
}

/// An event with its overrides and its file text.
public struct StoredEvent: Hashable, Sendable {
  public let event: Event
  public let exceptions: [SeriesException]
  /// The text from which the event was read; nil if it was entered in this program.
  public let text: EventText?
  /// When the event was created and changed; only for events entered in this program.
  package var timestamps = EventTimestamps()
  /// UID of the series of which this event is a later part, if known.
  package var earlierPartUID: String?

  public init(_ event: Event, _ exceptions: [SeriesException], text: EventText?) {
    self.event = event
    self.exceptions = exceptions
    self.text = text
  }

  // The other properties follow from these, so they are not compared.
  public static func == (left: StoredEvent, right: StoredEvent) -> Bool {
    left.event == right.event && left.exceptions == right.exceptions && left.text == right.text
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(event)
    hasher.combine(exceptions)
    hasher.combine(text)
  }

  /// The overrides, by the original start of their occurrence.
  public var changes: [LocalTime: SeriesException.Change] {
    Dictionary(
      exceptions.map { ($0.originalStart, $0.change) }, uniquingKeysWith: { first, _ in first })
  }
}
