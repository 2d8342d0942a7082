import HearthDomain

extension Delivery {
  var row: [SQLValue] {
    [
      .text(reminder.text), .text(channel.id), .integer(claimedOrAcceptedAt.milliseconds),
      .integer(senderProcessID),
    ]
  }

  init(row: SQLRow) throws {
    self.init(
      of: try row.convert("reminder", row.text("reminder")) { ReminderKey($0) },
      by: try row.convert("channel", row.text("channel")) { DeliveryChannel(id: $0) },
      at: try row.instant("at"), sender: try row.optional("sender", row.integer))
  }
}

extension ChannelProgress {
  static let table = SQLTable("delivery_channel", "channel", "began_at", "settled_at")

  var row: [SQLValue] {
    [.text(channel.id), .integer(beganAt.milliseconds), .integer(completedUntil?.milliseconds)]
  }

  init(row: SQLRow) throws {
    self.init(
      of: try row.convert("channel", row.text("channel")) { DeliveryChannel(id: $0) },
      beganAt: try row.instant("began_at"),
      settledAt: try row.optional("settled_at", row.instant))
  }
}
