/// How an item on the other side of a link looks from outside: another tag says that it may be
/// another one.
public struct LinkTag: Hashable, Sendable {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }
}

/// The other side of a link: files, one for each event, that other programs change at any time.
public protocol LinkedFolder: Sendable {
  /// Every file that may hold an item, with its tag, by its name; throws where the whole of them
  /// cannot be told.
  func list() throws -> [String: LinkTag]

  /// The file with its tag; nil where there is none any more.
  func read(_ file: String) throws -> (bytes: [UInt8], tag: LinkTag)?

  /// Writes a file of a new item, whose name follows from that UID where that makes a good one, and
  /// returns name and tag.
  func add(_ bytes: [UInt8], uid: String) throws -> (file: String, tag: LinkTag)

  /// Writes the file in the place of what was read of it; nil, and nothing is written, where it is
  /// another one by now.
  func replace(_ file: String, holding old: [UInt8], by bytes: [UInt8]) throws -> LinkTag?

  /// Removes the file; false, and it stays, where it is another one by now.
  func remove(_ file: String, holding old: [UInt8]) throws -> Bool

  /// In which colour the other side shows it; nil where it does not say.
  func color() -> CalendarColor?
}
