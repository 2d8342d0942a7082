/// Calendar files of other programs.
public protocol CalendarFile: Sendable {
  /// Hands over the events of a file one by one, whose bytes the source hands over until it
  /// answers with none; what could not be read stands in the report, to which the body may add.
  func read(
    _ source: @escaping () throws -> [UInt8],
    each: (ReadEvent, inout ImportReport) throws -> Void
  ) throws -> ImportReport

  /// The same file as it is read with what somebody said of it.
  func with(_ hints: ImportHints) -> any CalendarFile

  /// What a text that is kept says; nil where it says nothing any more.
  func meaning(of text: EventText) -> ReadEvent?

  /// Writes one file; times that are the same everywhere are tied to the zone in which they were
  /// entered, if that is wanted.
  func writer(zoned: Bool) -> any CalendarWriter
}

extension CalendarFile {
  // Most formats leave nothing to be said.
  public func with(_ hints: ImportHints) -> any CalendarFile { self }
}

/// Writes a calendar file event by event: all of them are announced before the first is written.
public protocol CalendarWriter: AnyObject {
  func announce(_ event: KeptEvent)

  func beginning() -> [UInt8]

  /// An event that was not changed since it was read is written byte for byte.
  func bytes(of event: KeptEvent) -> [UInt8]

  /// An event that is none of this program, under a name of its own.
  func bytes(of event: KeptEvent, called uid: String) -> [UInt8]

  func ending() -> [UInt8]
}

/// An event with all that is kept of it.
public struct KeptEvent: Hashable, Sendable {
  public let event: Event
  public let exceptions: [SeriesException]
  /// Nil for an event that was entered here.
  public let text: EventText?

  public init(_ event: Event, _ exceptions: [SeriesException], text: EventText?) {
    self.event = event
    self.exceptions = exceptions
    self.text = text
  }

  /// What is different about times of it, by when they would start.
  public var changes: [LocalTime: SeriesException.Change] {
    Dictionary(exceptions.map { ($0.original, $0.change) }, uniquingKeysWith: { first, _ in first })
  }
}
