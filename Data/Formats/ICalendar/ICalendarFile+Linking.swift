import HearthDomain

/// Converts events and to-dos to link items and back: files with one item each, as in vdir and
/// CalDAV.
extension ICalendarFile: EventLinkFormat {
  package var maxBytes: Int { EventText.maxBytes }

  package func content(of bytes: [UInt8]) -> LinkContent {
    var document = ICalendarDocument(bytes)
    guard bytes.count <= maxBytes, LosslessText.text(of: bytes) != nil,
      var calendar = document.calendar
    else { return .unreadable }
    var bytes = bytes
    if calendar.components.contains(where: { $0 != $0.asToDoIfAfterDone }) {
      calendar.change(each: "VEVENT") { $0 = $0.asToDoIfAfterDone }
      document.calendar = calendar
      bytes = document.raw
    }
    let things = calendar.components.filter { $0.name != "VTIMEZONE" }
    let events = things.filter { $0.name == "VEVENT" }
    let found = events.isEmpty ? things.filter { $0.name == ToDo.componentName } : events
    guard !found.isEmpty else { return .notAnItem }
    let uids = Set(things.map { ICalendarEvent.uid(of: $0).map { ExternalName($0) } })
    guard uids.count == 1 else { return .severalItems }
    let parts = found.map { ICalendarUnits.partName(of: $0) }
    guard found.count == things.count, Set(parts).count == parts.count,
      let uid = uids.first.flatMap({ $0 }), !uid.utf8.contains(0)
    else { return .unreadable }
    return .item(
      LinkItem(uid: uid, bytes: bytes, units: ICalendarUnits.units(of: found)))
  }

  package func item(of event: StoredEvent) -> LinkItem {
    let writer = makeWriter(zoned: true)
    writer.register(event)
    var document = ICalendarDocument(
      writer.header() + writer.bytes(of: event) + writer.footer())
    // A stored file, unlike a message, must not have a METHOD.
    document.calendar?.set("METHOD", to: nil)
    let events = document.calendar?.components.filter { $0.name == "VEVENT" } ?? []
    return LinkItem(
      uid: ExternalName(event.text?.uid ?? event.event.id.uid), bytes: document.raw,
      units: ICalendarUnits.units(of: events))
  }

  package func parsedEvent(of item: LinkItem, _ report: inout ImportReport) -> ReadEvent? {
    var found: ReadEvent?
    report =
      (try? read(ChunkSource([item.bytes]).next) { read, _ in found = found ?? read })
      ?? ImportReport()
    return found
  }

  package func item(
    _ item: LinkItem, with units: LinkUnits, takingZonesFrom other: LinkItem
  ) -> LinkItem {
    var document = ICalendarDocument(item.bytes)
    guard var calendar = document.calendar,
      let theirs = ICalendarDocument(other.bytes).calendar
    else { return item }
    let others = Dictionary(
      theirs.components.filter(\.isLinkItem).map { (ICalendarUnits.partName(of: $0), $0) }
    ) { first, _ in first }
    var said: Set<ExternalName> = []
    calendar.parts = calendar.parts.compactMap { part in
      guard let component = part.component, component.isLinkItem else { return part }
      let name = ICalendarUnits.partName(of: component)
      guard let own = units.parts[name] else { return nil }
      said.insert(name)
      // What is due is a to-do, even where the other side still has the event that it was.
      if component.name == "VEVENT", let toDo = others[name], toDo.name == ToDo.componentName,
        own[.timing]?.split(separator: .lineFeed).contains(where: { $0.starts(with: "DUE".utf8) })
          == true
      {
        return .component(ICalendarUnits.applyingUnits(toDo, saying: own, besides: component))
      }
      return .component(
        ICalendarUnits.applyingUnits(component, saying: own, besides: others[name]))
    }
    for (name, own) in units.parts.sorted(by: { $0.key < $1.key }) where !said.contains(name) {
      guard let component = others[name] else { continue }
      calendar.parts.append(
        .component(ICalendarUnits.applyingUnits(component, saying: own, besides: nil)))
    }
    let events = calendar.components.filter(\.isLinkItem)
    let named = events.reduce(into: Set<ExternalName>()) { $0.formUnion($1.zoneNames) }
    func zones(_ calendar: ICalendarComponent) -> [ExternalName: ICalendarComponent] {
      Dictionary(
        calendar.components.filter { $0.name == "VTIMEZONE" }
          .compactMap { zone in
            zone.first("TZID").map { (ExternalName($0.value), zone) }
          }
      ) { first, _ in first }
    }
    let (own, further) = (zones(calendar), zones(theirs))
    let place = calendar.parts.firstIndex { $0.component != nil }
    for name in named.sorted().reversed() where own[name] == nil {
      guard let zone = further[name] else { continue }
      calendar.parts.insert(.component(zone), at: place ?? calendar.parts.count)
    }
    document.calendar = calendar
    return LinkItem(
      uid: item.uid, bytes: document.raw, units: ICalendarUnits.units(of: events))
  }

  package func outgoing(_ item: LinkItem, isNew: Bool) -> LinkItem {
    var document = ICalendarDocument(item.bytes)
    guard var calendar = document.calendar else { return item }
    calendar.set("METHOD", to: nil)
    for name in ["VEVENT", ToDo.componentName] {
      calendar.change(each: name) { $0 = $0.outgoing(isNew: isNew) }
    }
    document.calendar = calendar
    let bytes = document.raw
    guard bytes != item.bytes else { return item }
    let events = calendar.components.filter(\.isLinkItem)
    return LinkItem(uid: item.uid, bytes: bytes, units: ICalendarUnits.units(of: events))
  }

  package func text(of content: LinkUnits.Content) -> String {
    content.split(separator: .lineFeed).map { line in
      ContentText.unescaped(String(decoding: line, as: UTF8.self))
    }
    .joined(separator: "\n")
  }
}

extension ICalendarComponent {
  /// Whether the component belongs to an event or to-do.
  fileprivate var isLinkItem: Bool { name == "VEVENT" || name == ToDo.componentName }

  /// Returns the component in the form for a server. Removes trailing semicolons from rules, and
  /// keeps the server from sending invitations for a new event.
  fileprivate func outgoing(isNew: Bool) -> ICalendarComponent {
    var made = self
    made.parts = parts.map { part in
      guard let line = part.line else { return part }
      switch line.name {
      case "RRULE", "EXRULE":
        let value = line.value
        guard value.hasSuffix(";") else { return part }
        return .line(line.replacing(value: String(value.dropLast())))
      case "ORGANIZER", "ATTENDEE":
        guard isNew, line.parameter("SCHEDULE-AGENT") == nil else { return part }
        return .line(line.setting("SCHEDULE-AGENT", to: "NONE"))
      default: return part
      }
    }
    return made
  }
}
