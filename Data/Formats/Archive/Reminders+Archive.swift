import HearthDomain

extension ArchiveArea {
  /// Reminders delivered per channel, so that a restored store does not repeat them. Deliveries in
  /// progress are left out. The time of delivery is not compared.
  static let deliveries = ArchiveArea(
    key: "deliveries", table: "delivery",
    fields: [ArchiveField("reminder"), ArchiveField("channel"), ArchiveField("at", nil, .instant)],
    keyCount: 2, exportCondition: "sender IS NULL", ignoredInComparison: ["at"]
  ) { entry, transaction in
    try transaction.repositories.deliveries.save(Delivery(row: entry.row([("sender", .null)])))
  }

  /// Progress of each channel. A channel that is used here keeps its own progress.
  static let deliveryChannels = ArchiveArea(
    key: "deliveryChannels", table: "delivery_channel",
    fields: [
      ArchiveField("channel"), ArchiveField("beganAt", nil, .instant),
      ArchiveField("settledAt", nil, .instant),
    ],
    ignoredInComparison: ["began_at", "settled_at"]
  ) { entry, transaction in
    try transaction.repositories.deliveries.save(ChannelProgress(row: entry.row()))
  }
}
