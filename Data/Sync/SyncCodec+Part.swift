import HearthDomain
import JSONText

/// Encoding of a store's participation in sync, and of its progress.
extension SyncCodec {
  static func json(_ part: SyncParticipation) -> JSONValue {
    .array([
      .int(Int(part.device.rawValue)), .string(part.name), json(part.applied),
      .int(Int(part.greatestSayingNumber)),
      .array(
        part.joinedItems.sorted { $0.key.id < $1.key.id }.map { place, id in
          .array([.int(place.kind.rawValue), .int(Int(place.id)), .int(Int(id))])
        }),
    ])
  }

  /// Encodes the device's former ids. They are a separate record because an older program then
  /// ignores it and keeps it.
  static func json(formerDeviceIDs devices: [EntryID]) -> JSONValue {
    .array(devices.map { .array(json($0)) })
  }

  static func formerDeviceIDs(_ text: String) throws -> [EntryID] {
    try entries(JSONValue(reading: text))
  }

  /// Encodes the numbers of changes that are listed per record, together with the version of the
  /// rules and the entries merged when they were counted.
  static func json(listed: [ItemReference: Int], of part: SyncParticipation) -> JSONValue {
    let things = listed.sorted { $0.key.name < $1.key.name }.map { place, count in
      JSONValue.array(json(place) + [.int(count)])
    }
    return .array([.int(SyncProjection.rulesVersion), json(part.applied), .array(things)])
  }

  /// Decodes the numbers of listed changes; nil if they are outdated, because entries arrived since
  /// or the rules were different.
  static func listed(
    _ text: String, of part: SyncParticipation
  ) throws -> [ItemReference: Int]? {
    let items = try array(JSONValue(reading: text))
    guard items.count == 3, items[0].intValue == SyncProjection.rulesVersion,
      try seen(items[1]) == part.applied
    else { return nil }
    return try array(items[2]).reduce(into: [ItemReference: Int]()) { listed, item in
      let parts = try array(item)
      guard parts.count == 5 else { throw Unreadable() }
      listed[try place(parts)] = try int(parts[4])
    }
  }

  /// Encodes, for each record, when the changes of each entry were listed.
  static func json(arrivals: [ItemReference: [EntryID: Arrival]]) -> JSONValue {
    .array(
      arrivals.sorted { $0.key.name < $1.key.name }.flatMap { place, entries in
        entries.sorted { $0.key < $1.key }.map { entry, arrival in
          .array(
            json(place) + json(entry) + [
              .int(Int(arrival.listedSince.milliseconds)), .int(arrival.count),
            ])
        }
      })
  }

  static func arrivals(_ text: String) throws -> [ItemReference: [EntryID: Arrival]] {
    try array(JSONValue(reading: text)).reduce(into: [:]) { arrivals, item in
      let parts = try array(item)
      guard parts.count == 8 || parts.count == 7 else { throw Unreadable() }
      arrivals[try place(parts), default: [:]][try entry(parts[4], parts[5])] = Arrival(
        since: Instant(milliseconds: Int64(try int(parts[6]))),
        // Earlier versions had no count.
        count: parts.count == 8 ? try int(parts[7]) : 1)
    }
  }

  static func json(renumbered sayings: [RenumberedSaying]) -> JSONValue {
    .array(
      sayings.map {
        .array([.int(Int($0.sayingID)), .int(Int($0.oldNumber)), .int(Int($0.newNumber))])
      })
  }

  static func renumbered(_ text: String) throws -> [RenumberedSaying] {
    try array(JSONValue(reading: text)).map { item in
      let numbers = try array(item).map { Int64(try int($0)) }
      guard numbers.count == 3 else { throw Unreadable() }
      return RenumberedSaying(saying: numbers[0], before: numbers[1], after: numbers[2])
    }
  }

  static func json(_ place: ItemReference) -> [JSONValue] {
    [.int(place.kind.rawValue), .int(Int(place.id)), .int(place.part), .text(place.key)]
  }

  static func place(_ parts: [JSONValue]) throws -> ItemReference {
    guard parts.count >= 4, let kind = JournalKind(rawValue: try int(parts[0])) else {
      throw Unreadable()
    }
    return ItemReference(
      kind: kind, id: Int64(try int(parts[1])), part: try int(parts[2]), key: parts[3].stringValue)
  }

