import HearthDomain
import JSONText

/// The journal in an archive: a list of entries and a list of their steps, in the same order.
enum JournalArchive {
  static let entries = "journal"
  static let steps = "journalSteps"

  /// Journal kinds, by their names in archives.
  static let kinds = Dictionary(
    uniqueKeysWithValues: JournalKind.allCases.map { ($0.name, $0) })

  static func fieldType(ofIDs kind: JournalKind) -> FieldType {
    kind == .dayPalette ? .number : .id
  }
}

/// Writes the journal's entries and steps, one record a line.
struct JournalArchiveWriter {
  let connection: any SQLConnection

  /// Writes both lists. Calls `missing` for entries and steps that cannot be read.
  func callAsFunction(
    to write: ([UInt8]) throws -> Void, missing: (ArchiveGap) -> Void
  ) throws -> [ArchiveCount] {
    try write(Array(",\n\"\(JournalArchive.entries)\":[".utf8))
    let entries = try writeEntries(to: write, missing)
    try write(Array(((entries == 0 ? "" : "\n") + "],\n\"\(JournalArchive.steps)\":[").utf8))
    let steps = try writeSteps(to: write, missing)
    try write(Array((steps == 0 ? "]" : "\n]").utf8))
    return [
      ArchiveCount(area: JournalArchive.entries, records: entries),
      ArchiveCount(area: JournalArchive.steps, records: steps),
    ]
  }

  private func line(_ record: JSONObject, after count: Int) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(.object(record))
    return (count == 0 ? "\n" : ",\n").utf8 + writer.bytes
  }

  private func writeEntries(
    to write: ([UInt8]) throws -> Void, _ missing: (ArchiveGap) -> Void
  ) throws -> Int {
    var count = 0
    try connection.query(
      """
      SELECT entry.id AS id, device.device AS device, device.name AS name, number, stamp, at,
        noted_at, verb, kind, subject, subjects, things, areas, undoes, state
      FROM journal_entry AS entry LEFT JOIN journal_device AS device ON device.id = entry.device
      ORDER BY entry.id
      """, [], of: "journal_entry"
    ) { row in
      try skippingDamagedRow(missing) {
        guard let kind = JournalKind(rawValue: try row.int("kind")) else {
          throw row.damage(in: "kind")
        }
        var record: JSONObject = [
          "entry": .int(try row.int("id")),
          "device": FieldType.id.json(of: .integer(try row.integer("device"))) ?? .null,
        ]
        let name = try row.text("name")
        if !name.isEmpty { record.append("by", .string(name)) }
        record.append("number", .int(try row.int("number")))
        record.append("stamp", .int(Int(try row.integer("stamp"))))
        for (key, column) in [("at", "at"), ("notedAt", "noted_at")] {
          record.append(key, FieldType.instant.json(of: .integer(try row.integer(column))) ?? .null)
        }
        record.append("verb", .string(try row.text("verb")))
        record.append("kind", .string(kind.name))
        record.append("subject", .string(try row.text("subject")))
        record.append("count", .int(try row.int("subjects")))
        record.append("things", .int(try row.int("things")))
        record.append("areas", .int(try row.int("areas")))
        if let undoes = try row.optional("undoes", row.int) {
          record.append("undoes", .int(undoes))
        }
        record.append("state", .int(try row.int("state")))
        try write(line(record, after: count))
        count += 1
      }
    }
    return count
  }

  private func writeSteps(
    to write: ([UInt8]) throws -> Void, _ missing: (ArchiveGap) -> Void
  ) throws -> Int {
    var count = 0
    let (odd, search) = (InvalidRowLog(), SearchIndex(connection))
    defer { for row in odd.all { missing(.row(row)) } }
    let journal = SQLJournalRepository(
      connection: TolerantConnection(connection, noting: odd), search: search,
      journaledItems: JournaledItems { [connection] in Repositories(connection, search) })
    try journal.forEachRow("true", []) { row, values in
      let entry = try values.int("entry")
      try row.forEachStep(journal.fieldTypes(of: row.kind), values) { step in
        let form = JournalArchive.fieldType(ofIDs: step.item.kind)
        var record: JSONObject = [
          "entry": .int(entry), "kind": .string(step.item.kind.name),
          "id": form.json(of: .integer(step.item.id)) ?? .null,
        ]
        if step.item.part != 0 { record.append("part", .int(step.item.part)) }
        if step.owner != step.item.id {
          record.append("owner", FieldType.id.json(of: .integer(step.owner)) ?? .null)
        }
        record.append("change", .int(step.change.rawValue))
        if !step.title.isEmpty { record.append("title", .string(step.title)) }
        if let fields = StepFields.json(of: step) { record.append("fields", .object(fields)) }
        try write(line(record, after: count))
        count += 1
      }
    }
    return count
  }

  /// Runs the body; if a row is damaged, passes it to `missing` instead of throwing.
  private func skippingDamagedRow(
    _ missing: (ArchiveGap) -> Void, _ body: () throws -> Void
  ) throws {
    do { try body() } catch DomainError.damaged(.row(let table, let column, let id)) {
      missing(.row(InvalidRow(table: table, column: column, id: id)))
    }
  }
}

