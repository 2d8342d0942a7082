/// What an inspection of the store found.
public struct StoreReport: Hashable, Sendable {
  /// Where the store is; nil when it is only in memory.
  public let path: String?
  /// Nil while there is no store yet: the first command that needs it makes it.
  public let file: File?
  public let findings: [StoreFinding]
  /// What could not be looked at this time.
  public let unchecked: [DerivedPart]

  public init(
    path: String?, file: File?, findings: [StoreFinding], unchecked: [DerivedPart] = []
  ) {
    self.path = path
    self.file = file
    self.findings = findings
    self.unchecked = unchecked
  }

  /// The facts of a store that is there and can be read.
  public struct File: Hashable, Sendable {
    public let bytes: Int
    /// The space left where the store is.
    public let freeBytes: Int
    public let schema: Int

    public init(bytes: Int, freeBytes: Int, schema: Int) {
      self.bytes = bytes
      self.freeBytes = freeBytes
      self.schema = schema
    }
  }
}

/// Something about the store that is not as it should be.
public enum StoreFinding: Hashable, Sendable {
  /// The file contradicts itself; the detail is the engine's.
  case unsound(detail: String)
  /// Rows that refer to what is not there.
  case brokenReferences(table: String, count: Int)
  /// Rows that mean nothing to the program; the place is that of the first.
  case unreadableRows(table: String, column: String, id: String, count: Int)
  /// What follows from other things differs from what it should be.
  case outOfStep(DerivedPart, count: Int)
  /// Others than the owner may read or write it.
  case openToOthers(path: String, mode: Int)
  /// There is no store, and none can be made below that folder.
  case cannotBeMade(folder: String)
  /// The space left may not suffice for long.
  case littleSpace(bytes: Int)
}

/// A part of the store that follows from the rest and can be made anew.
public enum DerivedPart: String, CaseIterable, Hashable, Sendable {
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
}
