import CSQLite
import Foundation

/// The data in a home: the contents of stores, and the bytes of other files.
struct HomeState {
  /// Contents by path in the home.
  private(set) var files: [String: Content] = [:]
  /// The default store.
  static let store = ".local/share/hearth/hearth.db"

  struct Content: Equatable {
    /// The contents in a canonical form.
    let meaning: Data
    /// The bytes of the file, for fast comparison; nil if it has a log.
    let bytes: Data?
    /// Whether it is a store without any entered data.
    var isBare = false

    static func == (left: Content, right: Content) -> Bool { left.meaning == right.meaning }
  }

  /// Reads the home; files that equal known ones are not parsed again.
  init(of home: String, knowing known: [HomeState] = []) throws {
    try LeftBehind(home: home).wait()
    let names = try FileManager.default.subpathsOfDirectory(atPath: home).sorted()
    // Unlocked sessions depend on the machine and the moment.
    for name in names where !HomeState.isPart(name, of: names) && !name.contains("/unlocked/") {
      let path = home + "/" + name
      guard let bytes = FileManager.default.contents(atPath: path) else { continue }
      let hasLog = names.contains(name + "-wal") || names.contains(name + "-journal")
      files[name] = try HomeState.content(
        path, bytes, hasLog: hasLog, known.compactMap { $0.files[name] })
    }
  }

  /// Whether it is a store's log or index, which the next process to open the store uses.
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

  /// Returns the list of profiles without the cached name of the current one: readers take the name
  /// from the store, and the next change of the list corrects the cache.
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

  /// Returns all rows in a canonical order, as a new file into which SQLite writes them. The first
  /// hundred bytes are skipped, because they count changes of the old file.
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

  /// Copies the store without the machine and clock in the journal, which differ in each run, and
  /// without entries about settings and the mark that reminders were offered, which may be missing
  /// although the change was made.
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
        "DELETE FROM delivery_channel WHERE channel = 'timer-offer'",
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
