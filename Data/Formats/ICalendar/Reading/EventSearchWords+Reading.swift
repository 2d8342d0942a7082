import HearthDomain
import Synchronization

extension EventSearchWords {
  init(_ text: EventText) {
    let bytes = LosslessText.bytes(of: text.text)
    let lines = SearchableLines(bytes)
    guard lines.areAny else {
      self = .none
      return
    }
    // Fast path: most texts describe one event, so only the relevant lines are parsed.
    let event =
      lines.haveTimes
      ? ICalendarEvent(kept: text)
      : ICalendarEvent(uid: text.uid, ICalendarReader.components(of: lines.bytes))
    guard let place = event.masterPlace else {
      self = .none
      return
    }
    let whole = EventSearchWords.lines(of: event.components[place])
    let times = event.components.count > 1 ? EventSearchWords.times(of: event, text.zones) : [:]
    let areAny = !whole.isEmpty || times.values.contains { !$0.isEmpty }
    self = areAny ? EventSearchWords(whole, at: times) : .none
  }

  private static func times(of event: ICalendarEvent, _ zones: String) -> [LocalTime: [String]] {
    var reader = ICalendarEventReader(
      zones: ICalendarZones(kept: zones, StoredAvailabilities.zones), local: FixedZone.utc)
    guard let when = reader.when(ofSeries: event) else { return [:] }
    var times: [LocalTime: [String]] = [:]
    for override in event.overrides {
      if let time = reader.original(of: override, when) { times[time] = lines(of: override) }
    }
    return times
  }

  /// Reads the words of a task, including its note, which is not stored elsewhere.
  fileprivate init(ofTask text: String) {
    let lines = SearchableLines(LosslessText.bytes(of: text), withNote: true)
    let components = lines.areAny ? ICalendarReader.components(of: lines.bytes) : []
    let task = components.first { $0.name == StoredComponent.task }
    self.init(task.map { EventSearchWords.lines(of: $0, ["DESCRIPTION"]) } ?? [])
  }

  private static func lines(of component: ICalendarComponent, _ more: [String] = []) -> [String] {
    (more + ICalendarEventReader.noteProperties).compactMap { component.noteText($0) }
      .flatMap { $0.split(whereSeparator: \.isNewline) }
      .map { String($0).tidied(keepingLines: false) }
      .filter { !$0.isEmpty && $0.utf8.count <= EventText.maxShown }
  }
}

extension CalendarRepository {
  func words(ofTask component: StoredComponent) -> EventSearchWords {
    TaskWordCache.read.words(of: component.text)
  }
}

/// A cache of searchable words in tasks. They are not indexed, and each key typed in a search needs
/// them again.
package final class TaskWordCache: Sendable {
  package static let read = TaskWordCache()

  private let known = Mutex<[[UInt8]: EventSearchWords]>([:])

  /// Maximum text size in bytes and maximum number of cached texts; others are parsed each time.
  private static let (largest, most) = (1 << 10, 8000)

  /// Clears the cache.
  package func clear() { known.withLock { $0 = [:] } }

  func words(of text: String) -> EventSearchWords {
    // Keys are bytes, because comparing strings would normalize them each time.
    let bytes = Array(text.utf8)
    if let known = known.withLock({ $0[bytes] }) { return known }
    let words = EventSearchWords(ofTask: text)
    if bytes.count <= TaskWordCache.largest {
      known.withLock { if $0.count < TaskWordCache.most { $0[bytes] = words } }
    }
    return words
  }
}

/// The searchable lines of an event or task with the BEGIN and END lines around them; parsing only
/// these costs a fraction.
private struct SearchableLines {
  private(set) var bytes: [UInt8] = []
  private(set) var areAny = false
  /// Whether there are overrides.
  private(set) var haveTimes = false

  private let withNote: Bool

  init(_ text: [UInt8], withNote: Bool = false) {
    self.withNote = withNote
    var isTaken = false
    for line in text.split(separator: .lineFeed) {
      // A line that begins with a blank continues the previous line.
      if line.first != UInt8(ascii: " "), line.first != UInt8(ascii: "\t") {
        isTaken = takes(line)
      }
      if isTaken { bytes += line + [.lineFeed] }
    }
  }

  private mutating func takes(_ line: ArraySlice<UInt8>) -> Bool {
    switch line.first?.asciiLowercased {
    case UInt8(ascii: "b"): return line.startsIgnoringCase("BEGIN")
    case UInt8(ascii: "e"): return line.startsIgnoringCase("END:")
    case UInt8(ascii: "r"):
      haveTimes = haveTimes || line.startsIgnoringCase("RECURRENCE-ID")
      return false
    case UInt8(ascii: "d"): return withNote && notes(line, "DESCRIPTION")
    case UInt8(ascii: "l"): return notes(line, "LOCATION")
    case UInt8(ascii: "u"): return notes(line, "URL")
    case UInt8(ascii: "c"): return notes(line, "CATEGORIES")
    case UInt8(ascii: "g"): return notes(line, "GEO")
    default: return false
    }
  }

  private mutating func notes(_ line: ArraySlice<UInt8>, _ name: StaticString) -> Bool {
    guard line.startsIgnoringCase(name) else { return false }
    areAny = true
    return true
  }
}
