/// Thrown if a channel rejects a message, as opposed to errors of the store.
struct ChannelFailure: Error {
  let reason: any Error
}

extension DeliverReminders {
  /// Sends the notice unless another process has sent it or is sending it. Returns whether the
  /// channel accepted it now. Other due reminders of the same occasion then count as delivered,
  /// too.
  func deliverOnce(
    _ notice: ReminderNotice, insteadOf due: [Reminder], _ window: DeliveryWindow, _ send: Send
  ) throws -> Bool {
    guard try claim(notice, window) else { return false }
    do {
      try send(notice, window.channel)
    } catch {
      // If removing the claim fails, it becomes void when this process ends.
      try? store.write { try $0.deliveries.remove(notice.key, by: window.channel) }
      throw ChannelFailure(reason: error)
    }
    try recordDelivery(notice, insteadOf: due, window)
    return true
  }

  private func claim(_ notice: ReminderNotice, _ window: DeliveryWindow) throws -> Bool {
    let key = notice.key
    let claim = Delivery(of: key, by: window.channel, at: window.now, sender: process.id)
    return try store.write { repositories in
      let found = try repositories.deliveries.delivery(of: key, by: window.channel)
      if let found, isClaimed(found, at: window.now) { return false }
      if case .late = notice {
        // A summary stores no delivery for each of its reminders, so check whether another process
        // has already sent it.
        let known = try repositories.deliveries.progress(of: window.channel)
        if known?.completedUntil != window.progress.completedUntil { return false }
      }
      try repositories.deliveries.save(claim)
      return true
    }
  }

  /// Whether the reminder was delivered, or a running process is sending it.
  private func isClaimed(_ delivery: Delivery, at now: Instant) -> Bool {
    guard let sender = delivery.senderProcessID else { return true }
    let (age, overflow) = now.milliseconds.subtractingReportingOverflow(
      delivery.claimedOrAcceptedAt.milliseconds)
    // Ignore a claim whose time is far in the past or future: the clock may have been changed.
    return !overflow && age.magnitude < DeliverReminders.maxSendingTime.magnitude
      && process.isRunning(sender)
  }

  private func recordDelivery(
    _ notice: ReminderNotice, insteadOf due: [Reminder], _ window: DeliveryWindow
  ) throws {
    try store.write { repositories in
      let deliveries = repositories.deliveries
      switch notice {
      case .reminder(let reminder):
        for told in due where told.occasion == reminder.occasion {
          try deliveries.save(Delivery(of: told.key, by: window.channel, at: window.now))
        }
      case .late:
        // All late reminders are done with the summary.
        try deliveries.remove(notice.key, by: window.channel)
        try deliveries.save(window.completedProgress)
      }
    }
  }
}
