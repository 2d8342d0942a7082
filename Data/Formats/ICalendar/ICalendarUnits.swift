import HearthDomain

/// An event's components as units that are merged each by itself.
enum ICalendarUnits {
  private static let when: Set = [
    "DTSTART", "DTEND", "DURATION", "RRULE", "RDATE", "EXDATE", "EXRULE", "RECURRENCE-ID",
    "X-HEARTH-RRULE", LeftOutDays.flag, "X-HEARTH-AFTER-DONE",
  ]
  /// What tells how often and when it was changed, and by what: it differs with every program.
  static let ignored: Set = [
    "UID", "DTSTAMP", "LAST-MODIFIED", "CREATED", "SEQUENCE", "PRODID", "X-MOZ-GENERATION",
  ]

  /// Those of all components, each by the time of the series that it describes.
  static func units(of components: [ICalendarComponent]) -> LinkUnits {
    var units = LinkUnits()
    for component in components {
      units.parts[part(of: component), default: [:]].merge(self.units(of: component)) { $0 + $1 }
    }
    return units
  }

  static func part(of component: ICalendarComponent) -> String {
    guard let line = component.first("RECURRENCE-ID") else { return LinkUnits.whole }
    return line.value + (line.parameter("TZID").map { "@\($0)" } ?? "")
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

  /// Nil for what says nothing that is compared.
  static func unit(of part: ICalendarComponent.Part) -> LinkUnits.Unit? {
    switch part {
    case .line(let line):
      if ignored.contains(line.name) { return nil }
      if when.contains(line.name) { return .when }
      if line.name == "ATTENDEE" { return .attendee(line.value.lowercased()) }
      return .property(line.name)
    case .component(let component):
      let name =
        component.text("UID") ?? component.text("X-WR-ALARMUID")
        ?? Fingerprint.long(of: String(decoding: content(of: part), as: UTF8.self))
      return component.name == "VALARM" ? .alarm(name) : .component("\(component.name) \(name)")
    }
  }

  /// Without folds, and within a component in order.
  private static func content(of part: ICalendarComponent.Part) -> [UInt8] {
    switch part {
    case .line(let line):
      guard let parts = ContentLineParts(line.bytes) else { return line.bytes }
      return Array(line.name.utf8) + line.bytes[parts.name.endIndex...]
    case .component(let component):
      let inner = component.parts.map { content(of: $0) }
        .sorted { $0.lexicographicallyPrecedes($1) }
      return Array(
        ([Array("BEGIN:\(component.name)".utf8)] + inner
          + [Array("END:\(component.name)".utf8)]).joined(separator: [.lineFeed]))
    }
  }

  /// All that it says, without what differs with every writing.
  static func content(of component: ICalendarComponent) -> [UInt8] {
    content(of: .component(said(component)))
  }

  private static func said(_ component: ICalendarComponent) -> ICalendarComponent {
    var said = component
    said.parts = component.parts.compactMap { part in
      switch part {
      case .line(let line): ignored.contains(line.name) ? nil : part
      case .component(let inner): .component(self.said(inner))
      }
    }
    return said
  }

  /// What a unit says, as parts of a component.
  private static func parts(of content: LinkUnits.Content) -> [ICalendarComponent.Part] {
    ICalendarDocument(
      content.split(separator: .lineFeed).reduce(into: []) { $0 += $1 + [.lineFeed] }
    ).parts.map { part in
      switch part {
      case .line(let line): .line(ICalendarLine(String(decoding: line.bytes, as: UTF8.self)))
      case .component(let component): .component(component.folded)
      }
    }
  }

  /// The component saying these units, and of what is not compared the greater.
  static func component(
    _ component: ICalendarComponent, saying part: LinkUnits.Part, besides other: ICalendarComponent?
  ) -> ICalendarComponent {
    var changed = component
    let old = units(of: component)
    for unit in Set(old.keys).union(part.keys).sorted() where old[unit] != part[unit] {
      let first = changed.parts.firstIndex { self.unit(of: $0) == unit }
      changed.parts.removeAll { self.unit(of: $0) == unit }
      guard let content = part[unit] else { continue }
      let lines = parts(of: content)
      if let first {
        changed.parts.insert(contentsOf: lines, at: min(first, changed.parts.count))
      } else if case .line? = lines.first {
        let last = changed.parts.lastIndex { if case .line = $0 { true } else { false } }
        changed.parts.insert(contentsOf: lines, at: last.map { $0 + 1 } ?? 0)
      } else {
        changed.parts += lines
      }
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
  /// With its lines folded as we fold them.
  fileprivate var folded: ICalendarComponent {
    var made = ICalendarComponent(name, [])
    made.parts = parts.map { part in
      switch part {
      case .line(let line): .line(ICalendarLine(String(decoding: line.bytes, as: UTF8.self)))
      case .component(let component): .component(component.folded)
      }
    }
    return made
  }
}
