import HearthDomain
import Synchronization

/// Opens the SQLite file at a path, and reopens it if it was replaced.
final class SQLiteDriver: Sendable {
  let path: FilePath
  private let busyTimeoutMilliseconds: Int32
  private let openConnection = Mutex<SQLiteConnection?>(nil)
  private let changeMark = Mutex<Int64?>(nil)

  init(path: FilePath, busyMilliseconds: Int32 = 5_000) {
    self.path = path
    self.busyTimeoutMilliseconds = busyMilliseconds
  }

  /// Returns the open connection, or a new one. Throws ``StoreTrouble/gone`` if the file no longer
  /// exists.
  func connection() throws -> (connection: SQLiteConnection, isNew: Bool) {
    if let connection = openConnection.withLock({ $0 }) {
      if try connection.isFileCurrent() { return (connection, false) }
      close()
      // The new file is another store, so it counts as changed, whatever its mark is.
      changeMark.withLock { if $0 != nil { $0 = .min } }
    }
    let new = try SQLiteConnection(path: path, busyMilliseconds: busyTimeoutMilliseconds)
    openConnection.withLock { $0 = new }
    return (new, true)
  }

  /// Returns whether others have changed or replaced the file since the last call; false on the
  /// first call.
  func wasChangedElsewhere(_ connection: SQLiteConnection) throws -> Bool {
    let mark = try connection.changeMark()
    return changeMark.withLock { last in
      defer { last = mark }
      return last.map { $0 != mark } ?? false
    }
  }

  /// Returns a separate connection in a read transaction that recovers a damaged file.
  func beginRescue() throws -> SQLiteConnection {
    let connection = try SQLiteConnection(path: path, busyMilliseconds: busyTimeoutMilliseconds)
    try connection.beginRescue()
    return connection
  }

  func close() { openConnection.withLock { $0 = nil } }
}
