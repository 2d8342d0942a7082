import HearthDomain

extension ArchiveArea {
  /// Reminders already delivered on each channel, so that a restored store does not deliver them
  /// again. Omits deliveries in progress. Two records that differ only in the time count as equal.
  static let deliveries = ArchiveArea(
    key: "deliveries", table: "delivery",
    fields: [ArchiveField("reminder"), ArchiveField("channel"), ArchiveField("at", nil, .instant)],
    keyCount: 2, exportCondition: "sender IS NULL", ignoredInComparison: ["at"]
  ) { entry, transaction in
    try transaction.repositories.deliveries.save(Delivery(row: entry.row([("sender", .null)])))
  }

  /// Progress of each channel. If the channel is in use in this store, its own progress is kept.
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
