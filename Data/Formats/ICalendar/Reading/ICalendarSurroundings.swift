import HearthDomain

/// Collects what surrounds the events of a calendar file: the calendar's properties, and zones.
/// Each event is stored with a text of these.
///
/// The text is a calendar without its end. It contains the calendar's properties and the zones that
/// the event refers to. The text of the file's first event contains all zones, so that none is lost
/// when the file is written.
struct ICalendarSurroundings {
  /// Maximum size of the calendar's properties, in bytes; small because every event stores them.
  private static let maxLinesSize = 2048
  private static let maxZonesSize = EventText.maxSurroundingBytes / 4
  /// Maximum size of all zones in bytes, twice what all zones of the world need. If a zone is
  /// defined twice, only one definition counts.
  private static let maxAllZonesSize = 4 << 20

  /// The limit that a zone exceeded.
  enum Excess: Error {
    /// The maximum size stored with one component.
    case perComponent
    /// The maximum size of all zones in a file.
    case perFile

    func record(called title: String) -> OversizedRecord {
      switch self {
      case .perComponent: OversizedRecord(.zones, of: title, limit: EventText.maxSurroundingBytes)
      case .perFile:
        OversizedRecord(.fileZones, of: title, limit: ICalendarSurroundings.maxAllZonesSize)
      }
    }
  }

  /// Definitions of zones by name; empty for a zone that is too large.
  private(set) var zones: [ExternalName: String] = [:]
  /// Zones that are too large, with the limit that each exceeds.
  private var oversizedZones: [ExternalName: Excess] = [:]
  private var sizeOfZones = 0
  private var order: [ExternalName] = []
  private var calendarLines: [UInt8] = [] {
    didSet {
      calendarText =
        calendarLines.count > Self.maxLinesSize ? "" : LosslessText.text(of: calendarLines) ?? ""
    }
  }
  /// The calendar's properties as stored with each event; empty if they are too large.
  private var calendarText = ""
  private var firstUID: ExternalName?
  private var lastUID: ExternalName?
  /// Whether the zones come after the events in the file.
  private var isZoneLast = false
  /// Events between whose components the file has others.
  private var scatteredEvents: Set<ExternalName> = []

  /// Begins another calendar of the file. Drops the properties of a calendar without events, as
  /// they do not apply to the next one.
  mutating func startNewCalendar() {
    if firstUID == nil { calendarLines = [] }
  }

  mutating func add(_ line: ICalendarLine) {
    // Stop collecting beyond the limit, as then no properties are stored.
    guard firstUID == nil, calendarLines.count <= Self.maxLinesSize else { return }
    if calendarLines.isEmpty {
      // Use the line end of the first property for BEGIN as well.
      let end = line.raw.reversed().prefix { $0 == .lineFeed || $0 == .carriageReturn }
      calendarLines = Array("BEGIN:VCALENDAR".utf8) + end.reversed()
    }
    calendarLines += line.raw
  }

  /// Adds a zone; returns whether events may use it. If it is too large, only its name is kept.
  mutating func add(zone component: ICalendarComponent, isWhole: Bool) -> Bool {
    guard let name = component.first("TZID").map({ ExternalName($0.value) }),
      let text = isWhole ? LosslessText.text(of: component.raw) : ""
    else { return true }
    let rest = sizeOfZones - (zones[name]?.utf8.count ?? 0)
    let isKept = isWhole && rest + text.utf8.count <= Self.maxAllZonesSize
    sizeOfZones = rest + (isKept ? text.utf8.count : 0)
    oversizedZones[name] = isKept ? nil : isWhole ? .perFile : .perComponent
    if zones.updateValue(isKept ? text : "", forKey: name) == nil { order.append(name) }
    if firstUID != nil, order.first == name { isZoneLast = true }
    return isKept
  }

  /// Records the event to which the next component belongs. `isFurther` means that the event
  /// already has components.
  mutating func recordComponent(_ uid: ExternalName, isFurther: Bool) {
    if firstUID == nil { firstUID = uid }
    if isFurther, lastUID != uid { scatteredEvents.insert(uid) }
    lastUID = uid
  }

  /// Returns the text of the surroundings to store with the event, which was recorded as `uid`. If
  /// one of its zones is unknown, includes the calendar's default zone. Throws if the text is too
  /// large.
  func text(
    of event: ICalendarEvent, as uid: ExternalName, with known: ICalendarZones
  ) throws(Excess) -> String {
    var text = try self.text(of: event.zoneNames, isFirst: isFirst(uid), with: known)
    if ICalendarEventReader.hasMoreNoteProperties(of: event) {
      text += StoredSurroundings.completeNotesMark + "\r\n"
    }
    guard !calendarText.isEmpty, scatteredEvents.contains(uid), event.components.count > 1 else {
      return text
    }
    let places = event.components.map { String($0.line - event.line) }
    return text + StoredSurroundings.positionsMark + places.joined(separator: ",") + "\r\n"
  }