  private static func entries(_ json: JSONValue) throws -> [EntryID] {
    try array(json).map { item in
      let parts = try array(item)
      guard parts.count == 2 else { throw Unreadable() }
      return try entry(parts[0], parts[1])
    }
  }

  static func part(_ text: String) throws -> SyncParticipation {
    let items = try array(JSONValue(reading: text))
    guard items.count >= 5 else { throw Unreadable() }
    var part = SyncParticipation(
      device: DeviceID(rawValue: Int64(try int(items[0]))), name: try self.text(items[1]))
    part.applied = try seen(items[2])
    part.greatestSayingNumber = Int64(try int(items[3]))
    for item in try array(items[4]) {
      let parts = try array(item)
      guard parts.count == 3, let kind = JournalKind(rawValue: try int(parts[0])) else {
        throw Unreadable()
      }
      part.joinedItems[ItemReference(kind, Int64(try int(parts[1])))] = Int64(try int(parts[2]))
    }
    // Earlier versions stored the former ids of the device here.
    if items.count > 5 { part.formerDeviceIDs = try entries(items[5]) }
    return part
  }

  static func json(_ exchange: SyncExchange) -> JSONValue {
    .array([
      .string(exchange.relay.kind.rawValue), .string(exchange.relay.text),
      .int(Int(exchange.profile.rawValue)), .int(exchange.lastPackedNumber),
      bytes(exchange.lastHash),
      .text(exchange.cursor?.text), .bool(exchange.isPaused),
      .optional(exchange.lastExchangeAt) { .int(Int($0.milliseconds)) },
      .text(exchange.problemCode),
      .array(
        exchange.devices.sorted { $0.key < $1.key }.map { id, device in
          .array([
            .int(Int(id.rawValue)), .string(device.name), bytes(device.publicKeys.bytes),
            json(device.seen), .int(device.lastNumber), bytes(device.lastHash),
            .int(device.greatestNumberAtRelay),
            .int(Int(device.lastSeenAt.milliseconds)), .bool(device.isRemoved),
          ])
        }),
      .optional(exchange.packedAt) { .int(Int($0.milliseconds)) },
      .array(exchange.snapshots.map(json)), .optional(exchange.relaySize) { .int($0) },
      .bool(exchange.needsAcknowledgement), .optional(exchange.relayQuota) { .int($0) },
      .text(exchange.relay.user), .text(exchange.relay.passwordCommand),
      .bool(exchange.needsErasing), .bool(exchange.isOlderCopy), .bool(exchange.needsSending),
      .int(exchange.unsentCount),
      .array(
        exchange.fastClocks.sorted { $0.key < $1.key }.map { id, clock in
          .array([.int(Int(id.rawValue)), .int(clock.days), .bool(clock.isReported)])
        }),
      .int(exchange.clearedBelowKey),
      .array(
        exchange.formerIDs.sorted { $0.key < $1.key }.map { id, last in
          .array([.int(Int(id.rawValue)), .int(last)])
        }),
      .text(exchange.reportedProblemCode),
      .optional(exchange.decodableKinds) { .array($0.map { .string($0) }) },
    ])
  }

