import HearthDomain

/// One list of an archive: its table, its fields, and how a record is imported.
///
/// Archives contain no derived values; importing a record computes them again.
struct ArchiveArea: Sendable {
  let key: String
  let table: String
  /// Fields of a record. The first `keyCount` fields identify it.
  let fields: [ArchiveField]
  var keyCount = 1
  /// Columns by which the records are sorted in the file; nil if by their keys.
  var customOrder: String?
  /// SQL condition for the rows that are exported.
  var exportCondition = "true"
  /// Columns that are ignored when a record is compared with the stored row to find out whether it
  /// differs.
  var ignoredInComparison: Set<String> = []
  /// Columns whose stored value is kept if the record in the file has no value for them.
  var optionalColumns: Set<String> = []
  /// Columns whose stored value is kept if the record duplicates a row that has another key.
  var columnsKeptForDuplicates: Set<String> = []
  /// Keys of settings that each store writes for itself; an import never changes a stored value.
  var storeOwnedKeys: Set<String> = []
  /// Returns the key of a stored row that equals the entry but has another key; nil if there is
  /// none.
  var keyOfDuplicate: @Sendable (ArchiveEntry, ArchiveTransaction) throws -> SQLValue? = { _, _ in
    nil
  }
  /// Inserts the entry, or replaces the row with its key.
  let save: @Sendable (ArchiveEntry, ArchiveTransaction) throws -> Void

  /// All areas in the order of the file. Records come after those that they refer to.
  static let all: [ArchiveArea] = [
    .settings, .people, .waterings, .postponements, .contacts, .sayings, .sayingOfDay, .moods,
    .dayPalettes, .events, .eventExceptions, .eventTexts, .toDos, .books, .pastReadings,
    .readingRecords,
    .sentences, .deliveries, .deliveryChannels,
  ]

  private var orderClause: String {
    customOrder ?? fields.prefix(keyCount).map(\.column).joined(separator: ", ")
  }

  private var selectedColumns: String { fields.map(\.selectExpression).joined(separator: ", ") }

  /// Returns this area without the given calendars, their events and settings.
  func excludingCalendars(_ calendars: [CalendarName]) -> ArchiveArea {
    func list(_ texts: [String]) -> String {
      texts.map { "'\($0.replacing("'", with: "''"))'" }.joined(separator: ", ")
    }
    if calendars.isEmpty { return self }
    let names = list(calendars.map(\.value))
    var area = self
    switch table {
    case "event", "todo":
      area.exportCondition += " AND (calendar IS NULL OR calendar NOT IN (\(names)))"
    case "event_exception", "event_text":
      area.exportCondition +=
        " AND event_id NOT IN (SELECT id FROM event WHERE calendar IN (\(names)))"
    case "setting":
      area.exportCondition += " AND key NOT IN (\(list(calendars.map(\.settingKey))))"
      area.exportCondition +=
        " AND NOT (key LIKE '\(ComponentSetting.prefix)%'"
        + " AND \(ComponentSetting.calendarInSQL) IN (\(names)))"
    default: break
    }
    return area
  }

  /// Query for all records, in order.
  var selectAll: String {
    "SELECT \(selectedColumns) FROM \(table) WHERE \(exportCondition) ORDER BY \(orderClause)"
  }

  /// Query for all records, in reverse order.
  var selectAllReversed: String {
    let order = orderClause.split(at: ", ").map { "\($0) DESC" }.joined(separator: ", ")
    return "SELECT \(selectedColumns) FROM \(table) WHERE \(exportCondition) ORDER BY \(order)"
  }

  /// Query for the record with a key.
  var selectOne: String {
    let key = fields.prefix(keyCount).enumerated().map { "\($1.column) = ?\($0 + 1)" }
    return "SELECT \(selectedColumns) FROM \(table) WHERE "
      + (key + [exportCondition]).joined(separator: " AND ")
  }

  /// Returns the values of the row with the entry's key, in the order of the fields; nil if there
  /// is no such row.
  func storedValues(_ entry: ArchiveEntry, in connection: any SQLConnection) throws -> [SQLValue]? {
    try connection.first(selectOne, Array(entry.values.prefix(keyCount)), of: table) { $0.values }
  }

  /// Whether the entry is a setting that each store writes for itself (``storeOwnedKeys``).
  func isStoreOwned(_ entry: ArchiveEntry) -> Bool {
    guard case .text(let key)? = entry.values.first else { return false }
    return storeOwnedKeys.contains(key)
  }

  /// Whether the record equals the stored row, apart from columns that are ignored in comparisons.
  func areEqual(_ present: [SQLValue], _ record: [SQLValue]) -> Bool {
    zip(fields, zip(present, record)).dropFirst(keyCount).allSatisfy { field, values in
      values.0 == values.1 || ignoredInComparison.contains(field.column)
    }
  }
}

extension ArchiveArea {
  /// Creates the area of a journaled kind. Imported records are saved in the same way as records
  /// restored by undo.
  init(_ kind: JournaledKind, fields: [ArchiveField]) {
    self.init(key: kind.kind.name, table: kind.table, fields: fields) {
      try $1.save($0.row(), of: kind)
    }
  }
}

// MARK: - Duplicates

extension ArchiveArea {
  /// Returns the entry to save for a stored row that it duplicates. Keeps the stored values of
  /// ``columnsKeptForDuplicates`` and, unless `replaces`, of columns that the entry lacks.
  func mergedEntry(_ entry: ArchiveEntry, joining present: [SQLValue], replaces: Bool)
    -> ArchiveEntry
  {
    var joined = entry
    for (place, field) in fields.enumerated().dropFirst(keyCount) {
      let isBlank = !replaces && joined.values[place] == .null
      if isBlank || columnsKeptForDuplicates.contains(field.column) {
        joined.values[place] = present[place]
      }
    }
    return joined
  }