  /// Whether the event is the first in the file.
  func isFirst(_ uid: ExternalName) -> Bool { uid == firstUID }

  /// Returns the text of the surroundings to store with a component that refers to the zones
  /// `names`.
  func text(
    of names: Set<ExternalName>, isFirst: Bool, with known: ICalendarZones
  ) throws(Excess) -> String {
    var text = calendarText
    if !text.isEmpty, isZoneLast { text += StoredSurroundings.zoneLastMark + "\r\n" }
    let isWhole = !text.isEmpty
    var size = 0
    for name in order {
      guard let zone = zones[name] else { continue }
      if let excess = oversizedZones[name] {
        if names.contains(name) { throw excess }
        size += EventText.maxSurroundingBytes
        continue
      }
      size += zone.utf8.count
      let isKept = isWhole && isFirst && size <= Self.maxZonesSize
      guard names.contains(name) || isKept else { continue }
      // Limit the total size, as a zone may be as large as the file and many components may refer
      // to it.
      guard text.utf8.count + zone.utf8.count <= EventText.maxSurroundingBytes else {
        throw .perComponent
      }
      text += zone
    }
    if !isWhole, let own = known.calendarZone,
      names.contains(where: { !known.isKnownByName($0.text) })
    {
      text += ICalendarZones.line(ofCalendarZone: own)
    }
    return text
  }
}

/// The text of the surroundings stored with an event, parsed.
struct StoredSurroundings {
  static let zoneLastMark = "X-HEARTH-ZONES:LAST"
  static let positionsMark = "X-HEARTH-LINES:"
  static let completeNotesMark = "X-HEARTH-NOTED:ALL"

  /// The beginning of the calendar, from BEGIN to its last property; empty if the properties are
  /// not stored.
  private(set) var beginning: [UInt8] = []
  private(set) var zones: [ICalendarComponent] = []
  private(set) var isZoneLast = false
  /// Positions of the event's components in the file, as line offsets from the first one.
  private(set) var lineOffsets: [Int] = []

  init(_ kept: String) {
    guard !kept.isEmpty else { return }
    let bytes = LosslessText.bytes(of: kept)
    var reader = ICalendarReader(source: ChunkSource([bytes]).next)
    let isWhole = bytes.startsIgnoringCase("BEGIN:VCALENDAR")
    if isWhole { beginning = Self.firstLine(of: bytes) }
    // Reading from memory cannot fail.
    while let piece = try? reader.next() {
      switch piece {
      case .component(let component, _): zones.append(component)
      case .property(let line) where line.value == "LAST" && line.name == "X-HEARTH-ZONES":
        isZoneLast = true
      case .property(let line) where line.name == "X-HEARTH-NOTED": break
      case .property(let line) where line.name == "X-HEARTH-LINES":
        lineOffsets = line.value.split(separator: ",").compactMap { Int($0) }
      case .property(let line) where isWhole && zones.isEmpty: beginning += line.raw
      case .calendarBoundary, .property, .stray, .tooLarge: break
      }
    }
  }

  /// Returns the text without the positions of the event's components.
  static func withoutPositions(_ kept: String) -> String {
    // The positions are the last line.
    let last = kept.split(whereSeparator: \.isNewline).last
    guard let last, last.hasPrefix(positionsMark) else { return kept }
    return String(kept[..<last.startIndex])
  }

  /// Whether the event's notes were made from all properties that the current version uses.
  static func areNotesComplete(_ kept: String) -> Bool {
    kept.split(whereSeparator: \.isNewline).contains { $0 == completeNotesMark }
  }

  /// Returns the END line for a calendar with this beginning.
  static func endLine(of beginning: [UInt8]) -> [UInt8] {
    Array("END:VCALENDAR".utf8) + firstLine(of: beginning).drop { $0 >= .space }
  }

  /// Returns the first line with its end.
  private static func firstLine(of bytes: [UInt8]) -> [UInt8] {
    var lines = TextLines(limit: bytes.count, source: ChunkSource([bytes]).next)
    // Reading from memory cannot fail.
    return (try? lines.next()).map { $0.bytes + $0.ending } ?? []
  }
}
