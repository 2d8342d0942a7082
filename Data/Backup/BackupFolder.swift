import HearthDomain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder in which the copies of one store are kept, named by the moment they were made.
public struct BackupFolder: Hashable, Sendable {
  /// So many are kept.
  static let most = 10

  let path: String

  public init(path: String) {
    self.path = path
  }

  /// The folder for the store at the path: that of the usual store lies in the folder for state,
  /// every other one has a folder of its own there.
  public init(in folders: AppFolders, ofStoreAt path: String) {
    let backups = folders.state + "/backups"
    let store = SymbolicLink.end(of: ProgramFile.absolute(path))
    if store == SymbolicLink.end(of: folders.data + "/hearth.db") {
      self.init(path: backups)
      return
    }
    let name = String(store.utf8.split(separator: 0x2F).last.map(Substring.init) ?? "store")
    // Eight letters that tell stores of the same name in different folders apart.
    self.init(path: "\(backups)/\(name)-\(Fingerprint.short(of: store))")
  }

  /// A path in the folder that is still free, behind all others of that second.
  func place(at time: LocalTime) -> String {
    let last = names().first { $0.stem == BackupName.stem(of: time) }
    return "\(path)/\(BackupName(time: time, turn: (last?.turn ?? 0) + 1).text)"
  }

  /// The copies, the newest first; files of other names are nobody's business.
  func names() -> [BackupName] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [BackupName] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
        start.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: start.pointee))
        { String(cString: $0) }
      }
      if let backup = BackupName(name) { names.append(backup) }
    }
    return names.sorted { ($0.time, $0.turn) > ($1.time, $1.turn) }
  }

  /// Removes the oldest ones beyond ``most``, but never the one that was just made: a clock that
  /// was set back makes it the oldest by name.
  func prune(keeping made: String) {
    for name in names().dropFirst(BackupFolder.most) {
      let file = "\(path)/\(name.text)"
      if file != made { unlink(file) }
    }
  }
}

/// The name of a copy: `hearth-2026-11-20-090000.db`, or with `-2` for the second of a second.
struct BackupName: Hashable {
  let time: LocalTime
  let turn: Int
  let text: String

  init(time: LocalTime, turn: Int) {
    self.time = time
    self.turn = turn
    text = BackupName.stem(of: time) + (turn == 1 ? ".db" : "-\(turn).db")
  }

  /// Nil for a name that this program does not give.
  init?(_ text: String) {
    let parts = text.dropLast(3).split(separator: "-", omittingEmptySubsequences: false)
    guard text.hasSuffix(".db"), parts.count == 5 || parts.count == 6, parts[0] == "hearth",
      let year = Int(parts[1]), let month = Int(parts[2]), let day = Int(parts[3]),
      let clock = Int(parts[4]), clock >= 0,
      let date = Day(year: year, month: month, day: day),
      let time = TimeOfDay(hour: clock / 10_000, minute: clock / 100 % 100, second: clock % 100),
      let turn = parts.count == 6 ? Int(parts[5]) : 1, turn < Int.max
    else { return nil }
    self.init(time: LocalTime(day: date, time: time), turn: turn)
    // Only what is spelled exactly so: +1 and 007 are numbers too.
    guard self.text == text else { return nil }
  }

  var stem: String { BackupName.stem(of: time) }

  static func stem(of time: LocalTime) -> String { "hearth-" + moment(time) }

  /// A day and a time as a part of a file's name.
  static func moment(_ time: LocalTime) -> String {
    let clock = 1_000_000 + time.time.hour * 10_000 + time.time.minute * 100 + time.time.second
    return "\(time.day)-\(String(clock).dropFirst())"
  }
}
