/// A line of a calendar file, as it stands there and as it is meant.
struct ICalendarLine: Hashable, Sendable {
  /// With its folds and its end, and with empty lines before it.
  let raw: [UInt8]
  /// As it was before it was folded.
  let bytes: [UInt8]
  let number: Int
  /// In capitals.
  let name: String

  init(raw: [UInt8], bytes: [UInt8], number: Int = 0) {
    self.raw = raw
    self.bytes = bytes
    self.number = number
    let head = bytes.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ";") }.trimmedBlanks
    name = String(decoding: head, as: UTF8.self).uppercased()
  }

  /// A line of our own.
  init(_ text: String) {
    var raw: [UInt8] = []
    ContentFolding.fold(text, into: &raw)
    self.init(raw: raw, bytes: Array(text.utf8))
  }

  /// The last line of a file may have no end, and is to stand before others.
  var ended: ICalendarLine {
    guard let last = raw.last, last != .lineFeed, last != .carriageReturn else { return self }
    return ICalendarLine(raw: raw + [.carriageReturn, .lineFeed], bytes: bytes, number: number)
  }

  /// The line taken apart. Some programs write the name of a zone with a colon and without quotes.
  var parts: ContentLineParts? {
    guard let parts = ContentLineParts(bytes) else { return nil }
    let colon = UInt8(ascii: ":")
    guard ICalendarLine.ofTimes.contains(name), parts.value.contains(colon), !isTime(parts.value),
      let last = bytes.lastIndex(of: colon), isTime(bytes[(last + 1)...])
    else { return parts }
    return ContentLineParts(bytes, colon: last)
  }

  private static let ofTimes: Set = [
    "DTSTART", "DTEND", "DUE", "RECURRENCE-ID", "RDATE", "EXDATE",
  ]

  /// Whether that is a time, or a list of times or of stretches.
  private func isTime(_ value: ArraySlice<UInt8>) -> Bool {
    let first = value.prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "/") }
    return ICalendarTime(String(decoding: first, as: UTF8.self)) != nil
  }

  /// What stands behind the colon, as it is written there.
  var value: String {
    guard let parts else { return "" }
    return String(decoding: parts.value.trimmedBlanks, as: UTF8.self)
  }

  /// The value without escapes.
  var text: String { ContentText.unescaped(value) }

  /// The first value of a parameter, given in capitals.
  func parameter(_ name: StaticString) -> String? {
    guard let parts else { return nil }
    for parameter in parts.parameters {
      guard let equals = parameter.firstIndex(of: UInt8(ascii: "=")),
        parameter[..<equals].trimmedBlanks.equalsIgnoringCase(name)
      else { continue }
      let plain = parameter[(equals + 1)...].trimmedBlanks.filter { $0 != ContentLineParts.quote }
      return ParameterText.withoutCarets(String(decoding: plain, as: UTF8.self))
    }
    return nil
  }

  /// The line with another value behind the same name and parameters, but without those.
  func replacing(value: String, without names: Set<String> = []) -> ICalendarLine {
    guard let parts else { return ICalendarLine("\(name):\(value)") }
    let kept = parts.parameters.filter { parameter in
      let name = parameter.prefix { $0 != UInt8(ascii: "=") }.trimmedBlanks
      return !names.contains(String(decoding: name, as: UTF8.self).uppercased())
    }
    let head = ([parts.name.trimmedBlanks] + kept).map { String(decoding: $0, as: UTF8.self) }
    return ICalendarLine(head.joined(separator: ";") + ":" + value)
  }

  /// The line with that parameter behind the others, but for those.
  func setting(
    _ parameter: String, to text: String, without names: Set<String> = []
  ) -> ICalendarLine {
    guard let parts else { return self }
    let value = String(decoding: parts.value, as: UTF8.self)
    let plain = replacing(value: "", without: names.union([parameter]))
    return ICalendarLine(
      String(decoding: plain.bytes.dropLast(), as: UTF8.self) + ";\(parameter)=\(text):" + value)
  }
}