/// Imports the journal of an archive, as entries of other devices. Each entry is imported once and
/// keeps its number; undo reverts it only when given that number.
final class JournalArchiveReader {
  private let connection: any SQLConnection
  /// Number of this device, whose entries are not imported, since the store has all of them.
  private let ownDevice: Int64
  /// Rows of devices in this store, by the numbers of the devices in the file.
  private var devices: [Int64: Int] = [:]
  /// Ids of entries in this store, by their ids in the file.
  private var knownEntries: [Int: Int] = [:]
  private var arrivingEntries: [Int: ArrivingEntry] = [:]
  private var bufferedSteps: (entry: Int, steps: [JournalStep])?

  /// Progress of importing the steps of an entry.
  private struct ArrivingEntry {
    let expectedSteps: Int
    var steps = 0
    var rows = 0
    var bytes = SQLJournal.entryOverhead
  }

  init(_ connection: any SQLConnection) throws {
    self.connection = connection
    ownDevice =
      try connection.first(
        "SELECT id, device FROM journal_device WHERE is_own", of: "journal_device"
      ) { try $0.integer("device") } ?? 0
  }

  /// Imports the entry, without its steps. Returns false if the store already has it. Throws
  /// ``UnreadableRecord`` if it is malformed.
  func readEntry(_ record: JSONObject) throws -> Bool {
    func number(_ key: String, in range: ClosedRange<Int> = 0...TriggerTotals.maxTotal) throws
      -> Int
    {
      guard let value = record[key]?.intValue, range.contains(value) else {
        throw UnreadableRecord(key, record[key]?.text ?? "")
      }
      return value
    }
    func value(_ key: String, _ form: FieldType) throws -> Int64 {
      guard case .integer(let number)? = form.value(of: record[key]) else {
        throw UnreadableRecord(key, record[key]?.text ?? "")
      }
      return number
    }
    let (id, device) = (
      try number("entry", in: 1...TriggerTotals.maxTotal), try value("device", .id)
    )
    let (name, stamp) = (
      try number("number", in: 1...TriggerTotals.maxTotal), try value("stamp", .number)
    )
    let verb = record["verb"]?.stringValue ?? ""
    guard ChangeVerb(rawValue: verb) != nil else { throw UnreadableRecord("verb", verb) }
    let kindName = record["kind"]?.stringValue ?? ""
    guard let kind = JournalArchive.kinds[kindName] else {
      throw UnreadableRecord("kind", kindName)
    }
    let (at, recordedAt) = (try value("at", .instant), try value("notedAt", .instant))
    let (count, things) = (try number("count"), try number("things"))
    let state = try number("state", in: 0...2)
    if device == ownDevice {
      knownEntries[id] = try entry(name, of: SQLJournal.ownDeviceRow)?.id
      return false
    }
    var row = try self.deviceRow(of: device, called: record["by"]?.stringValue ?? "")
    if let same = try entry(name, of: row) {
      if same.stamp == stamp {
        knownEntries[id] = same.id
        return false
      }
      // The store has another entry with this number, so the device must have restarted from an old
      // copy. Treat the entry as one of a new device.
      row = try addDevice(device: nil, called: record["by"]?.stringValue ?? "")
      devices[device] = row
    }
    let new = try SQLJournal(connection: connection, now: .system, clock: .system).nextID()
    let latest = try connection.first(
      "SELECT id, latest_stamp FROM journal_entry WHERE id < ?1 ORDER BY id DESC LIMIT 1",
      [.number(new)], of: "journal_entry"
    ) { try $0.integer("latest_stamp") }
    try connection.execute(
      SQLJournal.entryTable.insertStatement(ofRows: 1),
      [
        .number(new), .number(row), .number(name), .integer(stamp),
        .integer(max(stamp, latest ?? 0)), .integer(at), .integer(recordedAt), .text(verb),
        .number(kind.rawValue), .text(record["subject"]?.stringValue ?? ""), .number(count),
        .number(things), .number(record["areas"]?.intValue ?? Set([kind.area]).bits),
        .number((record["undoes"]?.intValue).flatMap { knownEntries[$0] }), .null, .number(state),
        .number(0), .number(0),
      ])
    knownEntries[id] = new
    arrivingEntries[new] = ArrivingEntry(
      expectedSteps: state == JournalEntry.State.trimmed.rawValue ? 0 : things)
    return true
  }

