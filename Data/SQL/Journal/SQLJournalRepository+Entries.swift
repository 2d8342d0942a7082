import HearthDomain

extension SQLJournalRepository {
  func entries(
    _ filter: JournalFilter, before id: Int?, limit: Int
  ) throws -> [JournalEntry] {
    var (conditions, values) = (["entry.id < ?1"], [SQLValue.number(id ?? .max)])
    if let area = filter.area {
      values.append(.number(Set([area]).bits))
      conditions.append("entry.areas & ?\(values.count) <> 0")
    }
    if filter.listsOnlyOtherDevices {
      values.append(.number(SQLJournal.ownDeviceRow))
      conditions.append("entry.device <> ?\(values.count)")
    }
    if filter.listsOnlyRemovals {
      let kinds = JournalKind.allCases.filter(\.isUserEntered).map { "\($0.rawValue)" }
      // Find removals: the entry's verb, or a removed record among its steps. Exclude entries about
      // merging, which remove nothing, and removed occurrences, which are stored as added
      // overrides.
      conditions.append(
        """
        (entry.verb = '\(ChangeVerb.remove.rawValue)'
          OR entry.verb NOT IN ('\(ChangeVerb.merge.rawValue)', '\(ChangeVerb.setAside.rawValue)')
          AND EXISTS (
            SELECT 1 FROM journal_step WHERE entry = entry.id
              AND change = \(JournalStep.Change.removed.rawValue)
              AND kind IN (\(kinds.joined(separator: ", ")))))
        """)
    }
    return try connection.page(
      JournalEntry.query + conditions.joined(separator: " AND ") + " ORDER BY entry.id DESC",
      values, in: 0..<max(0, limit), of: "journal_entry",
      where: { try isFound($0, by: filter.search) }, JournalEntry.init(row:))
  }

  /// Whether the words occur in the subject or in the title of a step.
  private func isFound(_ entry: JournalEntry, by words: String) throws -> Bool {
    if SearchFolding.matches(entry.summary.subject, words) { return true }
    // Search titles first, since most entries have one row; decompress blocks of steps only if
    // needed.
    let titles = try connection.rows(
      "SELECT place, title FROM journal_step WHERE entry = ?1 AND title <> ''",
      [.number(entry.id)], of: "journal_step"
    ) { try $0.text("title") }
    if titles.contains(where: { SearchFolding.matches($0, words) }) { return true }
    var isFound = false
    try forEachRow("entry = ?1 AND owner IS NULL", [.number(entry.id)]) { row, values in
      isFound =
        try isFound || row.hasTitle(values) { SearchFolding.matches($0, words) }
    }
    return isFound
  }

  func entry(_ name: EntryName) throws -> JournalEntry? {
    try connection.first(
      JournalEntry.query + """
        entry.number = ?1 AND entry.device = (SELECT id FROM journal_device
          WHERE CASE WHEN ?2 IS NULL THEN is_own ELSE NOT is_own AND name = ?2 END)
        """,
      [.number(name.number), .text(name.device)], of: "journal_entry", JournalEntry.init(row:))
  }

  func id(of name: EntryName, on own: DeviceID) throws -> EntryID? {
    guard let device = name.device else { return EntryID(own, name.number) }
    return try connection.first(
      "SELECT id, device FROM journal_device WHERE name = ?1 AND NOT is_own", [.text(device)],
      of: "journal_device"
    ) { EntryID(DeviceID(rawValue: try $0.integer("device")), name.number) }
  }

  func entry(with id: EntryID, on own: DeviceID) throws -> JournalEntry? {
    try connection.first(
      JournalEntry.query + """
        entry.number = ?1 AND entry.device = (SELECT id FROM journal_device
          WHERE CASE WHEN ?2 IS NULL THEN is_own ELSE NOT is_own AND device = ?2 END)
        """,
      [.number(id.number), id.device == own ? .null : .integer(id.device.rawValue)],
      of: "journal_entry", JournalEntry.init(row:))
  }

  func ownEntry(before id: Int?) throws -> JournalEntry? {
    try newestOwnEntry(before: id)
  }

  func ownEffectiveEntry(before id: Int?) throws -> JournalEntry? {
    try newestOwnEntry(
      before: id, "undoing.id IS NULL AND (undone.id IS NULL OR undone.undoes IS NOT NULL)")
  }

  private func newestOwnEntry(
    before id: Int?, _ condition: String = "true"
  ) throws -> JournalEntry? {
    try connection.first(
      JournalEntry.query + "entry.id <= ?1 AND +entry.device = ?2 AND \(condition)"
        + " ORDER BY entry.id DESC LIMIT 1",
      [.number(id.map { $0 - 1 } ?? .max), .number(SQLJournal.ownDeviceRow)], of: "journal_entry",
      JournalEntry.init(row:))
  }

  /// Returns all entries, oldest first.
  func allEntries() throws -> [JournalEntry] {
    try connection.rows(
      JournalEntry.query + "true ORDER BY entry.id", of: "journal_entry", JournalEntry.init(row:))
  }

