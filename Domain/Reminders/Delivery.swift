/// A reminder accepted by a channel, or claimed for it.
public struct Delivery: Hashable, Sendable {
  public let reminder: ReminderKey
  public let channel: DeliveryChannel
  /// Time at which the channel accepted the reminder; for a claim, time at which sending began.
  public let claimedOrAcceptedAt: Instant
  /// Id of the sending process; nil after the channel has accepted the reminder.
  public let senderProcessID: Int64?

  public init(
    of reminder: ReminderKey, by channel: DeliveryChannel, at: Instant, sender: Int64? = nil
  ) {
    self.reminder = reminder
    self.channel = channel
    self.claimedOrAcceptedAt = at
    self.senderProcessID = sender
  }
}

/// Identity of a channel, under which deliveries are stored, without secrets such as addresses.
public struct DeliveryChannel: Hashable, Sendable {
  public static let maxIDLength = 40

  /// Kind of the channel, and a fingerprint that distinguishes it from others of its kind.
  public let id: String

  /// Creates a stored channel; returns nil if the id is empty or too long.
  public init?(id: String) {
    guard (1...DeliveryChannel.maxIDLength).contains(id.utf8.count) else { return nil }
    self.id = id
  }

  /// The line above the footer of the full screen.
  public static let screen = DeliveryChannel(known: "screen")

  /// Not a real channel: its deliveries mark reminders that the user acted on or dismissed.
  static let dismissalMarker = DeliveryChannel(known: "let-go")

  /// Not real channels. They record when a timer last looked for reminders, when the user was told
  /// that no timer is installed, and when the news of a release were announced.
  static let (timerRunMarker, timerOfferMarker, newsMarker) = (
    DeliveryChannel(known: "timer"), DeliveryChannel(known: "timer-offer"),
    DeliveryChannel(known: "news")
  )

  public init(_ channel: ReminderChannel) {
    switch channel {
    case .standardOutput: self.init(known: "stdout")
    case .desktop: self.init(known: "desktop")
    case .terminal: self.init(known: "terminal")
    // Arguments and topics may be secret, so only their fingerprint is stored.
    case .command(let words): self.init(known: "command:" + DeliveryChannel.fingerprint(of: words))
    case .ntfy(let server, let topic):
      self.init(known: "ntfy:" + DeliveryChannel.fingerprint(of: [server, topic]))
    case .hook: self.init(known: Hook.onDue.rawValue)
    }
  }

  private init(known id: String) {
    self.id = id
  }

  /// Kind of the channel, without secrets.
  public var kindName: String { String(id.prefix { $0 != ":" }) }

  private static func fingerprint(of words: [String]) -> String {
    Fingerprint.long(of: words.joined(separator: "\0"))
  }
}

/// How far a channel has delivered the reminders.
public struct ChannelProgress: Hashable, Sendable {
  public let channel: DeliveryChannel
  /// When the channel was first used.
  public let beganAt: Instant
  /// Moment before which all reminders are done, so that none of them is delivered any more; nil on
  /// the channel's first day.
  public let completedUntil: Instant?

  public init(of channel: DeliveryChannel, beganAt: Instant, settledAt: Instant? = nil) {
    self.channel = channel
    self.beganAt = beganAt
    self.completedUntil = settledAt
  }
}
