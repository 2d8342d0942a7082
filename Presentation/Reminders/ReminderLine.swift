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

  /// The reminder that is shown, which then waits no more; nil for none.
  mutating func takeFirst() -> ScreenDelivery.ShownReminder? {
    waiting.isEmpty ? nil : waiting.removeFirst()
  }

  /// What the terminal is to be sent, which is then forgotten here.
  mutating func takeSequences() -> [String] {
    defer { sequences = [] }
    return sequences
  }
}
