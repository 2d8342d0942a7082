import HearthDomain
import JSONText

/// Encoding of conflicts that were resolved on this device. They are stored only to be displayed.
extension SyncCodec {
  static func json(settled conflicts: [SyncConflict]) -> JSONValue {
    .array(conflicts.compactMap(json))
  }

  /// Decodes the resolved conflicts. Skips those of a newer program, as nothing depends on them.
  static func settled(_ text: String) throws -> [SyncConflict] {
    try array(JSONValue(reading: text)).compactMap { item -> SyncConflict? in
      do { return try conflict(array(item)) } catch is Unreadable { return nil }
    }
  }

  /// Encodes a resolved conflict; nil if it is not resolved or cannot be.
  private static func json(_ conflict: SyncConflict) -> JSONValue? {
    guard let settled = conflict.resolution, let notice = json(conflict.notice) else { return nil }
    return .array([
      .int(Int(settled.resolvedAt.milliseconds)), .string(settled.chosenSide.rawValue),
      .string(conflict.id),
      .optional(conflict.enteredAt) { .int(Int($0.milliseconds)) }, .array(notice),
      .text(conflict.title), .text(conflict.otherTitle), .text(conflict.device),
      .text(conflict.ownerRemovedBy), json(conflict.facts), json(conflict.otherFacts),
    ])
  }

  private static func conflict(_ items: [JSONValue]) throws -> SyncConflict {
    guard items.count >= 11, let took = ResolveConflicts.Side(rawValue: try text(items[1])) else {
      throw Unreadable()
    }
    let notice = try notice(array(items[4]))
    return SyncConflict(
      id: try text(items[2]), at: items[3].intValue.map { Instant(milliseconds: Int64($0)) },
      notice: notice, place: notice.item, title: items[5].stringValue,
      otherTitle: items[6].stringValue, forms: [:], device: items[7].stringValue,
      facts: try facts(items[9]), otherFacts: try facts(items[10]), goneBy: items[8].stringValue,
      settled: SyncConflict.Resolution(
        took, at: Instant(milliseconds: Int64(try int(items[0])))))
  }

  private static func json(_ facts: SyncConflict.Facts) -> JSONValue {
    .array([
      .optional(facts.day) { .int($0.number) }, .optional(facts.page) { .int(Int($0)) },
      .optional(facts.delayDays) { .int(Int($0)) },
    ])
  }

  private static func facts(_ json: JSONValue) throws -> SyncConflict.Facts {
    let items = try array(json)
    guard items.count == 3 else { throw Unreadable() }
    return SyncConflict.Facts(
      day: items[0].intValue.flatMap { Day(number: $0) },
      page: items[1].intValue.map { Int64($0) }, delayDays: items[2].intValue.map { Int64($0) })
  }

  /// Encodes the notice; nil if it offers no choice between two sides.
  private static func json(_ notice: SyncNotice) -> [JSONValue]? {
    func head(_ name: String, _ place: ItemReference) -> [JSONValue] {
      [.string(name), .array(json(place))]
    }
    func values(_ values: [FieldValue]) -> JSONValue { .array(values.map { json($0) }) }
    func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
    switch notice {
    case .otherValue(let place, let names, let kept, let other, let entry):
      return head("value", place) + [texts(names), values(kept), values(other)]
        + [.array(json(entry))]
    case .broughtBack(let place, let entry): return head("back", place) + [.array(json(entry))]
    case .sameDay(let kept, let other): return head("day", kept) + [.array(json(other))]
    case .aside(let place, .breaksRule(let names, let broken)):
      return head("rule", place) + [texts(names), values(broken)]
    case .aside(let place, .tooMany(let name, let rest)):
      return head("many", place) + [.string(name), texts(rest)]
    case .aside(let place, .orphaned(let owner)):
      return head("orphan", place) + [.array(json(owner))]
    case .aside(_, .notBorn), .claimed, .alsoOpen, .goesBack: return nil
    }
  }

  private static func notice(_ items: [JSONValue]) throws -> SyncNotice {
    guard items.count > 2 else { throw Unreadable() }
    let place = try place(array(items[1]))
    func values(_ json: JSONValue) throws -> [FieldValue] { try array(json).map { try value($0) } }
    func texts(_ json: JSONValue) throws -> [String] { try array(json).map { try text($0) } }
    func entry(_ json: JSONValue) throws -> EntryID {
      let parts = try array(json)
      guard parts.count == 2 else { throw Unreadable() }
      return try self.entry(parts[0], parts[1])
    }
    switch (try text(items[0]), items.count) {
    case ("value", 6):
      return .otherValue(
        place, try texts(items[2]), kept: try values(items[3]), other: try values(items[4]),
        by: try entry(items[5]))
    case ("back", 3): return .broughtBack(place, removedBy: try entry(items[2]))
    case ("day", 3): return .sameDay(kept: place, other: try self.place(array(items[2])))
    case ("rule", 4):
      return .aside(place, .breaksRule(try texts(items[2]), try values(items[3])))
    case ("many", 4): return .aside(place, .tooMany(try text(items[2]), try texts(items[3])))
    case ("orphan", 3): return .aside(place, .orphaned(of: try self.place(array(items[2]))))
    default: throw Unreadable()
    }
  }
}
