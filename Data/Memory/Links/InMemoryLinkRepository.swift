import HearthDomain

/// The links of an in-memory store.
struct InMemoryLinks: Sendable {
  var links: [ID<Link>: Link] = [:]
  var bases: [ID<Link>: [ExternalName: LinkBase]] = [:]
  var sentFiles: [ID<Link>: [ExternalName: Set<[UInt8]>]] = [:]
  var refusals: [ID<Link>: [LinkRefusal]] = [:]
  var conflicts: [LinkConflict] = []
  var lastConflictNumber = 0
}

struct InMemoryLinkRepository: LinkRepository {
  let transaction: InMemoryTransaction

  func links() throws -> [Link] {
    try transaction.read { $0.links.links.values.sorted { $0.id < $1.id } }
  }

  func save(_ link: Link) throws {
    try transaction.write { $0.links.links[link.id] = link }
  }

  func remove(_ id: ID<Link>) throws {
    try transaction.write { tables in
      tables.links.links[id] = nil
      tables.links.bases[id] = nil
      tables.links.sentFiles[id] = nil
      tables.links.refusals[id] = nil
      tables.links.conflicts.removeAll { $0.link == id }
    }
  }

  func bases(of link: ID<Link>) throws -> [LinkBase] {
    try transaction.read { ($0.links.bases[link] ?? [:]).values.sorted { $0.uid < $1.uid } }
  }

  func save(_ base: LinkBase, of link: ID<Link>) throws {
    try transaction.write { tables in
      tables.links.bases[link, default: [:]][base.uid] = base
      tables.links.sentFiles[link]?[base.uid] = nil
    }
  }

  func removeBase(_ uid: ExternalName, of link: ID<Link>) throws {
    try transaction.write { tables in
      tables.links.bases[link]?[uid] = nil
      tables.links.sentFiles[link]?[uid] = nil
    }
  }

  func sentStates(of link: ID<Link>) throws -> [ExternalName: [[UInt8]]] {
    try transaction.read { tables in
      (tables.links.sentFiles[link] ?? [:]).mapValues { texts in
        texts.sorted { $0.lexicographicallyPrecedes($1) }
      }
    }
  }

  func save(sent bytes: [UInt8], of uid: ExternalName, of link: ID<Link>) throws {
    _ = try transaction.write {
      $0.links.sentFiles[link, default: [:]][uid, default: []].insert(bytes)
    }
  }

  func refusals(of link: ID<Link>) throws -> [LinkRefusal] {
    try transaction.read { $0.links.refusals[link] ?? [] }
  }

  func save(_ refusals: [LinkRefusal], of link: ID<Link>) throws {
    try transaction.write { $0.links.refusals[link] = refusals.sorted { $0.uid < $1.uid } }
  }

  func conflicts() throws -> [LinkConflict] { try transaction.read { $0.links.conflicts } }

  func addConflict(
    _ conflict: LinkMerge.Conflict, uid: ExternalName, thing: ID<LinkItem>, of link: ID<Link>?,
    at moment: Instant
  ) throws -> Int {
    try transaction.write { tables in
      tables.links.lastConflictNumber += 1
      tables.links.conflicts.append(
        LinkConflict(
          number: tables.links.lastConflictNumber, link: link, uid: uid, thing: thing,
          conflict: conflict, recordedAt: moment))
      return tables.links.lastConflictNumber
    }
  }

  func removeConflict(_ number: Int) throws {
    try transaction.write { $0.links.conflicts.removeAll { $0.number == number } }
  }
}