  /// Whether the entry only adds values where the stored ones are null.
  func fillsOnlyNulls(_ entry: ArchiveEntry, _ present: [SQLValue]) -> Bool {
    zip(fields, zip(present, entry.values)).dropFirst(keyCount).allSatisfy { field, values in
      values.0 == values.1 || values.0 == .null || ignoredInComparison.contains(field.column)
    }
  }
}

/// A parsed record: a value for each field of its area.
struct ArchiveEntry {
  let area: ArchiveArea
  var values: [SQLValue]

  /// Value of a column; null if the area has no such column.
  subscript(column: String) -> SQLValue {
    get { columnIndex(column).map { values[$0] } ?? .null }
    set { if let place = columnIndex(column) { values[place] = newValue } }
  }

  private func columnIndex(_ column: String) -> Int? {
    area.fields.firstIndex { $0.column == column }
  }

  /// Returns the entry as a row of its table, with the derived columns appended.
  func row(_ derived: [(column: String, value: SQLValue)] = []) -> SQLRow {
    SQLRow(
      table: area.table, columns: SQLColumns(area.fields.map(\.column) + derived.map(\.column)),
      values: values + derived.map(\.value))
  }
}

/// State of an import within its transaction.
final class ArchiveTransaction {
  let connection: any SQLConnection
  let repositories: Repositories
  /// Restores rows in the same way as undo, including derived values.
  let journaledItems: JournaledItems
  /// Ids of the books in the file read so far, whether or not they were already stored.
  var booksOfFile: Set<SQLValue> = []
  /// Events whose iCalendar texts may contain an availability that the file lacks.
  var touchedEvents: Set<ID<Event>> = []
  /// For each table, the ids in the file whose records duplicate a stored row with another id, each
  /// with the stored id.
  var storedIDsOfDuplicates: [String: [SQLValue: SQLValue]] = [:]

  init(_ connection: any SQLConnection, _ search: SearchIndex) {
    self.connection = connection
    let repositories = Repositories(connection, search)
    self.repositories = repositories
    journaledItems = JournaledItems { repositories }
  }

  func save(_ row: SQLRow, of kind: JournaledKind) throws {
    guard let place = kind.place(of: row) else { throw row.damage(in: kind.keys[0]) }
    let old = kind.owner == nil ? nil : try kind.read(repositories, place)
    try journaledItems.save(row, over: old, of: kind, at: place)
  }
}
