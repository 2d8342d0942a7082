/// The pages of days in a folder of the user's, which other programs read and write, too.
package protocol PageFolder: Sendable {
  /// The bytes of a day's page; nil where there is none. Throws
  /// ``Unavailability/file(path:_:)``, also for a link, a pipe and whatever else is no plain file.
  func page(of day: Day) throws -> [UInt8]?

  /// Puts the page there whole; false, and nothing is done, where it is no longer as it was seen.
  func write(_ page: [UInt8], of day: Day, over seen: [UInt8]?) throws -> Bool

  /// Removes what runs left there that were ended.
  func removeLeftovers()
}
