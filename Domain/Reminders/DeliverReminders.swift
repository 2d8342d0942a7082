/// Delivers due reminders, each once per channel.
///
/// 1. Before sending, a claim is stored, which keeps other processes from sending the
///    reminder.
/// 2. After the channel has accepted the reminder, the claim is replaced by a delivery.
///
/// If a process is killed before sending, nothing is lost: claims of ended processes are void. If
/// it is killed between sending and storing the delivery, the reminder is sent twice by that
/// channel, which is better than losing it.
public struct DeliverReminders: Sendable {
  /// Sends the notice by the channel; throws if the channel does not accept it.
  public typealias Send = (_ notice: ReminderNotice, _ channel: DeliveryChannel) throws -> Void

  /// Delay, in milliseconds, after which late reminders are summarised in one message.
  static let maxDelay = Instant.dayInMilliseconds
  /// Maximum duration of sending, in milliseconds; older claims are void.
  static let maxSendingTime: Int64 = 120_000
  /// How long deliveries are kept at least, in milliseconds, and how many are kept whatever their
  /// age. With a wrong clock, all of them could appear old.
  static let deliveryRetention = 90 * Instant.dayInMilliseconds
  static let minKeptDeliveries = 2000

  let store: any Store
  let queries: ReminderQueries
  let process: DeliveryProcess

  /// Delivers the due reminders by each of the channels; a failing channel does not affect the
  /// others. The channels in `others` are recorded as in use from now on, but deliver later. Throws
  /// if the store fails.
  public func callAsFunction(
    by channels: [DeliveryChannel], beside others: [DeliveryChannel] = [], send: Send
  ) throws -> DeliveryReport {
    var report = DeliveryReport()
    report.quietUntil = try queries.quietUntil()
    guard report.quietUntil == nil, !channels.isEmpty else { return report }
    let now = queries.clock.now()
    let windows = try channels.map { try window(of: $0, at: now) }
    // Record these channels now. Otherwise they would later count as newer than the channels that
    // deliver now.
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
