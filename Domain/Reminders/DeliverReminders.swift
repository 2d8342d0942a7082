/// Delivers what is due, each reminder once by each channel that takes it.
///
/// Before a reminder is sent, a claim is kept that no other process passes while the sender runs;
/// as soon as the channel has taken it, the delivery is kept in the claim's place. Whoever is
/// killed before sending loses nothing: the claim of a process that runs no more counts for
/// nothing. Whoever is killed after sending and before keeping so repeats that one reminder by
/// that one channel: no channel can be asked what it took, and a repeated reminder does less
/// harm than a lost one.
public struct DeliverReminders: Sendable {
  /// Brings the notice by the channel; throws when the channel did not take it.
  public typealias Send = (_ notice: ReminderNotice, _ channel: DeliveryChannel) throws -> Void

  /// What is due for longer is summed up.
  static let longestDelay = Instant.day
  /// No sending takes so long; an older claim was left behind.
  static let longestSending: Int64 = 120_000
  /// How long deliveries are kept at least, and how many whatever their age: a clock that was
  /// set wrong does not make all of them old.
  static let memory = 90 * Instant.day
  static let leastKept = 2000

  let store: any Store
  let queries: ReminderQueries
  let process: DeliveryProcess

  /// Delivers by one channel after another; one that fails does not keep the others back. Those
  /// beside them begin at once with them, and have their turn later. Throws when the store fails.
  public func callAsFunction(
    by channels: [DeliveryChannel], beside others: [DeliveryChannel] = [], send: Send
  ) throws -> DeliveryReport {
    var report = DeliveryReport()
    report.quietUntil = try queries.quietUntil()
    guard report.quietUntil == nil, !channels.isEmpty else { return report }
    let now = queries.clock.now()
    let windows = try channels.map { try window(of: $0, at: now) }
    // They begin with these, so that these keep nothing from them that came before.
    for other in others { _ = try progress(of: other, at: now) }
    let earliest = windows.map(\.from).min() ?? now
    let due = try queries.reminders(at: earliest..<max(earliest, now.next))
    for window in windows {
      let wanted = due.filter { window.wants($0, in: queries.clock.zone) }
      try deliver(wanted, window, send, &report)
    }
    return report
  }

  private func deliver(
    _ wanted: [Reminder], _ window: DeliveryWindow, _ send: Send, _ report: inout DeliveryReport
  ) throws {
    let pending = try untaken(wanted, window)
    let late = pending.filter { $0.at < window.lateBefore }
    let timely = Array(pending.dropFirst(late.count))
    let occasions = Set(timely.map(\.occasion))
    let missed = late.lastOfEach.filter { !occasions.contains($0.occasion) }
    let notices =
      (missed.isEmpty ? [] : [ReminderNotice.late(missed)])
      + timely.lastOfEach.map(ReminderNotice.reminder)
    do {
      var isComplete = true
      for notice in notices {
        let isTaken = try bring(notice, insteadOf: timely, window, send)
        if isTaken { report.delivered.append((notice, window.channel)) }
        isComplete = isComplete && isTaken
      }
      if isComplete { try settle(window) }
    } catch let failure as ChannelFailure {
      report.failures.append((window.channel, failure.reason))
    }
  }

  private func untaken(
    _ reminders: [Reminder], _ window: DeliveryWindow
  ) throws -> [Reminder] {
    guard !reminders.isEmpty else { return [] }
    let zone = queries.clock.zone
    return try store.read { repositories in
      let earlier = try repositories.channels(before: window.progress)
      let lives = EventLives(repositories)
      return try reminders.filter { reminder in
        if try repositories.isTaken(reminder, by: window.channel) { return false }
        if try repositories.isLetGo(reminder) { return false }
        return try window.isOwn(reminder, in: zone)
          || !repositories.isTold(reminder, by: earlier)
            && lives.hadComeIn(reminder, since: repositories.profile.begunAt())
      }
    }
  }
}
