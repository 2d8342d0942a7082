/// The other side of a link as it was looked at a moment ago, which need not be asked for again.
package struct SeenFolder: LinkedFolder {
  private let folder: any LinkedFolder
  private let listing: LinkListing

  /// The listing is one of everything.
  package init(_ folder: any LinkedFolder, _ listing: LinkListing) {
    (self.folder, self.listing) = (folder, listing)
  }

  package var isServer: Bool { folder.isServer }

  package func list(since mark: String?, knowing known: [String: LinkTag]) -> LinkListing {
    listing
  }

  package func read(_ files: [String]) throws -> [String: LinkFile] { try folder.read(files) }

  package func add(_ bytes: [UInt8], uid: String) throws -> (file: String, tag: LinkTag)? {
    try folder.add(bytes, uid: uid)
  }

  package func replace(_ file: LinkFile, by bytes: [UInt8]) throws -> LinkTag? {
    try folder.replace(file, by: bytes)
  }

  package func remove(_ file: LinkFile, declining: Bool) throws -> Bool {
    try folder.remove(file, declining: declining)
  }

  package func color() -> CalendarColor? { folder.color() }
}
