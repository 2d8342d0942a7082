import HearthDomain

struct InMemoryPostponementRepository: PostponementRepository {
  let transaction: InMemoryTransaction

  func postponement(_ id: ID<Postponement>) throws -> Postponement? {
    try transaction.read { $0.postponements[id] }
  }

  func save(_ postponement: Postponement) throws {
    try transaction.write { tables in
      try tables.require(tables.people[postponement.personID], .person, postponement.personID)
      tables.postponements.save(postponement)
    }
  }

  func remove(_ id: ID<Postponement>) throws {
    try transaction.write { $0.postponements.remove(id) }
  }

  func postponements(of person: ID<Person>) throws -> [Postponement] {
    try transaction.read { Array($0.postponements.owned(by: person)) }
  }
}
