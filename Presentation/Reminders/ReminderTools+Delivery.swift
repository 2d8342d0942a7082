import HearthDomain
import JSONText
import TerminalKit

extension ReminderTools {
  /// Delivers what is due, except reminders that are over by now. Printed reminders are flushed
  /// before they count as delivered.
  ///
  /// `lock` is called before each notice and returns the current lock of the profile; nil if
  /// everything may be revealed. Each channel tells only once that something is due in a locked
  /// profile.
  func deliver(
    in console: inout Console, printing printer: inout DeliveryPrinter,
    behind lock: () throws -> ProfileLock?
  ) throws -> DeliveryReport {
    let all = try channels.channels(onTerminal: console.traits.supportsNotifications)
    let methods = Dictionary(all.map { (DeliveryChannel($0), $0) }) { first, _ in first }
    var discreetChannels: Set<DeliveryChannel> = []
    return try deliver(by: all.map { DeliveryChannel($0) }.withoutDuplicates) { notice, channel in
      guard let method = methods[channel], let notice = formatter.current(notice) else { return }
      let formatter = formatter.respectingLock(try lock())
      if formatter.isDiscreet, !discreetChannels.insert(channel).inserted { return }
      let message = formatter.message(of: notice, in: console.language)
      if method != .standardOutput { try send(message, by: method, in: &console) }
      printer.print(notice, message, by: channel, formatter, in: &console)
      if method == .standardOutput {
        console.flush()
        guard !console.isOutputClosed else {
          throw DomainError.unavailable(
            .channel(name: channel.kindName, .failed(detail: "standard output is closed")))
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
    let sequence = channels.notifications.sequence(
      title: message.title, text: message.text, id: message.id,
      isInsideTmux: console.traits.isInsideTmux)
    console.write(sequence.utf8)
    console.flush()
  }
}

extension ConsoleTraits {
  /// Whether the output is a terminal that supports notification sequences.
  fileprivate var supportsNotifications: Bool {
    outputIsTerminal && supportsEscapeSequences && !wantsJSON
  }
}

extension [DeliveryChannel] {
  /// The channels without duplicates, in order.
  fileprivate var withoutDuplicates: [DeliveryChannel] {
    reduce(into: []) { found, channel in
      if !found.contains(channel) { found.append(channel) }
    }
  }
}

/// Prints deliveries one by one; on a terminal, each reminder only once.
struct DeliveryPrinter {
  private var printedKeys: Set<ReminderKey> = []
  private(set) var count = 0

  mutating func print(
    _ notice: ReminderNotice, _ message: ReminderMessage, by channel: DeliveryChannel,
    _ formatter: ReminderFormatter, in console: inout Console
  ) {
    switch console.form {
    case .json: printJSON(notice, by: channel, formatter, in: &console)
    case .piped where printedKeys.insert(notice.key).inserted:
      let cells = [formatter.time(of: notice), message.kind, message.text, message.command]
      console.printLine(StyledText(cells.map(\.tabSeparatedCell).joined(separator: "\t")))
    case .terminal where printedKeys.insert(notice.key).inserted:
      console.printParagraph(message.text, after: StyledText("• ", .bold))
      console.printLine(StyledText("  " + message.command, Style(attributes: .dim)))
    case .piped, .terminal: break
    }
    count += 1
  }

  private func printJSON(
    _ notice: ReminderNotice, by channel: DeliveryChannel, _ formatter: ReminderFormatter,
    in console: inout Console
  ) {
    var object = formatter.json(of: notice, in: console.language)
    object.append("channel", .string(channel.kindName))
    var writer = JSONWriter()
    writer.write(.object(object))
    if count > 0 { console.write(",".utf8) }
    console.write(writer.bytes)
  }
}
