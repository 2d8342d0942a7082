/// Writes everything that a store keeps to one file, and reads such a file again.
public protocol StoreArchive: Sendable {
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
  public func read(
    _ source: @escaping () throws -> [UInt8], replacing: Bool, named name: String?
  ) throws -> ArchiveOutcome {
    try read(source, replacing: replacing, named: name, isRehearsal: false)
  }

  public func write(
    to write: ([UInt8]) throws -> Void, withJournal: Bool, missing: (ArchiveGap) -> Void
  ) throws -> [ArchiveCount] { try self.write(to: write) }
}

/// What a store has and its archive lacks.
public enum ArchiveGap: Hashable, Sendable {
  /// A row that no record can hold.
  case row(InvalidRow)
  /// Some records of the area, because the file of the store is damaged there.
  case records(area: String)
}

/// How many records an area has.
public struct ArchiveCount: Hashable, Sendable {
  /// The key of the area's list.
  public let area: String
  public let records: Int

  public init(area: String, records: Int) {
    self.area = area
    self.records = records
  }
}

/// What became of the records of an archive.
public struct ArchiveOutcome: Hashable, Sendable {
  public var added = 0
  /// Things here that gave way to their record.
  public var replaced = 0
  /// Things here that got marks which only their record had.
  public var completed = 0
  public var unchanged = 0
  /// Things here that differ from their record and stayed.
  public var kept = 0
  public var report = ImportReport()

  public init() {}
}

/// Reads an archive into the store, after a copy of that was made.
public struct ImportArchive: Sendable {
  private let archive: any StoreArchive
  private let copies: any StoreCopies

  public init(archive: any StoreArchive, copies: any StoreCopies) {
    self.archive = archive
    self.copies = copies
  }

  @discardableResult
  public func callAsFunction(
    from source: @escaping () throws -> [UInt8], replacing: Bool, named name: String? = nil,
    isRehearsal: Bool = false
  ) throws -> ArchiveOutcome {
    let read = {
      try archive.read(source, replacing: replacing, named: name, isRehearsal: isRehearsal)
    }
    return isRehearsal ? try read() : try copies.makeBefore(read)
  }
}
