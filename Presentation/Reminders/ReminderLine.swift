import HearthDomain

/// The line of reminders above the footer: what delivers them, those that stand in it, and those
/// that passed today.
package struct ReminderLine {
  /// Nil where nothing is delivered.
  private let delivery: ScreenDelivery?
  /// What was brought here and neither answered nor let go of, the oldest first.
  private var waiting: [ScreenDelivery.ShownReminder] = []
  private var sequences: [String] = []
  private var toldTroubles: Set<Words> = []

  /// A line into which nothing comes where nothing delivers.
  package init(_ delivery: ScreenDelivery?) {
    self.delivery = delivery
  }

  /// Delivers what is due now, and lets go of what has stood in the line for long enough; returns
  /// what is new of channels in trouble.
  mutating func deliver(in language: Language) -> [Words] {
    guard let delivery else { return [] }
    putAway { reminder in
      let age = delivery.now - reminder.at
      return age < 0 || age > ScreenDelivery.longestShown
    }
    let today = delivery.localTime.day
    waiting.removeAll { $0.isPutAway && delivery.day(of: $0) != today }
    do {
      let new = try delivery.deliver(in: language)
      waiting += new.shown
      sequences += new.sequences
      return newMessages(new.failures)
    } catch DomainError.unavailable(.store) {
      // A store in trouble tells so itself when it is read or written on the user's behalf.
      return []
    } catch {
      return newMessages([error])
    }
  }

  /// Those that stand in the line, the oldest first.
  var shown: [ScreenDelivery.ShownReminder] { waiting.filter { !$0.isPutAway } }

  /// Whether anything is brought here.
  var isDelivering: Bool { delivery != nil }

  /// Takes those out of the line; they stay among what passed.
  mutating func putAway(
    where isWanted: (ScreenDelivery.ShownReminder) -> Bool = { _ in true }
  ) {
    for place in waiting.indices where isWanted(waiting[place]) {
      waiting[place].isPutAway = true
    }
  }

  /// Lets go of what was done or removed meanwhile. Where the store fails all stay: it tells so
  /// itself when it is read on the user's behalf.
  mutating func letGo() {
    guard !waiting.isEmpty, let standing = try? delivery?.standing(waiting) else { return }
    waiting = standing
  }

  /// A channel that fails does so every minute; it is told once.
  private mutating func newMessages(_ errors: [any Error]) -> [Words] {
    errors.map { Words(ofAny: $0) }.filter { toldTroubles.insert($0).inserted }
  }

  /// All that passed today or waits since before, the oldest first; throws when the store fails.
  private func passed() throws -> [Reminder] {
    let brought = waiting.flatMap(\.reminders)
    let keys = Set(brought.map(\.key))
    let others = try delivery?.passedToday().filter { !keys.contains($0.key) } ?? []
    return (brought + others).sorted(by: Reminder.isEarlier)
  }

  /// The same one by one, the newest first, of those about one thing the last alone; throws when
  /// the store fails.
  func rows() throws -> [RemindersScreen.Row] {
    guard let delivery else { return [] }
    return try passed().lastOfEachTopic.reversed().map(delivery.row)
  }

  /// Lets go of the reminder with others about the same, or of all of them, so that no channel
  /// brings them again; throws when the store fails.
  mutating func dismiss(_ reminder: Reminder? = nil) throws {
    let topic = reminder.map { ReminderTopic(of: $0.subject) }
    let isMeant = { (other: Reminder) in
      topic == nil || other.key == reminder?.key || ReminderTopic(of: other.subject) == topic
    }
    try delivery?.letGo(of: passed().filter(isMeant))
    for place in waiting.indices { waiting[place].reminders.removeAll(where: isMeant) }
    waiting.removeAll(where: \.reminders.isEmpty)
  }

  /// Lets the reminder come again later; what is said of that, nil where nothing is delivered.
  mutating func snooze(_ reminder: Reminder, until snooze: Snooze) throws -> Words? {
    let words = try delivery?.snooze(reminder, until: snooze)
    try dismiss(reminder)
    return words
  }

  /// Now on the wall clock; nil where nothing is delivered.
  var localTime: LocalTime? { delivery?.localTime }

  /// What the terminal is to be sent, which is then forgotten here.
  mutating func takeSequences() -> [String] {
    defer { sequences = [] }
    return sequences
  }
}