  static func exchange(_ text: String) throws -> SyncExchange {
    let items = try array(JSONValue(reading: text))
    guard items.count >= 11, let kind = SyncAddress.Kind(rawValue: try self.text(items[0])) else {
      throw Unreadable()
    }
    // Earlier versions, before relays were cleaned up, had fewer items.
    let isWhole = items.count >= 17
    var exchange = SyncExchange(
      relay: SyncAddress(
        kind, try self.text(items[1]), user: isWhole ? items[15].stringValue : nil,
        passwordCommand: isWhole ? items[16].stringValue : nil),
      profile: SyncProfileID(rawValue: Int64(try int(items[2]))))
    exchange.lastPackedNumber = try int(items[3])
    exchange.lastHash = try bytes(items[4])
    exchange.cursor = items[5].stringValue.map { RelayCursor($0) }
    exchange.isPaused = items[6].boolValue ?? false
    exchange.lastExchangeAt = items[7].intValue.map { Instant(milliseconds: Int64($0)) }
    exchange.problemCode = items[8].stringValue
    exchange.packedAt = items[10].intValue.map { Instant(milliseconds: Int64($0)) }
    for item in try array(items[9]) {
      let (id, device) = try device(try array(item))
      exchange.devices[id] = device
    }
    guard isWhole else { return exchange }
    exchange.snapshots = try array(items[11]).map { try snapshot(array($0)) }
    exchange.relaySize = items[12].intValue
    exchange.needsAcknowledgement = items[13].boolValue ?? false
    exchange.relayQuota = items[14].intValue
    exchange.needsErasing = items.count > 17 && items[17].boolValue ?? false
    exchange.isOlderCopy = items.count > 18 && items[18].boolValue ?? false
    exchange.needsSending = items.count > 19 && items[19].boolValue ?? false
    exchange.unsentCount = max(0, items.count > 20 ? items[20].intValue ?? 0 : 0)
    for item in items.count > 21 ? try array(items[21]) : [] {
      let parts = try array(item)
      guard parts.count == 3 else { throw Unreadable() }
      exchange.fastClocks[DeviceID(rawValue: Int64(try int(parts[0])))] = FastClock(
        days: try int(parts[1]), isReported: parts[2].boolValue ?? false)
    }
    exchange.clearedBelowKey = items.count > 22 ? items[22].intValue ?? 1 : 1
    for item in items.count > 23 ? try array(items[23]) : [] {
      let parts = try array(item)
      guard parts.count == 2 else { throw Unreadable() }
      exchange.formerIDs[DeviceID(rawValue: Int64(try int(parts[0])))] = try int(parts[1])
    }
    exchange.reportedProblemCode = items.count > 24 ? items[24].stringValue : nil
    exchange.decodableKinds =
      items.count > 25 ? try items[25].arrayValue?.map { try self.text($0) } : nil
    return exchange
  }

  private static func json(_ snapshot: KnownSnapshot) -> JSONValue {
    .array([
      .int(Int(snapshot.device.rawValue)), .int(snapshot.number), .int(snapshot.keyNumber),
      json(snapshot.seen), .int(snapshot.partCount), .int(snapshot.size),
      .int(Int(snapshot.arrivedAt.milliseconds)), .bool(snapshot.isDeletedAtRelay),
      .bool(snapshot.isDamaged),
    ])
  }

  private static func snapshot(_ items: [JSONValue]) throws -> KnownSnapshot {
    guard items.count == 9 else { throw Unreadable() }
    var snapshot = KnownSnapshot(
      DeviceID(rawValue: Int64(try int(items[0]))), try int(items[1]), key: try int(items[2]),
      seen: try seen(items[3]), parts: try int(items[4]), size: try int(items[5]),
      arrivedAt: Instant(milliseconds: Int64(try int(items[6]))))
    snapshot.isDeletedAtRelay = items[7].boolValue ?? false
    snapshot.isDamaged = items[8].boolValue ?? false
    return snapshot
  }

  private static func device(_ items: [JSONValue]) throws -> (DeviceID, SyncDevice) {
    guard items.count == 9, let publicKeys = DevicePublicKeys(bytes: try bytes(items[2])) else {
      throw Unreadable()
    }
    var device = SyncDevice(
      name: try text(items[1]), publicKeys: publicKeys,
      lastSeenAt: Instant(milliseconds: Int64(try int(items[7]))))
    device.seen = try seen(items[3])
    device.lastNumber = try int(items[4])
    device.lastHash = try bytes(items[5])
    device.greatestNumberAtRelay = try int(items[6])
    device.isRemoved = items[8].boolValue ?? false
    return (DeviceID(rawValue: Int64(try int(items[0]))), device)
  }

  /// Encodes bytes as two hexadecimal digits each.
  static func bytes(_ bytes: [UInt8]) -> JSONValue {
    .string(bytes.map { $0.digits(2, radix: 16) }.joined())
  }

  static func bytes(_ json: JSONValue?) throws -> [UInt8] {
    let digits = Array(try text(json).utf8)
    guard digits.count % 2 == 0 else { throw Unreadable() }
    return try stride(from: 0, to: digits.count, by: 2).map { place in
      let pair = String(decoding: digits[place..<place + 2], as: UTF8.self)
      guard let byte = UInt8(pair, radix: 16) else { throw Unreadable() }
      return byte
    }
  }
}
