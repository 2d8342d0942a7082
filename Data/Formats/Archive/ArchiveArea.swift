import HearthDomain

/// One list of an archive: what of which table stands in it, and how a record is kept.
///
/// What follows from other values is in no record; keeping one makes it anew.
struct ArchiveArea: Sendable {
  let key: String
  let table: String
  /// The first ones, so many as are keys, tell the records apart.
  let fields: [ArchiveField]
  var keys = 1
  /// The columns by which they are ordered in the file, where these are not the keys.
  var ownOrder: String?
  /// What holds for the rows of the table that are records; the others are none.
  var condition = "true"
  /// Columns in which a record and what is here may differ and be the same.
  var uncompared: Set<String> = []
  /// Columns that say nothing where a record leaves them out: what is here stays.
  var optional: Set<String> = []
  /// Columns in which what is here stays as it is where it is the same under another key.
  var ownOfTwins: Set<String> = []
  /// Keys under which each store notes something of its own; what is here is never wrong.
  var ownKeys: Set<String> = []
  /// Finds what is here and is the same under another key; nil if there is nothing.
  var twin: @Sendable (ArchiveEntry, ArchiveTransaction) throws -> SQLValue? = { _, _ in nil }
  /// Adds the entry, or puts it in the place of what has its key.
  let save: @Sendable (ArchiveEntry, ArchiveTransaction) throws -> Void

  /// All areas in the order in which they stand in the file: what belongs to something else
  /// comes after it.
  static let all: [ArchiveArea] = [
    .settings, .people, .waterings, .postponements, .contacts, .sayings, .sayingOfDay, .moods,
    .dayPalettes, .events, .eventExceptions, .eventTexts, .books, .pastReadings, .readingRecords,
    .sentences, .deliveries, .deliveryChannels,
  ]

  private var order: String {
    ownOrder ?? fields.prefix(keys).map(\.column).joined(separator: ", ")
  }

  private var columns: String { fields.map(\.selected).joined(separator: ", ") }

  /// The same without what is in these calendars, and what is known of them.
  func leavingOut(_ calendars: [CalendarName]) -> ArchiveArea {
    func list(_ texts: [String]) -> String {
      texts.map { "'\($0.replacing("'", with: "''"))'" }.joined(separator: ", ")
    }
    if calendars.isEmpty { return self }
    let names = list(calendars.map(\.value))
    var area = self
    switch table {
    case "event": area.condition += " AND (calendar IS NULL OR calendar NOT IN (\(names)))"
    case "event_exception", "event_text":
      area.condition +=
        " AND event_id NOT IN (SELECT id FROM event WHERE calendar IN (\(names)))"
    case "setting":
      area.condition += " AND key NOT IN (\(list(calendars.map(\.settingKey))))"
      area.condition +=
        " AND NOT (key LIKE '\(ComponentSetting.prefix)%'"
        + " AND \(ComponentSetting.calendarInSQL) IN (\(names)))"
    default: break
    }
    return area
  }

  /// All records in their order.
  var everything: String {
    "SELECT \(columns) FROM \(table) WHERE \(condition) ORDER BY \(order)"
  }

  /// The same in the opposite order.
  var everythingBackwards: String {
    let order = order.split(at: ", ").map { "\($0) DESC" }.joined(separator: ", ")
    return "SELECT \(columns) FROM \(table) WHERE \(condition) ORDER BY \(order)"
  }

  /// The record with a key.
  var one: String {
    let key = fields.prefix(keys).enumerated().map { "\($1.column) = ?\($0 + 1)" }
    return "SELECT \(columns) FROM \(table) WHERE "
      + (key + [condition]).joined(separator: " AND ")
  }

  /// What is here under the key of the entry, in the order of the fields; nil if there is nothing.
  func present(_ entry: ArchiveEntry, in connection: any SQLConnection) throws -> [SQLValue]? {
    try connection.first(one, Array(entry.values.prefix(keys)), of: table) { $0.values }
  }

  /// Whether the entry is a note of the store that it came from, about itself.
  func isOwnNote(_ entry: ArchiveEntry) -> Bool {
    guard case .text(let key)? = entry.values.first else { return false }
    return ownKeys.contains(key)
  }

  /// Whether the file's record says the same as what is here.
  func areSame(_ present: [SQLValue], _ record: [SQLValue]) -> Bool {
    zip(fields, zip(present, record)).dropFirst(keys).allSatisfy { field, values in
      values.0 == values.1 || uncompared.contains(field.column)
        || values.1 == .null && optional.contains(field.column)
    }
  }
}

extension ArchiveArea {
  /// Things of a kind that the journal notes, kept as it puts them back.
  init(_ kind: JournaledKind, fields: [ArchiveField]) {
    self.init(key: kind.kind.name, table: kind.table, fields: fields) {
      try $1.put($0.row(), of: kind)
    }
  }
}

// MARK: - The same under another key

extension ArchiveArea {
  /// The entry of something that is here as a twin, with what only that one knows: its own
  /// columns, and unless the file is to win whatever the file leaves blank.
  func entry(_ entry: ArchiveEntry, joining present: [SQLValue], replaces: Bool) -> ArchiveEntry {
    var joined = entry
    for (place, field) in fields.enumerated().dropFirst(keys) {
      let isBlank = !replaces && joined.values[place] == .null
      if isBlank || ownOfTwins.contains(field.column) { joined.values[place] = present[place] }
    }
    return joined
  }

  /// Whether the entry differs only in what is blank here.
  func completes(_ entry: ArchiveEntry, _ present: [SQLValue]) -> Bool {
    zip(fields, zip(present, entry.values)).dropFirst(keys).allSatisfy { field, values in
      values.0 == values.1 || values.0 == .null || uncompared.contains(field.column)
    }
  }
}

/// A record as it is kept: a value for each field of its area.
struct ArchiveEntry {
  let area: ArchiveArea
  var values: [SQLValue]

  /// The value of a column.
  subscript(column: String) -> SQLValue {
    get { place(column).map { values[$0] } ?? .null }
    set { if let place = place(column) { values[place] = newValue } }
  }

  private func place(_ column: String) -> Int? {
    area.fields.firstIndex { $0.column == column }
  }

  /// The entry as a row of its table, with columns that are in no record.
  func row(_ derived: [(column: String, value: SQLValue)] = []) -> SQLRow {
    SQLRow(
      table: area.table, columns: SQLColumns(area.fields.map(\.column) + derived.map(\.column)),
      values: values + derived.map(\.value))
  }
}

/// What an import keeps its records in.
final class ArchiveTransaction {
  let connection: any SQLConnection
  let repositories: Repositories
  /// What is put as the journal puts it back, with what follows from it.
  let things: JournaledThings
  /// The books of the file that were read so far, whether or not they were here.
  var booksOfFile: Set<SQLValue> = []
  /// Events of which some may have a part that only their texts say.
  var touchedEvents: Set<ID<Event>> = []
  /// By table: the ids of the file whose things are here under another, with those.
  var twins: [String: [SQLValue: SQLValue]] = [:]

  init(_ connection: any SQLConnection, _ search: SearchIndex) {
    self.connection = connection
    let repositories = Repositories(connection, search)
    self.repositories = repositories
    things = JournaledThings { repositories }
  }

  func put(_ row: SQLRow, of kind: JournaledKind) throws {
    guard let place = kind.place(of: row) else { throw row.damage(in: kind.keys[0]) }
    try kind.save(things, place, row)
  }
}
