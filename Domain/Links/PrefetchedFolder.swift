/// The other side of a link, together with a listing that was fetched before.
package struct PrefetchedFolder: LinkedFolder {
  private let folder: any LinkedFolder
  private let listing: LinkListing

  /// Creates the folder; the listing must be complete.
  package init(_ folder: any LinkedFolder, _ listing: LinkListing) {
    (self.folder, self.listing) = (folder, listing)
  }

  package var isServer: Bool { folder.isServer }

  package func list(since mark: String?, knowing known: [ExternalName: LinkTag]) -> LinkListing {
    listing
  }

  package func read(_ files: [ExternalName]) throws -> [ExternalName: LinkFile] {
    try folder.read(files)
  }

  package func add(
    _ bytes: [UInt8], uid: ExternalName
  ) throws -> (file: ExternalName, tag: LinkTag)? {
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
