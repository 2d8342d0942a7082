import HearthDomain
import JSONText

/// Formats reminders for commands and screens, and returns their routes.
package struct ReminderFormatter: Sendable {
  package let clock: LocalClock
  /// The lock of the profile. If it is not nil, texts say only that something is due, because
  /// anybody may read them.
  private var lock: ProfileLock?
  private let people: PeopleQueries

  package init(clock: LocalClock, people: PeopleQueries) {
    self.clock = clock
    self.people = people
  }

  /// Returns the formatter for a profile with the given lock; nil for an unlocked profile.
  func respectingLock(_ lock: ProfileLock?) -> ReminderFormatter {
    var formatter = self
    formatter.lock = lock
    return formatter
  }

  /// Returns the notice without reminders that are over; nil if none is left.
  func current(_ notice: ReminderNotice) -> ReminderNotice? {
    switch notice {
    case .reminder(let reminder): isOver(reminder) ? nil : notice
    case .late(let reminders):
      reminders.allSatisfy(isOver) ? nil : .late(reminders.filter { !isOver($0) })
    }
  }

  /// Whether the reminder asked for nothing, and its day and what it is about are over.
  private func isOver(_ reminder: Reminder) -> Bool {
    guard clock.zone.localTime(at: reminder.dueAt).day < clock.today else { return false }
    return switch reminder.subject {
    case .event: reminder.isOver(at: clock.now())
    case .saying: true
    // One can still congratulate.
    case .birthday, .water, .review, .toDo, .reading, .mood: false
    }
  }

  /// Whether texts must not reveal contents or times.
  var isDiscreet: Bool { lock != nil }

  /// Returns the identifier of a notice; hashed for a locked profile.
  private func id(of notice: ReminderNotice) -> String {
    lock.map { notice.key.hashed(by: $0) } ?? notice.key.text
  }

  func words(_ language: Language) -> ReminderWords {
    ReminderWords(language: language, clock: clock)
  }

  /// Returns the message for a channel.
  func message(of notice: ReminderNotice, in language: Language) -> ReminderMessage {
    let words = words(language)
    if isDiscreet {
      return ReminderMessage(
        id: id(of: notice), kind: "locked", title: "Hearth", text: words.lockedProfileText,
        command: "hearth today")
    }
    return ReminderMessage(
      id: id(of: notice), kind: notice.kindIdentifier, title: words.title(of: notice),
      text: words.text(of: notice), command: command(of: notice))
  }

  /// Returns the time at which the notice was due, to the minute; that of the first reminder if
  /// there are several. Empty if the time must not be revealed.
  func time(of notice: ReminderNotice) -> String {
    let at: Instant? =
      switch notice {
      case _ where isDiscreet: nil
      case .reminder(let reminder): reminder.dueAt
      case .late(let reminders): reminders.first?.dueAt
      }
    return at.map { "\(clock.zone.localTime(at: $0).withoutSeconds)" } ?? ""
  }

  /// Returns the shell command that answers the notice.
  func command(of notice: ReminderNotice) -> String {
    (["hearth"] + arguments(of: notice)).map(Quoting.shellWord).joined(separator: " ")
  }

  private func arguments(of notice: ReminderNotice) -> [String] {
    guard case .reminder(let reminder) = notice else { return ["today"] }
    switch reminder.subject {
    case .water(let person, _, _): return ["water", people.commandLineName(person)]
    case .review(let watering, let person):
      return ["person", "review", people.commandLineName(person), "--of", watering.id.shortForm]
    case .birthday(let birthday, _):
      return birthday.day == clock.today
        ? ["water", people.commandLineName(birthday.person)]
        : ["person", "show", people.commandLineName(birthday.person)]
    case .event(let event): return ["event", "show", TypedOccurrence.reference(event.occurrence)]
    case .toDo(let reminder): return ["todo", "done", reminder.toDo.id.shortForm]
    case .reading(let due):
      guard let book = ID<Book>(rawValue: due.planID) else { return ["today"] }
      return ["read", book.shortForm, "\(due.targetPage)"]
    case .saying: return ["say", "--daily"]
    case .mood(let day): return ["feel"] + (day < clock.today ? ["--at", "\(day)"] : [])
    }
  }

  /// Returns the route that the notice opens in the full screen.
  func route(of notice: ReminderNotice) -> Route {
    guard case .reminder(let reminder) = notice else { return .tab(.today) }
    switch reminder.subject {
    case .water(let person, _, _): return .person(person.id)
    case .review(let watering, let person): return .review(watering.id, of: person.id)
    case .birthday(let birthday, _): return .person(birthday.person.id)
    case .event(let event): return .event(event.occurrence.occurrenceID)
    case .toDo(let reminder):
      return .task(DueTask(reminder.toDo, on: clock.today, in: clock.zone))
    case .reading(let due):
      return ID<Book>(rawValue: due.planID).map { .book($0) } ?? .tab(.books)
    case .saying(let saying, _): return saying.map { .saying($0.id) } ?? .tab(.sayings)
    case .mood(let day):
      guard day < clock.today else { return .gauge(at: nil) }
      return .gauge(at: MoodMoment(LocalTime(day: day, time: .noon), in: clock.zone))
    }
  }

  /// Returns the JSON of a coming reminder.
  func json(coming reminder: Reminder, in language: Language) -> JSONObject {
    json(of: .reminder(reminder), saying: words(language).timelessText(of: reminder.subject))
  }

  /// Returns the JSON of a due reminder.
  func json(of notice: ReminderNotice, in language: Language) -> JSONObject {
    json(of: notice, saying: message(of: notice, in: language).text)
  }

  private func json(of notice: ReminderNotice, saying text: String) -> JSONObject {
    var object: JSONObject = [
      "id": .string(id(of: notice)), "kind": .string(isDiscreet ? "locked" : notice.kindIdentifier),
    ]
    switch notice {
    case _ where isDiscreet: break
    case .reminder(let reminder):
      object.append("at", .string(reminder.dueAt.rfc3339(in: clock.zone)))
    case .late(let reminders): object.append("count", .int(reminders.count))
    }
    object.append("text", .string(text))
    object.append("command", .string(isDiscreet ? "hearth today" : command(of: notice)))
    return object
  }
}

extension ReminderNotice {
  /// The kind for programs.
  var kindIdentifier: String {
    switch self {
    case .reminder(let reminder): reminder.kind.rawValue
    case .late: "late"
    }
  }

}
