import HearthDomain

extension DomainError {
  static func channel(_ name: String, _ trouble: ChannelTrouble) -> DomainError {
    .unavailable(.channel(name: name, trouble))
  }
}

extension ProgramRun {
  /// Runs the program that delivers a reminder for the channel. Throws unless it succeeds within
  /// the time limit.
  func deliver(by channel: String, seconds: Int) throws {
    switch self(seconds: seconds) {
    case .ended(status: 0): return
    case .ended(let status): throw DomainError.channel(channel, .exited(status: status))
    case .killed(let signal): throw DomainError.channel(channel, .exited(status: 128 + signal))
    case .tookTooLong: throw DomainError.channel(channel, .tookTooLong(seconds: seconds))
    case .didNotStart(let detail): throw DomainError.channel(channel, .failed(detail: detail))
    }
  }
}

extension ReminderMessage {
  /// The message's text, followed by its command on a line of its own.
  var body: String { command.isEmpty ? text : "\(text)\n\(command)" }
}

extension String {
  /// The text without control and bidirectional formatting characters; line breaks stay.
  var withoutControls: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0 == "\n" || !$0.isHidden }))
  }
}
