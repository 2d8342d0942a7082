import HearthDomain
import Synchronization

/// A calendar file, here or on a server, as the other side of a link that is only read: each event
/// and each task of it is taken for a file of its own.
final class SubscribedCalendar: LinkedFolder {
  private static let largest = 64 << 20
  /// So much room is left for what is kept of how the components stood.
  private static let marks = 4 << 10
  /// Lines of the whole that say something of each event.
  private static let kept: Set = ["VERSION", "PRODID", "CALSCALE", ICalendarZones.calendarZoneName]

  private let subscription: Subscription
  private let transport: HTTPTransport
  private let now: Now
  private let cancellation: Cancellation
  /// What was read last.
  private let read = Mutex<[String: LinkFile]>([:])
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

  func list(since mark: String?, knowing known: [String: LinkTag]) throws -> LinkListing {
    let last = mark.map { SubscriptionMark(spelling: $0) }
    guard let (bytes, tag) = try bytes(since: known.isEmpty ? nil : last?.tag) else {
      return LinkListing(known, mark: mark)
    }
    let calendars = ICalendarDocument(bytes).components.filter { $0.name == "VCALENDAR" }
    guard !calendars.isEmpty else { throw CalendarRefusal.noCalendarCame.error }
    // What is behind the cut was not removed, and the next time may come whole.
    guard known.isEmpty || calendars.allSatisfy({ !$0.end.isEmpty }) else {
      throw CalendarRefusal.cutCalendarCame.error
    }
    var files: [String: LinkFile] = [:]
    for calendar in calendars { files.merge(self.files(of: calendar)) { first, _ in first } }
    // Many a server that fails says so with a calendar that has nothing in it.
    if files.isEmpty, !known.isEmpty { throw CalendarRefusal.emptyCalendarCame.error }
    let color = calendars.lazy.compactMap { $0.text("COLOR") ?? $0.text("X-APPLE-CALENDAR-COLOR") }
      .compactMap { CalendarColor(String($0.prefix($0.hasPrefix("#") ? 7 : 40))) }.first
    shownColor.withLock { $0 = color }
    read.withLock { $0 = files }
    let due = Self.interval(of: calendars).map { now().adding(milliseconds: Int64($0) * 1000) }
    return LinkListing(
      files.mapValues(\.tag), mark: SubscriptionMark(due: due, tag: tag).spelling)
  }

  func read(_ files: [String]) throws -> [String: LinkFile] {
    let wanted = Set(files)
    return read.withLock { $0.filter { wanted.contains($0.key) } }
  }

  func color() -> CalendarColor? { shownColor.withLock { $0 } }

  /// Nothing is ever written there.
  func add(_ bytes: [UInt8], uid: String) throws -> (file: String, tag: LinkTag)? { nil }
  func replace(_ file: LinkFile, by bytes: [UInt8]) throws -> LinkTag? { nil }
  func remove(_ file: LinkFile, declining: Bool) throws -> Bool { false }

  // MARK: What comes

  /// All of it, and by what it is known again; nil where it has not changed.
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

  /// After how many seconds the source wants to be asked again.
  private static func interval(of calendars: [ICalendarComponent]) -> Int? {
    calendars.lazy.compactMap { $0.text("REFRESH-INTERVAL") ?? $0.text("X-PUBLISHED-TTL") }
      .compactMap { ICalendarDuration($0)?.nominal }.first { (1...31 * 86_400).contains($0) }
  }

  private func files(of calendar: ICalendarComponent) -> [String: LinkFile] {
    var things: [String: [ICalendarComponent]] = [:]
    var zones: [String: ICalendarComponent] = [:]
    for component in calendar.components {
      if component.name == "VTIMEZONE", let name = component.first("TZID")?.value {
        zones[name] = component
      }
      guard ["VEVENT", KeptComponent.task].contains(component.name) else { continue }
      let (uid, made) = subscribed(component)
      let isTask = component.name == KeptComponent.task
      things[isTask ? "\(component.name) \(uid)" : uid, default: []].append(made)
    }
    let lines = calendar.lines.filter { Self.kept.contains($0.name) }
    return Dictionary(
      uniqueKeysWithValues: things.map { name, components in
        var whole = ICalendarComponent("VCALENDAR", [])
        let named = components.reduce(into: Set<String>()) { $0.formUnion($1.zoneNames) }
        whole.parts =
          lines.map { .line($0) } + named.sorted().compactMap { zones[$0].map { .component($0) } }
        // Nothing is written back there, so pictures for which there is no room keep no event away.
        var event = ICalendarEvent(uid: name, components)
        _ = event.lighten(to: EventText.mostBytes - whole.raw.count - Self.marks)
        whole.parts += event.components.map { .component($0) }
        let tag = LinkTag(ICalendarUnits.units(of: components).digest)
        return (name, LinkFile(name, tag, whole.raw))
      })
  }

  /// With a name where it has none, and without alarms that nobody asked for.
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
