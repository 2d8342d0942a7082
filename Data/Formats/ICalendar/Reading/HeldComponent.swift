import HearthDomain

/// A component on its way out of a file, with those within it that have not ended yet.
///
/// Where little of it is to be held, what cannot be kept anyway is let go as soon as that is known:
/// the longest lines that say nothing of what is shown, as ``ICalendarEvent/lighten(to:)`` lets
/// them go, and all of what is too large without them. So one of any size takes no more memory than
/// one that is kept.
struct HeldComponent {
  private var stack: [ICalendarComponent]
  /// How many bytes are held at most; nil for all.
  private let most: Int?
  private var size: Int
  private var isFinished = false
  /// The lines that may be let go, by their places in the outermost component.
  private var long: [(place: Int, size: Int)] = []
  /// The names of lines that were let go.
  private(set) var leftOut: [String] = []
  /// How many bytes were accepted where it has more, so that nothing is held any more.
  private(set) var passed: Int?
  /// How what it is called begins, where that is all that is held of it.
  private(set) var title: String?

  init(_ outermost: ICalendarComponent, holdingLittle holdsLittle: Bool) {
    stack = [outermost]
    size = outermost.begin.count
    most = holdsLittle ? HeldComponent.most(of: outermost.name) : nil
  }

  private static func most(of name: String) -> Int {
    switch name {
    case "VTIMEZONE": EventText.mostAround
    case "VEVENT": EventText.mostBytes
    default: KeptComponent.mostBytes
    }
  }

  /// How deep the one is nested that has not ended.
  var depth: Int { stack.count }

  /// The outermost one with all that is held, and whether it has its end.
  var whole: (component: ICalendarComponent, isFinished: Bool) {
    var all = self
    while all.stack.count > 1 { all.close() }
    return (all.stack[0].ended, isFinished)
  }

  /// Holds nothing of it any more.
  mutating func letGo(_ limit: Int) {
    if passed == nil {
      title = stack[0].shortTitle
      stack = stack.map { ICalendarComponent(name: $0.name, line: $0.line, begin: []) }
      (long, leftOut) = ([], [])
    }
    passed = max(limit, passed ?? 0)
  }

  /// Takes a line that has so many bytes in the file.
  mutating func add(_ line: ICalendarLine, of size: Int) {
    let isLong = stack.count == 1 && isEvent && ICalendarEvent.isLong(line.name, size)
    guard hasRoom(for: line.name, of: size, isLong: isLong) else {
      if passed != nil, title == nil, stack.count == 1 {
        var only = ICalendarComponent(name: stack[0].name, line: line.number, begin: [])
        only.parts = [.line(line)]
        title = only.shortTitle
      }
      return
    }
    if isLong { long.append((stack[0].parts.count, size)) }
    stack[stack.count - 1].parts.append(.line(line))
  }

  mutating func begin(_ component: ICalendarComponent) {
    let isHeld = hasRoom(for: component.name, of: component.begin.count)
    stack.append(
      isHeld
        ? component : ICalendarComponent(name: component.name, line: component.line, begin: []))
  }

  /// Ends the innermost one of that name; returns whether that is the outermost of all, and nil
  /// where there is none.
  mutating func end(_ name: String, with line: ICalendarLine) -> Bool? {
    guard let place = stack.lastIndex(where: { $0.name == name }) else { return nil }
    while stack.count > place + 1 { close() }
    if isHeld(stack[place]) {
      stack[place].end = line.raw
      size += line.raw.count
    }
    isFinished = place == 0
    if place > 0 { close() }
    return isFinished
  }

  private mutating func close() {
    let inner = stack.removeLast()
    if isHeld(inner) { stack[stack.count - 1].parts.append(.component(inner.ended)) }
  }

  /// Nothing is held of what begins where there is no more room.
  private func isHeld(_ component: ICalendarComponent) -> Bool { !component.begin.isEmpty }

  private var isEvent: Bool { stack[0].name == "VEVENT" }
  private var isZone: Bool { stack[0].name == "VTIMEZONE" }

  /// Whether the line is held, for which longer ones may have to go. What names a zone of which not
  /// all is held is not read either; of the zone its name is needed.
  private mutating func hasRoom(for name: String, of lineSize: Int, isLong: Bool = false) -> Bool {
    guard passed == nil else { return false }
    guard let most else { return true }
    if isZone, !leftOut.isEmpty { return false }
    size += lineSize
    while size > most {
      let longest = long.indices.max { long[$0].size < long[$1].size }
      if isLong, longest.map({ long[$0].size <= lineSize }) ?? true {
        leftOut.append(ImportFact.excerpt(name))
        size -= lineSize
        return false
      }
      guard let longest else {
        if isZone { leftOut = [ImportFact.excerpt(name)] } else { letGo(most) }
        return false
      }
      letGo(lineAt: longest)
    }
    return true
  }

  private mutating func letGo(lineAt index: Int) {
    let (place, lineSize) = long.remove(at: index)
    if case .line(let line) = stack[0].parts.remove(at: place) {
      leftOut.append(ImportFact.excerpt(line.name))
    }
    size -= lineSize
    for other in long.indices where long[other].place > place { long[other].place -= 1 }
  }
}

extension ICalendarComponent {
  /// How what it is called begins; nil where it has no title.
  var shortTitle: String? { text("SUMMARY").map { ImportFact.excerpt($0) } }

  /// With an end of its own where the file has none.
  fileprivate var ended: ICalendarComponent {
    guard end.isEmpty else { return self }
    var ended = self
    ended.end = Array("END:\(name)\r\n".utf8)
    return ended
  }
}
