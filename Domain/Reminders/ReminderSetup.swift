/// Whether something such as a timer looks for reminders in the background; otherwise they appear
/// only in the full screen.
public struct ReminderSetup: Sendable {
  /// Time, in milliseconds, after which a silent timer counts as removed. After sleep, a machine's
  /// timer runs within a minute, before users are warned.
  private static let timerTimeout = 26 * Instant.hour

  let store: any Store
  let queries: ReminderQueries

  /// Whether reminders are coming although nothing looks for them.
  public func isMissing() throws -> Bool { try !isRunning() && queries.isAnythingComing() }

  /// Whether something looked for reminders recently.
  public func isRunning() throws -> Bool { try hasRun(within: Self.timerTimeout) }

  /// Whether the last run is no older than this. A run in the future does not count: the clock was
  /// set back since.
  private func hasRun(within milliseconds: Int64) throws -> Bool {
    let lastRun = try store.read { try $0.deliveries.progress(of: .timer)?.beganAt }
    guard let since = lastRun.map({ queries.clock.now() - $0 }) else { return false }
    return since >= -DeliverReminders.longestSending && since < milliseconds
  }

  /// Records that a timer runs, writing at most once an hour.
  public func recordRun() throws {
    if try hasRun(within: Instant.hour) { return }
    try note(.timer, at: queries.clock.now())
  }

  /// Records that no timer runs from now on.
  public func recordEnd() throws {
    guard try isRunning() else { return }
    try note(.timer, at: Instant(milliseconds: 0))
  }

  /// Whether the user has to be told, for the first time, that no timer runs for coming reminders.
  /// A user who was told without being asked is asked later.
  public func isNews(asking: Bool) throws -> Bool { try !wasOffered(asking: asking) && isMissing() }

  /// Records that the user was told, and whether the user was asked, too.
  public func recordOffer(asking: Bool) throws {
    try note(.timerOffer, at: asking ? queries.clock.now() : Self.toldWithoutAsking)
  }

  /// Moment recorded if the user was told but not asked.
  private static let toldWithoutAsking = Instant(milliseconds: 0)

  private func wasOffered(asking: Bool) throws -> Bool {
    let moment = try store.read { try $0.deliveries.progress(of: .timerOffer)?.beganAt }
    return moment.map { !asking || $0 != Self.toldWithoutAsking } ?? false
  }

  private func note(_ mark: DeliveryChannel, at moment: Instant) throws {
    try store.relaxedWrite(ifFree: false) {
      try $0.deliveries.save(ChannelProgress(of: mark, beganAt: moment))
    }
  }
}

extension ReminderQueries {
  /// Whether a reminder comes within a year. Tries a short range first, which usually suffices.
  func isAnythingComing() throws -> Bool {
    let now = clock.now()
    return try ([7, 366] as [Int64]).contains { days in
      try !reminders(at: now.next..<now.adding(milliseconds: days * Instant.day)).isEmpty
    }
  }
}
