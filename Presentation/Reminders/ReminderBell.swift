import HearthDomain
import TerminalKit

/// Delivers while the full-screen view is open: in its own line, by the terminal, and by the
/// channels that leave the program, for which nobody has to wait.
package struct ReminderBell: Sendable {
  /// A reminder as the line above the footer shows it.
  struct Ring: Hashable, Sendable {
    let text: Words
    let route: Route
    let at: Instant
    /// Nil for the sum of those that came too late.
    let reminder: Reminder?
  }

  /// What came of looking for reminders.
  struct Rings {
    var shown: [Ring] = []
    /// What the terminal is to be sent.
    var sequences: [String] = []
    /// Why channels took nothing.
    var failures: [any Error] = []
  }

  /// So long a reminder stands in its line unless it is opened.
  static let longestShown: Int64 = 600_000

  private let deliver: DeliverReminders
  private let channels: ReminderChannels
  private let voice: ReminderVoice
  private let isInsideTmux: Bool
  private let background: ReminderBackground

  package init(
    deliver: DeliverReminders, channels: ReminderChannels, voice: ReminderVoice,
    isInsideTmux: Bool, background: ReminderBackground
  ) {
    self.deliver = deliver
    self.channels = channels
    self.voice = voice
    self.isInsideTmux = isInsideTmux
    self.background = background
  }

  var now: Instant { voice.clock.now() }

  /// Delivers what is due; throws when the store fails.
  func ring(in language: Language) throws -> Rings {
    let ways = try channels.all(onTerminal: true).filter { $0 != .standardOutput }
    var rings = Rings()
    rings.failures = background.takeFailures()
    let terminal = ways.contains(.terminal) ? [DeliveryChannel(.terminal)] : []
    let report = try deliver(by: [.screen] + terminal) { notice, channel in
      if channel == .screen {
        rings.shown.append(ring(for: notice))
      } else {
        rings.sequences.append(sequence(for: notice, in: language))
      }
    }
    rings.failures += report.failures.map(\.error)
    deliverElsewhere(ways.filter { $0 != .terminal }, in: language)
    return rings
  }

  /// Those that still call something to mind; throws when the store fails.
  func standing(_ rings: [Ring]) throws -> [Ring] {
    let due = Set(try deliver.standing(rings.compactMap(\.reminder)))
    return rings.filter { ring in ring.reminder.map(due.contains) ?? true }
  }

  private func ring(for notice: ReminderNotice) -> Ring {
    var reminder: Reminder?
    if case .reminder(let one) = notice { reminder = one }
    return Ring(
      text: Words(
        ko: voice.words(.korean).text(of: notice), en: voice.words(.english).text(of: notice)),
      route: voice.route(of: notice), at: voice.clock.now(), reminder: reminder)
  }

  private func sequence(for notice: ReminderNotice, in language: Language) -> String {
    let message = voice.message(of: notice, in: language)
    return channels.notifications.notifying(
      title: message.title, text: message.text, id: message.id, isInsideTmux: isInsideTmux)
  }

  private func deliverElsewhere(_ ways: [ReminderChannel], in language: Language) {
    guard !ways.isEmpty else { return }
    let byChannel = Dictionary(ways.map { (DeliveryChannel($0), $0) }) { first, _ in first }
    background.start { [self] in
      let report = try deliver(by: Array(byChannel.keys)) { notice, channel in
        guard let way = byChannel[channel], let sender = channels.sender(way) else { return }
        try sender.send(voice.message(of: notice, in: language))
      }
      return report.failures.map(\.error)
    }
  }
}
