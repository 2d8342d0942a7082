/// That a channel takes, or has taken, a reminder.
public struct Delivery: Hashable, Sendable {
  public let reminder: ReminderKey
  public let channel: DeliveryChannel
  /// When the channel took it, or when the sending began.
  public let at: Instant
  /// Who is sending it; nil when the channel has taken it.
  public let sender: Int64?

  public init(
    of reminder: ReminderKey, by channel: DeliveryChannel, at: Instant, sender: Int64? = nil
  ) {
    self.reminder = reminder
    self.channel = channel
    self.at = at
    self.sender = sender
  }
}

/// A channel as deliveries are counted by it; what it needs to work is not part of it.
public struct DeliveryChannel: Hashable, Sendable {
  public static let longest = 40

  /// The channel's kind, and a mark of what else tells it from others of its kind.
  public let id: String

  /// A channel as stored; nil where its id is empty or too long.
  public init?(id: String) {
    guard (1...DeliveryChannel.longest).contains(id.utf8.count) else { return nil }
    self.id = id
  }

  /// The line above the footer of the full-screen view.
  public static let screen = DeliveryChannel(known: "screen")

  /// Not one that brings anything: what it has was answered or let go of, and no channel brings
  /// it any more.
  static let letGo = DeliveryChannel(known: "let-go")

  public init(_ channel: ReminderChannel) {
    switch channel {
    case .standardOutput: self.init(known: "stdout")
    case .desktop: self.init(known: "desktop")
    case .terminal: self.init(known: "terminal")
    // Arguments and topics may be secrets; a mark of them tells one from another all the same.
    case .command(let words): self.init(known: "command:" + DeliveryChannel.mark(of: words))
    case .ntfy(let server, let topic):
      self.init(known: "ntfy:" + DeliveryChannel.mark(of: [server, topic]))
    case .hook: self.init(known: Hook.onDue.rawValue)
    }
  }

  private init(known id: String) {
    self.id = id
  }

  /// The kind of channel, which names no secret.
  public var name: String { String(id.prefix { $0 != ":" }) }

  private static func mark(of words: [String]) -> String {
    Fingerprint.long(of: words.joined(separator: "\0"))
  }
}

/// From when on a channel delivers, and how far it has.
public struct ChannelProgress: Hashable, Sendable {
  public let channel: DeliveryChannel
  /// When the channel was used first.
  public let beganAt: Instant
  /// Nothing from before is told any more; nil in the first day.
  public let settledAt: Instant?

  public init(of channel: DeliveryChannel, beganAt: Instant, settledAt: Instant? = nil) {
    self.channel = channel
    self.beganAt = beganAt
    self.settledAt = settledAt
  }
}
