/// That a channel did not take what it was given, as opposed to trouble with the store.
struct ChannelFailure: Error {
  let reason: any Error
}

extension DeliverReminders {
  /// Sends what nobody else has sent or is sending; returns whether the channel took it now. What
  /// else is due of the same occasion is told with it.
  func bring(
    _ notice: ReminderNotice, insteadOf due: [Reminder], _ window: DeliveryWindow, _ send: Send
  ) throws -> Bool {
    guard try claim(notice, window) else { return false }
    do {
      try send(notice, window.channel)
    } catch {
      // Where even that fails, the claim ends with the process.
      try? store.write { try $0.deliveries.remove(notice.key, by: window.channel) }
      throw ChannelFailure(reason: error)
    }
    try keep(notice, insteadOf: due, window)
    return true
  }

  private func claim(_ notice: ReminderNotice, _ window: DeliveryWindow) throws -> Bool {
    let key = notice.key
    let claim = Delivery(of: key, by: window.channel, at: window.now, sender: process.id)
    return try store.write { repositories in
      let found = try repositories.deliveries.delivery(of: key, by: window.channel)
      if let found, isHeld(found, at: window.now) { return false }
      if case .late = notice {
        // Of what is summed up no delivery is kept: who looked at the same time may have told it.
        let known = try repositories.deliveries.progress(of: window.channel)
        if known?.settledAt != window.progress.settledAt { return false }
      }
      try repositories.deliveries.save(claim)
      return true
    }
  }

  /// Whether it was delivered, or is being sent by somebody who still runs.
  private func isHeld(_ delivery: Delivery, at now: Instant) -> Bool {
    guard let sender = delivery.sender else { return true }
    let (age, overflow) = now.milliseconds.subtractingReportingOverflow(delivery.at.milliseconds)
    // However the clock was set: a claim from far away is no claim.
    return !overflow && age.magnitude < DeliverReminders.longestSending.magnitude
      && process.isRunning(sender)
  }

  private func keep(
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
        // They are settled as a whole, however many they are.
        try deliveries.remove(notice.key, by: window.channel)
        try deliveries.save(window.settled)
      }
    }
  }
}
