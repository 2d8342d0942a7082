/// What an inspection of the store found.
package struct StoreReport: Hashable, Sendable {
  /// Where the store is; nil when it is only in memory.
  package let path: FilePath?
  /// Nil while there is no store yet: the first command that needs it makes it.
  package let file: File?
  package let findings: [StoreFinding]
  /// What could not be looked at this time.
  package let unchecked: [DerivedPart]
  /// What can still be read of a file that is damaged; empty for a sound one.
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

  /// Whether the file contradicts itself, so that nothing in it can be mended.
  package var isUnsound: Bool {
    findings.contains { if case .unsound = $0 { true } else { false } }
  }

  /// How much of a table can be read.
  package struct Table: Hashable, Sendable {
    package let name: String
    /// The rows before the first place that cannot be read.
    package let rows: Int
    package let isWhole: Bool

    package init(name: String, rows: Int, isWhole: Bool) {
      self.name = name
      self.rows = rows
      self.isWhole = isWhole
    }
  }

  /// The facts of a store that is there and can be read.
  package struct File: Hashable, Sendable {
    package let bytes: Int
    /// The space left where the store is.
    package let freeBytes: Int
    /// Nil where the file is too damaged to tell.
    package let schema: Int?

    package init(bytes: Int, freeBytes: Int, schema: Int?) {
      self.bytes = bytes
      self.freeBytes = freeBytes
      self.schema = schema
    }
  }
}

/// Something about the store that is not as it should be.
package enum StoreFinding: Hashable, Sendable {
  /// The file contradicts itself; the detail is the engine's.
  case unsound(detail: String)
  /// What the store consists of is not what this program makes.
  case mismatch(SchemaMismatch)
  /// Rows that refer to what is not there.
  case brokenReferences(table: String, count: Int)
  /// Rows of a table that mean nothing to the program: the first ones, and how many there are.
  case unreadableRows(table: String, first: [InvalidRow], count: Int)
  /// What follows from other things differs from what it should be.
  case outOfStep(DerivedPart, count: Int)
  /// The file contradicts itself in so many more ways than are told.
  case furtherUnsound(count: Int)
  /// So many things are not as the journal has left them: another program has changed them.
  case changedUnnoted(count: Int)
  /// Others than the owner may read or write it.
  case openToOthers(path: FilePath, mode: Int)
  /// There is no store, and none can be made below that folder.
  case cannotBeMade(folder: FilePath)
  /// The space left may not suffice for long.
  case littleSpace(bytes: Int)
  /// A backup is another one than was made.
  case changedBackup(path: FilePath)
  /// A run that was ended left that folder, or a file; where it is not surely nobody's any more, it
  /// stays.
  case leftover(path: FilePath, bytes: Int, isSurelyOne: Bool, isFolder: Bool = true)
}

/// A part of the store that follows from the rest and can be made anew.
package enum DerivedPart: String, CaseIterable, Hashable, Sendable {
  /// The texts by which things are found.
  case search
  /// The engine's index of these texts.
  case index
  /// Keys and other values of a thing that follow from what was entered of it.
  case keys
  /// The care of plants, which follows from waterings and postponements.
  case care
  /// Sums that are kept beside what they count.
  case totals
  /// Which changes were taken back.
  case undone
  /// The devices of which the journal has entries.
  case devices
}
