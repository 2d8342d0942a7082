import HearthDomain
import Synchronization

/// Opens the SQLite file at a path, and opens it anew when another stands in its place.
final class SQLiteDriver: Sendable {
  let path: FilePath
  private let busyMilliseconds: Int32
  private let opened = Mutex<SQLiteConnection?>(nil)
  private let changeMark = Mutex<Int64?>(nil)

  init(path: FilePath, busyMilliseconds: Int32 = 5_000) {
    self.path = path
    self.busyMilliseconds = busyMilliseconds
  }

  /// The connection that is open, or else a new one. Throws ``StoreTrouble/gone`` when the file is
  /// there no more.
  func connection() throws -> (connection: SQLiteConnection, isNew: Bool) {
    if let connection = opened.withLock({ $0 }) {
      if try connection.isInPlace() { return (connection, false) }
      close()
      // Whatever the new file's mark may be, it is another store.
      changeMark.withLock { if $0 != nil { $0 = .min } }
    }
    let new = try SQLiteConnection(path: path, busyMilliseconds: busyMilliseconds)
    opened.withLock { $0 = new }
    return (new, true)
  }

  /// Whether others have changed the file that it has open since this was asked last, or put
  /// another in its place; no when asked first.
  func wasChangedElsewhere(_ connection: SQLiteConnection) throws -> Bool {
    let mark = try connection.changeMark()
    return changeMark.withLock { last in
      defer { last = mark }
      return last.map { $0 != mark } ?? false
    }
  }

  /// A connection of its own in a transaction for reading what is left of a damaged file.
  func beginRescue() throws -> SQLiteConnection {
    let connection = try SQLiteConnection(path: path, busyMilliseconds: busyMilliseconds)
    try connection.beginRescue()
    return connection
  }

  func close() { opened.withLock { $0 = nil } }
}
