import HearthDomain

/// A line of a calendar file, raw and unfolded.
struct ICalendarLine: Hashable, Sendable {
  /// Bytes as in the file, with folds, line end, and the empty lines before it.
  let raw: [UInt8]
  /// Unfolded bytes.
  let bytes: [UInt8]
  let number: Int
  /// Property name in upper case.
  let name: String
  /// Index of the colon before the value; nil if there is none. Stored, as several parts of a line
  /// are used.
  private let colonIndex: Int?

  init(raw: [UInt8], bytes: [UInt8], number: Int = 0) {
    self.raw = raw
    self.bytes = bytes
    self.number = number
    let head = bytes.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ";") }.trimmedBlanks
    name = String(decoding: head, as: UTF8.self).uppercased()
    colonIndex = ICalendarLine.colonIndex(of: bytes, named: name)
  }

  /// Creates a folded line from an unfolded text.
  init(_ text: String) {
    var raw: [UInt8] = []
    ContentFolding.fold(text, into: &raw)
    self.init(raw: raw, bytes: Array(text.utf8))
  }

  /// This line with a line end, which may be missing at the end of a file.
  var withLineEnd: ICalendarLine {
    guard let last = raw.last, last != .lineFeed, last != .carriageReturn else { return self }
    return ICalendarLine(raw: raw + [.carriageReturn, .lineFeed], bytes: bytes, number: number)
  }

  /// The line split into name, parameters and value.
  var parts: ContentLineParts? { colonIndex.map { ContentLineParts(bytes, colon: $0) } }

  /// Returns the index of the colon before the value. Accepts zone names with a colon even if they
  /// are not quoted.
  private static func colonIndex(of bytes: [UInt8], named name: String) -> Int? {
    guard let first = ContentLineParts.lengthOfHead(of: bytes) else { return nil }
    let colon = UInt8(ascii: ":")
    let value = bytes[(first + 1)...]
    guard value.contains(colon), timeProperties.contains(name), !isTime(value),
      let last = bytes.lastIndex(of: colon), isTime(bytes[(last + 1)...])
    else { return first }
    return last
  }

  private static let timeProperties: Set = [
    "DTSTART", "DTEND", "DUE", "RECURRENCE-ID", "RDATE", "EXDATE",
  ]

  /// Whether the value begins with a time, as lists of times or periods do, too.
  private static func isTime(_ value: ArraySlice<UInt8>) -> Bool {
    let first = value.prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "/") }
    return ICalendarTime(String(decoding: first, as: UTF8.self)) != nil
  }

  /// The value as written, with escapes.
  var value: String {
    guard let colonIndex else { return "" }
    return String(decoding: bytes[(colonIndex + 1)...].trimmedBlanks, as: UTF8.self)
  }

  /// Unescaped value.
  var text: String { ContentText.unescaped(value) }

  /// Returns the first value of a parameter, whose name is given in upper case.
  func parameter(_ name: StaticString) -> String? {
    // Fast path: few lines have parameters.
    guard let colonIndex, bytes[..<colonIndex].contains(UInt8(ascii: ";")), let parts else {
      return nil
    }
    for parameter in parts.parameters {
      guard let equals = parameter.firstIndex(of: UInt8(ascii: "=")),
        parameter[..<equals].trimmedBlanks.equalsIgnoringCase(name)
      else { continue }
      let plain = parameter[(equals + 1)...].trimmedBlanks.filter { $0 != ContentLineParts.quote }
      return ParameterText.unescaped(String(decoding: plain, as: UTF8.self))
    }
    return nil
  }

  /// Returns the line with another value, without the parameters named in `names`.
  func replacing(value: String, without names: Set<String> = []) -> ICalendarLine {
    guard let parts else { return ICalendarLine("\(name):\(value)") }
    let kept = parts.parameters.filter { parameter in
      let name = parameter.prefix { $0 != UInt8(ascii: "=") }.trimmedBlanks
      return !names.contains(String(decoding: name, as: UTF8.self).uppercased())
    }
    let head = ([parts.name.trimmedBlanks] + kept).map { String(decoding: $0, as: UTF8.self) }
    return ICalendarLine(head.joined(separator: ";") + ":" + value)
  }

  /// Returns the line with the parameter set, without the parameters named in `names`.
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

