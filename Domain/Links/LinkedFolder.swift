/// How an item on the other side of a link looks from outside: another tag says that it may be
/// another one.
public struct LinkTag: Hashable, Sendable {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }

  /// What is to be looked at in any case.
  public static let unsure = LinkTag("?")
}

/// A file of the other side as it was read.
package struct LinkFile: Hashable, Sendable {
  package let name: String
  package let tag: LinkTag
  /// Nothing of what is larger than any item.
  package let bytes: [UInt8]
  /// How many bytes it has.
  package let size: Int

  package init(_ name: String, _ tag: LinkTag, _ bytes: [UInt8], size: Int? = nil) {
    (self.name, self.tag, self.bytes) = (name, tag, bytes)
    self.size = size ?? bytes.count
  }
}

/// Every file that may hold an item, with its tag, by its name.
package struct LinkListing: Hashable, Sendable {
  package var files: [String: LinkTag]
  /// What the other side called its state right before; nil where it has no word for that.
  package var mark: String?

  package init(_ files: [String: LinkTag], mark: String? = nil) {
    self.files = files
    self.mark = mark
  }
}

/// The other side of a link: files, one for each item, that other programs change at any time.
package protocol LinkedFolder: Sendable {
  /// Whether it is a server, which may change what it takes and writes to who is invited.
  var isServer: Bool { get }

  /// All files as they are now. What is known of them was so at that mark, or later; where there is
  /// one, only what has changed since need be asked for. Throws where the whole of them cannot be
  /// told.
  func list(since mark: String?, knowing known: [String: LinkTag]) throws -> LinkListing

  /// Those of the files that are there still, by their names.
  func read(_ files: [String]) throws -> [String: LinkFile]

  /// Writes a file of a new item, whose name follows from that UID where that makes a good one, and
  /// returns name and tag; nil, and nothing is written, where there is one of that name by now.
  func add(_ bytes: [UInt8], uid: String) throws -> (file: String, tag: LinkTag)?

  /// Writes the file in the place of what was read of it; nil, and nothing is written, where it is
  /// another one by now.
  func replace(_ file: LinkFile, by bytes: [UInt8]) throws -> LinkTag?

  /// Removes the file; false, and it stays, where it is another one by now. Who has invited is told
  /// that one declines only where that is wanted.
  func remove(_ file: LinkFile, declining: Bool) throws -> Bool

  /// In which colour the other side shows it; nil where it does not say.
  func color() -> CalendarColor?

  /// What people call it on the other side; nil where that is not told beside what is in it.
  func displayName() -> String?
}

extension LinkedFolder {
  // Only folders have a file for it.
  package func displayName() -> String? { nil }
}
