import CLibrary
import HearthDomain

/// The folder with the backups of one store, which are named by date and time.
package struct BackupFolder: Hashable, Sendable {
  /// Number of backups that are kept of each series.
  static let maxPerSeries = 10

  let path: FilePath
  /// Backup folder of the default store. Contains the backup folders of all other stores.
  private let root: FilePath

  package init(path: FilePath) {
    self.init(path: path, in: path)
  }

  private init(path: FilePath, in root: FilePath) {
    (self.path, self.root) = (path, root)
  }

  /// Backup folders of all stores, even of deleted ones.
  var allFolders: [FilePath] {
    [root]
      + Folder(path: root).names().map { root.appending($0) }
      .filter { FileStatus(ofLink: $0)?.kind == .folder && !TemporaryFolder.isTemporaryFolder($0) }
  }

  /// Determines the folder for the store at the path: `backups` in the state folder for the default
  /// store, or a subfolder of that for any other.
  package init(in folders: AppFolders, ofStoreAt path: FilePath) {
    let backups = folders.state.appending("backups")
    let full = path.absolute
    let store = (try? SymbolicLink.finalTarget(of: full)) ?? full
    if store == (try? SymbolicLink.finalTarget(of: folders.data.appending("hearth.db"))) {
      self.init(path: backups)
      return
    }
    let name = store.lastComponent.isEmpty ? "store" : store.lastComponent
    // Eight letters distinguish stores that have the same name in different folders.
    self.init(
      path: backups.appending(name) + "-\(Fingerprint.short(of: store.bytes))", in: backups)
  }

  /// Returns a path for a backup made in that second, numbered after the existing ones of the
  /// second.
  func nextPath(at time: LocalTime, in series: BackupName.Series, turn: Int = 1) -> FilePath {
    let last = BackupName.lastSequenceNumber(
      of: unsortedNames.filter { $0.series == series && $0.time == time })
    return filePath(BackupName(series, time: time, turn: last + turn))
  }

  /// Moves a complete copy into the folder under a unique name, and stores its checksum. Safe
  /// against concurrent calls. Returns the new path.
  func moveIntoFolder(
    _ copy: FilePath, at time: LocalTime, in series: BackupName.Series
  ) throws -> FilePath {
    var checksum = try BackupChecksum(of: copy)
    return try Folder(path: path).withLock {
      let last = unsortedNames.compactMap(number(of:)).max() ?? 0
      checksum.number = min(last + 1, BackupChecksum.maxNumber)
      let made = try AtomicFile.firstFreeName(of: { nextPath(at: time, in: series, turn: $0) }) {
        name in
        // Write the checksum file first, as it contains the backup's number. Without that, the age
        // of a backup is known only from clocks.
        let note = BackupChecksum.path(besides: name)
        try AtomicFile(path: note).write(checksum.fileContents(besides: name), replacing: true)
        do {
          try StoreLogs.clearLogs(beside: name)
          try AtomicFile(path: name).moveIntoPlace(copy, at: name, replacing: false)
        } catch {
          unlink(note.cString)
          throw error
        }
      }
      try Folder(path: path).synchronizeName(made)
      return made
    }
  }

  /// Returns the backups of both series, newest first. Ignores files with other names.
  ///
  /// The order follows the numbers in the checksum files, of which each is greater than all before.
  /// Clocks are not trusted: a backup that was made with the clock in the future would displace
  /// every new one. The numbers also survive copying the folder.
  ///
  /// A backup without a number is from before the numbering, or has lost its checksum file. It is
  /// ranked by file time, after all numbered backups that existed by then: if in doubt, it counts
  /// as newer. Times in the future are ignored.
  func namesNewestFirst() -> [BackupName] {
    let copies = unsortedNames.map { name in
      DatedBackup(
        name: name, number: number(of: name), written: FileStatus(path: filePath(name))?.modifiedAt)
    }
    let numbered = copies.filter { $0.number != nil }
    let now = FileTime.now
    func rank(_ copy: DatedBackup) -> Int {
      if let number = copy.number { return number }
      guard let written = copy.written, written <= now else { return 0 }
      let earlier = numbered.filter { $0.written.map { $0 <= written } ?? false }
      return earlier.compactMap(\.number).max() ?? 0
    }
    let ranked = copies.map { (copy: $0, rank: rank($0)) }.sorted { one, other in
      if one.rank != other.rank { return one.rank > other.rank }
      return one.copy.isLater(than: other.copy)
    }
    return ranked.map { $0.copy.name }
  }

  private static let sealedEnding = ".age"

  /// Returns a free path for an encrypted backup, whose name has an additional suffix.
  func pathForSealed(at time: LocalTime) -> FilePath {
    let last = BackupName.lastSequenceNumber(of: sealedNames().filter { $0.time == time })
    return sealedFile(BackupName(.manual, time: time, turn: last + 1))
  }

  /// Returns the encrypted backups by name, latest first.
  func sealedNames() -> [BackupName] {
    Folder(path: path).names().compactMap { name in
      guard let text = name.text, text.hasSuffix(Self.sealedEnding) else { return nil }
      return BackupName(String(text.dropLast(Self.sealedEnding.count)))
    }
    .sorted { ($0.time, $0.sequenceNumber) > ($1.time, $1.sequenceNumber) }
  }

  func sealedFile(_ name: BackupName) -> FilePath {
    path.appending(name.text + Self.sealedEnding)
  }

  /// Deletes the old backups of a series, except the newest ``maxPerSeries``.
  func prune(_ series: BackupName.Series) {
    try? Folder(path: path).withLock {
      for name in namesNewestFirst().filter({ $0.series == series }).dropFirst(
        BackupFolder.maxPerSeries)
      {
        remove(filePath(name))
      }
      removeOrphanedChecksums()
    }
  }

  func remove(_ copy: FilePath) {
    unlink(copy.cString)
    unlink(BackupChecksum.path(besides: copy).cString)
  }

  /// Returns the backups that do not match their checksums, newest first. Reads all backups
  /// completely.
  func corruptedBackups() -> [FilePath] {
    namesNewestFirst().map(filePath).filter { copy in
      do {
        try BackupChecksum.check(copy)
        return false
      } catch DomainError.damaged {
        return true
      } catch DomainError.unavailable(.file(_, let trouble))
        where trouble == .isSpecial || trouble == .isFolder
      {
        // Something that is not a file has the name of a backup.
        return true
      } catch {
        // Another process may have just deleted the backup.
        return false
      }
    }
  }

  /// Returns the backups that are stores, newest first, each with its schema version.
  func schemaVersions() -> [(path: FilePath, schema: Int)] {
    namesNewestFirst().map(filePath).compactMap { copy in
      DatabaseHeader(of: copy)?.storeSchema.map { (path: copy, schema: $0) }
    }
  }

  /// Names of the backups, unsorted. Does not read the files.
  private var unsortedNames: [BackupName] {
    Folder(path: path).names().compactMap { $0.text.flatMap { BackupName($0) } }
  }

  private func number(of name: BackupName) -> Int? {
    (try? BackupChecksum(besides: filePath(name)))?.number
  }

  private func filePath(_ name: BackupName) -> FilePath { path.appending(name.text) }

  /// Removes checksum files without a backup, which a crash may have left.
  private func removeOrphanedChecksums() {
    let names = Set(Folder(path: path).names())
    for name in names where name.hasSuffix(FilePath(BackupChecksum.suffix)) {
      let copy = name.dropLast(BackupChecksum.suffix.utf8.count)
      let isOurs = copy.text.flatMap { BackupName($0) } != nil
      if isOurs, !names.contains(copy) { unlink(path.appending(name).cString) }
    }
  }
}