  private func entry(_ id: Int) throws -> JournalEntry? {
    try connection.first(
      JournalEntry.query + "entry.id = ?1", [.number(id)], of: "journal_entry",
      JournalEntry.init(row:))
  }

  /// Returns the time since which the journal is complete: when it was begun, or the time of its
  /// oldest remaining entry.
  func completeSince() throws -> Instant {
    let since = try connection.first(
      """
      SELECT 1 AS id, coalesce(
        (SELECT CASE WHEN number > 1 OR device <> ?1 THEN at END FROM journal_entry
          ORDER BY id LIMIT 1),
        (SELECT min(ran_at) FROM migration WHERE name IN ('journal', ?2))) AS since
      """,
      [.number(SQLJournal.ownDeviceRow), .text(Migration.baseline.name)], of: "journal_entry"
    ) { try $0.optional("since", $0.instant) }
    return (since ?? nil) ?? Instant(milliseconds: 0)
  }
}

// MARK: - Steps

extension SQLJournalRepository {
  func allItems() throws -> [ItemReference] {
    try JournaledKind.all.flatMap { kind in
      let columns = kind.keys.joined(separator: ", ")
      return try connection.rows("SELECT \(columns) FROM \(kind.table)", of: kind.table) {
        kind.place(of: $0)
      }.compactMap { $0 }
    }
  }

  func steps(of id: Int, each: (JournalStep) throws -> Void) throws {
    let entry = try connection.first(
      "SELECT id, things FROM journal_entry WHERE id = ?1 AND state = ?2",
      [.number(id), .number(JournalEntry.State.complete.rawValue)], of: "journal_entry"
    ) { $0 }
    guard let entry else { return }
    let (known, things) = (connection.invalidRows?.count, try entry.int("things"))
    var count = 0
    try forEachRow("entry = ?1", [.number(id)]) { step, row in
      try step.forEachStep(fieldTypes(of: step.kind), row) { step in
        count += 1
        try each(step)
      }
    }
    // A partial change must not be taken for a complete one.
    guard count < things, known == connection.invalidRows?.count else { return }
    _ = try connection.ifReadable { throw entry.damage(in: "things") }
  }

  func history(
    of owner: Int64, _ kind: JournalKind, before id: Int?, limit: Int
  ) throws -> [JournalEntry] {
    let before = SQLValue.number(id ?? .max)
    let kinds = ([kind] + kind.partKinds).map { "\($0.rawValue)" }.joined(separator: ", ")
    var ids = Set(
      try connection.rows(
        """
        SELECT DISTINCT entry FROM journal_step
        WHERE owner = ?1 AND entry < ?2 AND kind IN (\(kinds))
        ORDER BY entry DESC LIMIT ?3
        """,
        [.integer(owner), before, .number(max(0, limit))], of: "journal_step"
      ) { try $0.int("entry") })
    // Rows with a block of steps have no owner column, so look into each; there are few.
    for kind in [kind] + kind.partKinds {
      try forEachRow(
        "owner IS NULL AND kind = ?1 AND entry < ?2", [.number(kind.rawValue), before]
      ) { step, row in
        let entry = try row.int("entry")
        if !ids.contains(entry), try step.concerns(owner, row) { ids.insert(entry) }
      }
    }
    return try ids.sorted(by: >).prefix(max(0, limit)).compactMap { id in
      try connection.ifReadable { try entry(id) } ?? nil
    }
  }

  func eventTimestamps() throws -> [Int64: EventTimestamps] {
    let moments = Dictionary(
      try connection.rows("SELECT id, at FROM journal_entry", of: "journal_entry") {
        (try $0.int("id"), try $0.instant("at"))
      }
    ) { first, _ in first }
    let kinds = [JournalKind.event, .exception]
    let (own, parts) = (fieldTypes(of: kinds[0]), fieldTypes(of: kinds[1]))
    var timestamps: [Int64: EventTimestamps] = [:]
    let numbers = kinds.map { "\($0.rawValue)" }.joined(separator: ", ")
    try forEachRow("kind IN (\(numbers))", []) { row, values in
      let entry = try values.int("entry")
      guard let moment = moments[entry] else { return }
      try row.forEachStep(row.kind == .event ? own : parts, values) { step in
        timestamps[step.owner, default: EventTimestamps()].apply(step, of: entry, at: moment)
      }
    }
    return timestamps
  }

