import HearthDomain
import Synchronization

/// A calendar file, local or on a server, as the read-only remote side of a link. Each event and
/// task is treated as a file of its own.
final class SubscribedCalendar: LinkedFolder {
  private static let largest = 64 << 20
  /// Room for the positions of components, in bytes.
  private static let marks = 4 << 10
  /// Calendar properties that concern each event.
  private static let kept: Set = ["VERSION", "PRODID", "CALSCALE", ICalendarZones.calendarZoneName]

  private let subscription: Subscription
  private let transport: HTTPTransport
  private let now: Now
  private let cancellation: Cancellation
  /// Items of the last listing.
  private let read = Mutex<[ExternalName: LinkFile]>([:])
  private let shownColor = Mutex<CalendarColor?>(nil)

  init(
    _ subscription: Subscription, _ transport: HTTPTransport, now: Now,
    until cancellation: Cancellation
  ) {
    self.subscription = subscription
    self.transport = transport
    self.now = now
    self.cancellation = cancellation
  }

  var isServer: Bool { false }

  func list(
    since mark: String?, knowing known: [ExternalName: LinkTag]
  ) throws -> LinkListing {
    let last = mark.map { SubscriptionMark(spelling: $0) }
    guard let (bytes, tag) = try bytes(since: known.isEmpty ? nil : last?.tag) else {
      return LinkListing(known, mark: mark)
    }
    let calendars = ICalendarDocument(bytes).components.filter { $0.name == "VCALENDAR" }
    guard !calendars.isEmpty else { throw CalendarRefusal.noCalendarCame.error }
    // In a truncated file, missing events were not removed; the next download may be complete.
    guard known.isEmpty || calendars.allSatisfy({ !$0.end.isEmpty }) else {
      throw CalendarRefusal.cutCalendarCame.error
    }
    var files: [ExternalName: LinkFile] = [:]
    for calendar in calendars { files.merge(self.files(of: calendar)) { first, _ in first } }
    // Many failing servers return an empty calendar.
    if files.isEmpty, !known.isEmpty { throw CalendarRefusal.emptyCalendarCame.error }
    let color = calendars.lazy.compactMap { $0.text("COLOR") ?? $0.text("X-APPLE-CALENDAR-COLOR") }
      .compactMap { CalendarColor(String($0.prefix($0.hasPrefix("#") ? 7 : 40))) }.first
    shownColor.withLock { $0 = color }
    read.withLock { $0 = files }
    let due = Self.interval(of: calendars).map { now().adding(milliseconds: Int64($0) * 1000) }
    return LinkListing(
      files.mapValues(\.tag), mark: SubscriptionMark(due: due, tag: tag).spelling)
  }

  func read(_ files: [ExternalName]) throws -> [ExternalName: LinkFile] {
    let wanted = Set(files)
    return read.withLock { $0.filter { wanted.contains($0.key) } }
  }

  func color() -> CalendarColor? { shownColor.withLock { $0 } }

  /// Read-only: nothing is ever written.
  func add(
    _ bytes: [UInt8], uid: ExternalName
  ) throws -> (file: ExternalName, tag: LinkTag)? { nil }
  func replace(_ file: LinkFile, by bytes: [UInt8]) throws -> LinkTag? { nil }
  func remove(_ file: LinkFile, declining: Bool) throws -> Bool { false }

  // MARK: Downloading

  /// Returns the contents and the tag for the next request; nil if unchanged.
  private func bytes(since tag: String?) throws -> ([UInt8], String?)? {
    switch subscription.source {
    case .file(let path): return (try FileReader(limit: Self.largest).bytes(of: path), nil)
    case .address(let address):
      var request = HTTPRequest(.get, address, headers: [("Accept", "text/calendar, */*;q=0.5")])
      if let tag {
        request.headers.append(
          (
            tag.hasPrefix(Self.byDate) ? "If-Modified-Since" : "If-None-Match",
            tag.hasPrefix(Self.byDate) ? String(tag.dropFirst(Self.byDate.count)) : tag
          ))
      }
      let answer = try transport.send(request, to: address.host, until: cancellation)
      if answer.status == 304 { return nil }
      if answer.status == 401 {
        throw DomainError.unavailable(.service(name: address.host, .wantsLogin))
      }
      guard answer.isSuccess else {
        throw DomainError.unavailable(
          .service(name: address.host, .refused(status: answer.status)))
      }
      return (
        answer.body,
        answer.headers["etag"] ?? answer.headers["last-modified"].map { Self.byDate + $0 }
      )
    }
  }

  private static let byDate = "modified "

  /// Returns the refresh interval demanded by the source, in seconds.
  private static func interval(of calendars: [ICalendarComponent]) -> Int? {
    calendars.lazy.compactMap { $0.text("REFRESH-INTERVAL") ?? $0.text("X-PUBLISHED-TTL") }
      .compactMap { ICalendarDuration($0)?.nominal }.first { (1...31 * 86_400).contains($0) }
  }

  private func files(of calendar: ICalendarComponent) -> [ExternalName: LinkFile] {
    var things: [ExternalName: [ICalendarComponent]] = [:]
    var zones: [ExternalName: ICalendarComponent] = [:]
    for component in calendar.components {
      if component.name == "VTIMEZONE", let name = component.first("TZID")?.value {
        zones[ExternalName(name)] = component
      }
      guard ["VEVENT", StoredComponent.task].contains(component.name) else { continue }
      let (uid, made) = subscribed(component)
      let isTask = component.name == StoredComponent.task
      things[isTask ? "\(component.name) \(uid)" : ExternalName(uid), default: []].append(made)
    }
    let lines = calendar.lines.filter { Self.kept.contains($0.name) }
    return Dictionary(
      uniqueKeysWithValues: things.map { name, components in
        var whole = ICalendarComponent("VCALENDAR", [])
        let named = components.reduce(into: Set<ExternalName>()) { $0.formUnion($1.zoneNames) }
        whole.parts =
          lines.map { .line($0) } + named.sorted().compactMap { zones[$0].map { .component($0) } }
        // Nothing is written back, so large attachments may be dropped to make room.
        var event = ICalendarEvent(uid: name.text, components)
        _ = event.dropLongLines(to: EventText.maxBytes - whole.raw.count - Self.marks)
        whole.parts += event.components.map { .component($0) }
        let tag = LinkTag(ICalendarUnits.units(of: components).digest)
        return (name, LinkFile(name, tag, whole.raw))
      })
  }

  /// Returns the component with a UID, and without alarms unless they are wanted.
  private func subscribed(
    _ component: ICalendarComponent
  ) -> (uid: String, component: ICalendarComponent) {
    var made = component
    if !subscription.reminds, component.name == "VEVENT" {
      made.parts.removeAll { $0.component?.name == "VALARM" }
    }
    if let uid = ICalendarEvent.uid(of: component) { return (uid, made) }
    let uid = "X-" + Fingerprint.long(of: String(decoding: component.raw, as: UTF8.self))
    made.set("UID", to: ICalendarLine("UID:\(uid)"))
    return (uid, made)
  }
}
