/// Whether something such as a timer looks for reminders in the background; otherwise they appear
/// only in the full screen.
public struct ReminderSetup: Sendable {
  /// Time, in milliseconds, after which a silent timer counts as removed. After sleep, a machine's
  /// timer runs within a minute, before users are warned.
  private static let longestRest = 26 * Instant.hour

  let store: any Store
  let queries: ReminderQueries

  /// Whether reminders are coming although nothing looks for them.
  public func isMissing() throws -> Bool { try !isRunning() && queries.isAnythingComing() }

  /// Whether something looked for reminders recently.
  public func isRunning() throws -> Bool {
    let lastRun = try store.read { try $0.deliveries.progress(of: .timer)?.beganAt }
    return lastRun.map { isRecent($0, within: Self.longestRest) } ?? false
  }

  /// After the clock was set back, nothing counts as recent.
  private func isRecent(_ moment: Instant, within milliseconds: Int64) -> Bool {
    let since = queries.clock.now() - moment
    return since >= -DeliverReminders.longestSending && since < milliseconds
  }

  /// Records that a timer runs, writing at most once an hour.
  public func noteRun() throws {
    let lastRun = try store.read { try $0.deliveries.progress(of: .timer)?.beganAt }
    if let lastRun, isRecent(lastRun, within: Instant.hour) { return }
    try note(.timer, at: queries.clock.now())
  }

  /// Records that no timer runs from now on.
  public func noteEnd() throws {
    guard try isRunning() else { return }
    try note(.timer, at: Instant(milliseconds: 0))
  }

  /// Returns whether the user has not been told yet that no timer runs, and records that they are
  /// told now.
  public func isNews() throws -> Bool {
    guard try store.read({ try $0.deliveries.progress(of: .timerOffer) }) == nil else {
      return false
    }
    try note(.timerOffer, at: queries.clock.now())
    return true
  }

  private func note(_ mark: DeliveryChannel, at moment: Instant) throws {
    try store.relaxedWrite(ifFree: false) {
      try $0.deliveries.save(ChannelProgress(of: mark, beganAt: moment))
    }
  }
}

extension ReminderQueries {
  /// Whether a reminder comes within a year. Tries short ranges first, which usually suffice.
  func isAnythingComing() throws -> Bool {
    let now = clock.now()
    return try ([1, 7, 31, 366] as [Int64]).contains { days in
      try !reminders(at: now.next..<now.adding(milliseconds: days * Instant.day)).isEmpty
    }
  }
}
