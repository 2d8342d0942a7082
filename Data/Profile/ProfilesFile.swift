import CLibrary
import HearthDomain
import JSONText

/// The list of profiles, in `profiles.json` next to their stores. The file is missing if there is
/// only the guest profile.
package struct ProfilesFile: ProfileRegistry {
  private static let reader = FileReader(limit: 1 << 20)

  private let folder: FilePath
  private var path: FilePath { folder.appending("profiles.json") }

  package init(folder: FilePath) {
    self.folder = folder
  }

  /// Returns the path of a profile's store.
  package func storePath(of entry: ProfileRoster.Entry) -> FilePath { folder.appending(entry.file) }

  package func load() throws -> ProfileRoster {
    let roster = try loadListed()
    // A listed store that is missing while its temporary file exists means that a run was
    // interrupted.
    let isWhole = roster.entries.allSatisfy { entry in
      let place = storePath(of: entry)
      return FileStatus(path: place) != nil
        || ProfilesFile.temporarySuffixes.allSatisfy { FileStatus(ofLink: place + $0) == nil }
    }
    if isWhole { return roster }
    try withLock { completeInterruptedRun(try loadListed()) }
    return try loadListed()
  }

  private func loadListed() throws -> ProfileRoster {
    do {
      return try roster(in: try ProfilesFile.reader.bytes(of: path))
    } catch DomainError.unavailable(.file(_, .missing)) {
      return .withOnlyFirst
    } catch DomainError.unavailable(.file(let path, .noPermission)) {
      // Without access to the folder it is unknown which store to open.
      throw DomainError.unavailable(.store(path: path, .noPermission))
    }
  }

  package func change<Answer>(_ body: (inout ProfileRoster) throws -> Answer) throws -> Answer {
    var answer: Answer?
    try withLock {
      var roster = try loadListed()
      completeInterruptedRun(roster)
      let before = roster
      answer = try body(&roster)
      if roster != before { try save(roster) }
    }
    guard let answer else { throw DomainError.file(path, .failed(detail: "no answer")) }
    return answer
  }

  package func remove(
    _ entry: ProfileRoster.Entry, _ body: (inout ProfileRoster) throws -> Void
  ) throws {
    let place = storePath(of: entry)
    let aside = place + ProfilesFile.removalSuffix
    var doubt: (any Error)?
    try withLock {
      var roster = try loadListed()
      completeInterruptedRun(roster)
      let before = roster
      try body(&roster)
      // The store is only renamed first, so that it can be restored if the rest fails.
      let isThere = rename(place.cString, aside.cString) == 0
      guard isThere || errno == ENOENT else { throw DomainError.lastError(at: place) }
      do {
        if roster != before { try save(roster) }
      } catch  where error.isUncertain {
        doubt = error
      } catch {
        guard !isThere || rename(aside.cString, place.cString) == 0 else {
          throw DomainError.uncertain(.store(path: aside))
        }
        throw error
      }
      // The profile is no longer listed, so removal has succeeded even if files remain.
      do { try erase([place + "-journal", place + "-wal", place + "-shm", aside]) } catch {
        throw DomainError.uncertain(.store(path: aside))
      }
      // Book covers reveal which books the user has, so erase them too.
      try? CoverFolder(ofStoreAt: place).erase()
    }
    if let doubt { throw doubt }
  }

  package func create(
    _ entry: ProfileRoster.Entry, filling fill: (ProfileRoster.Entry) throws -> Void,
    _ body: (inout ProfileRoster) throws -> Void
  ) throws {
    let place = storePath(of: entry)
    let aside = place + ProfilesFile.creationSuffix
    try Folder(path: place.parent).create()
    let own = try TemporaryFolder(in: place.parent, for: place)
    try own.fill(called: place) { _, temporary in
      let file = temporary.dropFirst((folder + "/").bytes.count).text
      do { try fill(ProfileRoster.Entry(file: file ?? entry.file, name: entry.name)) } catch {
        throw (error as? DomainError)?.replacingPath(place, insteadOf: temporary) ?? error
      }
      do { try SQLiteSession.open(existing: temporary, waiting: 0).checkpointAll() } catch {
        throw (error as? SQLiteError)?.domainError(path: place) ?? error
      }
    }
    try withLock {
      var roster = try loadListed()
      completeInterruptedRun(roster)
      try body(&roster)
      try StoreLogs.clearLogs(beside: place)
      try AtomicFile(path: place).moveIntoPlace(own.file, at: aside, replacing: false)
      do { try save(roster) } catch {
        // If it is uncertain whether the profile was listed, keep the file; the next run decides.
        if !error.isUncertain { unlink(aside.cString) }
        throw error
      }
      guard rename(aside.cString, place.cString) == 0 else {
        throw DomainError.uncertain(.store(path: place))
      }
      try Folder(path: place.parent).synchronizeName(place)
    }
  }

  /// Suffix of a store that is being created until its profile is listed. The other suffix is for a
  /// store that is being removed.
  private static let creationSuffix = ".made"
  private static let removalSuffix = ".removed"
  private static let temporarySuffixes = [creationSuffix, removalSuffix]

  /// Completes an interrupted run: renames the store of a listed profile to its name, and deletes
  /// the others. If the name is already in use, both files stay.
  private func completeInterruptedRun(_ roster: ProfileRoster) {
    let listed = roster.entries.map(storePath)
    let folders = Set(listed.map(\.parent)).union([folder.appending("profiles")])
    for folder in folders {
      for name in Folder(path: folder).names() {
        guard
          let ending = ProfilesFile.temporarySuffixes.first(where: { name.hasSuffix(FilePath($0)) })
        else { continue }
        let aside = folder.appending(name)
        let place = aside.dropLast(ending.utf8.count)
        guard FileStatus(ofLink: aside)?.kind == .file, mayBeProfileStore(place) else { continue }
        if !listed.contains(place) {
          try? erase([place + "-journal", place + "-wal", place + "-shm", aside])
        } else if FileStatus(ofLink: place) == nil {
          _ = rename(aside.cString, place.cString)
        }
      }
    }
  }

  /// Whether the path may be the store of a profile.
  private func mayBeProfileStore(_ place: FilePath) -> Bool {
    let start = folder + "/"
    guard place.hasPrefix(start), let file = place.dropFirst(start.bytes.count).text else {
      return false
    }
    return ProfileRoster([ProfileRoster.Entry(file: file, name: .blank)]) != nil
  }

  private func withLock(_ body: () throws -> Void) throws {
    let folder = Folder(path: folder)
    try folder.create()
    try folder.withLock(body)
  }

  private func erase(_ paths: [FilePath]) throws {
    for path in paths {
      // A pipe or other special file is no part of a store.
      if case .other? = FileStatus(path: path)?.kind { continue }
      guard unlink(path.cString) == 0 || errno == ENOENT else {
        throw DomainError.lastError(at: path)
      }
    }
  }

  private func save(_ roster: ProfileRoster) throws {
    try AtomicFile(path: path).writePrivately(bytes(of: roster))
  }

  private func roster(in bytes: [UInt8]) throws -> ProfileRoster {
    let damage = DomainError.damaged(.profiles(path: path))
    guard let document = try? JSONValue(reading: bytes),
      let items = document["profiles"]?.arrayValue,
      let current = document["current"]?.stringValue
    else { throw damage }
    let entries = try items.map { item in
      guard let file = item["file"]?.stringValue, let text = item["name"]?.stringValue,
        let name = try? DisplayName(text)
      else { throw damage }
      return ProfileRoster.Entry(file: file, name: name)
    }
    guard let roster = ProfileRoster(entries, current: current) else { throw damage }
    return roster
  }

  private func bytes(of roster: ProfileRoster) -> [UInt8] {
    var writer = JSONWriter()
    writer.write([
      "current": .string(roster.currentFile),
      "profiles": .array(
        roster.entries.map { ["file": .string($0.file), "name": .string($0.name.value)] }),
    ])
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}

extension DomainError {
  /// Returns the error with the final path instead of the temporary one.
  fileprivate func replacingPath(_ place: FilePath, insteadOf temporary: FilePath) -> DomainError {
    switch self {
    case .unavailable(.store(temporary, let trouble)): .unavailable(.store(path: place, trouble))
    case .unavailable(.file(temporary, let trouble)): .unavailable(.file(path: place, trouble))
    case .damaged(.store(temporary, let detail)):
      .damaged(.store(path: place, detail: detail))
    case .uncertain(.store(temporary)): .uncertain(.store(path: place))
    default: self
    }
  }
}
