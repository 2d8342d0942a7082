import HearthDomain

/// Writes journal entries, in the transaction of the changes.
final class SQLJournal {
  let connection: any SQLConnection
  /// Returns the time of the change, according to the program's clock.
  let now: Now
  /// Returns the time at which the entry is written, which determines how long it is kept.
  let recordingClock: Now
  /// Minimum age of an entry before it may be deleted, in milliseconds.
  var maxAge: Int64
  /// Whether changes are sent to other devices; nil until it is known.
  private var cachedIsSynced: Bool?

  init(
    connection: any SQLConnection, now: Now, clock: Now, age: Int64 = JournalLimits.maxAge
  ) {
    self.connection = connection
    self.now = now
    self.recordingClock = clock
    self.maxAge = age
  }

  static let entryTable = SQLTable(
    "journal_entry",
    columns: [
      "id", "device", "number", "stamp", "latest_stamp", "at", "noted_at", "verb", "kind",
      "subject", "subjects", "things", "areas", "undoes", "undone_by", "state", "bytes", "total",
    ])

  /// Row of this device in `journal_device`, equal in every store.
  static let ownDeviceRow = 1

  /// Writes an entry and returns its name. The first step is the main one; `added` are the ids of
  /// further added records. If `undoes` is given, marks that entry as undone.
  func write(
    _ words: ChangeSummary, _ steps: [JournalStep], adding added: [JournalKind: [Int64]] = [:],
    undoes: Int?, from origin: ChangeOrigin = .thisDevice
  ) throws -> EntryName {
    let last = try newestStampAndTotal()
    let rows = StepRow.rows(of: steps, adding: added).flatMap(\.splitRows)
    let bytes = rows.reduce(SQLJournal.entryOverhead + words.subject.utf8.count) {
      $0 + $1.byteCount
    }
    let (id, noted) = (try nextID(), recordingClock())
    let (device, name, at) = try entryIdentity(origin)
    let stamp = ChangeTimestamp.next(after: last.stamp, at: noted)
    let areas = Set(steps.filter(\.isByUser).map(\.item.kind.area) + added.keys.map(\.area))
    let count = added.values.reduce(steps.count) { $0 + $1.count }
    try connection.execute(
      Self.entryTable.insertStatement(ofRows: 1),
      [
        .number(id), .number(device), .number(name.number), .stamp(stamp), .stamp(stamp),
        .instant(at), .instant(noted), .text(words.verb.rawValue),
        .number(words.kind.rawValue), .text(words.subject), .number(words.count),
        .number(count), .number(areas.bits), .number(undoes), .null,
        .number(JournalEntry.State.complete.rawValue), .number(bytes), .number(last.total + bytes),
      ])
    for (place, row) in rows.enumerated() {
      try connection.execute(
        StepRow.table.insertStatement(ofRows: 1), row.values(of: id, at: place))
    }
    if let undoes { try markUndone(undoes, undoneBy: id) }
    return name
  }

  /// Returns the device of the entry, the entry's name and its time.
  private func entryIdentity(
    _ origin: ChangeOrigin
  ) throws -> (device: Int, name: EntryName, at: Instant) {
    guard case .device(let device, let name, let heading) = origin else {
      try insertDeviceIfMissing()
      return (Self.ownDeviceRow, EntryName(try nextNumber()), now())
    }
    let (id, called) = try deviceRow(of: device, called: name)
    // If a device was copied, both copies may have used the same number for different entries.
    let isTaken = try connection.first(
      "SELECT id FROM journal_entry WHERE device = ?1 AND number = ?2",
      [.number(id), .number(heading.number)], of: "journal_entry"
    ) { _ in true }
    let number = try isTaken == nil ? heading.number : nextNumber(of: id)
    return (id, EntryName(device: called, number), heading.changedAt)
  }

  /// Approximate size of an entry's row and its index entries, in bytes.
  static let entryOverhead = 80

  /// Returns the stamp of the newest entry, and the total size of all entries.
  private func newestStampAndTotal() throws -> (stamp: ChangeTimestamp, total: Int) {
    try connection.first(
      """
      SELECT id, latest_stamp, total FROM journal_entry WHERE id BETWEEN 1 AND ?1
      ORDER BY id DESC LIMIT 1
      """, [.number(SQLJournal.maxNumber)], of: "journal_entry"
    ) { (try $0.stamp("latest_stamp"), try $0.clampedSize("total")) } ?? (
      ChangeTimestamp(rawValue: 0), 0
    )
  }

