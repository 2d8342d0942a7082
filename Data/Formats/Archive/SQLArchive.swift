import HearthDomain
import JSONText

/// The archive of an SQL store; see `README.md` in this folder.
package struct SQLArchive: StoreArchive {
  static let format = "hearth-archive"
  static let version = 1

  private let store: SQLStore

  package init(store: SQLStore) {
    self.store = store
  }

  package func write(to write: ([UInt8]) throws -> Void) throws -> [ArchiveCount] {
    try store.transaction(.read) { connection, search in
      let subscribed = try SQLArchive.subscribedCalendars(connection)
      return try SQLArchive.write(to: write) { area in
        var writing = ArchiveWriter(area.excludingCalendars(subscribed))
        try writing.writeAll(of: connection, to: write)
        return writing.count
      } end: {
        try SetAsideArchiveWriter(repositories: Repositories(connection, search))(to: write)
      }
    }
  }

  package func writeIntactParts(
    to write: ([UInt8]) throws -> Void, withJournal: Bool, missing: (ArchiveGap) -> Void
  ) throws -> [ArchiveCount] {
    var hasBegun = false
    var written: [ArchiveCount]?
    func writeReadable(_ connection: any SQLConnection) throws -> [ArchiveCount] {
      hasBegun = true
      let journal = withJournal ? JournalArchiveWriter(connection: connection) : nil
      // If the calendars of a damaged store cannot be read, none is excluded, so that no data is
      // lost.
      let subscribed = (try? SQLArchive.subscribedCalendars(connection)) ?? []
      let counts = try SQLArchive.write(to: write) { area in
        var writing = ArchiveWriter(area.excludingCalendars(subscribed))
        try writing.writeReadable(of: connection, to: write, missing: missing)
        return writing.count
      } end: {
        let aside = SetAsideArchiveWriter(
          repositories: Repositories(connection, SearchIndex(connection)))
        return try (journal?(to: write, missing: missing) ?? [])
          + aside(to: write, missing: missing)
      }
      written = counts
      return counts
    }
    do {
      return try store.transaction(.read) { connection, _ in try writeReadable(connection) }
    } catch let damage as DomainError where damage.isDamagedStore {
      // Even ending the transaction may fail because of the damage, but everything was written.
      if let written { return written }
      if hasBegun { throw damage }
      return try store.rescueTransaction(writeReadable)
    }
  }

  /// Returns the names of subscribed calendars. Archives omit these, as they can be downloaded
  /// again.
  private static func subscribedCalendars(_ connection: any SQLConnection) throws -> [CalendarName]
  {
    let links = try SQLLinkRepository(connection: connection).links()
      .filter(\.location.isSubscription).map(\.id)
    if links.isEmpty { return [] }
    return try SQLCalendarRepository(connection: connection).all()
      .filter { calendar in calendar.link.map(links.contains) ?? false }.map(\.name)
  }

  /// Writes an archive. `records` writes the records of an area and returns their number; `end`
  /// writes the lists after the areas.
  private static func write(
    to write: ([UInt8]) throws -> Void, records: (ArchiveArea) throws -> Int,
    end: () throws -> [ArchiveCount] = { [] }
  ) throws -> [ArchiveCount] {
    try write(Array(#"{"format":"\#(format)","version":\#(version)"#.utf8))
    var counts = try ArchiveArea.all.map { area in
      try write(Array(",\n\"\(area.key)\":[".utf8))
      let count = try records(area)
      try write(Array((count == 0 ? "]" : "\n]").utf8))
      return ArchiveCount(area: area.key, records: count)
    }
    counts += try end()
    try write(Array("}\n".utf8))
    return counts
  }

  package func read(
    _ source: @escaping () throws -> [UInt8], replacing: Bool, named name: String?,
    isRehearsal: Bool
  ) throws -> ArchiveOutcome {
    guard isRehearsal else { return try read(source, replacing: replacing, named: name) { $0 } }
    var outcome = ArchiveOutcome()
    do {
      _ = try read(source, replacing: replacing, named: name) {
        outcome = $0
        throw RehearsalRollback()
      }
    } catch is RehearsalRollback {}
    return outcome
  }

  /// Imports within one transaction; if the body throws, nothing is imported.
  private func read(
    _ source: @escaping () throws -> [UInt8], replacing: Bool, named name: String?,
    _ body: (ArchiveOutcome) throws -> ArchiveOutcome
  ) throws -> ArchiveOutcome {
    try store.transaction(.write) { connection, search in
      connection.recorder?.describe(.import, subject: name ?? "")
      var reading = ArchiveReader(
        transaction: ArchiveTransaction(connection, search), replaces: replacing)
      do {
        try reading.read(JSONItems(source: FileBeginning(source).source))
      } catch let error as JSONError {
        switch error.problem {
        case .noList, .empty: throw DomainError.damaged(.notAnArchive)
        default: throw DomainError(error)
        }
      }
      // Archives of earlier versions contain to-dos as components and events.
      let repositories = Repositories(connection, search)
      try repositories.adoptToDoComponents()
      try repositories.adoptEventsAfterDone { _ in replacing ? nil : [] }
      return try body(reading.outcome)
    }
  }
}

/// The archive of an in-memory store; always throws.
package struct InMemoryArchive: StoreArchive {
  package init() {}

  package func write(to write: ([UInt8]) throws -> Void) throws -> [ArchiveCount] {
    throw DomainError.refused(.store(.isInMemory))
  }

  package func read(
    _ source: @escaping () throws -> [UInt8], replacing: Bool, named name: String?,
    isRehearsal: Bool
  ) throws -> ArchiveOutcome {
    throw DomainError.refused(.store(.isInMemory))
  }
}