/// An existing backup, with what is known about its age.
private struct DatedBackup {
  let name: BackupName
  let number: Int?
  let written: FileTime?

  /// Compares two backups of the same rank: one without a number counts as later; otherwise time
  /// and number in the name decide.
  func isLater(than other: DatedBackup) -> Bool {
    if (number == nil) != (other.number == nil) { return number == nil }
    return (name.time, name.sequenceNumber) > (other.name.time, other.name.sequenceNumber)
  }
}

/// Name of a backup: `hearth-2026-11-20-090000.db`, or `hearth-before-change-2026-11-20-090000.db`
/// if it was made automatically. The second backup made within a second has `-2` appended.
struct BackupName: Hashable {
  /// A series of backups. Old backups are deleted from each series separately.
  enum Series: String, CaseIterable {
    case manual = "hearth"
    case beforeChange = "hearth-before-change"
  }

  /// Maximum number that distinguishes backups made within one second. Files with a greater number
  /// are not from this program and are ignored.
  static let maxSequenceNumber = 1 << 53

  let series: Series
  let time: LocalTime
  let sequenceNumber: Int
  let text: String

  init(_ series: Series, time: LocalTime, turn: Int) {
    self.series = series
    self.time = time
    self.sequenceNumber = turn
    let stem = "\(series.rawValue)-\(BackupName.timestamp(time))"
    text = stem + (turn == 1 ? ".db" : "-\(turn).db")
  }

  /// Parses the name of a backup of any series; nil for other names.
  init?(_ text: String) {
    let names = Series.allCases.lazy.compactMap { BackupName(text, in: $0) }
    guard let name = names.first else { return nil }
    self = name
  }

  private init?(_ text: String, in series: Series) {
    let prefix = series.rawValue + "-"
    guard text.hasPrefix(prefix), text.hasSuffix(".db") else { return nil }
    let parts = text.dropFirst(prefix.count).dropLast(3)
      .split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 4 || parts.count == 5,
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      let clock = Int(parts[3]), clock >= 0,
      let date = Day(year: year, month: month, day: day),
      let time = TimeOfDay(hour: clock / 10_000, minute: clock / 100 % 100, second: clock % 100),
      let turn = parts.count == 5 ? Int(parts[4]) : 1, turn <= BackupName.maxSequenceNumber
    else { return nil }
    self.init(series, time: LocalTime(day: date, time: time), turn: turn)
    // Reject numbers written in another way, such as +1 and 007.
    guard self.text == text else { return nil }
  }

  /// Returns the highest sequence number of these names; 0 if there is none. Ignores numbers in the
  /// upper half of the range, so that the next number is valid even if a foreign file has a huge
  /// one.
  static func lastSequenceNumber(of names: [BackupName]) -> Int {
    names.map(\.sequenceNumber).filter { $0 <= maxSequenceNumber / 2 }.max() ?? 0
  }

  /// Returns date and time as part of a file name.
  static func timestamp(_ time: LocalTime) -> String {
    let clock = 1_000_000 + time.time.hour * 10_000 + time.time.minute * 100 + time.time.second
    return "\(time.day)-\(String(clock).dropFirst())"
  }
}
