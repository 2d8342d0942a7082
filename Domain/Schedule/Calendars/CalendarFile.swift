/// What is kept of an event, and what its text says, as lines of files.
public protocol EventFormat: Sendable {
  /// What the text that is kept with an event says, as it was when the event was read: earlier
  /// programs left some of it out. Nil where it has no text.
  func base(of kept: KeptEvent) -> ReadEvent?

  /// What the event says of each of these units; nothing of those of which it says nothing. When it
  /// takes place includes what is told of single times.
  func contents(
    of units: [LinkUnits.Unit], in event: KeptEvent
  ) -> [LinkUnits.Unit: LinkUnits.Content]
}

/// Calendar files of other programs.
public protocol CalendarFile: EventFormat {
  /// Hands over the events of a file one by one, whose bytes the source hands over until it
  /// answers with none, and what else stands in it, placed by its lines; what could not be read
  /// stands in the report, to which the body may add.
  func read(
    _ source: @escaping () throws -> [UInt8],
    beside: (KeptComponent) throws -> Void,
    each: (ReadEvent, inout ImportReport) throws -> Void
  ) throws -> ImportReport

  /// The same file as it is read with what somebody said of it.
  func with(_ hints: ImportHints) -> any CalendarFile

  /// What a text that is kept says; nil where it says nothing any more.
  func meaning(of text: EventText) -> ReadEvent?

  /// The text of the event with that answer of everybody whose address is meant, for the time of it
  /// that would start then alone, or for all; nil where nobody's is.
  func answering(
    _ answer: MeetingAnswer, _ kept: KeptEvent, at original: LocalTime?,
    of isMeant: (String) -> Bool
  ) -> EventText?

  /// What a kept event says with single times of it as they were read; it is left alone where what
  /// is known of one of them is newer, unless what is older is taken, too.
  func adding(_ read: ReadEvent, to kept: KeptEvent, takingOlder: Bool) -> AddedTimes

  /// Writes one file.
  func writer(_ form: CalendarForm) -> any CalendarWriter
}

/// What comes of an event and single times of it that were read later.
public enum AddedTimes: Hashable, Sendable {
  case whole(ReadEvent)
  /// What is known of one of these times is newer.
  case older
  /// Together they have more than ``EventText/mostBytes``.
  case tooLarge
  /// Nothing tells when they take place.
  case unreadable
}

/// How a calendar file is written where there are several ways.
public struct CalendarForm: Hashable, Sendable {
  /// Times that are the same everywhere are tied to the zone in which they were entered.
  public let isZoned: Bool
  /// Rules of RFC 7529 stand as they are; else programs that do not know them have their days.
  public let hasScales: Bool
  /// What was read without a name of its own gets one that stays the same, so that whoever reads
  /// the file again knows it.
  public let namesAll: Bool

  public init(isZoned: Bool = false, hasScales: Bool = false, namesAll: Bool = false) {
    (self.isZoned, self.hasScales, self.namesAll) = (isZoned, hasScales, namesAll)
  }

  public static let usual = CalendarForm()
}

extension CalendarFile {
  // Most formats leave nothing to be said.
  public func with(_ hints: ImportHints) -> any CalendarFile { self }

  /// Writes one file with rules that all programs read.
  public func writer(zoned: Bool) -> any CalendarWriter { writer(CalendarForm(isZoned: zoned)) }

  /// The events alone.
  public func read(
    _ source: @escaping () throws -> [UInt8],
    each: (ReadEvent, inout ImportReport) throws -> Void
  ) throws -> ImportReport {
    try read(source, beside: { _ in }, each: each)
  }
}

/// Writes a calendar file event by event: all that will stand in it is announced before the first
/// is written.
public protocol CalendarWriter: AnyObject {
  func announce(_ event: KeptEvent)
  func announce(_ component: KeptComponent)

  func beginning() -> [UInt8]

  /// An event that was not changed since it was read is written byte for byte.
  func bytes(of event: KeptEvent) -> [UInt8]

  /// An event that is none of this program, under a name of its own.
  func bytes(of event: KeptEvent, called uid: String) -> [UInt8]

  /// What stands beside events, byte for byte.
  func bytes(of component: KeptComponent) -> [UInt8]

  func ending() -> [UInt8]
}

/// An event with all that is kept of it.
public struct KeptEvent: Hashable, Sendable {
  public let event: Event
  public let exceptions: [SeriesException]
  /// Nil for an event that was entered here.
  public let text: EventText?
  /// When it was made and changed, of what was entered here.
  package var life = EventLife()
  /// What the series is called in files of which this one is a later part, where that is told.
  package var earlierPart: String?

  public init(_ event: Event, _ exceptions: [SeriesException], text: EventText?) {
    self.event = event
    self.exceptions = exceptions
    self.text = text
  }

  // What else is known of it follows from other things, and says nothing of this one.
  public static func == (left: KeptEvent, right: KeptEvent) -> Bool {
    left.event == right.event && left.exceptions == right.exceptions && left.text == right.text
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(event)
    hasher.combine(exceptions)
    hasher.combine(text)
  }

  /// What is different about times of it, by when they would start.
  public var changes: [LocalTime: SeriesException.Change] {
    Dictionary(exceptions.map { ($0.original, $0.change) }, uniquingKeysWith: { first, _ in first })
  }
}
