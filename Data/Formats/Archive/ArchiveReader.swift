import HearthDomain
import JSONText

/// Imports the records of an archive one by one.
struct ArchiveReader {
  let transaction: ArchiveTransaction
  let replaces: Bool
  private(set) var outcome = ArchiveOutcome()
  private var isHeaderChecked = false
  /// Unknown keys of records, each with the line where it first occurs and the number of records
  /// with it.
  private var unknownKeys: [String: (line: Int, records: Int)] = [:]

  private var journal: JournalArchiveReader?

  private static let areas = Dictionary(uniqueKeysWithValues: ArchiveArea.all.map { ($0.key, $0) })
  private static let header = ["format", "version"]

  init(transaction: ArchiveTransaction, replaces: Bool) {
    self.transaction = transaction
    self.replaces = replaces
  }

  /// Imports all records. Throws ``JSONError`` if the file itself is malformed.
  mutating func read(_ given: JSONItems) throws {
    var items = given
    while let item = try items.next() {
      // If the keys were sorted, the header may come after the lists.
      if !isHeaderChecked, items.members["format"] != nil { try checkHeader(items.members) }
      try read(item)
    }
    try checkHeader(items.members)
    for member in items.members.members where !ArchiveReader.header.contains(member.key) {
      outcome.report.warn(
        line: 1, .unstorableValues(field: ImportFact.excerpt(member.key), records: 1))
    }
    for (key, place) in unknownKeys.sorted(by: { ($0.value.line, $0.key) < ($1.value.line, $1.key) }
    ) {
      outcome.report.warn(line: place.line, .unstorableValues(field: key, records: place.records))
    }
    try transaction.journaledItems.updateDerivedData()
    try transaction.deriveMissingDetails()
    try journal?.finish()
  }

  private mutating func checkHeader(_ members: JSONObject) throws {
    isHeaderChecked = true
    guard members["format"]?.stringValue == SQLArchive.format,
      let version = members["version"]?.intValue, version > 0
    else { throw DomainError.damaged(.notAnArchive) }
    guard version <= SQLArchive.version else {
      throw DomainError.damaged(.newerArchive(found: version, known: SQLArchive.version))
    }
  }

  private mutating func read(_ item: JSONItem) throws {
    let line = item.position.line
    let value: JSONValue
    switch item.value {
    case .failure(let error):
      let note = ImportNote(error)
      return outcome.report.skip(line: note.line, note.fact)
    case .success(let read): value = read
    }
    guard let list = item.list else { throw DomainError.damaged(.notAnArchive) }
    if let object = value.objectValue,
      [JournalArchive.entries, JournalArchive.steps].contains(list)
    {
      return try readJournal(object, of: list, line: line)
    }
    if let object = value.objectValue, list == SetAsideArchive.list {
      return try readSetAsideRecord(object, line: line)
    }
    guard let area = ArchiveReader.areas[list] else {
      return outcome.report.skip(line: line, .unknownArea(name: ImportFact.excerpt(list)))
    }
    guard let object = value.objectValue else {
      return outcome.report.skip(
        line: line, .outsideRecord(text: ImportFact.excerpt(value.text)))
    }
    try read(object, of: area, line: line)
  }

  private mutating func read(_ object: JSONObject, of area: ArchiveArea, line: Int) throws {
    do {
      noteUnknownKeys(object, of: area, line: line)
      var entry = ArchiveEntry(area: area, values: [])
      for field in area.fields {
        guard let value = field.fieldType.value(of: object[field.key]) else {
          throw UnreadableRecord(field.key, object[field.key]?.text ?? "")
        }
        entry.values.append(transaction.resolvingDuplicate(value, in: field))
      }
      if let gap = entry.values.prefix(area.keyCount).firstIndex(of: .null) {
        throw UnreadableRecord(.missing(field: area.fields[gap].key))
      }
      try importEntry(entry, line: line)
      if area.table == "book", let id = entry.values.first { transaction.booksOfFile.insert(id) }
      outcome.report.countRead()
    } catch let error as UnreadableRecord {
      outcome.report.skip(line: line, error.fact)
    } catch let error as DomainError {
      guard let fact = ArchiveReader.importFact(of: error, object, area) else { throw error }
      outcome.report.skip(line: line, fact)
    }
  }

