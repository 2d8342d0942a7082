import HearthDomain

/// The line of reminders above the footer: what delivers them, and those that wait to be opened.
package struct ReminderLine {
  /// Nil where nothing is delivered.
  private let delivery: ScreenDelivery?
  /// The oldest first.
  private(set) var waiting: [ScreenDelivery.ShownReminder] = []
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
    waiting.removeAll { reminder in
      let age = delivery.now - reminder.at
      return age < 0 || age > ScreenDelivery.longestShown
    }
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

  /// All that wait, one by one, the newest first; of those about one thing the last alone.
  var rows: [RemindersScreen.Row] {
    guard let delivery else { return [] }
    var told: Set<ReminderTopic> = []
    return waiting.flatMap(\.reminders).sorted { Reminder.isEarlier($1, $0) }
      .filter { told.insert(ReminderTopic(of: $0.subject)).inserted }.map(delivery.row)
  }

  /// Lets go of the reminder with others about the same, or of all of them.
  mutating func dismiss(_ reminder: Reminder? = nil) {
    guard let reminder else {
      waiting = []
      return
    }
    let topic = ReminderTopic(of: reminder.subject)
    for place in waiting.indices {
      waiting[place].reminders.removeAll {
        $0.key == reminder.key || ReminderTopic(of: $0.subject) == topic
      }
    }
    waiting.removeAll(where: \.reminders.isEmpty)
  }

  /// Lets the reminder come again later; what is said of that, nil where nothing is delivered.
  mutating func snooze(_ reminder: Reminder, until snooze: Snooze) throws -> Words? {
    let words = try delivery?.snooze(reminder, until: snooze)
    dismiss(reminder)
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
