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
    /// A component begins at that line that has more bytes than are accepted.
    case tooLarge(line: Int)
    /// The first of some lines that belong to no calendar.
    case stray(ICalendarLine)
  }

  /// How many bytes one component may have.
  static let largestComponent = 16 << 20
  /// Deeper than this nothing is nested that means anything.
  private static let deepest = 8

  private let limit: Int
  private var lines: ContentLines
  private var ahead: ICalendarLine?
  private var isInCalendar = false
  private var isStray = false

  init(
    limit: Int = ICalendarReader.largestComponent, source: @escaping () throws -> [UInt8]
  ) {
    self.limit = limit
    lines = ContentLines(limit: limit, keepingRaw: true, source: source)
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
      return line
    }
    guard let line = try lines.next() else { return nil }
    return ICalendarLine(raw: lines.raw, bytes: line.bytes, number: line.number).ended
  }

  private mutating func component(_ name: String, from line: ICalendarLine) throws -> Piece {
    var stack = [ICalendarComponent(name: name, line: line.number, begin: line.raw)]
    var size = line.raw.count
    var isTooLarge = false
    var isFinished = false
    reading: while let line = try nextLine() {
      size += line.raw.count
      if size > limit, !isTooLarge {
        isTooLarge = true
        stack = [ICalendarComponent(name: name, line: stack[0].line, begin: [])]
      }
      if let begun = line.begins {
        if begun == "VCALENDAR" || begun == name && ICalendarReader.standsAlone(name) {
          // An end mark is missing: this is the next one, and not one within.
          ahead = line
          break reading
        }
        guard stack.count < ICalendarReader.deepest else {
          if !isTooLarge { stack[stack.count - 1].parts.append(.line(line)) }
          continue
        }
        stack.append(ICalendarComponent(name: begun, line: line.number, begin: line.raw))
      } else if let ended = line.ends {
        if ended == "VCALENDAR" {
          ahead = line
          break reading
        }
        guard let place = stack.lastIndex(where: { $0.name == ended }) else {
          if !isTooLarge { stack[stack.count - 1].parts.append(.line(line)) }
          continue
        }
        while stack.count > place + 1 { close(&stack) }
        stack[place].end = line.raw
        if place == 0 {
          isFinished = true
          break reading
        }
        close(&stack)
      } else if !isTooLarge {
        stack[stack.count - 1].parts.append(.line(line))
      }
    }
    while stack.count > 1 { close(&stack) }
    let whole = stack[0].ended
    return isTooLarge ? .tooLarge(line: whole.line) : .component(whole, isFinished: isFinished)
  }

  private func close(_ stack: inout [ICalendarComponent]) {
    let inner = stack.removeLast().ended
    stack[stack.count - 1].parts.append(.component(inner))
  }

  private static func standsAlone(_ name: String) -> Bool {
    ["VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE"].contains(name)
  }
}

extension ICalendarComponent {
  /// With an end of its own where the file has none.
  fileprivate var ended: ICalendarComponent {
    guard end.isEmpty else { return self }
    var ended = self
    ended.end = Array("END:\(name)\r\n".utf8)
    return ended
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
