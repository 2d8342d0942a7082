import HearthDomain

/// Things as the journal puts them back: through the repositories of one transaction, so that
/// keys, searches and sums follow.
final class JournaledThings {
  private let make: () -> Repositories
  private(set) lazy var repositories = make()
  /// People whose history has changed, so that their care is to be made anew.
  var touchedPeople: Set<ID<Person>> = []
  /// Books of which something has changed from which their figures follow.
  var touchedBooks: Set<ID<Book>> = []

  /// The repositories are made when something is asked of them.
  init(_ make: @escaping () -> Repositories) {
    self.make = make
  }

  /// What the thing there has, by name; nil where there is none. The page of a book that has
  /// records is not told: it follows from them.
  func state(at place: JournalPlace) throws -> [String: FieldValue]? {
    let kind = JournaledKind.of(place.kind)
    guard let row = try kind.read(repositories, place) else { return nil }
    var state: [String: FieldValue] = [:]
    for field in kind.fields where field.isNoted(from: row, to: nil) {
      state[field.name] = row.value(of: field.column).inField ?? .nothing
    }
    return state
  }

  func isThere(at place: JournalPlace) throws -> Bool {
    // Of thousands of sayings nobody asks for their place in the deck.
    if place.kind == .saying { return try repositories.sayings.saying(place.id()) != nil }
    return try JournaledKind.of(place.kind).read(repositories, place) != nil
  }

  func title(of place: JournalPlace) throws -> String? {
    let kind = JournaledKind.of(place.kind)
    return try kind.read(repositories, place).flatMap(kind.title)
  }

  func put(_ values: [String: FieldValue], at place: JournalPlace) throws {
    let kind = JournaledKind.of(place.kind)
    let present = try kind.read(repositories, place)
    // What a thing that comes back had nothing in was not noted.
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
    try kind.save(self, place, kind.row(columns))
  }

  func remove(at place: JournalPlace) throws {
    try JournaledKind.of(place.kind).remove(self, place)
  }

  func hanging(on place: JournalPlace) throws -> [JournalPlace] {
    try JournaledKind.of(place.kind).hanging(repositories, place)
  }

  /// Makes anew what follows from what was put and removed.
  func settle() throws {
    if !touchedPeople.isEmpty { try repositories.renewCare(of: touchedPeople) }
    if !touchedBooks.isEmpty { try repositories.renewFigures(of: touchedBooks) }
    touchedPeople = []
    touchedBooks = []
  }
}

extension JournaledKind {
  /// A row of these columns, the keys first.
  fileprivate func row(_ values: [String: SQLValue]) -> SQLRow {
    let names = keys + values.keys.filter { !keys.contains($0) }.sorted()
    return SQLRow(
      table: table, columns: SQLColumns(names), values: names.map { values[$0] ?? .null })
  }
}
