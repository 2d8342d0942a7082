/// The folder with the user's pages of days, which other programs read and write, too.
package protocol PageFolder: Sendable {
  /// Returns the bytes of the day's page; nil if there is none. Throws
  /// ``Unavailability/file(path:_:)``, also if it is not a regular file but, for example, a
  /// symbolic link or a pipe.
  func page(of day: Day) throws -> [UInt8]?

  /// Replaces the page if it still equals `seen`; otherwise does nothing and returns false.
  func write(_ page: [UInt8], of day: Day, over seen: [UInt8]?) throws -> Bool

  /// Deletes temporary files left by interrupted runs.
  func removeLeftovers()
}
