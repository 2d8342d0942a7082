import HearthDomain
import JSONText
import TerminalKit

extension ReminderTools {
  /// Delivers what is due. Printed reminders are flushed before they count as delivered.
  ///
  /// Before each notice, `lock` returns the current lock of the profile; nil if everything may be
  /// revealed.
  func deliver(
    in console: inout Console, printing printer: inout DeliveryPrinter,
    behind lock: () throws -> ProfileLock?
  ) throws -> DeliveryReport {
    let all = try channels.all(onTerminal: console.traits.supportsNotifications)
    let methods = Dictionary(all.map { (DeliveryChannel($0), $0) }) { first, _ in first }
    return try deliver(by: all.map { DeliveryChannel($0) }.unique) { notice, channel in
      guard let method = methods[channel] else { return }
      let formatter = formatter.behind(try lock())
      let message = formatter.message(of: notice, in: console.language)
      if method != .standardOutput { try send(message, by: method, in: &console) }
      printer.print(notice, message, by: channel, formatter, in: &console)
      if method == .standardOutput {
        console.flush()
        guard !console.isOutputClosed else {
          throw DomainError.unavailable(
            .channel(name: channel.name, .failed(detail: "standard output is closed")))
        }
      }
    }
  }

  private func send(
    _ message: ReminderMessage, by method: ReminderChannel, in console: inout Console
  ) throws {
    if let sender = channels.sender(method) { return try sender.send(message) }
    guard console.traits.supportsNotifications else {
      throw DomainError.unavailable(.channel(name: "terminal", .noTerminal))
    }
    let sequence = channels.notifications.notifying(
      title: message.title, text: message.text, id: message.id,
      isInsideTmux: console.traits.isInsideTmux)
    console.write(sequence.utf8)
    console.flush()
  }
}

extension ConsoleTraits {
  /// Whether the output is a terminal that supports notification sequences.
  fileprivate var supportsNotifications: Bool { outputIsTerminal && showsLinks && !wantsJSON }
}

extension [DeliveryChannel] {
  /// The channels without duplicates, in order.
  fileprivate var unique: [DeliveryChannel] {
    reduce(into: []) { found, channel in
      if !found.contains(channel) { found.append(channel) }
    }
  }
}

/// Prints deliveries one by one; on a terminal, each reminder only once.
struct DeliveryPrinter {
  private var printed: Set<ReminderKey> = []
  private(set) var count = 0

  mutating func print(
    _ notice: ReminderNotice, _ message: ReminderMessage, by channel: DeliveryChannel,
    _ formatter: ReminderFormatter, in console: inout Console
  ) {
    switch console.form {
    case .json: printJSON(notice, by: channel, formatter, in: &console)
    case .piped where printed.insert(notice.key).inserted:
      let cells = [formatter.time(of: notice), message.kind, message.text, message.command]
      console.line(StyledText(cells.map(\.tabSeparatedCell).joined(separator: "\t")))
    case .terminal where printed.insert(notice.key).inserted:
      console.paragraph(message.text, after: StyledText("• ", .bold))
      console.line(StyledText("  " + message.command, Style(attributes: .dim)))
    case .piped, .terminal: break
    }
    count += 1
  }

  private func printJSON(
    _ notice: ReminderNotice, by channel: DeliveryChannel, _ formatter: ReminderFormatter,
    in console: inout Console
  ) {
    var object = formatter.json(of: notice, in: console.language)
    object.append("channel", .string(channel.name))
    var writer = JSONWriter()
    writer.write(.object(object))
    if count > 0 { console.write(",".utf8) }
    console.write(writer.bytes)
  }
}
