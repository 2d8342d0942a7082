/// Thrown if a channel rejects a message, as opposed to errors of the store.
struct ChannelFailure: Error {
  let reason: any Error
}

extension DeliverReminders {
  /// Sends the notice unless another process has sent it or is sending it; returns whether the
  /// channel accepted it now. Other due reminders of the same occasion count as delivered with it.
  func deliverOnce(
    _ notice: ReminderNotice, insteadOf due: [Reminder], _ window: DeliveryWindow, _ send: Send
  ) throws -> Bool {
    guard try claim(notice, window) else { return false }
    do {
      try send(notice, window.channel)
    } catch {
      // If this fails, the claim ends with the process.
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
        // Late reminders have no deliveries of their own, so check whether another process has
        // reported them.
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
    // // Guards against changes of the clock: a claim whose time is far in the past or future does
    // not count.
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
        // Settles all late reminders together.
        try deliveries.remove(notice.key, by: window.channel)
        try deliveries.save(window.completedProgress)
      }
    }
  }
}