  private mutating func readJournal(_ object: JSONObject, of list: String, line: Int) throws {
    let reader = try journal ?? JournalArchiveReader(transaction.connection)
    journal = reader
    do {
      guard list == JournalArchive.entries else { return try reader.readStep(object) }
      if try reader.readEntry(object) { outcome.added += 1 } else { outcome.unchanged += 1 }
      outcome.report.countRead()
    } catch let error as UnreadableRecord {
      outcome.report.skip(line: line, error.fact)
    }
  }

  private mutating func readSetAsideRecord(_ object: JSONObject, line: Int) throws {
    do {
      switch try SetAsideArchiveReader(repositories: transaction.repositories).read(object) {
      case .added: outcome.added += 1
      case .alreadyKnown: outcome.unchanged += 1
      }
      outcome.report.countRead()
    } catch let error as UnreadableRecord {
      outcome.report.skip(line: line, error.fact)
    }
  }

  private mutating func importEntry(_ given: ArchiveEntry, line: Int) throws {
    var entry = given
    let area = entry.area
    var present = try area.storedValues(entry, in: transaction.connection)
    var isTwin = false
    if present == nil, let key = try area.keyOfDuplicate(entry, transaction) {
      transaction.storedIDsOfDuplicates[area.table, default: [:]][entry.values[0]] = key
      entry.values[0] = key
      present = try area.storedValues(entry, in: transaction.connection)
      isTwin = true
    }
    guard let present else {
      try area.save(entry, transaction)
      outcome.added += 1
      return
    }
    if isTwin { entry = area.mergedEntry(entry, joining: present, replaces: replaces) }
    for (place, field) in area.fields.enumerated()
    where entry.values[place] == .null && area.optionalColumns.contains(field.column) {
      entry.values[place] = present[place]
    }
    if area.areEqual(present, entry.values) || !replaces && area.isStoreOwned(entry) {
      outcome.unchanged += 1
    } else if isTwin, area.fillsOnlyNulls(entry, present) {
      try area.save(entry, transaction)
      outcome.supplemented += 1
    } else if replaces {
      try area.save(entry, transaction)
      outcome.replaced += 1
    } else {
      outcome.keptDespiteDifference += 1
      outcome.report.warn(line: line, .existingItemKept)
    }
  }

  private mutating func noteUnknownKeys(_ object: JSONObject, of area: ArchiveArea, line: Int) {
    for member in object.members where !area.fields.contains(where: { $0.key == member.key }) {
      let key = ImportFact.excerpt("\(area.key).\(member.key)")
      if unknownKeys[key] == nil, unknownKeys.count >= 100 { continue }
      unknownKeys[key, default: (line, 0)].records += 1
    }
  }

  /// Returns the reason why a record cannot be imported; nil for an error that has nothing to do
  /// with the record.
  private static func importFact(
    of error: DomainError, _ object: JSONObject, _ area: ArchiveArea
  ) -> ImportFact? {
    switch error {
    case .damaged(.row(area.table, let column, _)):
      let key = area.fields.first { $0.column == column }?.key ?? column
      guard let value = object[key] else { return .missing(field: key) }
      return .unreadable(field: key, text: ImportFact.excerpt(value.text))
    case .invalid(let issues): return .invalid(issues)
    case .conflict(_, let holder): return .uniqueValueTaken(holder: holder)
    case .notFound: return .refersToMissing
    default: return nil
    }
  }
}

extension ArchiveTransaction {
  /// Returns the id to use for an id in the file: if its record duplicates a stored one, the stored
  /// id, otherwise the same.
  fileprivate func resolvingDuplicate(_ value: SQLValue, in field: ArchiveField) -> SQLValue {
    field.referencedTable.flatMap { storedIDsOfDuplicates[$0]?[value] } ?? value
  }
}
