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
  /// So many of a series are kept.
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

  /// Paths in the folder that are still free, behind all others of that second; another program
  /// may be quicker to take one.
  func places(at time: LocalTime, in series: BackupName.Series) -> (_ turn: Int) -> String {
    let last = names().filter { $0.series == series && $0.time == time }.map(\.turn).max() ?? 0
    return { "\(path)/\(BackupName(series, time: time, turn: last + $0).text)" }
  }

  /// The copies of both series, the newest first; files of other names are nobody's business.
  func names() -> [BackupName] {
    Folder(path: path).names().compactMap { BackupName($0) }
      .sorted { ($0.time, $0.turn) > ($1.time, $1.turn) }
  }

  /// Removes the oldest ones of a series beyond ``most``, but never the one that was just made: a
  /// clock that was set back makes it the oldest by name.
  func prune(_ series: BackupName.Series, keeping made: String) {
    for name in names().filter({ $0.series == series }).dropFirst(BackupFolder.most) {
      let file = "\(path)/\(name.text)"
      if file != made { unlink(file) }
    }
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
      let turn = parts.count == 5 ? Int(parts[4]) : 1, turn < Int.max
    else { return nil }
    self.init(series, time: LocalTime(day: date, time: time), turn: turn)
    // Only what is spelled exactly so: +1 and 007 are numbers too.
    guard self.text == text else { return nil }
  }

  /// A day and a time as a part of a file's name.
  static func moment(_ time: LocalTime) -> String {
    let clock = 1_000_000 + time.time.hour * 10_000 + time.time.minute * 100 + time.time.second
    return "\(time.day)-\(String(clock).dropFirst())"
  }
}
