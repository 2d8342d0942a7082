/// What makes an event a meeting: that somebody is invited to it.
public struct Meeting: Hashable, Sendable {
  /// Who has called it, by the address; nil where nobody says.
  public let organizer: String?
  /// The addresses of who is invited, each once.
  public let guests: [String]

  /// Nil for an event to which nobody is invited.
  init?(_ text: EventText) {
    let lines = KeptLines(text.text)
    var known: Set<String> = []
    guests = lines.texts("ATTENDEE").map(Meeting.address).filter { known.insert($0).inserted }
    organizer = lines.texts("ORGANIZER").first.map(Meeting.address)
    if guests.isEmpty { return nil }
  }

  /// As it is compared with others.
  static func address(_ text: String) -> String {
    let plain = text.lowercased()
    return plain.hasPrefix("mailto:") ? String(plain.dropFirst("mailto:".count)) : plain
  }

  /// Whether one of these addresses has called it; what nobody has called is one's own.
  func isCalled(by own: Set<String>) -> Bool { organizer.map(own.contains) ?? true }

  /// How many others are invited.
  func others(than own: Set<String>) -> Int {
    guests.count { !own.contains($0) && $0 != organizer }
  }
}

/// What a change of a meeting means for others.
public enum MeetingEffect: Hashable, Sendable {
  /// Nobody hears of it.
  case none
  /// It is somebody else's: who removes it declines, and nothing else can be done with it.
  case declines(organizer: String)
  /// It is one's own, and so many others are told of another time, or that it is gone.
  case tells(people: Int)
}

extension Repositories {
  /// The addresses under which others know who sits here.
  func ownAddresses() throws -> Set<String> {
    let users = try links.links().compactMap { link -> String? in
      guard case .server(let server) = link.place else { return nil }
      return server.user.flatMap { $0.contains("@") ? $0.lowercased() : nil }
    }
    return try Set(users).union([profile.load().email?.value.lowercased()].compactMap { $0 })
  }

  /// What a change of when, or a removal, of the event means for others.
  func meetingEffect(of event: Event) throws -> MeetingEffect {
    guard let text = try events.text(of: event.id), let meeting = Meeting(text) else {
      return .none
    }
    let own = try ownAddresses()
    guard meeting.isCalled(by: own) else {
      return .declines(organizer: meeting.organizer ?? "")
    }
    let people = meeting.others(than: own)
    return people == 0 ? .none : .tells(people: people)
  }

  /// Throws ``CalendarRefusal`` where others would be told and nobody agreed to that.
  func requireAgreement(toRemove event: Event, notifying: Bool) throws {
    switch try meetingEffect(of: event) {
    case .none, .declines: break
    case .tells(let people):
      guard notifying else {
        throw CalendarRefusal.tellsOthers(title: event.title, people: people).error
      }
    }
  }

  /// The same for what becomes of the details; those of somebody else's meeting stay, but for the
  /// reminders.
  func requireAgreement(
    toChange event: Event, _ old: EventDetails, to new: EventDetails, _ edit: RepetitionEdit,
    moving: Bool, notifying: Bool
  ) throws {
    let isWhen = new.span.bounds != old.span.bounds || edit != .keep
    guard isWhen || moving || new.title != old.title || new.note != old.note else { return }
    switch try meetingEffect(of: event) {
    case .none: break
    case .declines(let organizer):
      throw CalendarRefusal.isSomebodysMeeting(title: event.title, organizer: organizer).error
    case .tells(let people):
      guard notifying || !isWhen else {
        throw CalendarRefusal.tellsOthers(title: event.title, people: people).error
      }
    }
  }
}

// MARK: - Declining

/// That a link is to say that one declines, until it has: a setting with the link's name, which
/// goes and comes back with the removal.
enum DeclinedNote {
  static let prefix = "declined."

  static func key(_ uid: String) -> String { prefix + Fingerprint.long(of: uid) }

  /// What a program noted that did not name the link.
  static let ofSomeLink = "1"
}

extension Repositories {
  /// Removes the event; where it is somebody else's meeting, its link is to say that one declines.
  func removeDeclining(_ event: Event) throws {
    if case .declines = try meetingEffect(of: event),
      let link = try calendars.all().first(where: { $0.name == event.calendar })?.link,
      let uid = try events.text(of: event.id)?.uid
    {
      try profile.keep(link.spelling, as: DeclinedNote.key(uid))
    }
    try events.remove(event.id)
  }

  /// The keys of what that link is to say.
  func declined(of link: ID<Link>) throws -> Set<String> {
    let notes = try profile.settings(beginningWith: DeclinedNote.prefix)
    let own = Set(notes.filter { $0.value == link.spelling }.keys)
    let others = Set(notes.filter { $0.value == DeclinedNote.ofSomeLink }.keys)
    if others.isEmpty { return own }
    // It is the one by which the meeting came.
    let known = try links.bases(of: link).map { DeclinedNote.key($0.uid) }
    return own.union(others.intersection(known))
  }

  func forgetDeclined(_ keys: some Sequence<String>) throws {
    for key in keys { try profile.keep(nil, as: key) }
  }
}

extension ScheduleQueries {
  /// What a change of when, or a removal, of the event means for others.
  public func meetingEffect(of event: Event) throws -> MeetingEffect {
    try store.read { try $0.meetingEffect(of: event) }
  }

  /// Whether somebody who has invited hears that one declines where so much goes, seen from that
  /// time.
  public func declines(removing scope: SeriesScope, at place: OccurrencePlace) throws -> Bool {
    try store.read { repositories in
      let event = try repositories.existing(place.event)
      guard case .declines = try repositories.meetingEffect(of: event) else { return false }
      let timetable = try repositories.timetable(of: event, in: clock.zone)
      return switch scope {
      case .all: true
      case .fromHere: place.original.flatMap { timetable?.isFirst($0) } ?? true
      case .only: timetable == nil
      }
    }
  }
}