/// What stands between the marks of a component, with nothing left out and in its order.
struct ICalendarComponent: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case line(ICalendarLine)
    case component(ICalendarComponent)

    var line: ICalendarLine? { if case .line(let line) = self { line } else { nil } }

    var component: ICalendarComponent? {
      if case .component(let component) = self { component } else { nil }
    }

    func write(to bytes: inout [UInt8]) {
      switch self {
      case .line(let line): bytes += line.raw
      case .component(let component): component.write(to: &bytes)
      }
    }
  }

  /// In capitals.
  let name: String
  /// The line at which it begins.
  private(set) var line: Int
  let begin: [UInt8]
  var end: [UInt8]
  var parts: [Part]

  init(name: String, line: Int, begin: [UInt8]) {
    self.name = name
    self.line = line
    self.begin = begin
    end = []
    parts = []
  }

  /// A component of our own.
  init(_ name: String, _ lines: [String], _ components: [ICalendarComponent] = []) {
    self.name = name
    line = 0
    begin = Array("BEGIN:\(name)\r\n".utf8)
    end = Array("END:\(name)\r\n".utf8)
    parts = lines.map { .line(ICalendarLine($0)) } + components.map { .component($0) }
  }

  func starting(at line: Int) -> ICalendarComponent {
    var other = self
    other.line = line
    return other
  }

  /// As it stands in the file.
  var raw: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  func write(to bytes: inout [UInt8]) {
    bytes += begin
    for part in parts { part.write(to: &bytes) }
    bytes += end
  }

  /// How many bytes ``raw`` has.
  var length: Int {
    parts.reduce(begin.count + end.count) { length, part in
      switch part {
      case .line(let line): length + line.raw.count
      case .component(let component): length + component.length
      }
    }
  }

  /// Its own lines.
  var lines: [ICalendarLine] { parts.compactMap { $0.line } }

  var components: [ICalendarComponent] { parts.compactMap { $0.component } }

  func first(_ name: String) -> ICalendarLine? {
    for case .line(let line) in parts where line.name == name { return line }
    return nil
  }

  func all(_ name: String) -> [ICalendarLine] {
    parts.compactMap { if case .line(let line) = $0, line.name == name { line } else { nil } }
  }

  /// The value of the first line of that name without escapes; nil where that is blank.
  func text(_ name: String) -> String? {
    first(name).map(\.text).flatMap { $0.utf8.allSatisfy(\.isBlank) ? nil : $0 }
  }

  /// The zones that its lines name.
  var zoneNames: Set<String> {
    var names: Set<String> = []
    for part in parts {
      switch part {
      case .line(let line):
        // Few lines have any, and these are looked at closely.
        if line.bytes.contains(UInt8(ascii: ";")), let name = line.parameter("TZID") {
          names.insert(name)
        }
      case .component(let component): names.formUnion(component.zoneNames)
      }
    }
    return names
  }
}

// MARK: - Changing

extension ICalendarComponent {
  /// Puts the line in the place of the first of its name, or after the other lines; nil removes all
  /// of that name.
  mutating func set(_ name: String, to line: ICalendarLine?) {
    let places = parts.indices.filter { parts[$0].line?.name == name }
    guard let line else {
      for place in places.reversed() { parts.remove(at: place) }
      return
    }
    if let first = places.first { parts[first] = .line(line) } else { add(line) }
  }

  /// Puts the lines in the place of the first that is meant, and takes all of those away; after
  /// the other lines where there is none.
  mutating func replace(
    where isMeant: (ICalendarLine) -> Bool, with lines: [ICalendarLine]
  ) {
    let places = parts.indices.filter { parts[$0].line.map(isMeant) ?? false }
    guard let first = places.first else {
      for line in lines { add(line) }
      return
    }
    for place in places.reversed() { parts.remove(at: place) }
    parts.insert(contentsOf: lines.map { .line($0) }, at: first)
  }

  /// Adds a line after the other lines.
  mutating func add(_ line: ICalendarLine) {
    parts.insert(.line(line), at: endOfLines)
  }

  /// Behind its last line.
  var endOfLines: Int { parts.lastIndex { $0.line != nil }.map { $0 + 1 } ?? 0 }

  /// Changes each of its components of that name.
  mutating func change(each name: String, _ change: (inout ICalendarComponent) -> Void) {
    for place in parts.indices {
      guard var component = parts[place].component, component.name == name else { continue }
      change(&component)
      parts[place] = .component(component)
    }
  }

  /// Puts a text in the place of the first line of that name, whose parameters stay; but for those
  /// that lead to the former text in another form.
  mutating func set(_ name: String, toText text: String?) {
    let value = text.map { ContentText.escaped($0) }
    set(
      name,
      to: value.map {
        first(name)?.replacing(value: $0, without: ["ALTREP"]) ?? ICalendarLine("\(name):\($0)")
      })
  }
}
