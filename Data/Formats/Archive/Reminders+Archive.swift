import HearthDomain

extension ArchiveArea {
  /// Which channel took which reminder, so that no store that is read anew tells them again; what
  /// is only being sent is left out. That it was taken is all that counts, whenever it was.
  static let deliveries = ArchiveArea(
    key: "deliveries", table: "delivery",
    fields: [ArchiveField("reminder"), ArchiveField("channel"), ArchiveField("at", nil, .instant)],
    keys: 2, condition: "sender IS NULL", uncompared: ["at"]
  ) { entry, transaction in
    try transaction.repositories.deliveries.save(Delivery(row: entry.row([("sender", .null)])))
  }

  /// How far each channel is; one that is used here goes on as it does here.
  static let deliveryChannels = ArchiveArea(
    key: "deliveryChannels", table: "delivery_channel",
    fields: [
      ArchiveField("channel"), ArchiveField("beganAt", nil, .instant),
      ArchiveField("settledAt", nil, .instant),
    ],
    uncompared: ["began_at", "settled_at"]
  ) { entry, transaction in
    try transaction.repositories.deliveries.save(ChannelProgress(row: entry.row()))
  }
}
