import HearthDomain

extension DomainError {
  static func channel(_ name: String, _ trouble: ChannelTrouble) -> DomainError {
    .unavailable(.channel(name: name, trouble))
  }
}

extension ProgramRun {
  /// Runs the program for a channel; throws unless it ends well in time.
  func deliver(by channel: String, seconds: Int) throws {
    switch self(seconds: seconds) {
    case .ended(status: 0): return
    case .ended(let status): throw DomainError.channel(channel, .ended(status: status))
    case .killed(let signal): throw DomainError.channel(channel, .ended(status: 128 + signal))
    case .tookTooLong: throw DomainError.channel(channel, .tookTooLong(seconds: seconds))
    case .didNotStart(let detail): throw DomainError.channel(channel, .failed(detail: detail))
    }
  }
}

extension ReminderMessage {
  /// The text and the command on a line of its own.
  var body: String { command.isEmpty ? text : "\(text)\n\(command)" }
}

extension String {
  /// Without control characters and marks that turn the direction of writing, which no
  /// notification has a use for; lines stay.
  var withoutControls: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0 == "\n" || !$0.isHidden }))
  }
}
