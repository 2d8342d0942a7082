/// Delivers due reminders, each once per channel.
///
/// Before sending, it stores a claim that keeps other processes from sending while the sender runs.
/// Once the channel has accepted the reminder, a delivery replaces the claim. A process killed
/// before sending loses nothing, since claims of ended processes are void. A process killed between
/// sending and storing causes one repetition by that channel: channels cannot be queried, and a
/// repetition is better than a lost reminder.
public struct DeliverReminders: Sendable {
  /// Sends the notice by the channel; throws if the channel does not accept it.
  public typealias Send = (_ notice: ReminderNotice, _ channel: DeliveryChannel) throws -> Void

  /// Delay, in milliseconds, after which reminders are summarised.
  static let maxDelay = Instant.dayInMilliseconds
  /// Maximum duration of sending, in milliseconds; older claims are void.
  static let maxSendingTime: Int64 = 120_000
  /// Minimum retention of deliveries, in milliseconds, and the number kept whatever their age: with
  /// a wrong clock, all could appear old.
  static let deliveryRetention = 90 * Instant.dayInMilliseconds
  static let minKeptDeliveries = 2000

  let store: any Store
  let queries: ReminderQueries
  let process: DeliveryProcess

  /// Delivers by one channel after another; a failing channel does not affect the others. The other
  /// channels begin now but deliver later. Throws if the store fails.
  public func callAsFunction(
    by channels: [DeliveryChannel], beside others: [DeliveryChannel] = [], send: Send
  ) throws -> DeliveryReport {
    var report = DeliveryReport()
    report.quietUntil = try queries.quietUntil()
    guard report.quietUntil == nil, !channels.isEmpty else { return report }
    let now = queries.clock.now()
    let windows = try channels.map { try window(of: $0, at: now) }
    // They begin now, so that deliveries by these channels do not count as earlier than theirs.
    for other in others { _ = try progress(of: other, at: now) }
    let earliest = windows.map(\.start).min() ?? now
    let due = try queries.reminders(at: earliest..<max(earliest, now.nextMillisecond))
    for window in windows {
      let wanted = due.filter { window.shouldDeliver($0, in: queries.clock.zone) }
      try deliver(wanted, window, send, &report)
    }
    return report
  }

  private func deliver(
    _ wanted: [Reminder], _ window: DeliveryWindow, _ send: Send, _ report: inout DeliveryReport
  ) throws {
    let pending = try undelivered(wanted, window)
    let late = pending.filter { $0.dueAt < window.summaryCutoff }
    let timely = Array(pending.dropFirst(late.count))
    let occasions = Set(timely.map(\.occasion))
    let missed = late.lastOfEachOccasion.filter { !occasions.contains($0.occasion) }
    let notices =
      (missed.isEmpty ? [] : [ReminderNotice.late(missed)])
      + timely.lastOfEachOccasion.map(ReminderNotice.reminder)
    do {
      var isComplete = true
      for notice in notices {
        let isTaken = try deliverOnce(notice, insteadOf: timely, window, send)
        if isTaken { report.delivered.append((notice, window.channel)) }
        isComplete = isComplete && isTaken
      }
      if isComplete { try complete(window) }
    } catch let failure as ChannelFailure {
      report.failures.append((window.channel, failure.reason))
    }
  }

  private func undelivered(
    _ reminders: [Reminder], _ window: DeliveryWindow
  ) throws -> [Reminder] {
    guard !reminders.isEmpty else { return [] }
    let zone = queries.clock.zone
    return try store.read { repositories in
      let earlier = try repositories.channels(before: window.progress)
      let timestampCache = EventTimestampCache(repositories)
      return try reminders.filter { reminder in
        if try repositories.isAccepted(reminder, by: window.channel) { return false }
        if try repositories.isDismissed(reminder) { return false }
        return try window.deliversIndependently(reminder, in: zone)
          || !repositories.isDelivered(reminder, by: earlier)
            && timestampCache.wasStoredBeforeEnd(reminder, since: repositories.profile.createdAt())
      }
    }
  }
}
