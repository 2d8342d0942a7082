import CLibrary
import HearthDomain

/// The folder in which the copies of one store are kept, named by the moment they were made.
package struct BackupFolder: Hashable, Sendable {
  /// So many of a series are kept.
  static let most = 10

  let path: FilePath
  /// The folder of the usual store's copies, in which those of all others lie.
  private let root: FilePath

  package init(path: FilePath) {
    self.init(path: path, in: path)
  }

  private init(path: FilePath, in root: FilePath) {
    (self.path, self.root) = (path, root)
  }

  /// The folders of all stores, also of those that are there no more.
  var all: [FilePath] {
    [root]
      + Folder(path: root).names().map { root.appending($0) }
      .filter { FileStatus(ofLink: $0)?.kind == .folder && !TemporaryFolder.isOne($0) }
  }

  /// The folder for the store at the path: that of the usual store lies in the folder for state,
  /// every other one has a folder of its own there.
  package init(in folders: AppFolders, ofStoreAt path: FilePath) {
    let backups = folders.state.appending("backups")
    let full = path.absolute
    let store = (try? SymbolicLink.end(of: full)) ?? full
    if store == (try? SymbolicLink.end(of: folders.data.appending("hearth.db"))) {
      self.init(path: backups)
      return
    }
    let name = store.name.isEmpty ? "store" : store.name
    // Eight letters that tell stores of the same name in different folders apart.
    self.init(
      path: backups.appending(name) + "-\(Fingerprint.short(of: store.bytes))", in: backups)
  }

  /// The path that a copy of that moment would get now, behind all others of that second.
  func place(at time: LocalTime, in series: BackupName.Series, turn: Int = 1) -> FilePath {
    let last = BackupName.lastTurn(
      of: presentNames.filter { $0.series == series && $0.time == time })
    return file(BackupName(series, time: time, turn: last + turn))
  }

  /// Takes a whole copy in, under a name of its own however many come at the same time, and notes
  /// its checksum beside it; returns its path.
  func take(
    _ copy: FilePath, at time: LocalTime, in series: BackupName.Series
  ) throws -> FilePath {
    var checksum = try BackupChecksum(of: copy)
    return try Folder(path: path).whileAlone {
      let last = presentNames.compactMap(number(of:)).max() ?? 0
      checksum.number = min(last + 1, BackupChecksum.greatestNumber)
      let made = try AtomicFile.first(of: { place(at: time, in: series, turn: $0) }) { name in
        // The note comes first: without one only a clock tells how old a copy is.
        let note = BackupChecksum.path(besides: name)
        try AtomicFile(path: note).write(checksum.bytes(besides: name), replacing: true)
        do {
          try StoreLogs.clear(beside: name)
          try AtomicFile(path: name).put(copy, at: name, replacing: false)
        } catch {
          unlink(note.cString)
          throw error
        }
      }
      try Folder(path: path).confirm(made)
      return made
    }
  }

  /// The copies of both series, the one made last first; files of other names are nobody's
  /// business.
  ///
  /// In which order they were made is told by numbers beside them, each greater than all that
  /// were there. No clock is asked: names, and times of files, are as wrong as the clock that they
  /// come from, and copies from a year that is still to come would push out each new one. The
  /// numbers stay also where the folder is copied.
  ///
  /// What has none is from before there were any, or lost its note. There the time of the file is
  /// all there is: it comes behind every numbered one that was there by then, so that it is rather
  /// taken for too new than for too old. A time that is still to come tells nothing.
  func names() -> [BackupName] {
    let copies = presentNames.map { name in
      FoundCopy(
        name: name, number: number(of: name), written: FileStatus(path: file(name))?.written)
    }
    let numbered = copies.filter { $0.number != nil }
    let now = FileTime.now
    func rank(_ copy: FoundCopy) -> Int {
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

  /// A path for a closed copy of that moment, where no file is; closed ones are named as others,
  /// with one more ending.
  func placeOfSealed(at time: LocalTime) -> FilePath {
    let last = BackupName.lastTurn(of: sealedNames().filter { $0.time == time })
    return sealedFile(BackupName(.asked, time: time, turn: last + 1))
  }

  /// The closed copies, in the order of their names, the latest first.
  func sealedNames() -> [BackupName] {
    Folder(path: path).names().compactMap { name in
      guard let text = name.text, text.hasSuffix(Self.sealedEnding) else { return nil }
      return BackupName(String(text.dropLast(Self.sealedEnding.count)))
    }
    .sorted { ($0.time, $0.turn) > ($1.time, $1.turn) }
  }

  func sealedFile(_ name: BackupName) -> FilePath {
    path.appending(name.text + Self.sealedEnding)
  }

  /// Removes of a series what was made before the last ``most``.
  func prune(_ series: BackupName.Series) {
    try? Folder(path: path).whileAlone {
      for name in names().filter({ $0.series == series }).dropFirst(BackupFolder.most) {
        remove(file(name))
      }
      removeLoneNotes()
    }
  }

  func remove(_ copy: FilePath) {
    unlink(copy.cString)
    unlink(BackupChecksum.path(besides: copy).cString)
  }

  /// The copies that are not as they were made, the one made last first. Each is read in full.
  func changed() -> [FilePath] {
    names().map(file).filter { copy in
      do {
        try BackupChecksum.check(copy)
        return false
      } catch DomainError.damaged {
        return true
      } catch DomainError.unavailable(.file(_, let trouble))
        where trouble == .isSpecial || trouble == .isFolder
      {
        // Something else took its place.
        return true
      } catch {
        // Another run may have removed it meanwhile.
        return false
      }
    }
  }

  /// The same in no order, which reads no file.
  private var presentNames: [BackupName] {
    Folder(path: path).names().compactMap { $0.text.flatMap { BackupName($0) } }
  }

  private func number(of name: BackupName) -> Int? {
    (try? BackupChecksum(besides: file(name)))?.number
  }

  private func file(_ name: BackupName) -> FilePath { path.appending(name.text) }

  /// What is noted of copies that are gone: a run may have been ended in between.
  private func removeLoneNotes() {
    let names = Set(Folder(path: path).names())
    for name in names where name.hasSuffix(FilePath(BackupChecksum.ending)) {
      let copy = name.dropLast(BackupChecksum.ending.utf8.count)
      let isOurs = copy.text.flatMap { BackupName($0) } != nil
      if isOurs, !names.contains(copy) { unlink(path.appending(name).cString) }
    }
  }
}

/// A copy that is there, with what tells when it was made.
private struct FoundCopy {
  let name: BackupName
  let number: Int?
  let written: FileTime?

  /// Of two in the same place: the one without a number came behind, and else the names tell.
  func isLater(than other: FoundCopy) -> Bool {
    if (number == nil) != (other.number == nil) { return number == nil }
    return (name.time, name.turn) > (other.name.time, other.name.turn)
  }
}

/// The name of a copy: `hearth-2026-11-20-090000.db`, or with `-2` for the second of a second;
/// `hearth-before-change-2026-11-20-090000.db` for one that was made by itself.
struct BackupName: Hashable {
  /// Copies that are counted apart.
  enum Series: String, CaseIterable {
    case asked = "hearth"
    case beforeChange = "hearth-before-change"
  }

  /// Files of such names come from outside, too: with a greater turn they are nobody's business.
  static let greatestTurn = 1 << 53

  let series: Series
  let time: LocalTime
  let turn: Int
  let text: String

  init(_ series: Series, time: LocalTime, turn: Int) {
    self.series = series
    self.time = time
    self.turn = turn
    let stem = "\(series.rawValue)-\(BackupName.moment(time))"
    text = stem + (turn == 1 ? ".db" : "-\(turn).db")
  }

  /// Nil for a name that this program does not give.
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
      let turn = parts.count == 5 ? Int(parts[4]) : 1, turn <= BackupName.greatestTurn
    else { return nil }
    self.init(series, time: LocalTime(day: date, time: time), turn: turn)
    // Only what is spelled exactly so: +1 and 007 are numbers too.
    guard self.text == text else { return nil }
  }

  /// Behind which the next of the same moment comes, 0 where there is none. Half of all turns are
  /// left, so that the name is one of ours however many follow a strange one.
  static func lastTurn(of names: [BackupName]) -> Int {
    names.map(\.turn).filter { $0 <= greatestTurn / 2 }.max() ?? 0
  }

  /// A day and a time as a part of a file's name.
  static func moment(_ time: LocalTime) -> String {
    let clock = 1_000_000 + time.time.hour * 10_000 + time.time.minute * 100 + time.time.second
    return "\(time.day)-\(String(clock).dropFirst())"
  }
}
