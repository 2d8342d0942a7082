import HearthDomain

/// Splits the components of an event or to-do into units, such as the title or the timing, which a
/// sync merges separately.
enum ICalendarUnits {
  /// Properties of the unit `.timing`, in the order in which they are usually written.
  fileprivate static let whenProperties = [
    "RECURRENCE-ID", "DTSTART", "DTEND", "DUE", "DURATION", "RRULE", "X-HEARTH-RRULE", "EXRULE",
    SkippedHolidays.flagProperty, "X-HEARTH-AFTER-DONE", "RDATE", "EXDATE",
  ]
  private static let whenPropertySet = Set(whenProperties)
  /// Properties of a to-do that say, together with STATUS, whether it is done.
  private static let statusProperties: Set = ["COMPLETED", "PERCENT-COMPLETE"]
  /// Properties that programs change with every save, and that are therefore not compared.
  static let ignoredProperties: Set = [
    "UID", "DTSTAMP", "LAST-MODIFIED", "CREATED", "SEQUENCE", "PRODID", "X-MOZ-GENERATION",
  ]

  /// Returns the units of all components, keyed by the occurrence that each describes.
  static func units(of components: [ICalendarComponent]) -> LinkUnits {
    var units = LinkUnits()
    for component in components {
      units.parts[partName(of: component), default: [:]].merge(self.units(of: component)) {
        $0 + $1
      }
    }
    return units
  }

  static func partName(of component: ICalendarComponent) -> ExternalName {
    guard let line = component.first("RECURRENCE-ID") else { return LinkUnits.wholeItem }
    return ExternalName(line.value + (line.parameter("TZID").map { "@\($0)" } ?? ""))
  }

  private static func units(of component: ICalendarComponent) -> LinkUnits.Part {
    var lines: [LinkUnits.Unit: [[UInt8]]] = [:]
    for part in component.parts {
      if let unit = unit(of: part) { lines[unit, default: []].append(content(of: part)) }
    }
    return lines.mapValues { lines in
      lines.sorted { $0.lexicographicallyPrecedes($1) }.reduce(into: []) { $0 += $1 + [.lineFeed] }
    }
  }

  /// Returns the unit of a line or subcomponent; nil if it is not compared.
  static func unit(of part: ICalendarComponent.Part) -> LinkUnits.Unit? {
    switch part {
    case .line(let line):
      if ignoredProperties.contains(line.name) { return nil }
      if whenPropertySet.contains(line.name) { return .timing }
      if statusProperties.contains(line.name) { return .property("STATUS") }
      if line.name == "ATTENDEE" { return .attendee(ExternalName(line.value.lowercased())) }
      return .property(ExternalName(line.name))
    case .component(let component):
      let name =
        component.text("UID") ?? component.text("X-WR-ALARMUID")
        ?? Fingerprint.long(of: String(decoding: content(of: part), as: UTF8.self))
      return component.name == "VALARM"
        ? .alarm(ExternalName(name)) : .component("\(component.name) \(name)")
    }
  }

  /// Returns the bytes by which a line or subcomponent is compared: unfolded, subcomponents in
  /// order.
  fileprivate static func content(of part: ICalendarComponent.Part) -> [UInt8] {
    switch part {
    case .line(let line):
      guard let parts = ContentLineParts(line.bytes) else { return line.bytes }
      let said = Array(line.name.utf8) + line.bytes[parts.name.endIndex...]
      return ICalendarLine.propertiesEscapedByServers.contains(line.name)
        ? said.filter { $0 != UInt8(ascii: "\\") } : said
    case .component(let component):
      let inner = component.parts.map { content(of: $0) }
        .sorted { $0.lexicographicallyPrecedes($1) }
      return Array(
        ([Array("BEGIN:\(component.name)".utf8)] + inner
          + [Array("END:\(component.name)".utf8)]).joined(separator: [.lineFeed]))
    }
  }

  /// Returns the bytes by which the component is compared, without ignored properties.
  static func content(of component: ICalendarComponent) -> [UInt8] {
    content(of: .component(withoutIgnoredProperties(component)))
  }

  private static func withoutIgnoredProperties(_ component: ICalendarComponent)
    -> ICalendarComponent
  {
    var said = component
    said.parts = component.parts.compactMap { part in
      switch part {
      case .line(let line): ignoredProperties.contains(line.name) ? nil : part
      case .component(let inner): .component(self.withoutIgnoredProperties(inner))
      }
    }
    return said
  }

