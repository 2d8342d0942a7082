import HearthDomain

/// The line of reminders above the footer: what delivers them, and those that wait to be opened.
package struct ReminderLine {
  /// Nil where nothing is delivered.
  private let bell: ReminderBell?
  /// The oldest first.
  private(set) var waiting: [ReminderBell.Ring] = []
  private var sequences: [String] = []
  private var toldTroubles: Set<Words> = []

  /// A line into which nothing comes where there is no bell.
  package init(_ bell: ReminderBell?) {
    self.bell = bell
  }

  /// Delivers what is due now, and lets go of what has stood in the line for long enough; returns
  /// what is new of channels in trouble.
  mutating func ring(in language: Language) -> [Words] {
    guard let bell else { return [] }
    waiting.removeAll { ring in
      let age = bell.now - ring.at
      return age < 0 || age > ReminderBell.longestShown
    }
    do {
      let new = try bell.ring(in: language)
      waiting += new.shown
      sequences += new.sequences
      return untold(new.failures)
    } catch DomainError.unavailable(.store) {
      // A store in trouble tells so itself when it is read or written on the user's behalf.
      return []
    } catch {
      return untold([error])
    }
  }

  /// Lets go of what was done or removed meanwhile. Where the store fails all stay: it tells so
  /// itself when it is read on the user's behalf.
  mutating func letGo() {
    guard !waiting.isEmpty, let standing = try? bell?.standing(waiting) else { return }
    waiting = standing
  }

  /// A channel that fails does so every minute; it is told once.
  private mutating func untold(_ errors: [any Error]) -> [Words] {
    errors.map { Words(ofAny: $0) }.filter { toldTroubles.insert($0).inserted }
  }

  /// The reminder that is shown, which then waits no more; nil for none.
  mutating func takeFirst() -> ReminderBell.Ring? {
    waiting.isEmpty ? nil : waiting.removeFirst()
  }

  /// What the terminal is to be sent, which is then forgotten here.
  mutating func takeSequences() -> [String] {
    defer { sequences = [] }
    return sequences
  }
}
