import HearthDomain
import JSONText

/// Encoding of a record's merge state in a store.
extension SyncCodec {
  static func json(_ thing: ItemState) -> JSONValue {
    .array(
      [
        json(thing.presence),
        thing.firstAddition.map { .array([json($0.stamp)] + json($0.entry)) } ?? .null,
        json(thing.latestStamp),
        .array(
          thing.fields.sorted { $0.key.names[0] < $1.key.names[0] }.map {
            .array([.string($0.key.names[0]), json($0.value)])
          }),
        .array(
          thing.lists.sorted { $0.key.names[0] < $1.key.names[0] }.map { field, list in
            .array([.string(field.names[0]), json(list)])
          }),
      ] + (thing.erasedEntries.isEmpty ? [] : [json(thing.erasedEntries)]))
  }

  /// Encodes a record in a snapshot: kind, id, part, key and state.
  static func json(_ thing: ItemState, at place: ItemReference) -> JSONValue {
    .array([
      .string(place.kind.name), .int(Int(place.id)), .int(place.part), .text(place.key),
      json(thing),
    ])
  }

  /// Throws ``SealDamage/newerFormat(_:)`` for a kind of a newer program, because a snapshot must
  /// be read completely or not at all.
  static func item(_ json: JSONValue) throws -> (ItemReference, ItemState) {
    let items = try array(json)
    guard items.count == 5 else { throw Unreadable() }
    let name = try text(items[0])
    guard let kind = JournalKind.allCases.first(where: { $0.name == name }) else {
      throw DomainError.damaged(.sealed(.newerFormat(SyncEntry.version + 1)))
    }
    let place = ItemReference(
      kind: kind, id: Int64(try int(items[1])), part: try int(items[2]), key: items[3].stringValue)
    try check(place)
    return (place, try item(items[4], of: kind))
  }

  static func item(_ json: JSONValue, of kind: JournalKind) throws -> ItemState {
    let items = try array(json)
    guard items.count == 5 || items.count == 6 else { throw Unreadable() }
    let rules = SyncFields.rules(of: kind)
    func named<Part>(_ json: JSONValue, _ read: (JSONValue, SyncField) throws -> Part) throws
      -> [(SyncField, Part)]
    {
      try array(json).map { pair in
        let pair = try array(pair)
        guard pair.count == 2 else { throw Unreadable() }
        let field = rules[try self.text(pair[0])]
        return (field, try read(pair[1], field))
      }
    }
    let birth: FirstAddition? = try items[1].isNull ? nil : self.birth(try array(items[1]))
    return ItemState(
      presence: try presence(items[0]), birth: birth, latest: try stamp(items[2]),
      fields: Dictionary(try named(items[3]) { try field($0, of: $1.names.count) }) { first, _ in
        first
      },
      lists: Dictionary(try named(items[4]) { json, _ in try list(json) }) { first, _ in first },
      forgotten: try items.count == 6 ? seen(items[5]) : SeenEntries())
  }

  private static func birth(_ items: [JSONValue]) throws -> FirstAddition {
    guard items.count == 3 else { throw Unreadable() }
    return FirstAddition(stamp: try stamp(items[0]), entry: try entry(items[1], items[2]))
  }

  private static func json(_ presence: Presence) -> JSONValue {
    .array([json(presence.changes), json(presence.seenByRemovals)])
  }

  private static func presence(_ json: JSONValue) throws -> Presence {
    let items = try array(json)
    guard items.count == 2 else { throw Unreadable() }
    return Presence(changes: try seen(items[0]), seenByRemovals: try seen(items[1]))
  }

  private static func json(_ list: ListFieldState) -> JSONValue {
    let parts = list.lines.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    return .array([
      .array(
        parts.map { part, presence in
          .array([.string(String(decoding: part, as: UTF8.self)), json(presence)])
        }),
      json(list.order),
    ])
  }

  private static func list(_ json: JSONValue) throws -> ListFieldState {
    let items = try array(json)
    guard items.count == 2 else { throw Unreadable() }
    let parts = try array(items[0]).map { pair in
      let pair = try array(pair)
      guard pair.count == 2 else { throw Unreadable() }
      return (ListFieldState.LineBytes(try text(pair[0]).utf8), try presence(pair[1]))
    }
    return ListFieldState(
      parts: Dictionary(parts) { first, _ in first }, order: try field(items[1], of: nil))
  }

  private static func json(_ field: FieldState) -> JSONValue {
    .array([
      .array(field.writes.map(json)), json(field.superseded),
      field.latestUnchanged.map(json) ?? .null,
    ])
  }

  /// Decodes a field with `count` values; if that is nil, with any number of values, as in an order
  /// of items.
  private static func field(_ json: JSONValue, of count: Int?) throws -> FieldState {
    let items = try array(json)
    guard items.count == 3 else { throw Unreadable() }
    return FieldState(
      writes: try array(items[0]).map { try write($0, of: count) },
      superseded: try seen(items[1]),
      latestUnchanged: try items[2].isNull ? nil : write(items[2], of: count))
  }

  /// Encodes a write as entry, stamp, priority, the previous value and the values. The priority is
  /// -1 for unchanged, -2 for changed, else the number of joins.
  private static func json(_ write: FieldWrite) -> JSONValue {
    let priority =
      switch write.priority {
      case .unchanged: -1
      case .changed: -2
      case .beforeJoining(let joined): joined
      }
    return .array(
      json(write.entry) + [json(write.stamp), .int(priority), json(write.previousNote)]
        + write.values.map(json))
  }

  /// Decodes a write. If another program wrote more or fewer values, excess ones are dropped and
  /// missing ones are unknown.
  private static func write(_ json: JSONValue, of count: Int?) throws -> FieldWrite {
    let items = try array(json)
    guard items.count > 5 else { throw Unreadable() }
    let priority = try int(items[3])
    var values = try items[5...].map(value)
    if let count, values.count != count {
      values = (0..<count).map { $0 < values.count ? values[$0] : .nothing }
    }
    return FieldWrite(
      entry: try entry(items[0], items[1]), stamp: try stamp(items[2]),
      priority: priority == -1 ? .unchanged : priority == -2 ? .changed : .beforeJoining(priority),
      values: values, before: try value(items[4]))
  }
}
