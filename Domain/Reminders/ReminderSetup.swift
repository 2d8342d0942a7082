/// Whether something such as a timer looks for reminders in the background; otherwise they appear
/// only in the full screen.
public struct ReminderSetup: Sendable {
  /// Time, in milliseconds, after which a silent timer counts as removed. After sleep, a machine's
  /// timer runs within a minute, before users are warned.
  private static let timerTimeout = 26 * Instant.hourInMilliseconds

  let store: any Store
  let queries: ReminderQueries

  /// Whether reminders will be due although no timer is running.
  public func isTimerMissing() throws -> Bool {
    try !isTimerRunning() && queries.isAnythingComing()
  }

  /// Whether a timer looked for reminders recently.
  public func isTimerRunning() throws -> Bool { try hasTimerRun(within: Self.timerTimeout) }

  /// Whether the last run is no older than this. A run in the future does not count: the clock was
  /// set back since.
  private func hasTimerRun(within milliseconds: Int64) throws -> Bool {
    let lastRun = try store.read { try $0.deliveries.progress(of: .timerRunMarker)?.beganAt }
    guard let since = lastRun.map({ queries.clock.now() - $0 }) else { return false }
    return since >= -DeliverReminders.maxSendingTime && since < milliseconds
  }

  /// Records that a timer runs, writing at most once an hour.
  public func recordTimerRun() throws {
    if try hasTimerRun(within: Instant.hourInMilliseconds) { return }
    try record(.timerRunMarker, at: queries.clock.now())
  }

  /// Records that no timer runs from now on.
  public func recordTimerRemoval() throws {
    guard try isTimerRunning() else { return }
    try record(.timerRunMarker, at: Instant(milliseconds: 0))
  }

  /// Whether the user has to be told, for the first time, that no timer runs for upcoming
  /// reminders. If `asking`, also true if the user was told before without being asked.
  public func needsTimerOffer(asking: Bool) throws -> Bool {
    try !wasTimerOffered(asking: asking) && isTimerMissing()
  }

  /// Records that the user was told, and whether the user was asked, too.
  public func recordTimerOffer(asking: Bool) throws {
    try record(.timerOfferMarker, at: asking ? queries.clock.now() : Self.offeredWithoutAsking)
  }

  /// Stored in place of the time if the user was told but not asked.
  private static let offeredWithoutAsking = Instant(milliseconds: 0)

  private func wasTimerOffered(asking: Bool) throws -> Bool {
    let moment = try store.read { try $0.deliveries.progress(of: .timerOfferMarker)?.beganAt }
    return moment.map { !asking || $0 != Self.offeredWithoutAsking } ?? false
  }

  private func record(_ mark: DeliveryChannel, at moment: Instant) throws {
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
      try !reminders(
        at: now.nextMillisecond..<now.adding(milliseconds: days * Instant.dayInMilliseconds)
      ).isEmpty
    }
  }
}
