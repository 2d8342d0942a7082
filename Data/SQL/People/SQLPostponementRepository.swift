import HearthDomain

/// Keeps postponements in the table `postponement`.
struct SQLPostponementRepository: PostponementRepository {
  let connection: any SQLConnection

  private var columns: String { Postponement.table.columns }

  func postponement(_ id: ID<Postponement>) throws -> Postponement? {
    try connection.first(
      "SELECT \(columns) FROM postponement WHERE id = ?1", [.integer(id.rawValue)],
      of: "postponement", Postponement.init(row:))
  }

  func save(_ postponement: Postponement) throws {
    try connection.require(postponement.personID)
    try connection.put(postponement.row, in: Postponement.table)
  }

  func remove(_ id: ID<Postponement>) throws {
    try connection.execute("DELETE FROM postponement WHERE id = ?1", [.integer(id.rawValue)])
  }

  func postponements(of person: ID<Person>) throws -> [Postponement] {
    try connection.rows(
      "SELECT \(columns) FROM postponement WHERE person_id = ?1 ORDER BY day, id",
      [.integer(person.rawValue)], of: "postponement", Postponement.init(row:))
  }
}
