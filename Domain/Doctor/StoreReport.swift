/// Result of inspecting the store.
package struct StoreReport: Hashable, Sendable {
  /// Path of the store; nil for a store in memory.
  package let path: FilePath?
  /// Properties of the store's file; nil if it does not exist yet, since it is created when first
  /// needed.
  package let file: File?
  package let findings: [StoreFinding]
  /// Derived parts that could not be checked this time.
  package let unchecked: [DerivedPart]
  /// Tables of a damaged file that can still be read; empty for a valid file.
  package let tables: [Table]

  package init(
    path: FilePath?, file: File?, findings: [StoreFinding], unchecked: [DerivedPart] = [],
    tables: [Table] = []
  ) {
    self.path = path
    self.file = file
    self.findings = findings
    self.unchecked = unchecked
    self.tables = tables
  }

  /// Whether the file is corrupted, so that no repair within it is possible.
  package var isCorrupted: Bool {
    findings.contains { if case .corrupted = $0 { true } else { false } }
  }

  /// What can be read of a table.
  package struct Table: Hashable, Sendable {
    package let name: String
    /// Number of rows before the first one that cannot be read.
    package let rows: Int
    package let isCompletelyReadable: Bool

    package init(name: String, rows: Int, isCompletelyReadable isWhole: Bool) {
      self.name = name
      self.rows = rows
      self.isCompletelyReadable = isWhole
    }
  }

  /// Properties of an existing, readable store.
  package struct File: Hashable, Sendable {
    package let bytes: Int
    /// Free space on the store's disk, in bytes.
    package let freeBytes: Int
    /// Version of the schema; nil if the file is too damaged to read it.
    package let schema: Int?

    package init(bytes: Int, freeBytes: Int, schema: Int?) {
      self.bytes = bytes
      self.freeBytes = freeBytes
      self.schema = schema
    }
  }
}

/// A problem found in the store.
package enum StoreFinding: Hashable, Sendable {
  /// The file is corrupted; the detail is the database engine's message.
  case corrupted(detail: String)
  /// The schema differs from the expected one.
  case mismatch(SchemaMismatch)
  /// Rows that refer to missing ones.
  case brokenReferences(table: String, count: Int)
  /// Rows that cannot be decoded: the first ones, and their total number.
  case unreadableRows(table: String, first: [InvalidRow], count: Int)
  /// Derived data differs from what it should be.
  case outdatedData(DerivedPart, count: Int)
  /// Number of corruptions beyond the listed ones.
  case furtherCorruptions(count: Int)
  /// Number of items that differ from the journal, since another program changed them.
  case changedOutsideJournal(count: Int)
  /// Other users may read or write the file.
  case openToOthers(path: FilePath, mode: Int)
  /// There is no store yet, and none can be created in the folder.
  case cannotBeCreated(folder: FilePath)
  /// Little disk space is left.
  case littleSpace(bytes: Int)
  /// A backup no longer matches its checksum.
  case changedBackup(path: FilePath)
  /// A backup with an old schema, which only the program built from this commit can restore.
  case olderBackup(path: FilePath, schema: Int, commit: String)
  /// A folder or file left by an interrupted run. It is removed only if it is certain that nobody
  /// uses it (`isSurelyOne`).
  case leftover(path: FilePath, bytes: Int, isSurelyOne: Bool, isFolder: Bool = true)
}

/// A part of the store that is derived from the rest and can be rebuilt.
package enum DerivedPart: String, CaseIterable, Hashable, Sendable {
  /// Search texts.
  case search
  /// The database engine's index of search texts.
  case index
  /// Sort keys and other values derived from entered ones.
  case keys
  /// The state of plants, derived from waterings and postponements.
  case care
  /// Stored sums.
  case totals
  /// Marks of which changes were undone.
  case undone
  /// The list of devices with entries in the journal.
  case devices
}
