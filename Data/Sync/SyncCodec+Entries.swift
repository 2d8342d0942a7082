import HearthDomain
import JSONText

/// Encoding of journal entries that devices exchange, one per line.
extension SyncCodec {
  static func json(_ synced: SyncedEntry) -> JSONValue {
    let entry = synced.entry
    var object = JSONObject()
    object.append("version", .int(entry.version))
    object.append("device", .int(Int(entry.id.device.rawValue)))
    object.append("number", .int(entry.id.number))
    object.append("stamp", json(entry.stamp))
    object.append("seen", json(entry.seen))
    if let joining = entry.earlierDeviceCount { object.append("joining", .int(joining)) }
    if let heading = synced.heading {
      object.append(
        "change",
        .array([
          .int(heading.number), .int(Int(heading.changedAt.milliseconds)),
          .string(heading.verb.rawValue),
          .string(heading.subject),
        ]))
    }
    if let erasure = entry.erasure {
      let things = erasure.itemStates.sorted { $0.key.name < $1.key.name }
      object.append(
        "forgets",
        .array([
          .array(erasure.changes.flatMap(json)), .array(things.map { json($1, at: $0) }),
        ]))
    }
    var stamps = entry.stamps
    object.append(
      "steps",
      .array(
        entry.steps.map { step in
          let stamp = stamps.removeValue(forKey: step.item)
          return json(step, stamp)
        } + entry.undecodedSteps.map { (try? JSONValue(reading: $0.text)) ?? .null }))
    return .object(object)
  }

  /// Encodes a step as an array: kind, id, part, change, key, stamp, fields.
  private static func json(_ step: JournalStep, _ stamp: ChangeTimestamp?) -> JSONValue {
    // Encode every step as a change, so that both the old and the new value of each field are sent.
    let told = JournalStep(
      at: ItemReference(step.item.kind, step.item.id), of: step.owner, .changed, title: "",
      fields: step.fields)
    return .array([
      .string(step.item.kind.name), .int(Int(step.item.id)), .int(step.item.part),
      .int(step.change.rawValue), .text(step.item.key), .optional(stamp, json),
      .object(StepFields.json(of: told) ?? [:]),
    ])
  }

  static func entry(_ json: JSONValue) throws -> SyncedEntry {
    let id = try entry(json["device"], json["number"])
    var (steps, unread): ([JournalStep], [UndecodedStep]) = ([], [])
    var stamps: [ItemReference: ChangeTimestamp] = [:]
    for item in try array(json["steps"]) {
      let items = try array(item)
      guard items.count >= 7 else { throw Unreadable() }
      let name = try text(items[0])
      guard let kind = JournalKind.allCases.first(where: { $0.name == name }) else {
        unread.append(UndecodedStep(kind: name, text: item.text))
        continue
      }
      let step = try step(items, of: kind)
      steps.append(step)
      if !items[5].isNull { stamps[step.item] = try stamp(items[5]) }
    }
    var entry = SyncEntry(id, try stamp(json["stamp"]), seen: try seen(json["seen"]), steps: steps)
    entry.stamps = stamps
    entry.version = try int(json["version"])
    entry.earlierDeviceCount = try json["joining"].map { try int($0) }
    entry.undecodedSteps = unread
    entry.erasure = try json["forgets"].map(erasure)
    return SyncedEntry(entry, try json["change"].map(heading))
  }

  private static func step(_ items: [JSONValue], of kind: JournalKind) throws -> JournalStep {
    let (id, key) = (Int64(try int(items[1])), items[4].stringValue)
    guard let change = JournalStep.Change(rawValue: try int(items[3])), items[6].objectValue != nil
    else { throw Unreadable() }
    let place = ItemReference(kind: kind, id: id, part: try int(items[2]), key: key)
    try check(place)
    return JournalStep(
      at: place, of: id, change, title: "",
      fields: StepFields.fields(in: items[6], of: .changed, fieldTypes(of: kind)))
  }

  /// Throws if the item is a setting that devices never send: a lock, for example, could only come
  /// from an attacker.
  static func check(_ place: ItemReference) throws {
    guard place.kind == .setting else { return }
    guard let key = place.key, ItemReference.setting(key).id == place.id,
      !SettingRows.unrecordedKeys.contains(key)
    else { throw Unreadable() }
  }

  /// Returns the types of fields as sent to other devices. Unlike in the store, a reading has an id
  /// of its own and names its book.
  static func fieldTypes(of kind: JournalKind) -> [String: FieldType] {
    var forms = JournaledKind.of(kind).fieldTypes
    if kind == .pastReading { forms["book"] = .id }
    if kind == .record { forms["reading"] = .id }
    return forms
  }

  private static func erasure(_ json: JSONValue) throws -> SyncErasure {
    let items = try array(json)
    guard items.count == 2 else { throw Unreadable() }
    let changes = try array(items[0])
    guard changes.count % 2 == 0 else { throw Unreadable() }
    return SyncErasure(
      changes: try stride(from: 0, to: changes.count, by: 2).map {
        try entry(changes[$0], changes[$0 + 1])
      },
      itemStates: Dictionary(try array(items[1]).map(item)) { first, _ in first })
  }

  private static func heading(_ json: JSONValue) throws -> EntryHeading {
    let items = try array(json)
    guard items.count == 4 else { throw Unreadable() }
    // A newer program may have other verbs.
    let verb = ChangeVerb(rawValue: try text(items[2])) ?? .edit
    let number = try int(items[0])
    guard number > 0 else { throw Unreadable() }
    return EntryHeading(
      number: number, at: Instant(milliseconds: Int64(try int(items[1]))), verb: verb,
      subject: try text(items[3]))
  }
}
