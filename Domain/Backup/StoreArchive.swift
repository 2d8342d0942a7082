/// Exports all data of a store to one file, and imports such files.
package protocol StoreArchive: Sendable {
  /// Writes the file in chunks; equal stores produce equal bytes.
  ///
  /// Returns the number of records by area, in the order of the file. Throws
  /// ``StoreRefusal/isInMemory`` for a store in memory.
  func write(to write: ([UInt8]) throws -> Void) throws -> [ArchiveCount]

  /// Exports a damaged store: skips what cannot be read or written and reports it to `missing`. The
  /// file itself is valid. With the journal, it also contains the history.
  func writeIntactParts(
    to write: ([UInt8]) throws -> Void, withJournal: Bool, missing: (ArchiveGap) -> Void
  ) throws -> [ArchiveCount]

  /// Imports the records of a file in one transaction. Existing items are kept, or replaced on
  /// request. `name` is the file's name, if it has one. A rehearsal changes nothing.
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

/// Data of a store that is missing in its archive.
package enum ArchiveGap: Hashable, Sendable {
  /// A row that no record can represent.
  case row(InvalidRow)
  /// Some records of the area, lost by damage to the store's file.
  case records(area: String)
}

/// Number of records of an area.
package struct ArchiveCount: Hashable, Sendable {
  /// Key of the area's list.
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
  /// Number of items replaced by their records.
  package var replaced = 0
  /// Number of items to which their records added missing marks.
  package var supplemented = 0
  package var unchanged = 0
  /// Number of items that differ from their records and were left unchanged.
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
