/// The user's folder with pages of days, which other programs also read and write.
package protocol PageFolder: Sendable {
  /// Returns the bytes of the day's page; nil if there is none. Throws
  /// ``Unavailability/file(path:_:)``, also if it is a link, a pipe, or no other regular file.
  func page(of day: Day) throws -> [UInt8]?

  /// Replaces the page completely; returns false and does nothing if it differs from what was seen.
  func write(_ page: [UInt8], of day: Day, over seen: [UInt8]?) throws -> Bool

  /// Deletes temporary files left by interrupted runs.
  func removeLeftovers()
}
