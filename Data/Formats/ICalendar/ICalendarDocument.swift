/// A whole calendar file as a tree, from which the same bytes come again.
struct ICalendarDocument {
  /// What stands in the file, calendars and what lies around them.
  private(set) var parts: [ICalendarComponent.Part] = []
  /// The empty lines at its end.
  private var tail: [UInt8] = []

  init(_ bytes: [UInt8]) {
    self.init(
      ContentLines(
        limit: ICalendarReader.largestComponent, keepingRaw: true, source: Pieces([bytes]).next))
  }

  /// Lines that cards break otherwise than by folding are whole ones, as for who reads cards.
  init(ofCard bytes: [UInt8]) {
    self.init(
      ContentLines(
        ofCards: VCardReader.largestCard, keepingRaw: true, source: Pieces([bytes]).next))
  }

  /// Nested as deep as its components say; a component without an end lasts to the end of the one
  /// around it.
  private init(_ lines: ContentLines) {
    var lines = lines
    var stack: [ICalendarComponent] = []
    func close(_ stack: inout [ICalendarComponent], _ parts: inout [ICalendarComponent.Part]) {
      let inner = stack.removeLast()
      if stack.isEmpty {
        parts.append(.component(inner))
      } else {
        stack[stack.count - 1].parts.append(.component(inner))
      }
    }
    while let line = try? lines.next() {
      let whole = ICalendarLine(raw: lines.raw, bytes: line.bytes, number: line.number).ended
      let raw = whole.raw
      switch whole.name {
      case "BEGIN" where stack.count < 8:
        stack.append(
          ICalendarComponent(name: whole.value.uppercased(), line: line.number, begin: raw))
      case "END" where stack.contains(where: { $0.name == whole.value.uppercased() }):
        while stack.last?.name != whole.value.uppercased() { close(&stack, &parts) }
        // Behind the last mark of a file nothing is ever written.
        stack[stack.count - 1].end = stack.count == 1 ? lines.raw : raw
        close(&stack, &parts)
      default:
        if stack.isEmpty {
          parts.append(
            .line(ICalendarLine(raw: lines.raw, bytes: line.bytes, number: line.number)))
        } else {
          stack[stack.count - 1].parts.append(.line(whole))
        }
      }
    }
    tail = lines.raw
    while !stack.isEmpty { close(&stack, &parts) }
  }

  var raw: [UInt8] {
    parts.reduce(into: []) { $1.write(to: &$0) } + tail
  }

  /// The one calendar of the file; nil where there is none, or several.
  var calendar: ICalendarComponent? {
    get { self[only: "VCALENDAR"] }
    set { self[only: "VCALENDAR"] = newValue }
  }

  var components: [ICalendarComponent] { parts.compactMap { $0.component } }

  /// The one component of the file, which has that name; nil where there is none, or several.
  subscript(only name: String) -> ICalendarComponent? {
    get {
      let found = components
      return found.count == 1 && found[0].name == name ? found[0] : nil
    }
    set {
      guard let newValue, let place = parts.firstIndex(where: { $0.component != nil }) else {
        return
      }
      parts[place] = .component(newValue)
    }
  }
}
