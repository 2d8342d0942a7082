import HearthDomain

/// Compares the journal with the store, and rebuilds its derived data.
struct JournalCheck {
  let connection: any SQLConnection

  /// Whether the item is a component of a calendar file or its surroundings. The upgrade turned
  /// those of to-dos into to-dos, which is not journaled.
  private func isComponent(_ item: ItemReference) -> Bool {
    [ComponentSetting.prefix, ComponentSetting.zonesPrefix].contains {
      item.key?.hasPrefix($0) ?? false
    }
  }

  func findings() throws -> [StoreFinding] {
    var (seen, changed) = (Set<ItemReference>(), 0)
    // Changes by sync merges are not journaled, so the records may differ from the journal.
    let isMerging = try SQLSyncRepository(connection: connection).participation() != nil
    let (odd, counts) = try findInvalidRows { entry, step, journal in
      // Skip records without a row of their own, which undo compares itself.
      guard !isMerging, !step.item.isOutsideStore, seen.insert(step.item).inserted,
        entry.state == .complete, !isComponent(step.item)
      else { return }
      // An event that became a to-do was last changed as one.
      if step.item.kind == .toDo { seen.insert(ItemReference(.event, step.item.id)) }
      if try !isUnchanged(since: step, journal) { changed += 1 }
    }
    let devices = try connection.first(JournalDevices.checkQuery, of: "journal_device") {
      try $0.int("wrong")
    }
    let marks = try correctedMarks().count
    return ["journal_entry", "journal_step"].flatMap { table in
      DerivedData.finding(odd.filter { $0.table == table }, in: table)
    }
      + [(DerivedPart.totals, counts.count), (.undone, marks), (.devices, devices ?? 0)]
      .compactMap { $1 > 0 ? .outdatedData($0, count: $1) : nil }
      + (changed > 0 ? [.changedOutsideJournal(count: changed)] : [])
  }

  /// Rebuilds the journal's derived data. Removes entries that are invalid or incomplete, at which
  /// undo would stop, and returns their number.
  func rebuild() throws -> Int {
    for statement in JournalDevices.repairStatements { try connection.execute(statement) }
    let (odd, counts) = try findInvalidRows { _, _, _ in }
    for (id, count) in counts {
      try connection.execute(
        "UPDATE journal_entry SET things = ?1 WHERE id = ?2", [.number(count), .number(id)])
    }
    let all = Set(odd.map(\.id))
    for id in all.compactMap({ Int64($0) }) {
      try connection.execute("DELETE FROM journal_step WHERE entry = ?1", [.integer(id)])
      try connection.execute("DELETE FROM journal_entry WHERE id = ?1", [.integer(id)])
    }
    // Repair values that violate constraints without affecting valid contents.
    try connection.execute(
      """
      UPDATE journal_entry SET things = max(things, 0), subjects = max(subjects, 0),
        latest_stamp = max(latest_stamp, stamp)
      WHERE things < 0 OR subjects < 0 OR latest_stamp < stamp
      """)
    try rebuildUndoMarks()
    try connection.execute(TriggerTotals.rebuildJournalSizes)
    return all.count
  }

  /// Recomputes which entries are undone.
  func rebuildUndoMarks() throws {
    for mark in try correctedMarks() {
      try connection.execute(
        "UPDATE journal_entry SET undone_by = ?1, undoes = ?2 WHERE id = ?3",
        [.number(mark.undoneBy), .number(mark.undoes), .number(mark.id)])
    }
  }

  /// Calls the body with all valid steps, newest entries first. Returns the invalid rows, each once
  /// per entry and table, and the actual number of steps of entries that state another number.
  private func findInvalidRows(
    _ each: (JournalEntry, JournalStep, SQLJournalRepository) throws -> Void
  ) throws -> (rows: [InvalidRow], counts: [Int: Int]) {
    let odd = InvalidRowLog()
    var counts: [Int: Int] = [:]
    let search = SearchIndex(connection)
    let journal = SQLJournalRepository(
      connection: TolerantConnection(connection, noting: odd), search: search,
      journaledItems: JournaledItems { [connection] in Repositories(connection, search) })
    for entry in try journal.allEntries().reversed() where entry.state != .trimmed {
      var things = 0
      let known = odd.count
      try journal.forEachRow("entry = ?1", [.number(entry.id)]) { row, values in
        var count = 0
        try row.forEachStep(journal.fieldTypes(of: row.kind), values) { step in
          count += 1
          try each(entry, step, journal)
        }
        things += count
        guard count == row.stepCount else { throw values.damage(in: "things") }
      }
      if things < entry.itemCount, known == odd.count {
        odd.add(table: "journal_step", column: "things", id: "\(entry.id)")
      } else if things > entry.itemCount {
        counts[entry.id] = things
      }
    }
    let strays = try connection.rows(
      """
      SELECT DISTINCT entry FROM journal_step WHERE entry NOT IN (SELECT id FROM journal_entry)
      """, of: "journal_step"
    ) { try $0.integer("entry") }
    for stray in strays { odd.add(table: "journal_step", column: "entry", id: "\(stray)") }
    // The flag of this device can be rebuilt.
    return (odd.all.filter { $0.column != "is_own" }, counts)
  }

  /// Whether the record is still as its newest step left it.
  private func isUnchanged(since step: JournalStep, _ journal: SQLJournalRepository) throws -> Bool
  {
    do {
      if try isAdopted(step.item, journal) { return true }
      switch step.change {
      case .added: return try journal.itemExists(at: step.item)
      case .removed: return try !journal.itemExists(at: step.item)
      case .changed:
        guard let now = try journal.values(at: step.item) else { return false }
        return step.fields.allSatisfy { field in
          !step.item.kind.preventsUndo(field.name)
            || now[field.name].map { $0.isSame(as: field.after) } ?? true
        }
      }
    } catch DomainError.damaged(.row) {
      // Reported when its table is checked.
      return true
    }
  }

  /// Whether the item is an event that became a to-do, as which it is checked.
  private func isAdopted(_ item: ItemReference, _ journal: SQLJournalRepository) throws -> Bool {
    try item.kind == .event && !journal.itemExists(at: item)
      && journal.itemExists(at: ItemReference(.toDo, item.id))
  }

  /// Undo marks of an entry.
  private struct UndoMarks: Equatable {
    let id: Int
    var undoes: Int?
    var undoneBy: Int?
  }

  /// Returns the corrected marks of entries whose marks are wrong. An entry is undone if a later
  /// entry undoes it and is not undone itself.
  private func correctedMarks() throws -> [UndoMarks] {
    let marks = try connection.rows(
      "SELECT id, undoes, undone_by FROM journal_entry ORDER BY id DESC", of: "journal_entry"
    ) { row in
      UndoMarks(
        id: try row.int("id"), undoes: try row.optional("undoes", row.int),
        undoneBy: try row.optional("undone_by", row.int))
    }
    var undoneBy: [Int: Int] = [:]
    return marks.compactMap { kept in
      var wanted = kept
      // An entry can undo only an older one; ignore stored references to others.
      wanted.undoes = kept.undoes.flatMap { $0 < kept.id ? $0 : nil }
      wanted.undoneBy = undoneBy[kept.id]
      if wanted.undoneBy == nil, let older = wanted.undoes, undoneBy[older] == nil {
        undoneBy[older] = kept.id
      }
      return wanted == kept ? nil : wanted
    }
  }
}