  func laterSteps(
    of place: ItemReference, after id: Int
  ) throws -> [(entry: JournalEntry, step: JournalStep)] {
    var touches: [(id: Int, step: JournalStep)] = []
    let forms = fieldTypes(of: place.kind)
    func note(_ row: StepRow, _ values: SQLRow) throws {
      guard let step = try row.step(at: place, forms, values) else { return }
      touches.append((try values.int("entry"), step))
    }
    if let owner = try owner(of: place, in: id) {
      try forEachRow(
        "owner = ?1 AND entry > ?2", [.integer(owner), .number(id)], each: note)
    } else {
      try forEachRow(
        """
        owner IS NOT NULL AND entry > ?1 AND kind = ?2 AND first = ?3 AND part = ?4
        """,
        [
          .number(id), .number(place.kind.rawValue), .integer(place.id), .number(place.part),
        ], each: note)
    }
    try forEachRow(
      "owner IS NULL AND kind = ?1 AND first <= ?2 AND last >= ?2 AND entry > ?3",
      [.number(place.kind.rawValue), .integer(place.id), .number(id)], each: note)
    return try touches.sorted { $0.id < $1.id }.compactMap { touch in
      let later = try connection.ifReadable { try self.entry(touch.id) } ?? nil
      return later.map { ($0, touch.step) }
    }
  }

  /// Returns the id of the person, book or other record in whose history the step is shown; nil if
  /// the step is in a block.
  private func owner(of place: ItemReference, in entry: Int) throws -> Int64? {
    try connection.first(
      """
      SELECT entry, owner FROM journal_step
      WHERE entry = ?1 AND kind = ?2 AND first = ?3 AND part = ?4 AND owner IS NOT NULL
      """,
      [
        .number(entry), .number(place.kind.rawValue), .integer(place.id), .number(place.part),
      ], of: "journal_step"
    ) { try $0.integer("owner") }
  }

  /// Calls the body with rows of steps in order. A body that is split into several rows is passed
  /// completely.
  func forEachRow(
    _ condition: String, _ values: [SQLValue], each: (StepRow, SQLRow) throws -> Void
  ) throws {
    var last: (step: StepRow, row: SQLRow)?
    func handOver() throws {
      guard let (step, row) = last else { return }
      last = nil
      _ = try connection.ifReadable { try each(step, row) }
    }
    try connection.query(
      StepRow.query + condition + " ORDER BY entry, place", values, of: StepRow.table.name
    ) { row in
      let step = try connection.ifReadable { try StepRow(row: row) }
      // A continuation of an invalid row is invalid, too.
      guard let step, step.stepCount == 0 else {
        try handOver()
        last = step.map { ($0, row) }
        return
      }
      last?.step.body? += step.body ?? []
    }
    try handOver()
  }
}

extension JournalEntry {
  /// Beginning of a query for entries with the entry that each undoes, which must be older. Other
  /// references, as in a damaged file, are ignored, as following them might loop.
  fileprivate static let query = """
    SELECT entry.id AS id, entry.number AS number, entry.at AS at, entry.verb AS verb,
      entry.kind AS kind, entry.subject AS subject, entry.subjects AS subjects,
      entry.things AS things, entry.areas AS areas, entry.state AS state, device.name AS device,
      device.is_own AS is_own, undone.number AS undone_number, undone_on.name AS undone_device,
      undone_on.is_own AS undone_is_own, undoing.number AS undoing_number,
      undoing_on.name AS undoing_device, undoing_on.is_own AS undoing_is_own
    FROM journal_entry AS entry
    LEFT JOIN journal_device AS device ON device.id = entry.device
    LEFT JOIN journal_entry AS undone ON undone.id = entry.undoes AND undone.id < entry.id
    LEFT JOIN journal_device AS undone_on ON undone_on.id = undone.device
    LEFT JOIN journal_entry AS undoing
      ON undoing.id = entry.undone_by AND undoing.id > entry.id
    LEFT JOIN journal_device AS undoing_on ON undoing_on.id = undoing.device
    WHERE 
    """

  init(row: SQLRow) throws {
    let kind = try row.convert("kind", row.int("kind")) { JournalKind(rawValue: $0) }
    let verb = try row.convert("verb", row.text("verb")) { ChangeVerb(rawValue: $0) }
    self.init(
      id: try row.journalNumber("id"),
      name: EntryName(
        device: try row.deviceName("device", "is_own"), try row.journalNumber("number")),
      at: try row.instant("at"),
      words: ChangeSummary(verb, kind, try row.text("subject"), count: try row.int("subjects")),
      area: kind.area, areas: Set(bits: try row.int("areas")), count: max(0, try row.int("things")),
      undoes: try row.name("undone"), undoneBy: try row.name("undoing"),
      state: try row.convert("state", row.int("state")) { JournalEntry.State(rawValue: $0) })
  }
}

extension SQLRow {
  fileprivate func deviceName(_ name: String, _ isOwn: String) throws -> String? {
    try flag(isOwn) ? nil : try text(name)
  }

  /// Returns the name of the entry joined with this prefix; nil if there is none or it has no valid
  /// name.
  fileprivate func name(_ prefix: String) throws -> EntryName? {
    guard let number = try optional("\(prefix)_number", int),
      let isOwn = try optional("\(prefix)_is_own", flag)
    else { return nil }
    return EntryName(device: isOwn ? nil : try text("\(prefix)_device"), number)
  }
}
