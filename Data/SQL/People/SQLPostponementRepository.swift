import HearthDomain

/// Stores postponements in the table `postponement`.
struct SQLPostponementRepository: PostponementRepository {
  let connection: any SQLConnection

  func postponement(_ id: ID<Postponement>) throws -> Postponement? { try connection.item(id) }

  func save(_ postponement: Postponement) throws {
    try connection.require(postponement.personID, .person)
    try connection.insertOrUpdate(postponement.row, in: Postponement.table)
  }

  func remove(_ id: ID<Postponement>) throws { try connection.remove(id) }

  func postponements(of person: ID<Person>) throws -> [Postponement] {
    try connection.rows(where: "person_id = ?1 ORDER BY day, id", [.integer(person.rawValue)])
  }
}
