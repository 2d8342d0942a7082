import HearthDomain

/// Reads the components of a calendar file one at a time.
///
/// Uses memory for one component only. VCALENDAR wrappers are skipped, as files may have none or
/// several.
struct ICalendarReader {
  enum Item {
    /// A calendar begins or ends, so that the properties read before no longer apply.
    case calendarBoundary
    /// A component, with or without a calendar around it. `isFinished` tells whether its END was
    /// read.
    case component(ICalendarComponent, isFinished: Bool)
    /// A property of the calendar.
    case property(ICalendarLine)
    /// A component that was too large, for reading or for storing.
    case tooLarge(line: Int, title: String, limit: Int)
    /// Lines outside of any component; contains the first of them.
    case stray(ICalendarLine)
  }

  /// Maximum size of a component, in bytes.
  static let maxComponentSize = 16 << 20
  /// Maximum nesting depth.
  private static let maxDepth = 8

  private let limit: Int
  /// Whether only as much of a component is kept as can be stored, to save memory.
  private let keepsOnlyStorable: Bool
  private var lines: ContentLines
  private var lookahead: ICalendarLine?
  /// Size of the last line in the file, in bytes.
  private var lineSize = 0
  private var isInCalendar = false
  private var isStray = false
  /// Names of the lines that were dropped from the last component because it had no room.
  private(set) var droppedNames: [String] = []

  init(
    limit: Int = ICalendarReader.maxComponentSize, holdingLittle keepsOnlyStorable: Bool = false,
    source: @escaping () throws -> [UInt8]
  ) {
    self.limit = limit
    self.keepsOnlyStorable = keepsOnlyStorable
    lines = ContentLines(
      limit: keepsOnlyStorable ? min(limit, EventText.maxBytes) : limit, keepingRaw: true,
      source: source)
  }

  /// Returns the components of bytes in memory.
  static func components(of bytes: [UInt8]) -> [ICalendarComponent] {
    var reader = ICalendarReader(source: ChunkSource([bytes]).next)
    var found: [ICalendarComponent] = []
    // Reading from memory cannot fail.
    while let piece = try? reader.next() {
      if case .component(let component, _) = piece { found.append(component) }
    }
    return found
  }

  /// Returns the next part of the file; nil at the end. Throws only errors of the source.
  mutating func next() throws -> Item? {
    while let line = try nextLine() {
      if let name = line.beginName {
        isStray = false
        guard name == "VCALENDAR" else { return try readComponent(name, from: line) }
        isInCalendar = true
        return .calendarBoundary
      } else if let name = line.endName {
        guard name == "VCALENDAR" else { continue }
        isInCalendar = false
        return .calendarBoundary
      } else if isInCalendar {
        return .property(line)
      } else if !isStray {
        isStray = true
        return .stray(line)
      }
    }
    return nil
  }

  private mutating func nextLine() throws -> ICalendarLine? {
    if let line = lookahead {
      lookahead = nil
      lineSize = line.raw.count
      return line
    }
    guard let line = try lines.next() else { return nil }
    lineSize = lines.rawSize
    return ICalendarLine(raw: lines.raw, bytes: line.bytes, number: line.number).withLineEnd
  }

  private mutating func readComponent(_ name: String, from line: ICalendarLine) throws -> Item {
    var held = PartialComponent(
      ICalendarComponent(name: name, line: line.number, begin: line.raw),
      holdingLittle: keepsOnlyStorable)
    var size = line.raw.count
    droppedNames = []
    reading: while let line = try nextLine() {
      size += lineSize
      if size > limit { held.dropAll(limit) }
      if let begun = line.beginName {
        if begun == "VCALENDAR" || begun == name && ICalendarReader.isTopLevel(name) {
          // An END is missing: this begins the next component, not a nested one.
          lookahead = line
          break reading
        }
        guard held.depth < ICalendarReader.maxDepth else {
          held.add(line, of: lineSize)
          continue
        }
        held.begin(ICalendarComponent(name: begun, line: line.number, begin: line.raw))
      } else if let ended = line.endName {
        if ended == "VCALENDAR" {
          lookahead = line
          break reading
        }
        guard let isWhole = held.end(ended, with: line) else {
          held.add(line, of: lineSize)
          continue
        }
        if isWhole { break reading }
      } else {
        held.add(line, of: lineSize)
      }
    }
    droppedNames = held.droppedNames
    let (whole, isFinished) = held.outermost
    if let limit = held.exceededLimit {
      return .tooLarge(line: whole.line, title: held.title ?? name, limit: limit)
    }
    return .component(whole, isFinished: isFinished)
  }

  private static func isTopLevel(_ name: String) -> Bool {
    ["VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE"].contains(name)
  }
}

extension ICalendarLine {
  /// Name of the component that begins here; nil for any other line.
  fileprivate var beginName: String? { nameAfter("BEGIN:") }

  fileprivate var endName: String? { nameAfter("END:") }

  private func nameAfter(_ word: StaticString) -> String? {
    let skipped = ByteOrderMark(startOf: bytes)?.length ?? 0
    let bytes = self.bytes.dropFirst(skipped)
    guard bytes.startsIgnoringCase(word) else { return nil }
    let name = bytes.dropFirst(word.utf8CodeUnitCount).trimmedBlanks
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self).uppercased()
  }
}