  /// Maximum id and number of an entry. Greater ones, as other programs might write, are ignored.
  static let maxNumber = TriggerTotals.maxTotal

  func nextID() throws -> Int {
    try nextFreeNumber(
      "SELECT id AS last FROM journal_entry WHERE id BETWEEN 1 AND ?1 ORDER BY id DESC"
    ) {
      ("SELECT id FROM journal_entry WHERE id = ?1", [.number($0)])
    }
  }

  private func nextNumber(of device: Int = SQLJournal.ownDeviceRow) throws -> Int {
    let own = "FROM journal_entry WHERE device = \(device)"
    return try nextFreeNumber(
      "SELECT number AS last \(own) AND number BETWEEN 1 AND ?1 ORDER BY number DESC"
    ) { ("SELECT id \(own) AND number = ?1", [.number($0)]) }
  }

  /// Returns the number after the last valid one. If that exceeds the maximum, returns the first
  /// greater number that is free.
  private func nextFreeNumber(
    _ last: String, taken: (Int) -> (sql: String, values: [SQLValue])
  ) throws -> Int {
    let last = try connection.first(
      last + " LIMIT 1", [.number(SQLJournal.maxNumber)], of: "journal_entry"
    ) { try $0.int("last") }
    var next = (last ?? 0) + 1
    while next > SQLJournal.maxNumber {
      let (sql, values) = taken(next)
      let isTaken = try connection.first(sql, values, of: "journal_entry") { _ in true } ?? false
      guard isTaken else { break }
      next += 1
    }
    return next
  }

  /// Creates the row of this device if it is missing, since entries refer to it.
  private func insertDeviceIfMissing() throws {
    cachedIsSynced = try ownDeviceIsSynced()
    if cachedIsSynced == nil { try connection.execute(JournalDevices.insertOwnDevice) }
  }

  /// Returns whether changes are sent to other devices.
  func isSynced() throws -> Bool { try cachedIsSynced ?? ownDeviceIsSynced() ?? false }

  /// Returns the flag whether changes are sent, from the row of this device; nil if the row is
  /// missing.
  private func ownDeviceIsSynced() throws -> Bool? {
    try connection.first(
      "SELECT id, is_told FROM journal_device WHERE id = ?1", [.number(Self.ownDeviceRow)],
      of: "journal_device"
    ) { try $0.flag("is_told") }
  }

  /// Returns the row of another device and its name; creates the row if needed.
  private func deviceRow(of device: DeviceID, called name: String) throws -> (id: Int, name: String)
  {
    let found = try connection.first(
      "SELECT id, name FROM journal_device WHERE device = ?1 AND NOT is_own",
      [.integer(device.rawValue)], of: "journal_device"
    ) { (try $0.int("id"), try $0.text("name")) }
    if let found { return found }
    let taken = try connection.rows("SELECT id, name FROM journal_device", of: "journal_device") {
      (try $0.int("id"), try $0.text("name"))
    }
    let names = Set(taken.map(\.1))
    let id = (taken.map(\.0).max() ?? Self.ownDeviceRow) + 1
    var (called, count) = (name.isEmpty ? "device\(id)" : name, 1)
    while names.contains(called) {
      count += 1
      called = "\(name)\(count)"
    }
    try connection.execute(
      "INSERT INTO journal_device (id, device, name, is_own) VALUES (?1, ?2, ?3, 0)",
      [.number(id), .integer(device.rawValue), .text(called)])
    return (id, called)
  }

  /// Marks the entry as undone. If that entry had undone another one, the other one is in effect
  /// again, and so on along the chain.
  private func markUndone(_ id: Int, undoneBy undoing: Int) throws {
    var (id, undoing) = (id, Optional(undoing))
    while true {
      try connection.execute(
        "UPDATE journal_entry SET undone_by = ?1 WHERE id = ?2", [.number(undoing), .number(id)])
      let next =
        try connection.first(
          """
          SELECT id, CASE WHEN undoes < id THEN undoes END AS undoes FROM journal_entry WHERE id = ?1
          """,
          [.number(id)], of: "journal_entry"
        ) { try $0.optional("undoes", $0.int) } ?? nil
      guard let next else { return }
      (id, undoing) = (next, undoing == nil ? id : nil)
    }
  }
}

