import HearthDomain
import Synchronization

extension EventSearchWords {
  init(_ text: EventText) {
    let bytes = LosslessText.bytes(of: text.text)
    let lines = SearchableLines(bytes)
    guard lines.hasLines else {
      self = .none
      return
    }
    // Fast path: if the text has no overrides, parse only the searched lines.
    let event =
      lines.hasOverrides
      ? ICalendarEvent(kept: text)
      : ICalendarEvent(uid: text.uid, ICalendarReader.components(of: lines.bytes))
    guard let place = event.masterIndex else {
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
      zones: ICalendarZones(kept: zones, StoredTextDetails.zones), local: FixedZone.utc)
    guard let when = reader.when(ofSeries: event) else { return [:] }
    var times: [LocalTime: [String]] = [:]
    for override in event.overrides {
      if let time = reader.originalStart(of: override, when) { times[time] = lines(of: override) }
    }
    return times
  }

  /// Reads the words of a task. Includes its note and place, which are stored only in the text.
  fileprivate init(ofTask text: String) {
    let lines = SearchableLines(LosslessText.bytes(of: text), withNote: true)
    let components = lines.hasLines ? ICalendarReader.components(of: lines.bytes) : []
    let task = components.first { $0.name == StoredComponent.taskName }
    self.init(task.map { EventSearchWords.lines(of: $0, ["DESCRIPTION", "LOCATION"]) } ?? [])
  }

  private static func lines(of component: ICalendarComponent, _ more: [String] = []) -> [String] {
    (more + ICalendarEventReader.noteProperties).compactMap { component.noteText($0) }
      .flatMap { $0.split(whereSeparator: \.isNewline) }
      .map { String($0).normalizingWhitespace(keepingLines: false) }
      .filter { !$0.isEmpty && $0.utf8.count <= EventText.maxShown }
  }
}

extension ICalendarTexts {
  func searchWords(of text: EventText) -> EventSearchWords { EventSearchWords(text) }

  func words(ofTask component: StoredComponent) -> EventSearchWords {
    TaskWordCache.shared.words(of: component.text)
  }
}

/// A cache of the searched words of tasks. They are not in the index, and a search needs them again
/// for each key that is typed.
package final class TaskWordCache: Sendable {
  package static let shared = TaskWordCache()

  private let cachedWords = Mutex<[[UInt8]: EventSearchWords]>([:])

  /// Maximum size of a cached text in bytes, and maximum number of cached texts. Other texts are
  /// parsed each time.
  private static let (maxTextSize, maxTexts) = (1 << 10, 8000)

  /// Clears the cache.
  package func clear() { cachedWords.withLock { $0 = [:] } }

  func words(of text: String) -> EventSearchWords {
    // Keys are bytes, because comparing strings would normalize them each time.
    let bytes = Array(text.utf8)
    if let known = cachedWords.withLock({ $0[bytes] }) { return known }
    let words = EventSearchWords(ofTask: text)
    if bytes.count <= TaskWordCache.maxTextSize {
      cachedWords.withLock { if $0.count < TaskWordCache.maxTexts { $0[bytes] = words } }
    }
    return words
  }
}

/// The lines of an event or task that are searched, with the BEGIN and END lines around them.
/// Parsing only these is much faster.
private struct SearchableLines {
  private(set) var bytes: [UInt8] = []
  private(set) var hasLines = false
  /// Whether the event has overrides.
  private(set) var hasOverrides = false

  private let withNote: Bool

  init(_ text: [UInt8], withNote: Bool = false) {
    self.withNote = withNote
    var isTaken = false
    for line in text.split(separator: .lineFeed) {
      // A line that begins with a blank continues the previous line.
      if line.first != UInt8(ascii: " "), line.first != UInt8(ascii: "\t") {
        isTaken = acceptLine(line)
      }
      if isTaken { bytes += line + [.lineFeed] }
    }
  }

  private mutating func acceptLine(_ line: ArraySlice<UInt8>) -> Bool {
    switch line.first?.asciiLowercased {
    case UInt8(ascii: "b"): return line.startsIgnoringCase("BEGIN")
    case UInt8(ascii: "e"): return line.startsIgnoringCase("END:")
    case UInt8(ascii: "r"):
      hasOverrides = hasOverrides || line.startsIgnoringCase("RECURRENCE-ID")
      return false
    case UInt8(ascii: "d"): return withNote && acceptProperty(line, "DESCRIPTION")
    case UInt8(ascii: "l"): return withNote && acceptProperty(line, "LOCATION")
    case UInt8(ascii: "u"): return acceptProperty(line, "URL")
    case UInt8(ascii: "c"): return acceptProperty(line, "CATEGORIES")
    case UInt8(ascii: "g"): return acceptProperty(line, "GEO")
    default: return false
    }
  }

  private mutating func acceptProperty(_ line: ArraySlice<UInt8>, _ name: StaticString) -> Bool {
    guard line.startsIgnoringCase(name) else { return false }
    hasLines = true
    return true
  }
}
