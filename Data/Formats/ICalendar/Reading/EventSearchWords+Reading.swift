import HearthDomain

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

  private static func lines(of component: ICalendarComponent) -> [String] {
    ICalendarEventReader.noteProperties.compactMap { component.noteText($0) }
      .flatMap { $0.split(whereSeparator: \.isNewline) }
      .map { String($0).normalizingWhitespace(keepingLines: false) }
      .filter { !$0.isEmpty && $0.utf8.count <= EventText.maxShown }
  }
}

extension ICalendarTexts {
  func searchWords(of text: EventText) -> EventSearchWords { EventSearchWords(text) }
}

/// The lines of an event that are searched, with the BEGIN and END lines around them.
/// Parsing only these is much faster.
private struct SearchableLines {
  private(set) var bytes: [UInt8] = []
  private(set) var hasLines = false
  /// Whether the event has overrides.
  private(set) var hasOverrides = false

  init(_ text: [UInt8]) {
    var isTaken = false
    for line in text.lines {
      // A line that begins with a blank continues the previous line.
      if line.first != UInt8(ascii: " "), line.first != UInt8(ascii: "\t") {
        isTaken = acceptLine(line)
      }
      if isTaken {
        bytes += line
        bytes.append(.lineFeed)
      }
    }
  }

  private mutating func acceptLine(_ line: ArraySlice<UInt8>) -> Bool {
    switch line.first?.asciiLowercased {
    case UInt8(ascii: "b"): return line.startsIgnoringCase("BEGIN")
    case UInt8(ascii: "e"): return line.startsIgnoringCase("END:")
    case UInt8(ascii: "r"):
      hasOverrides = hasOverrides || line.startsIgnoringCase("RECURRENCE-ID")
      return false
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