  /// Parses the content of a unit into lines and components, each with the bytes by which it is
  /// compared.
  private static func parts(
    of content: LinkUnits.Content
  ) -> [(content: [UInt8], part: ICalendarComponent.Part)] {
    ICalendarDocument(
      content.split(separator: .lineFeed).reduce(into: []) { $0 += $1 + [.lineFeed] }
    ).parts.map { part in
      let made: ICalendarComponent.Part =
        switch part {
        case .line(let line): .line(ICalendarLine(String(decoding: line.bytes, as: UTF8.self)))
        case .component(let component): .component(component.refolded)
        }
      return (content: self.content(of: part), part: made)
    }
  }

  /// Returns the component with the contents of its units replaced by `part`. Of SEQUENCE,
  /// timestamps and the like, which are not compared, keeps the greater value of both components.
  static func applyingUnits(
    _ component: ICalendarComponent, saying part: LinkUnits.Part, besides other: ICalendarComponent?
  ) -> ICalendarComponent {
    var changed = component
    let old = units(of: component)
    for unit in Set(old.keys).union(part.keys).sorted() where old[unit] != part[unit] {
      changed.setContent(part[unit].map { parts(of: $0) } ?? [], of: unit)
    }
    for name in ["SEQUENCE", "DTSTAMP", "LAST-MODIFIED", "CREATED"] {
      guard let theirs = other?.first(name) else { continue }
      guard let mine = changed.first(name) else {
        if name != "DTSTAMP" { changed.add(theirs) }
        continue
      }
      let isGreater =
        name == "SEQUENCE"
        ? (Int(theirs.value) ?? 0) > (Int(mine.value) ?? 0) : theirs.value > mine.value
      if isGreater { changed.set(name, to: theirs) }
    }
    return changed
  }
}

extension ICalendarComponent {
  /// Replaces the content of the unit. Unchanged lines stay in place; a changed line replaces an
  /// old one of the same name; new ones are inserted beside related ones.
  fileprivate mutating func setContent(
    _ wanted: [(content: [UInt8], part: Part)], of unit: LinkUnits.Unit
  ) {
    var left = Dictionary(wanted.map { ($0.content, 1) }, uniquingKeysWith: +)
    func take(_ content: [UInt8]) -> Bool {
      guard let count = left[content], count > 0 else { return false }
      left[content] = count - 1
      return true
    }
    let old = parts.indices.filter { place in
      ICalendarUnits.unit(of: parts[place]) == unit
        && !take(ICalendarUnits.content(of: parts[place]))
    }
    var new = wanted.filter { take($0.content) }.map(\.part)
    var gone: [Int] = []
    for place in old {
      if let next = new.firstIndex(where: { $0.name == parts[place].name }) {
        parts[place] = new.remove(at: next)
      } else {
        gone.append(place)
      }
    }
    for place in gone.reversed() { parts.remove(at: place) }
    for rank in Set(new.map(\.rank)).sorted() {
      let alike = new.filter { $0.rank == rank }
      if let first = alike.first {
        parts.insert(contentsOf: alike, at: insertionIndex(of: first, in: unit))
      }
    }
  }

  /// Returns the index at which to insert a line or component: after the last one of the unit with
  /// the same or a lower rank, otherwise after all lines, or at the end for a component.
  private func insertionIndex(of part: Part, in unit: LinkUnits.Unit) -> Int {
    let before = parts.lastIndex { other in
      ICalendarUnits.unit(of: other) == unit && other.rank <= part.rank
    }
    if let before { return before + 1 }
    return part.line == nil ? parts.count : endOfLines
  }
}

extension ICalendarComponent.Part {
  fileprivate var name: String {
    switch self {
    case .line(let line): line.name
    case .component(let component): component.name
    }
  }

  /// Order of the properties in the unit `.timing`: a rule comes before its exceptions.
  fileprivate var rank: Int {
    ICalendarUnits.whenProperties.firstIndex(of: name) ?? ICalendarUnits.whenProperties.count
  }
}

extension ICalendarComponent {
  /// The component with its lines folded as this program folds them.
  fileprivate var refolded: ICalendarComponent {
    var made = ICalendarComponent(name, [])
    made.parts = parts.map { part in
      switch part {
      case .line(let line): .line(ICalendarLine(String(decoding: line.bytes, as: UTF8.self)))
      case .component(let component): .component(component.refolded)
      }
    }
    return made
  }
}
