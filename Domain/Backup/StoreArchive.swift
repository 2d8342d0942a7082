/// Writes everything that a store keeps to one file, and reads such a file again.
package protocol StoreArchive: Sendable {
  /// Hands over the bytes of the file piece by piece; equal stores give equal bytes.
  ///
  /// Returns how many records of each area there were, in the order of the file. Throws
  /// ``StoreRefusal/isInMemory`` where the store has nothing lasting.
  func write(to write: ([UInt8]) throws -> Void) throws -> [ArchiveCount]

  /// The same of a store that is not sound: goes on past what cannot be read or written, which
  /// is handed to `missing`. A file that lacks something is in itself a whole one. With the
  /// journal, it also tells all that was changed.
  func write(
    to write: ([UInt8]) throws -> Void, withJournal: Bool, missing: (ArchiveGap) -> Void
  ) throws -> [ArchiveCount]

  /// Adds the records of a file, in one transaction; one that is here already stays as it is,
  /// or gives way to the file's when replacing. The name is that of the file, where it has one.
  /// A rehearsal changes nothing.
  func read(
    _ source: @escaping () throws -> [UInt8], replacing: Bool, named name: String?,
    isRehearsal: Bool
  ) throws -> ArchiveOutcome
}

extension StoreArchive {
  package func read(
    _ source: @escaping () throws -> [UInt8], replacing: Bool, named name: String?
  ) throws -> ArchiveOutcome {
    try read(source, replacing: replacing, named: name, isRehearsal: false)
  }

  package func write(
    to write: ([UInt8]) throws -> Void, withJournal: Bool, missing: (ArchiveGap) -> Void
  ) throws -> [ArchiveCount] { try self.write(to: write) }
}

/// What a store has and its archive lacks.
package enum ArchiveGap: Hashable, Sendable {
  /// A row that no record can hold.
  case row(InvalidRow)
  /// Some records of the area, because the file of the store is damaged there.
  case records(area: String)
}

/// How many records an area has.
package struct ArchiveCount: Hashable, Sendable {
  /// The key of the area's list.
  package let area: String
  package let records: Int

  package init(area: String, records: Int) {
    self.area = area
    self.records = records
  }
}

/// What became of the records of an archive.
package struct ArchiveOutcome: Hashable, Sendable {
  package var added = 0
  /// Things here that gave way to their record.
  package var replaced = 0
  /// Things here that got marks which only their record had.
  package var completed = 0
  package var unchanged = 0
  /// Things here that differ from their record and stayed.
  package var kept = 0
  package var report = ImportReport()

  package init() {}
}

/// Reads an archive into the store, after a copy of that was made.
package struct ImportArchive: Sendable {
  private let archive: any StoreArchive
  private let copies: any StoreCopies

  package init(archive: any StoreArchive, copies: any StoreCopies) {
    self.archive = archive
    self.copies = copies
  }

  @discardableResult
  package func callAsFunction(
    from source: @escaping () throws -> [UInt8], replacing: Bool, named name: String? = nil,
    isRehearsal: Bool = false
  ) throws -> ArchiveOutcome {
    let read = {
      try archive.read(source, replacing: replacing, named: name, isRehearsal: isRehearsal)
    }
    return isRehearsal ? try read() : try copies.makeBefore(read)
  }
}