// MARK: - Pruning

extension SQLJournal {
  /// Deletes the oldest entries beyond the limits of number, age or size, a few per transaction.
  /// Keeps the newest entry and entries dated in the future, so that later changes get later
  /// stamps.
  func trim() throws {
    var left = JournalLimits.maxRowsPerTransaction
    guard let newest = try endEntry("DESC") else { return }
    while left > 0, let oldest = try endEntry("ASC"), mayDelete(oldest, newest) {
      let gone = try connection.execute(
        """
        DELETE FROM journal_step WHERE entry = ?1 AND place IN (
          SELECT place FROM journal_step WHERE entry = ?1 ORDER BY place DESC LIMIT ?2)
        """,
        [.number(oldest.id), .number(left)])
      left -= max(gone, 1)
      let rest = try connection.first(
        "SELECT entry, place FROM journal_step WHERE entry = ?1 LIMIT 1", [.number(oldest.id)],
        of: "journal_step"
      ) { try $0.int("place") }
      if rest == nil {
        try connection.execute("DELETE FROM journal_entry WHERE id = ?1", [.number(oldest.id)])
      } else {
        try connection.execute(
          "UPDATE journal_entry SET state = ?1 WHERE id = ?2 AND state = ?3",
          [
            .number(JournalEntry.State.trimmed.rawValue), .number(oldest.id),
            .number(JournalEntry.State.complete.rawValue),
          ])
      }
    }
  }

  private struct EndEntry {
    let id: Int
    let stamp: ChangeTimestamp
    let recordedAt: Instant
    let bytes: Int
    let total: Int
  }

  private func endEntry(_ order: String) throws -> EndEntry? {
    try connection.first(
      """
      SELECT id, stamp, noted_at, bytes, total FROM journal_entry WHERE id BETWEEN 1 AND ?1
      ORDER BY id \(order) LIMIT 1
      """, [.number(SQLJournal.maxNumber)], of: "journal_entry"
    ) { row in
      EndEntry(
        id: try row.int("id"), stamp: try row.stamp("stamp"),
        recordedAt: try row.instant("noted_at"), bytes: try row.clampedSize("bytes"),
        total: try row.clampedSize("total"))
    }
  }

  private func mayDelete(_ oldest: EndEntry, _ newest: EndEntry) -> Bool {
    let present = recordingClock().milliseconds
    guard oldest.id < newest.id, oldest.stamp.milliseconds <= present else { return false }
    func isOlder(than age: Int64) -> Bool {
      let (end, isBeforeTime) = present.subtractingReportingOverflow(age)
      return !isBeforeTime && oldest.recordedAt.milliseconds < end
    }
    // Ids are consecutive, since only the oldest entries are deleted.
    if newest.id - oldest.id >= JournalLimits.minEntries, isOlder(than: maxAge) {
      return true
    }
    return newest.total - oldest.total + oldest.bytes > JournalLimits.maxBytes
      && isOlder(than: JournalLimits.minAgeToDrop)
  }
}

extension SQLValue {
  static func stamp(_ stamp: ChangeTimestamp) -> SQLValue {
    .integer(Int64(clamping: stamp.rawValue))
  }
}

extension SQLRow {
  /// Returns an id or number from the column. Throws if it is not positive, or too great to have a
  /// successor.
  func journalNumber(_ column: String) throws -> Int {
    try int(column, in: 1...SQLJournal.maxNumber)
  }

  /// Returns the size, clamped to the valid range so that it never blocks changes.
  fileprivate func clampedSize(_ column: String) throws -> Int {
    min(max(try int(column), 0), TriggerTotals.maxTotal)
  }

  func stamp(_ column: String) throws -> ChangeTimestamp {
    ChangeTimestamp(rawValue: UInt64(clamping: try integer(column)))
  }
}

extension Set<Area> {
  /// Bit set of the areas; the bits never change.
  var bits: Int { reduce(0) { $0 | 1 << $1.rawValue } }

  init(bits: Int) {
    self = Set(Area.allCases.filter { bits & 1 << $0.rawValue != 0 })
  }
}