  private func entry(_ number: Int, of device: Int) throws -> (id: Int, stamp: Int64)? {
    try connection.first(
      "SELECT id, stamp FROM journal_entry WHERE device = ?1 AND number = ?2",
      [.number(device), .number(number)], of: "journal_entry"
    ) { (try $0.int("id"), try $0.integer("stamp")) }
  }

  private func deviceRow(of device: Int64, called name: String) throws -> Int {
    if let known = devices[device] { return known }
    let found = try connection.first(
      "SELECT id FROM journal_device WHERE device = ?1", [.integer(device)], of: "journal_device"
    ) { try $0.int("id") }
    let row = try found ?? addDevice(device: device, called: name)
    devices[device] = row
    return row
  }

  /// Adds a device with a unique name; a device without a name is called "archive".
  private func addDevice(device: Int64?, called given: String) throws -> Int {
    let names = try connection.rows(
      "SELECT id, name FROM journal_device", of: "journal_device"
    ) { try $0.text("name") }
    let base = given.isEmpty ? "archive" : given
    var (name, place) = (base, 1)
    while names.contains(name) {
      place += 1
      name = "\(base)\(place)"
    }
    try connection.execute(
      """
      INSERT INTO journal_device (device, name, is_own)
      VALUES (coalesce(?1, (random() & 4611686018427387903) | 1), ?2, 0)
      """, [.integer(device), .text(name)])
    return try connection.first("SELECT max(id) AS id FROM journal_device", of: "journal_device") {
      try $0.int("id")
    } ?? 0
  }

  /// Stores a step of an entry that is being imported. Ignores steps of entries that the store
  /// already had.
  func readStep(_ record: JSONObject) throws {
    guard let entry = record["entry"]?.intValue.flatMap({ knownEntries[$0] }),
      arrivingEntries[entry] != nil
    else { return }
    let kindName = record["kind"]?.stringValue ?? ""
    guard let kind = JournalArchive.kinds[kindName] else {
      throw UnreadableRecord("kind", kindName)
    }
    let form = JournalArchive.fieldType(ofIDs: kind)
    guard case .integer(let id)? = form.value(of: record["id"]), id >= 0 || kind == .dayPalette
    else { throw UnreadableRecord("id", record["id"]?.text ?? "") }
    guard let change = record["change"]?.intValue.flatMap(JournalStep.Change.init(rawValue:)) else {
      throw UnreadableRecord("change", record["change"]?.text ?? "")
    }
    let fields = record["fields"] ?? .object([:])
    let owner: Int64 =
      if case .integer(let owner)? = FieldType.id.value(of: record["owner"]) { owner } else { id }
    let step = JournalStep(
      at: ItemReference(
        kind: kind, id: id, part: record["part"]?.intValue ?? 0,
        key: StepFields.settingKey(in: fields)),
      of: owner, change, title: record["title"]?.stringValue ?? "",
      fields: StepFields.fields(in: fields, of: change, JournaledKind.of(kind).fieldTypes))
    if bufferedSteps?.entry != entry { try flush() }
    if bufferedSteps == nil { bufferedSteps = (entry, []) }
    bufferedSteps?.steps.append(step)
    // The main step of a large entry is stored at once, in a row of its own. The other steps are
    // buffered for at most one block.
    let isMain =
      arrivingEntries[entry].map { $0.rows == 0 && $0.expectedSteps > JournalLimits.maxInlineSteps }
      ?? false
    if isMain || bufferedSteps?.steps.count ?? 0 >= JournalLimits.maxStepsPerBlock { try flush() }
  }

  private func flush() throws {
    guard let (entry, steps) = bufferedSteps, var state = arrivingEntries[entry] else { return }
    bufferedSteps = nil
    let rows = StepRow.rows(
      of: steps, inBlocks: state.rows > 0 && state.expectedSteps > JournalLimits.maxInlineSteps
    )
    .flatMap(\.splitRows)
    for row in rows {
      try connection.execute(
        StepRow.table.insertStatement(ofRows: 1), row.values(of: entry, at: state.rows))
      state.rows += 1
    }
    state.steps += steps.count
    state.bytes += rows.reduce(0) { $0 + $1.byteCount }
    arrivingEntries[entry] = state
  }

  /// Marks imported entries whose steps are incomplete, and recomputes sizes and which entries are
  /// undone.
  func finish() throws {
    try flush()
    guard !arrivingEntries.isEmpty else { return }
    for (entry, state) in arrivingEntries {
      try connection.execute(
        """
        UPDATE journal_entry SET bytes = ?1, total = ?1,
          state = CASE WHEN state = 0 AND ?2 THEN 1 ELSE state END
        WHERE id = ?3
        """, [.number(state.bytes), .flag(state.steps != state.expectedSteps), .number(entry)])
    }
    try connection.execute(TriggerTotals.rebuildJournalSizes)
    try JournalCheck(connection: connection).rebuildUndoMarks()
  }
}
