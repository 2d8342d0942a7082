/// The organizer and attendees of an event.
public struct Meeting: Hashable, Sendable {
  /// Address of the organizer; nil if the event has none.
  public let organizer: String?
  /// Addresses of the attendees, each once.
  public let attendees: [String]

  /// Parses the organizer and the attendees; nil if the event has no attendees.
  init?(_ text: EventText) {
    let lines = UnfoldedLines(text.text)
    var known: Set<String> = []
    attendees = lines.texts("ATTENDEE").map(Meeting.normalizedAddress).filter {
      known.insert($0).inserted
    }
    organizer = lines.texts("ORGANIZER").first.map(Meeting.normalizedAddress)
    if attendees.isEmpty { return nil }
  }

  /// Returns the address in the form used for comparison: lowercase, without `mailto:`.
  static func normalizedAddress(_ text: String) -> String {
    let plain = text.lowercased()
    return plain.hasPrefix("mailto:") ? String(plain.dropFirst("mailto:".count)) : plain
  }

  /// Whether one of these addresses is that of the organizer. Without an organizer, the meeting
  /// counts as the user's own.
  func isOrganized(by own: Set<String>) -> Bool { organizer.map(own.contains) ?? true }

  /// Returns the number of attendees other than the user and the organizer.
  func attendeeCount(excluding own: Set<String>) -> Int {
    attendees.count { !own.contains($0) && $0 != organizer }
  }
}

/// How a change of a meeting affects other people.
public enum MeetingEffect: Hashable, Sendable {
  /// Nobody is notified.
  case none
  /// Someone else organizes the meeting. Removing it declines the invitation; the event cannot be
  /// changed otherwise.
  case declines(organizer: String)
  /// The user organizes the meeting. This number of people are notified of the new time or of the
  /// cancellation.
  case notifies(people: Int)
}

extension Repositories {
  /// Returns the user's email addresses.
  func ownAddresses() throws -> Set<String> {
    let users = try links.links().compactMap { link -> String? in
      guard case .server(let server) = link.location else { return nil }
      return server.user.flatMap { $0.contains("@") ? $0.lowercased() : nil }
    }
    return try Set(users).union([profile.load().email?.value.lowercased()].compactMap { $0 })
  }

  /// Returns how moving or removing the event would affect other people.
  func meetingEffect(of event: Event) throws -> MeetingEffect {
    guard let text = try events.text(of: event.id), let meeting = Meeting(text) else {
      return .none
    }
    let own = try ownAddresses()
    guard meeting.isOrganized(by: own) else {
      return .declines(organizer: meeting.organizer ?? "")
    }
    let people = meeting.attendeeCount(excluding: own)
    return people == 0 ? .none : .notifies(people: people)
  }

  /// Throws ``CalendarRefusal`` if the removal would notify other people and the user has not
  /// agreed (`notifying`).
  func requireAgreement(toRemove event: Event, notifying: Bool) throws {
    switch try meetingEffect(of: event) {
    case .none, .declines: break
    case .notifies(let people):
      guard notifying else {
        throw CalendarRefusal.wouldNotifyOthers(title: event.title, people: people).error
      }
    }
  }

  /// Throws ``CalendarRefusal`` if the change would notify other people and the user has not agreed
  /// (`notifying`). Also throws if someone else organizes the meeting and the change affects more
  /// than reminders.
  func requireAgreement(
    toChange event: Event, _ old: EventDetails, to new: EventDetails, _ edit: RepetitionEdit,
    moving: Bool, notifying: Bool
  ) throws {
    let isWhen = new.span.bounds != old.span.bounds || edit != .keep
    let areTextsSame =
      new.title == old.title && new.note == old.note && new.placeName == old.placeName
    guard isWhen || moving || !areTextsSame else { return }
    switch try meetingEffect(of: event) {
    case .none: break
    case .declines(let organizer):
      throw CalendarRefusal.isOthersMeeting(title: event.title, organizer: organizer).error
    case .notifies(let people):
      guard notifying || !isWhen else {
        throw CalendarRefusal.wouldNotifyOthers(title: event.title, people: people).error
      }
    }
  }
}

// MARK: - Declining

/// A decline that a link still has to send. It is stored as a setting whose value is the link, so
/// that undoing the removal also undoes the decline.
enum PendingDecline {
  static let prefix = "declined."

  static func settingKey(_ uid: ExternalName) -> String { prefix + Fingerprint.long(of: uid.text) }

  /// Value that earlier versions stored, which does not tell the link.
  static let legacyValue = "1"
}

extension Repositories {
  /// Removes the event. If someone else organizes it, its link will decline the invitation.
  func removeDeclining(_ event: Event) throws {
    if case .declines = try meetingEffect(of: event),
      let link = try calendars.all().first(where: { $0.name == event.calendar })?.link,
      let uid = try events.text(of: event.id)?.uid
    {
      try profile.saveSetting(link.fullForm, as: PendingDecline.settingKey(ExternalName(uid)))
    }
    try events.remove(event.id)
  }

  /// Returns the keys of the declines that this link has to send.
  func pendingDeclines(of link: ID<Link>) throws -> Set<String> {
    let notes = try profile.settings(beginningWith: PendingDecline.prefix)
    let own = Set(notes.filter { $0.value == link.fullForm }.keys)
    let others = Set(notes.filter { $0.value == PendingDecline.legacyValue }.keys)
    if others.isEmpty { return own }
    // A decline stored by an earlier version belongs to the link that downloaded the meeting.
    let known = try links.bases(of: link).map { PendingDecline.settingKey($0.uid) }
    return own.union(others.intersection(known))
  }

  func removePendingDeclines(_ keys: some Sequence<String>) throws {
    for key in keys { try profile.saveSetting(nil, as: key) }
  }
}

extension ScheduleQueries {
  /// Returns how moving or removing the event would affect other people.
  public func meetingEffect(of event: Event) throws -> MeetingEffect {
    try store.read { try $0.meetingEffect(of: event) }
  }

  /// Whether removing this part (`scope`) of the event, as seen from the occurrence, would decline
  /// an invitation by someone else.
  public func declines(removing scope: SeriesScope, at place: OccurrenceID) throws -> Bool {
    try store.read { repositories in
      let event = try repositories.existing(place.event)
      guard case .declines = try repositories.meetingEffect(of: event) else { return false }
      let timetable = try repositories.timetable(of: event, in: clock.zone)
      return switch scope {
      case .all: true
      case .fromHere: place.originalStart.flatMap { timetable?.isFirst($0) } ?? true
      case .only: timetable == nil
      }
    }
  }
}