/// A component with all its contents in order, so that it can be written unchanged.
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

  /// Number of lines that most components have.
  private static let usualCount = 8

  /// Name in upper case.
  let name: String
  /// Number of the line where it begins.
  private(set) var line: Int
  let beginLine: [UInt8]
  var endLine: [UInt8]
  var parts: [Part]

  init(name: String, line: Int, begin: [UInt8]) {
    self.name = name
    self.line = line
    self.beginLine = begin
    endLine = []
    parts = []
    parts.reserveCapacity(ICalendarComponent.usualCount)
  }

  /// Creates a new component from unfolded lines and subcomponents.
  init(_ name: String, _ lines: [String], _ components: [ICalendarComponent] = []) {
    self.name = name
    line = 0
    beginLine = Array("BEGIN:\(name)\r\n".utf8)
    endLine = Array("END:\(name)\r\n".utf8)
    parts = lines.map { .line(ICalendarLine($0)) } + components.map { .component($0) }
  }

  func starting(at line: Int) -> ICalendarComponent {
    var other = self
    other.line = line
    return other
  }

  /// Bytes as in the file.
  var raw: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(length)
    write(to: &bytes)
    return bytes
  }

  func write(to bytes: inout [UInt8]) {
    bytes += beginLine
    for part in parts { part.write(to: &bytes) }
    bytes += endLine
  }

  /// Size of ``raw`` in bytes.
  var length: Int {
    parts.reduce(beginLine.count + endLine.count) { length, part in
      switch part {
      case .line(let line): length + line.raw.count
      case .component(let component): length + component.length
      }
    }
  }

  /// Lines of this component, without those of its subcomponents.
  var lines: [ICalendarLine] { parts.compactMap { $0.line } }

  var components: [ICalendarComponent] { parts.compactMap { $0.component } }

  func first(_ name: String) -> ICalendarLine? {
    for case .line(let line) in parts where line.name == name { return line }
    return nil
  }

  func all(_ name: String) -> [ICalendarLine] {
    parts.compactMap { if case .line(let line) = $0, line.name == name { line } else { nil } }
  }

  /// Returns the unescaped value of the first line of that name; nil if it is blank or missing.
  func text(_ name: String) -> String? {
    first(name).map(\.text).flatMap { $0.utf8.allSatisfy(\.isBlank) ? nil : $0 }
  }

  /// Names of the zones that lines of the component refer to.
  var zoneNames: Set<ExternalName> {
    var names: Set<ExternalName> = []
    for part in parts {
      switch part {
      case .line(let line):
        if let name = line.parameter("TZID") { names.insert(ExternalName(name)) }
      case .component(let component): names.formUnion(component.zoneNames)
      }
    }
    return names
  }
}

// MARK: - Changing

extension ICalendarComponent {
  /// Replaces the first line of that name; if there is none, adds the line after the other lines.
  /// If `line` is nil, removes all lines of that name.
  mutating func set(_ name: String, to line: ICalendarLine?) {
    let places = parts.indices.filter { parts[$0].line?.name == name }
    guard let line else {
      for place in places.reversed() { parts.remove(at: place) }
      return
    }
    if let first = places.first { parts[first] = .line(line) } else { add(line) }
  }

  /// Replaces the matching lines by `lines`, at the place of the first one. If none matches, adds
  /// them after the other lines.
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

  /// Index after the last line.
  var endOfLines: Int { parts.lastIndex { $0.line != nil }.map { $0 + 1 } ?? 0 }

  /// Changes each component of that name.
  mutating func change(each name: String, _ change: (inout ICalendarComponent) -> Void) {
    for place in parts.indices {
      guard var component = parts[place].component, component.name == name else { continue }
      change(&component)
      parts[place] = .component(component)
    }
  }

  /// Sets the value of the first line of that name, keeping its parameters except ALTREP, which
  /// refers to the former text.
  mutating func set(_ name: String, toText text: String?) {
    let value = text.map { ContentText.escaped($0) }
    set(
      name,
      to: value.map {
        first(name)?.replacing(value: $0, without: ["ALTREP"]) ?? ICalendarLine("\(name):\($0)")
      })
  }
}
