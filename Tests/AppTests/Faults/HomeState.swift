import CSQLite
import Foundation

/// Everything that is kept in a home: of stores what is in them, of other files their bytes.
struct HomeState {
  /// By their paths in the home.
  private(set) var files: [String: Content] = [:]
  /// The store that a command uses unless it is told otherwise.
  static let store = ".local/share/hearth/hearth.db"

  struct Content: Equatable {
    /// What the file says, in a form that is the same however it came to say it.
    let meaning: Data
    /// The file itself, by which an unchanged one is known at once; nil where it has a log.
    let bytes: Data?
    /// Whether it is a store in which nobody has entered anything yet.
    var isBare = false

    static func == (left: Content, right: Content) -> Bool { left.meaning == right.meaning }
  }

  /// What is found in the home; what is known of it already need not be read again.
  init(of home: String, knowing known: [HomeState] = []) throws {
    try LeftBehind(home: home).wait()
    let names = try FileManager.default.subpathsOfDirectory(atPath: home).sorted()
    // For whom a session was let in is of this machine and this moment.
    for name in names where !HomeState.isPart(name, of: names) && !name.contains("/unlocked/") {
      let path = home + "/" + name
      guard let bytes = FileManager.default.contents(atPath: path) else { continue }
      let hasLog = names.contains(name + "-wal") || names.contains(name + "-journal")
      files[name] = try HomeState.content(
        path, bytes, hasLog: hasLog, known.compactMap { $0.files[name] })
    }
  }

  /// Whether it is a store's log or index, which the next one who opens it takes up.
  private static func isPart(_ name: String, of names: [String]) -> Bool {
    ["-wal", "-shm", "-journal"].contains {
      name.hasSuffix($0) && names.contains(String(name.dropLast($0.count)))
    }
  }

  private static func content(
    _ path: String, _ bytes: Data, hasLog: Bool, _ known: [Content]
  ) throws -> Content {
    if !hasLog, let same = known.first(where: { $0.bytes == bytes }) { return same }
    guard bytes.starts(with: Array("SQLite format 3\0".utf8)) else {
      return Content(
        meaning: try noteless(bytes, path), bytes: bytes,
        isBare: bytes.isEmpty && path.hasSuffix(".db"))
    }
    let (meaning, isBare) = try HomeState.meaning(ofStoreAt: path)
    return Content(meaning: meaning, bytes: hasLog ? nil : bytes, isBare: isBare)
  }

  /// The list of profiles without the name that is noted of the one in use: whoever reads the list
  /// takes that from its store, and sets the note right with the next change of the list.
  private static func noteless(_ bytes: Data, _ path: String) throws -> Data {
    guard path.hasSuffix("/profiles.json"),
      var list = try JSONSerialization.jsonObject(with: bytes) as? [String: Any],
      let current = list["current"] as? String, var profiles = list["profiles"] as? [[String: Any]]
    else { return bytes }
    for index in profiles.indices where profiles[index]["file"] as? String == current {
      profiles[index]["name"] = nil
    }
    list["profiles"] = profiles
    return try JSONSerialization.data(withJSONObject: list, options: .sortedKeys)
  }

  /// All rows in one order: a new file into which SQLite writes them one after another. Its first
  /// hundred bytes count how often the old one was changed.
  private static func meaning(ofStoreAt path: String) throws -> (Data, isBare: Bool) {
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE, nil)
    defer { sqlite3_close_v2(handle) }
    guard code == SQLITE_OK else { throw StoreTrouble(path: path, detail: "cannot be opened") }
    let sound = try rows("PRAGMA integrity_check", handle, path)
    guard sound == ["ok"] else { throw StoreTrouble(path: path, detail: "\(sound)") }
    let broken = try rows("PRAGMA foreign_key_check", handle, path)
    guard broken.isEmpty else { throw StoreTrouble(path: path, detail: "foreign keys") }
    let (raw, copy) = (path + ".raw", path + ".told")
    defer { for made in [raw, copy] { unlink(made) } }
    _ = try rows("VACUUM INTO '\(raw)'", handle, path)
    try tell(storeAt: raw, withoutMachineIn: copy)
    let tables = try rows("SELECT name FROM sqlite_master WHERE type = 'table'", handle, path)
    let isBare = try ["person", "contact", "mood", "event", "book"].allSatisfy {
      try !tables.contains($0) || rows("SELECT 1 FROM \($0) LIMIT 1", handle, path).isEmpty
    }
    return ((FileManager.default.contents(atPath: copy) ?? Data()).dropFirst(100), isBare)
  }

  /// The same without what the journal notes of the machine and its clock, which is another in each
  /// run, and of what stands in no store: that was done also where it could not be noted.
  private static func tell(storeAt path: String, withoutMachineIn copy: String) throws {
    var handle: OpaquePointer?
    defer { sqlite3_close_v2(handle) }
    guard sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK else {
      throw StoreTrouble(path: path, detail: "cannot be opened")
    }
    let isNoted = try rows(
      "SELECT name FROM sqlite_master WHERE name = 'journal_entry'", handle, path)
    if !isNoted.isEmpty {
      for change in [
        "UPDATE journal_entry SET stamp = id, latest_stamp = id, noted_at = 0",
        "UPDATE journal_device SET device = id",
        "DELETE FROM journal_step WHERE entry IN (SELECT id FROM journal_entry WHERE \(isBeside))",
        "DELETE FROM journal_entry WHERE \(isBeside)",
      ] { _ = try rows(change, handle, path) }
    }
    _ = try rows("VACUUM INTO '\(copy)'", handle, path)
  }

  private static let isBeside = "subject LIKE 'settings.%' OR subject LIKE 'staying.%'"

  private static func rows(
    _ sql: String, _ handle: OpaquePointer?, _ path: String
  ) throws -> [String] {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    var code = sqlite3_prepare_v3(handle, sql, -1, 0, &statement, nil)
    var rows: [String] = []
    while code == SQLITE_OK || code == SQLITE_ROW {
      code = sqlite3_step(statement)
      guard code == SQLITE_ROW else { break }
      rows.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "")
    }
    guard code == SQLITE_DONE else {
      throw StoreTrouble(path: path, detail: "\(sql): \(String(cString: sqlite3_errmsg(handle)))")
    }
    return rows
  }

  struct StoreTrouble: Error {
    let path: String
    let detail: String
  }
}
