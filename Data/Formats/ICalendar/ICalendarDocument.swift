/// A complete calendar file, as a tree that can be written back byte for byte.
struct ICalendarDocument {
  /// Calendars and the lines between them.
  private(set) var parts: [ICalendarComponent.Part] = []
  /// The empty lines at the end of the file.
  private var trailingLines: [UInt8] = []

  init(_ bytes: [UInt8]) {
    self.init(
      ContentLines(
        limit: ICalendarReader.maxComponentSize, keepingRaw: true, source: ChunkSource([bytes]).next
      ))
  }

  /// Parses a vCard file. Also joins lines that some programs break without marking the
  /// continuation.
  init(ofCard bytes: [UInt8]) {
    self.init(
      ContentLines(
        ofCards: VCardReader.maxCardSize, keepingRaw: true, source: ChunkSource([bytes]).next))
  }

  /// Builds the tree of components. A component without an END line extends to the end of its
  /// parent.
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
      let whole = ICalendarLine(raw: lines.raw, bytes: line.bytes, number: line.number).withLineEnd
      let raw = whole.raw
      switch whole.name {
      case "BEGIN" where stack.count < 8:
        stack.append(
          ICalendarComponent(name: whole.value.uppercased(), line: line.number, begin: raw))
      case "END" where stack.contains(where: { $0.name == whole.value.uppercased() }):
        while stack.last?.name != whole.value.uppercased() { close(&stack, &parts) }
        // The last END keeps its line end as it is, as nothing is ever inserted after it.
        stack[stack.count - 1].endLine = stack.count == 1 ? lines.raw : raw
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
    trailingLines = lines.raw
    while !stack.isEmpty { close(&stack, &parts) }
  }

  var raw: [UInt8] {
    parts.reduce(into: []) { $1.write(to: &$0) } + trailingLines
  }

  /// The only calendar of the file; nil if there is none or several.
  var calendar: ICalendarComponent? {
    get { self[only: "VCALENDAR"] }
    set { self[only: "VCALENDAR"] = newValue }
  }

  var components: [ICalendarComponent] { parts.compactMap { $0.component } }

  /// The only component of the file if it has that name; nil if there is none or several.
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
