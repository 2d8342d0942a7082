import HearthDomain

/// What stands in a calendar file around its events, on its way to the text that is kept with each
/// of them: the calendar's own lines, and zones.
///
/// That text is a calendar without its end. Each event has the lines and the zones that it names;
/// the first one of the file has all zones, so that none is lost on the way out.
struct ICalendarSurroundings {
  /// More is no calendar's own, and is not kept once an event.
  private static let mostOfLines = 2048
  private static let mostOfZones = EventText.mostAround / 4
  /// All zones that the world has take less than half of it; one that stands there twice, under its
  /// name, counts once.
  private static let mostOfAllZones = 4 << 20

  /// Which bound keeps what names a zone out.
  enum Excess: Error {
    /// That of what is kept around one thing.
    case around
    /// That of all zones of a file.
    case ofFile

    func record(called title: String) -> OversizedRecord {
      switch self {
      case .around: OversizedRecord(.zones, of: title, limit: EventText.mostAround)
      case .ofFile:
        OversizedRecord(.zonesOfFile, of: title, limit: ICalendarSurroundings.mostOfAllZones)
      }
    }
  }

  /// Zones as they are kept, by their names; of one that is larger than is kept around an event
  /// there is nothing.
  private(set) var zones: [String: String] = [:]
  /// Those of which there is nothing, by their names.
  private var largeZones: [String: Excess] = [:]
  private var sizeOfZones = 0
  private var order: [String] = []
  private var lines: [UInt8] = []
  private var first: String?
  private var last: String?
  /// Whether zones stand behind the events.
  private var isZoneLast = false
  /// The events between whose components others stand.
  private var scattered: Set<String> = []

  /// The lines of a calendar with nothing in it are no other one's.
  mutating func passBorder() {
    if first == nil { lines = [] }
  }

  mutating func add(_ line: ICalendarLine) {
    // Lines that are more than is kept need no more room.
    guard first == nil, lines.count <= Self.mostOfLines else { return }
    if lines.isEmpty {
      // The mark itself ends as its first line does.
      let end = line.raw.reversed().prefix { $0 == .lineFeed || $0 == .carriageReturn }
      lines = Array("BEGIN:VCALENDAR".utf8) + end.reversed()
    }
    lines += line.raw
  }

  /// Returns whether events may name it: of one that is too large, or comes behind too many, only
  /// the name is known.
  mutating func add(zone component: ICalendarComponent, isWhole: Bool) -> Bool {
    guard let name = component.first("TZID")?.value,
      let text = isWhole ? KeptBytes.text(of: component.raw) : ""
    else { return true }
    let rest = sizeOfZones - (zones[name]?.utf8.count ?? 0)
    let isKept = isWhole && rest + text.utf8.count <= Self.mostOfAllZones
    sizeOfZones = rest + (isKept ? text.utf8.count : 0)
    largeZones[name] = isKept ? nil : isWhole ? .ofFile : .around
    if zones.updateValue(isKept ? text : "", forKey: name) == nil { order.append(name) }
    if first != nil, order.first == name { isZoneLast = true }
    return isKept
  }

  /// A component of that event is next, of which others may have been before.
  mutating func begin(_ uid: String, isFurther: Bool) {
    if first == nil { first = uid }
    if isFurther, last != uid { scattered.insert(uid) }
    last = uid
  }

  /// What is kept with the event; where one of its zones is none, the one of the whole calendar is
  /// kept, too. Throws where that is more than is kept of anything.
  func text(
    of event: ICalendarEvent, with known: ICalendarZones
  ) throws(Excess) -> String {
    var text = try self.text(of: event.zoneNames, isFirst: isFirst(event.uid), with: known)
    if ICalendarEventReader.notesMore(of: event) { text += KeptSurroundings.notedMark + "\r\n" }
    guard isWhole, scattered.contains(event.uid), event.components.count > 1 else { return text }
    let places = event.components.map { String($0.line - event.line) }
    return text + KeptSurroundings.placesMark + places.joined(separator: ",") + "\r\n"
  }

