/// Tells whether something such as a timer looks for reminders in the background. Without it, they
/// appear only in the full screen.
public struct ReminderSetup: Sendable {
  /// Time, in milliseconds, after which a timer that has not run counts as removed. After a
  /// machine's sleep, its timer runs within a minute, before users are warned.
  private static let timerTimeout = 26 * Instant.hourInMilliseconds

  let store: any Store
  let queries: ReminderQueries

  /// Whether reminders are coming but no timer runs that would deliver them.
  public func isTimerMissing() throws -> Bool {
    try !isTimerRunning() && queries.isAnythingComing()
  }

  /// Whether a timer looked for reminders recently.
  public func isTimerRunning() throws -> Bool { try hasTimerRun(within: Self.timerTimeout) }

  /// Whether a timer ran within this time. A run in the future does not count, because the clock
  /// has been set back since.
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

  /// Whether to tell the user now that no timer runs for coming reminders. The user is told only
  /// once, and may be told again in order to be asked (`asking`).
  public func needsTimerOffer(asking: Bool) throws -> Bool {
    try !wasTimerOffered(asking: asking) && isTimerMissing()
  }

  /// Records that the user was told that no timer runs, and whether the user was also asked about
  /// it.
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
  /// Whether any reminder is due within a year. A short range is tried first, which usually
  /// suffices.
  func isAnythingComing() throws -> Bool {
    let (now, settings) = (clock.now(), try settings())
    return try sources.filter { settings.kinds.contains($0.kind) }.contains { source in
      try ([7, 366] as [Int64]).contains { days in
        let end = now.adding(milliseconds: days * Instant.dayInMilliseconds)
        return try source.hasReminder(at: now.nextMillisecond..<end, by: settings)
      }
    }
  }
}
