import HearthDomain
import Synchronization

/// A calendar file, local or on a server, as the read-only remote side of a link. Each event or
/// to-do in it is treated as if it were a separate file.
final class SubscribedCalendar: LinkedFolder {
  private static let maxFileSize = 64 << 20
  /// Bytes reserved in an event's text for the positions of its components.
  private static let maxPositionsSize = 4 << 10
  /// Properties of the calendar that are copied into each event's file.
  private static let keptProperties: Set = [
    "VERSION", "PRODID", "CALSCALE", ICalendarZones.calendarZoneName,
  ]

  private let subscription: Subscription
  private let transport: HTTPTransport
  private let now: Now
  private let cancellation: Cancellation
  /// Items of the last listing.
  private let listedFiles = Mutex<[ExternalName: LinkFile]>([:])
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
    let last = mark.map { SubscriptionState(textForm: $0) }
    guard let (bytes, tag) = try download(since: known.isEmpty ? nil : last?.versionTag) else {
      return LinkListing(known, mark: mark)
    }
    let calendars = ICalendarDocument(bytes).components.filter { $0.name == "VCALENDAR" }
    guard !calendars.isEmpty else { throw CalendarRefusal.receivedNoCalendar.error }
    // Events missing from a truncated file were not removed; the next download may be complete.
    guard known.isEmpty || calendars.allSatisfy({ !$0.endLine.isEmpty }) else {
      throw CalendarRefusal.receivedTruncatedCalendar.error
    }
    var files: [ExternalName: LinkFile] = [:]
    for calendar in calendars { files.merge(self.files(of: calendar)) { first, _ in first } }
    // Many failing servers return an empty calendar.
    if files.isEmpty, !known.isEmpty { throw CalendarRefusal.receivedEmptyCalendar.error }
    let color = calendars.lazy.compactMap { $0.text("COLOR") ?? $0.text("X-APPLE-CALENDAR-COLOR") }
      .compactMap { CalendarColor(String($0.prefix($0.hasPrefix("#") ? 7 : 40))) }.first
    shownColor.withLock { $0 = color }
    listedFiles.withLock { $0 = files }
    let due = Self.interval(of: calendars).map { now().adding(milliseconds: Int64($0) * 1000) }
    return LinkListing(
      files.mapValues(\.tag), mark: SubscriptionState(due: due, tag: tag).textForm)
  }

  func read(_ files: [ExternalName]) throws -> [ExternalName: LinkFile] {
    let wanted = Set(files)
    return listedFiles.withLock { $0.filter { wanted.contains($0.key) } }
  }

  func color() -> CalendarColor? { shownColor.withLock { $0 } }

  /// Returns nil, as nothing is ever written to a subscribed calendar.
  func add(
    _ bytes: [UInt8], uid: ExternalName
  ) throws -> (file: ExternalName, tag: LinkTag)? { nil }
  func replace(_ file: LinkFile, by bytes: [UInt8]) throws -> LinkTag? { nil }
  func remove(_ file: LinkFile, declining: Bool) throws -> Bool { false }

  // MARK: Downloading

  /// Returns the contents and the tag for the next request; nil if unchanged.
  private func download(since tag: String?) throws -> ([UInt8], String?)? {
    switch subscription.source {
    case .file(let path): return (try FileReader(limit: Self.maxFileSize).bytes(of: path), nil)
    case .address(let address):
      var request = HTTPRequest(.get, address, headers: [("Accept", "text/calendar, */*;q=0.5")])
      if let tag {
        request.headers.append(
          (
            tag.hasPrefix(Self.datePrefix) ? "If-Modified-Since" : "If-None-Match",
            tag.hasPrefix(Self.datePrefix) ? String(tag.dropFirst(Self.datePrefix.count)) : tag
          ))
      }
      let answer = try transport.send(request, to: address.host, until: cancellation)
      if answer.status == 304 { return nil }
      if answer.status == 401 {
        throw DomainError.unavailable(.service(name: address.host, .loginRequired))
      }
      guard answer.isSuccess else {
        throw DomainError.unavailable(
          .service(name: address.host, .refused(status: answer.status)))
      }
      return (
        answer.body,
        answer.headers["etag"] ?? answer.headers["last-modified"].map { Self.datePrefix + $0 }
      )
    }
  }

  private static let datePrefix = "modified "

  /// Returns the refresh interval demanded by the source, in seconds.
  private static func interval(of calendars: [ICalendarComponent]) -> Int? {
    calendars.lazy.compactMap { $0.text("REFRESH-INTERVAL") ?? $0.text("X-PUBLISHED-TTL") }
      .compactMap { ICalendarDuration($0)?.nominalSeconds }.first { (1...31 * 86_400).contains($0) }
  }

  private func files(of calendar: ICalendarComponent) -> [ExternalName: LinkFile] {
    var things: [ExternalName: [ICalendarComponent]] = [:]
    var zones: [ExternalName: ICalendarComponent] = [:]
    for component in calendar.components {
      if component.name == "VTIMEZONE", let name = component.first("TZID")?.value {
        zones[ExternalName(name)] = component
      }
      guard ["VEVENT", ToDo.componentName].contains(component.name) else { continue }
      let (uid, made) = preparedComponent(component)
      let isToDo = component.name == ToDo.componentName
      things[isToDo ? "\(component.name) \(uid)" : ExternalName(uid), default: []].append(made)
    }
    let lines = calendar.lines.filter { Self.keptProperties.contains($0.name) }
    return Dictionary(
      uniqueKeysWithValues: things.map { name, components in
        var whole = ICalendarComponent("VCALENDAR", [])
        var event = ICalendarEvent(uid: name.text, components)
        event.dropOlderVersions()
        let tag = LinkTag(ICalendarUnits.units(of: event.components).digest)
        let named = event.zoneNames
        whole.parts =
          lines.map { .line($0) } + named.sorted().compactMap { zones[$0].map { .component($0) } }
        // Drop large attachments if there is no room: nothing is written back, so the source keeps
        // them.
        _ = event.dropLongLines(to: EventText.maxBytes - whole.raw.count - Self.maxPositionsSize)
        whole.parts += event.components.map { .component($0) }
        return (name, LinkFile(name, tag, whole.raw))
      })
  }

  /// Returns the component with a UID, generated if missing, and without alarms unless the user
  /// wants them.
  private func preparedComponent(
    _ component: ICalendarComponent
  ) -> (uid: String, component: ICalendarComponent) {
    var made = component
    if !subscription.reminds {
      made.parts.removeAll { $0.component?.name == "VALARM" }
    }
    if let uid = ICalendarEvent.uid(of: component) { return (uid, made) }
    let uid = "X-" + Fingerprint.long(of: String(decoding: component.raw, as: UTF8.self))
    made.set("UID", to: ICalendarLine("UID:\(uid)"))
    return (uid, made)
  }
}
