/// Version of an item on the other side, such as an ETag. If it differs from the known one, the
/// item may have changed.
public struct LinkTag: Hashable, Sendable {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }

  /// Placeholder for an item that has to be read whatever its version.
  public static let mustBeRead = LinkTag("?")

  /// Placeholder for an item that the other side lost and that is kept until the user confirms the
  /// loss.
  static let unconfirmedLoss = LinkTag("kept")

  var needsReading: Bool { self == .mustBeRead || self == .unconfirmedLoss }
}

/// A file of the other side, as it was read.
package struct LinkFile: Hashable, Sendable {
  package let name: ExternalName
  package let tag: LinkTag
  /// Contents; empty if the file exceeds the size limit.
  package let bytes: [UInt8]
  /// Size in bytes.
  package let size: Int

  package init(_ name: ExternalName, _ tag: LinkTag, _ bytes: [UInt8], size: Int? = nil) {
    (self.name, self.tag, self.bytes) = (name, tag, bytes)
    self.size = size ?? bytes.count
  }
}

/// Tags of all files that may contain an item, by file name.
package struct LinkListing: Hashable, Sendable {
  package var files: [ExternalName: LinkTag]
  /// Sync token of the other side, read just before the listing; nil if the other side has none.
  package var syncToken: String?
  /// Whether the other side stores to-dos; nil if unknown.
  package var acceptsToDos: Bool?

  package init(
    _ files: [ExternalName: LinkTag], mark: String? = nil, acceptsToDos: Bool? = nil
  ) {
    self.files = files
    self.syncToken = mark
    self.acceptsToDos = acceptsToDos
  }
}

/// Thrown if a file that is to be replaced has disappeared.
package struct LinkedFileMissing: Error {
  package init() {}
}

/// The other side of a link: one file per item, which other programs may change at any time.
package protocol LinkedFolder: Sendable {
  /// Whether the other side is a server, which may modify stored items and send invitations.
  var isServer: Bool { get }

  /// Returns all present files. With a sync token (`mark`), only changes since then need to be
  /// fetched, given the files `known` at that time or later. Throws if the listing may be
  /// incomplete.
  func list(since mark: String?, knowing known: [ExternalName: LinkTag]) throws -> LinkListing

  /// Returns those of the files that still exist, by name.
  func read(_ files: [ExternalName]) throws -> [ExternalName: LinkFile]

  /// Adds a file for a new item, named after the UID if possible, and returns its name and tag;
  /// returns nil and writes nothing if a file with the name exists.
  func add(_ bytes: [UInt8], uid: ExternalName) throws -> (file: ExternalName, tag: LinkTag)?

  /// Replaces the file; returns nil and writes nothing if it has changed since it was read. Throws
  /// ``LinkedFileMissing`` if it has disappeared.
  func replace(_ file: LinkFile, by bytes: [UInt8]) throws -> LinkTag?

  /// Removes the file; returns false and keeps it if it has changed. Notifies the organizer of a
  /// meeting only if `declining`.
  func remove(_ file: LinkFile, declining: Bool) throws -> Bool

  /// Returns the colour on the other side; nil if it has none.
  func color() -> CalendarColor?

  /// Returns the display name on the other side; nil if none is stored there.
  func displayName() -> String?
}

extension LinkedFolder {
  // Overridden for folders, which store their name in a file.
  package func displayName() -> String? { nil }
}
