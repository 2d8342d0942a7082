/// Exports all data of a store to one file, and imports such files.
package protocol StoreArchive: Sendable {
  /// Writes the file in chunks and returns the number of records by area, in the order of the file.
  /// Equal stores produce equal bytes.
  ///
  /// Throws ``StoreRefusal/isInMemory`` for a store in memory.
  func write(to write: ([UInt8]) throws -> Void) throws -> [ArchiveCount]

  /// Exports what is readable of a damaged store, and reports the rest to `missing`; the file
  /// itself is valid. `withJournal` includes the history.
  func writeIntactParts(
    to write: ([UInt8]) throws -> Void, withJournal: Bool, missing: (ArchiveGap) -> Void
  ) throws -> [ArchiveCount]

  /// Imports the records of a file in one transaction. Existing items are kept; with `replacing`,
  /// they are replaced. `name` is the file's name, if it has one. A rehearsal changes nothing.
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

  package func writeIntactParts(
    to write: ([UInt8]) throws -> Void, withJournal: Bool, missing: (ArchiveGap) -> Void
  ) throws -> [ArchiveCount] { try self.write(to: write) }
}

/// Data of a store that is missing in its export.
package enum ArchiveGap: Hashable, Sendable {
  /// A row that cannot be converted to a record.
  case row(InvalidRow)
  /// Some records of the area were lost, since the store's file is damaged.
  case records(area: String)
}

/// Number of records in an area.
package struct ArchiveCount: Hashable, Sendable {
  /// Key of the area's list in the archive.
  package let areaKey: String
  package let recordCount: Int

  package init(area: String, records: Int) {
    self.areaKey = area
    self.recordCount = records
  }
}

/// Result of importing an archive.
package struct ArchiveOutcome: Hashable, Sendable {
  package var added = 0
  /// Number of existing items that were replaced by their records.
  package var replaced = 0
  /// Number of existing items that got missing marks from their records.
  package var supplemented = 0
  package var unchanged = 0
  /// Number of existing items that differ from their records and were not changed.
  package var keptDespiteDifference = 0
  package var report = ImportReport()

  package init() {}
}

/// Imports an archive after making a backup.
package struct ImportArchive: Sendable {
  private let archive: any StoreArchive
  private let backups: any StoreBackups

  package init(archive: any StoreArchive, copies: any StoreBackups) {
    self.archive = archive
    self.backups = copies
  }

  @discardableResult
  package func callAsFunction(
    from source: @escaping () throws -> [UInt8], replacing: Bool, named name: String? = nil,
    isRehearsal: Bool = false
  ) throws -> ArchiveOutcome {
    let read = {
      try archive.read(source, replacing: replacing, named: name, isRehearsal: isRehearsal)
    }
    return isRehearsal ? try read() : try backups.performAfterBackup(read)
  }
}
