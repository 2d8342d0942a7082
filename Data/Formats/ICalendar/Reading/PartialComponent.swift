import HearthDomain

/// A component that is being parsed, with its unfinished subcomponents.
///
/// If memory is limited, data that cannot be stored anyway is dropped while parsing: the longest
/// lines that are not displayed, as in ``ICalendarEvent/dropLongLines(to:)``, or everything if that
/// is not enough. So a component of any size needs no more memory than one that can be stored.
struct PartialComponent {
  private var stack: [ICalendarComponent]
  /// Maximum number of bytes to keep; nil for no limit.
  private let maxSize: Int?
  private var size: Int
  private var isFinished = false
  /// Lines that may be dropped, with their sizes and their indices in the outermost component.
  private var droppableLines: [(place: Int, size: Int)] = []
  /// Names of dropped lines.
  private(set) var droppedNames: [String] = []
  /// The size limit, if everything was dropped because the component exceeded it; otherwise nil.
  private(set) var exceededLimit: Int?
  /// The beginning of the title, if everything else was dropped.
  private(set) var title: String?

  init(_ outermost: ICalendarComponent, holdingLittle keepsOnlyStorable: Bool) {
    stack = [outermost]
    size = outermost.beginLine.count
    maxSize = keepsOnlyStorable ? PartialComponent.maxSize(of: outermost.name) : nil
  }

  private static func maxSize(of name: String) -> Int {
    switch name {
    case "VTIMEZONE": EventText.maxSurroundingBytes
    case "VEVENT": EventText.maxBytes
    default: StoredComponent.maxBytes
    }
  }

  /// Nesting depth of the current component.
  var depth: Int { stack.count }

  /// The outermost component with everything kept, and whether its end was read.
  var outermost: (component: ICalendarComponent, isFinished: Bool) {
    var all = self
    while all.stack.count > 1 { all.closeInnermost() }
    return (all.stack[0].withEndLine, isFinished)
  }

  /// Drops everything except the beginning of the title, because the component exceeds the limit.
  mutating func dropAll(_ limit: Int) {
    if exceededLimit == nil {
      title = stack[0].shortTitle
      stack = stack.map { ICalendarComponent(name: $0.name, line: $0.line, begin: []) }
      (droppableLines, droppedNames) = ([], [])
    }
    exceededLimit = max(limit, exceededLimit ?? 0)
  }

  /// Adds a line whose size in the file is `size` bytes.
  mutating func add(_ line: ICalendarLine, of size: Int) {
    let isLong = stack.count == 1 && isEvent && ICalendarEvent.mayBeDropped(line.name, size)
    guard makeRoom(for: line.name, of: size, isLong: isLong) else {
      if exceededLimit != nil, title == nil, stack.count == 1 {
        var only = ICalendarComponent(name: stack[0].name, line: line.number, begin: [])
        only.parts = [.line(line)]
        title = only.shortTitle
      }
      return
    }
    if isLong { droppableLines.append((stack[0].parts.count, size)) }
    stack[stack.count - 1].parts.append(.line(line))
  }

  mutating func begin(_ component: ICalendarComponent) {
    let isHeld = makeRoom(for: component.name, of: component.beginLine.count)
    stack.append(
      isHeld
        ? component : ICalendarComponent(name: component.name, line: component.line, begin: []))
  }

  /// Ends the innermost component of that name; returns whether it is the outermost one. Returns
  /// nil if there is no such component.
  mutating func end(_ name: String, with line: ICalendarLine) -> Bool? {
    guard let place = stack.lastIndex(where: { $0.name == name }) else { return nil }
    while stack.count > place + 1 { closeInnermost() }
    if isKept(stack[place]) {
      stack[place].endLine = line.raw
      size += line.raw.count
    }
    isFinished = place == 0
    if place > 0 { closeInnermost() }
    return isFinished
  }

  private mutating func closeInnermost() {
    let inner = stack.removeLast()
    if isKept(inner) { stack[stack.count - 1].parts.append(.component(inner.withEndLine)) }
  }

  /// Whether the component is kept. If there was no room when it began, its first line was not
  /// stored.
  private func isKept(_ component: ICalendarComponent) -> Bool { !component.beginLine.isEmpty }

  private var isEvent: Bool { stack[0].name == "VEVENT" }
  private var isZone: Bool { stack[0].name == "VTIMEZONE" }

  /// Makes room for a line, by dropping longer ones if necessary; returns whether the line may be
  /// added. Adds nothing more to a zone of which lines were dropped, as an incomplete zone cannot
  /// be used.
  private mutating func makeRoom(for name: String, of lineSize: Int, isLong: Bool = false) -> Bool {
    guard exceededLimit == nil else { return false }
    guard let maxSize else { return true }
    if isZone, !droppedNames.isEmpty { return false }
    size += lineSize
    while size > maxSize {
      let longest = droppableLines.indices.max { droppableLines[$0].size < droppableLines[$1].size }
      if isLong, longest.map({ droppableLines[$0].size <= lineSize }) ?? true {
        droppedNames.append(ImportFact.excerpt(name))
        size -= lineSize
        return false
      }
      guard let longest else {
        if isZone { droppedNames = [ImportFact.excerpt(name)] } else { dropAll(maxSize) }
        return false
      }
      dropLine(at: longest)
    }
    return true
  }

  private mutating func dropLine(at index: Int) {
    let (place, lineSize) = droppableLines.remove(at: index)
    if case .line(let line) = stack[0].parts.remove(at: place) {
      droppedNames.append(ImportFact.excerpt(line.name))
    }
    size -= lineSize
    for other in droppableLines.indices where droppableLines[other].place > place {
      droppableLines[other].place -= 1
    }
  }
}

extension ICalendarComponent {
  /// Beginning of the title; nil if there is none.
  var shortTitle: String? { text("SUMMARY").map { ImportFact.excerpt($0) } }

  /// The component with an END line, if the file lacks it.
  fileprivate var withEndLine: ICalendarComponent {
    guard endLine.isEmpty else { return self }
    var ended = self
    ended.endLine = Array("END:\(name)\r\n".utf8)
    return ended
  }
}
