import HearthDomain

/// Reads a calendar file as the components that it consists of, one at a time.
///
/// Memory is needed for one component only. Wrappers are seen through: some files have none, some
/// several.
struct ICalendarReader {
  enum Piece {
    /// A calendar begins or ends: what its own lines said holds no more.
    case border
    /// A component of a calendar, or one that stands alone; whether it has its end.
    case component(ICalendarComponent, isFinished: Bool)
    /// A line of the calendar itself.
    case property(ICalendarLine)
    /// A component of that title begins at that line that has more bytes than are accepted, or
    /// kept.
    case tooLarge(line: Int, title: String, limit: Int)
    /// The first of some lines that belong to no calendar.
    case stray(ICalendarLine)
  }

  /// How many bytes one component may have.
  static let largestComponent = 16 << 20
  /// Deeper than this nothing is nested that means anything.
  private static let deepest = 8

  private let limit: Int
  /// Whether no more of a component is held than can be kept of it.
  private let holdsLittle: Bool
  private var lines: ContentLines
  private var ahead: ICalendarLine?
  /// How many bytes the line has that was read last, as it stands in the file.
  private var lineSize = 0
  private var isInCalendar = false
  private var isStray = false
  /// The names of lines of the component that was handed over last which were not held: there is no
  /// room for them in what is kept.
  private(set) var leftOut: [String] = []

  init(
    limit: Int = ICalendarReader.largestComponent, holdingLittle holdsLittle: Bool = false,
    source: @escaping () throws -> [UInt8]
  ) {
    self.limit = limit
    self.holdsLittle = holdsLittle
    lines = ContentLines(
      limit: holdsLittle ? min(limit, EventText.mostBytes) : limit, keepingRaw: true,
      source: source)
  }

  /// The components of bytes that are in memory.
  static func components(of bytes: [UInt8]) -> [ICalendarComponent] {
    var reader = ICalendarReader(source: Pieces([bytes]).next)
    var found: [ICalendarComponent] = []
    // What is in memory can always be read.
    while let piece = try? reader.next() {
      if case .component(let component, _) = piece { found.append(component) }
    }
    return found
  }

  /// The next piece; nil at the end. Throws only what the source throws.
  mutating func next() throws -> Piece? {
    while let line = try nextLine() {
      if let name = line.begins {
        isStray = false
        guard name == "VCALENDAR" else { return try component(name, from: line) }
        isInCalendar = true
        return .border
      } else if let name = line.ends {
        guard name == "VCALENDAR" else { continue }
        isInCalendar = false
        return .border
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
    if let line = ahead {
      ahead = nil
      lineSize = line.raw.count
      return line
    }
    guard let line = try lines.next() else { return nil }
    lineSize = lines.rawSize
    return ICalendarLine(raw: lines.raw, bytes: line.bytes, number: line.number).ended
  }

  private mutating func component(_ name: String, from line: ICalendarLine) throws -> Piece {
    var held = HeldComponent(
      ICalendarComponent(name: name, line: line.number, begin: line.raw),
      holdingLittle: holdsLittle)
    var size = line.raw.count
    leftOut = []
    reading: while let line = try nextLine() {
      size += lineSize
      if size > limit { held.letGo(limit) }
      if let begun = line.begins {
        if begun == "VCALENDAR" || begun == name && ICalendarReader.standsAlone(name) {
          // An end mark is missing: this is the next one, and not one within.
          ahead = line
          break reading
        }
        guard held.depth < ICalendarReader.deepest else {
          held.add(line, of: lineSize)
          continue
        }
        held.begin(ICalendarComponent(name: begun, line: line.number, begin: line.raw))
      } else if let ended = line.ends {
        if ended == "VCALENDAR" {
          ahead = line
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
    leftOut = held.leftOut
    let (whole, isFinished) = held.whole
    if let limit = held.passed {
      return .tooLarge(line: whole.line, title: held.title ?? name, limit: limit)
    }
    return .component(whole, isFinished: isFinished)
  }

  private static func standsAlone(_ name: String) -> Bool {
    ["VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE"].contains(name)
  }
}

extension ICalendarLine {
  /// The name of the component that begins here.
  fileprivate var begins: String? { mark("BEGIN:") }

  fileprivate var ends: String? { mark("END:") }

  private func mark(_ word: StaticString) -> String? {
    let skipped = ByteOrderMark(startOf: bytes)?.length ?? 0
    let bytes = self.bytes.dropFirst(skipped)
    guard bytes.startsIgnoringCase(word) else { return nil }
    let name = bytes.dropFirst(word.utf8CodeUnitCount).trimmedBlanks
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self).uppercased()
  }
}
