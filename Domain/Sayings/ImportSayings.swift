/// What became of the sayings of an import.
public struct SayingImport: Hashable, Sendable {
  public var added = 0
  /// Sayings whose texts were there already.
  public var unchanged = 0
  /// What of the file could not be read.
  public var report = ImportReport()

  public init() {}
}

/// Adds the sayings of a file in one transaction; importing the same again adds nothing.
public struct ImportSayings: Sendable {
  private let store: any Store
  private let clock: LocalClock
  private let newID: NewID
  private let release: ReleaseStarters

  public init(store: any Store, clock: LocalClock, newID: NewID, release: ReleaseStarters) {
    self.store = store
    self.clock = clock
    self.newID = newID
    self.release = release
  }

  /// The source hands over the bytes of the file until it answers with none; what it throws
  /// undoes the import.
  @discardableResult
  public func callAsFunction(
    _ file: some SayingFile, from source: @escaping () throws -> [UInt8]
  ) throws -> SayingImport {
    try release()
    let now = clock.now()
    return try store.write { repositories in
      var outcome = SayingImport()
      outcome.report = try file.read(source) { imported in
        if try repositories.sayings.saying(withTextsOf: imported.details) != nil {
          outcome.unchanged += 1
        } else {
          try repositories.add(imported, at: now, newID)
          outcome.added += 1
        }
      }
      return outcome
    }
  }
}

extension Repositories {
  /// A moment to come is not believed.
  fileprivate func add(_ imported: ImportedSaying, at now: Instant, _ newID: NewID) throws {
    let added = min(now, imported.addedAt ?? now)
    _ = try add(imported.details, at: added, newID) { saying in
      saying.like(imported.isLiked, at: added)
      saying.use(imported.isUsed, at: added)
    }
  }
}
