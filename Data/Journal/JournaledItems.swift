import HearthDomain

/// Restores records by means of the repositories of one transaction, so that keys, search texts and
/// totals are updated too.
final class JournaledItems {
  private let makeRepositories: () -> Repositories
  private(set) lazy var repositories = makeRepositories()
  /// People whose plants' derived values must be recomputed.
  var touchedPeople: Set<ID<Person>> = []
  /// Books whose derived values, such as totals of pages, must be recomputed.
  var touchedBooks: Set<ID<Book>> = []

  /// Calls `make` for the repositories when they are first needed.
  init(_ make: @escaping () -> Repositories) {
    self.makeRepositories = make
  }

  /// Returns the values of the record's journaled fields by name; nil if there is no such record.
  /// Omits the page of a book with reading records, since it is derived from them.
  func state(at place: ItemReference) throws -> [String: FieldValue]? {
    let kind = JournaledKind.of(place.kind)
    guard let row = try kind.read(repositories, place) else { return nil }
    var state: [String: FieldValue] = [:]
    for field in kind.fields where field.isJournaled(from: row, to: nil) {
      state[field.name] = row.value(of: field.column).fieldValue ?? .nothing
    }
    return state
  }

  func itemExists(at place: ItemReference) throws -> Bool {
    // Fast path, as there may be thousands of sayings: do not read their places in the deck.
    if place.kind == .saying { return try repositories.sayings.saying(place.id()) != nil }
    return try JournaledKind.of(place.kind).read(repositories, place) != nil
  }

  func title(of place: ItemReference) throws -> String? {
    let kind = JournaledKind.of(place.kind)
    return try kind.read(repositories, place).flatMap(kind.title)
  }

  func setValues(_ values: [String: FieldValue], at place: ItemReference) throws {
    let kind = JournaledKind.of(place.kind)
    let present = try kind.read(repositories, place)
    // Begin with nulls, since empty fields of a restored record were not journaled.
    var columns = Dictionary(uniqueKeysWithValues: kind.fields.map { ($0.column, SQLValue.null) })
    if let present {
      columns.merge(zip(present.columns.names, present.values)) { $1 }
    }
    for (name, value) in values {
      guard let field = kind.field(named: name) else { continue }
      columns[field.column] = SQLValue(value)
    }
    for (column, value) in zip(kind.keys, kind.keyValues(of: place)) { columns[column] = value }
    kind.complete(&columns, values, present == nil)
    try save(kind.row(columns), over: present, of: kind, at: place)
  }

  /// Saves the row, and marks its new and its old owner, or the record itself, for recomputing.
  func save(
    _ row: SQLRow, over old: SQLRow?, of kind: JournaledKind, at place: ItemReference
  ) throws {
    try kind.save(repositories, place, row)
    for row in [row, old].compactMap({ $0 }) { touch(kind.owner(of: row, at: place)) }
  }

  func remove(at place: ItemReference) throws {
    let kind = JournaledKind.of(place.kind)
    // Nothing of an event is recomputed.
    let isOwned = kind.owner.map { $0.kind != .event } ?? false
    let old = isOwned ? try kind.read(repositories, place) : nil
    try kind.remove(repositories, place)
    if let old { touch(kind.owner(of: old, at: place)) }
  }

  /// Marks a person or book for recomputing; nothing of other kinds is recomputed.
  private func touch(_ place: ItemReference) {
    if place.kind == .person, let id = ID<Person>(rawValue: place.id) { touchedPeople.insert(id) }
    if place.kind == .book, let id = ID<Book>(rawValue: place.id) { touchedBooks.insert(id) }
  }

  func dependents(of place: ItemReference) throws -> [ItemReference] {
    try JournaledKind.of(place.kind).dependents(repositories, place)
  }

  /// Recomputes the derived data of all marked people and books.
  func updateDerivedData() throws {
    if !touchedPeople.isEmpty { try repositories.recomputeCare(of: touchedPeople) }
    if !touchedBooks.isEmpty { try repositories.recomputeFigures(of: touchedBooks) }
    touchedPeople = []
    touchedBooks = []
  }
}

extension JournaledKind {
  /// Returns a row with these columns, the keys first.
  fileprivate func row(_ values: [String: SQLValue]) -> SQLRow {
    let names = keys + values.keys.filter { !keys.contains($0) }.sorted()
    return SQLRow(
      table: table, columns: SQLColumns(names), values: names.map { values[$0] ?? .null })
  }
}
