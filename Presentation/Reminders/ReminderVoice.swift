import HearthDomain
import JSONText
import TerminalKit

/// What commands and screens say of reminders at this moment, and where they lead.
public struct ReminderVoice: Sendable {
  public let clock: LocalClock
  /// Whether what is said may be read by anybody, and so tells no more than that there is something.
  private(set) var isDiscreet = false
  private let people: PeopleQueries

  public init(clock: LocalClock, people: PeopleQueries) {
    self.clock = clock
    self.people = people
  }

  /// The voice in which a locked profile speaks.
  var discreet: ReminderVoice {
    var voice = self
    voice.isDiscreet = true
    return voice
  }

  func words(_ language: Language) -> ReminderWords {
    ReminderWords(language: language, clock: clock)
  }

  /// What a channel brings.
  func message(of notice: ReminderNotice, in language: Language) -> ReminderMessage {
    let words = words(language)
    if isDiscreet {
      return ReminderMessage(
        id: notice.key.text, kind: "locked", title: "Hearth", text: words.discreet,
        command: "hearth today")
    }
    return ReminderMessage(
      id: notice.key.text, kind: notice.kindName, title: words.title(of: notice),
      text: words.text(of: notice), command: command(of: notice))
  }

  /// The command that answers it, as it is typed in a shell.
  func command(of notice: ReminderNotice) -> String {
    (["hearth"] + arguments(of: notice)).map(\.asShellWord).joined(separator: " ")
  }

  private func arguments(of notice: ReminderNotice) -> [String] {
    guard case .reminder(let reminder) = notice else { return ["today"] }
    switch reminder.subject {
    case .water(let person, _, _): return ["water", call(person)]
    case .review(let watering, let person):
      let isLast = person.care.lastContactOn == watering.on
      return ["person", "review", call(person)] + (isLast ? [] : ["--on", "\(watering.on)"])
    case .birthday(let birthday, _):
      return birthday.on == clock.today
        ? ["water", call(birthday.person)] : ["person", "show", call(birthday.person)]
    case .event(let event): return ["event", "show", event.occurrence.event.id.short]
    case .reading(let due):
      guard let book = ID<Book>(rawValue: due.planID) else { return ["today"] }
      return ["read", book.short, "\(due.page)"]
    case .saying: return ["say"]
    case .mood(let day): return ["feel"] + (day < clock.today ? ["--at", "\(day)"] : [])
    }
  }

  /// The name if it means this person and nobody else, else the end of the id.
  private func call(_ person: Person) -> String {
    let means = !person.name.hasPrefix("-") && (try? people.find(person.name))?.id == person.id
    return means ? person.name : person.id.short
  }

  /// The place to which it leads in the full-screen view.
  func route(of notice: ReminderNotice) -> Route {
    guard case .reminder(let reminder) = notice else { return .tab(.today) }
    switch reminder.subject {
    case .water(let person, _, _), .review(_, let person): return .person(person.id)
    case .birthday(let birthday, _): return .person(birthday.person.id)
    case .event(let event): return .event(event.occurrence.event.id)
    case .reading(let due):
      return ID<Book>(rawValue: due.planID).map { .book($0) } ?? .tab(.books)
    case .saying(let saying, _): return saying.map { .saying($0.id) } ?? .tab(.sayings)
    case .mood(let day):
      guard day < clock.today else { return .gauge(at: nil) }
      return .gauge(at: MoodMoment(LocalTime(day: day, time: .noon), in: clock.zone))
    }
  }

  /// What is coming as programs see it.
  func json(coming reminder: Reminder, in language: Language) -> JSONObject {
    json(of: .reminder(reminder), saying: words(language).entry(of: reminder.subject))
  }

  /// What is due as programs see it.
  func json(of notice: ReminderNotice, in language: Language) -> JSONObject {
    json(of: notice, saying: message(of: notice, in: language).text)
  }

  private func json(of notice: ReminderNotice, saying text: String) -> JSONObject {
    var object: JSONObject = [
      "id": .string(notice.key.text), "kind": .string(isDiscreet ? "locked" : notice.kindName),
    ]
    switch notice {
    case .reminder(let reminder):
      object.append("at", .string(reminder.at.rfc3339(in: clock.zone)))
    case .late(let reminders): object.append("count", .int(reminders.count))
    }
    object.append("text", .string(text))
    object.append("command", .string(isDiscreet ? "hearth today" : command(of: notice)))
    return object
  }
}

extension ReminderNotice {
  /// The kind for programs.
  var kindName: String {
    switch self {
    case .reminder(let reminder): reminder.kind.rawValue
    case .late: "late"
    }
  }

  /// When it was due; of several, the first.
  var at: Instant? {
    switch self {
    case .reminder(let reminder): reminder.at
    case .late(let reminders): reminders.first?.at
    }
  }
}

extension String {
  /// One word of a shell's command line; quoted only where it needs to be.
  var asShellWord: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0)
        || "-_.,/:@+".unicodeScalars.contains($0)
    }
    return isPlain && !isEmpty ? self : shellQuoted
  }
}
