/// The files that somebody names to read from and to write to.
public protocol UserFiles: Sendable {
  /// Opens the file, or standard input for `-`; each call of the source answers with the
  /// next bytes, and with none at the end. Throws ``Unavailability/file(path:_:)``.
  func source(_ path: String) throws -> () throws -> [UInt8]

  /// Writes a whole file for its owner's eyes, or leaves everything as it was.
  ///
  /// Throws ``Unavailability/file(path:_:)``, also for a file that is there unless replacing.
  func write(_ bytes: [UInt8], to path: String, replacing: Bool) throws
}
