/// Access to files that the user names for reading and writing.
package protocol UserFiles: Sendable {
  /// Opens the file, or standard input for `-`. Each call of the returned closure returns the next
  /// bytes, and none at the end. Throws ``Unavailability/file(path:_:)``.
  func source(_ path: FilePath) throws -> () throws -> [UInt8]

  /// Returns a source whose bytes are already in memory if it is a pipe; other sources are returned
  /// unchanged. Otherwise a lock would be held while waiting for a slow writer.
  func buffered(
    _ source: @escaping () throws -> [UInt8], of path: FilePath
  ) throws -> () throws -> [UInt8]

  /// Throws like ``source(_:)``, and for anything but a regular file, since checking a pipe would
  /// mean waiting for it.
  func checkIsReadable(_ path: FilePath) throws

  /// Whether a regular file exists. False for a pipe, which cannot be opened without waiting for
  /// it.
  func isFile(_ path: FilePath) -> Bool

  /// Returns the size in bytes; nil if unknown or not a regular file.
  func size(of path: FilePath) -> Int?

  /// Throws ``StoreRefusal/belongsToProgram(path:)`` for the program's own files, such as stores
  /// and the files beside them, which users must not overwrite.
  func checkIsOverwritable(_ path: FilePath) throws

  /// Writes the file completely, readable only by its owner, or changes nothing.
  ///
  /// Throws like ``checkIsOverwritable(_:)``, and ``Unavailability/file(path:_:)``, also if the
  /// file exists and `replacing` is false.
  func write(_ bytes: [UInt8], to path: FilePath, replacing: Bool) throws

  /// Writes the file in the chunks that the body passes to `write`. An error thrown by the body
  /// leaves the file as it was.
  func write(
    to path: FilePath, replacing: Bool, _ body: (_ write: ([UInt8]) throws -> Void) throws -> Void
  ) throws
}

extension UserFiles {
  package func size(of path: FilePath) -> Int? { nil }

  package func buffered(
    _ source: @escaping () throws -> [UInt8], of path: FilePath
  ) throws -> () throws -> [UInt8] { source }

  package func checkIsOverwritable(_ path: FilePath) throws {}

  package func checkIsReadable(_ path: FilePath) throws { _ = try source(path) }

  package func write(
    to path: FilePath, replacing: Bool, _ body: (_ write: ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    var bytes: [UInt8] = []
    try body { bytes += $0 }
    try write(bytes, to: path, replacing: replacing)
  }
}