  /// Whether that is the first in the file.
  func isFirst(_ uid: String) -> Bool { uid == first }

  /// Whether the lines of the calendar are kept.
  private var isWhole: Bool {
    lines.count <= Self.mostOfLines && KeptBytes.text(of: lines)?.isEmpty == false
  }

  /// The same for what names these zones.
  func text(
    of names: Set<String>, isFirst: Bool, with known: ICalendarZones
  ) throws(Excess) -> String {
    var text = lines.count > Self.mostOfLines ? "" : KeptBytes.text(of: lines) ?? ""
    if !text.isEmpty, isZoneLast { text += KeptSurroundings.zoneLastMark + "\r\n" }
    let isWhole = !text.isEmpty
    var size = 0
    for name in order {
      guard let zone = zones[name] else { continue }
      if let excess = largeZones[name] {
        if names.contains(name) { throw excess }
        size += EventText.mostAround
        continue
      }
      size += zone.utf8.count
      let isKept = isWhole && isFirst && size <= Self.mostOfZones
      guard names.contains(name) || isKept else { continue }
      // One may be as large as a whole file, and very many things may name it.
      guard text.utf8.count + zone.utf8.count <= EventText.mostAround else { throw .around }
      text += zone
    }
    if !isWhole, let own = known.calendarZone, names.contains(where: { !known.isNamed($0) }) {
      text += ICalendarZones.line(ofCalendarZone: own)
    }
    return text
  }
}

/// What is kept of a file with an event of it, taken apart again.
struct KeptSurroundings {
  static let zoneLastMark = "X-HEARTH-ZONES:LAST"
  static let placesMark = "X-HEARTH-LINES:"
  static let notedMark = "X-HEARTH-NOTED:ALL"

  /// The calendar's own lines, with the mark at its beginning; nothing where none are kept.
  private(set) var beginning: [UInt8] = []
  private(set) var zones: [ICalendarComponent] = []
  private(set) var isZoneLast = false
  /// How many lines behind the first component of the event each one stood.
  private(set) var places: [Int] = []

  init(_ kept: String) {
    guard !kept.isEmpty else { return }
    let bytes = KeptBytes.bytes(of: kept)
    var reader = ICalendarReader(source: Pieces([bytes]).next)
    let isWhole = bytes.startsIgnoringCase("BEGIN:VCALENDAR")
    if isWhole { beginning = Self.mark(of: bytes) }
    // What is in memory can always be read.
    while let piece = try? reader.next() {
      switch piece {
      case .component(let component, _): zones.append(component)
      case .property(let line) where line.value == "LAST" && line.name == "X-HEARTH-ZONES":
        isZoneLast = true
      case .property(let line) where line.name == "X-HEARTH-NOTED": break
      case .property(let line) where line.name == "X-HEARTH-LINES":
        places = line.value.split(separator: ",").compactMap { Int($0) }
      case .property(let line) where isWhole && zones.isEmpty: beginning += line.raw
      case .border, .property, .stray, .tooLarge: break
      }
    }
  }

  /// The same without where single times of the event stood.
  static func withoutPlaces(_ kept: String) -> String {
    // It is the last line.
    let last = kept.split(whereSeparator: \.isNewline).last
    guard let last, last.hasPrefix(placesMark) else { return kept }
    return String(kept[..<last.startIndex])
  }

  /// Whether the notes of the event were read with all that they have by now.
  static func areNotesWhole(_ kept: String) -> Bool {
    kept.split(whereSeparator: \.isNewline).contains { $0 == notedMark }
  }

  /// The mark at the end of the calendar that begins so.
  static func ending(of beginning: [UInt8]) -> [UInt8] {
    Array("END:VCALENDAR".utf8) + mark(of: beginning).drop { $0 >= .space }
  }

  /// The first line, with its end.
  private static func mark(of bytes: [UInt8]) -> [UInt8] {
    var lines = TextLines(limit: bytes.count, source: Pieces([bytes]).next)
    // What is in memory can always be read.
    return (try? lines.next()).map { $0.bytes + $0.ending } ?? []
  }
}
