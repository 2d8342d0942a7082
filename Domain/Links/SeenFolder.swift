/// The other side of a link as it was looked at a moment ago, which need not be asked for again.
public struct SeenFolder: LinkedFolder {
  private let folder: any LinkedFolder
  private let listing: LinkListing

  /// The listing is one of everything.
  public init(_ folder: any LinkedFolder, _ listing: LinkListing) {
    (self.folder, self.listing) = (folder, listing)
  }

  public var isServer: Bool { folder.isServer }

  public func list(since mark: String?, knowing known: [String: LinkTag]) -> LinkListing { listing }

  public func read(_ files: [String]) throws -> [String: LinkFile] { try folder.read(files) }

  public func add(_ bytes: [UInt8], uid: String) throws -> (file: String, tag: LinkTag)? {
    try folder.add(bytes, uid: uid)
  }

  public func replace(_ file: LinkFile, by bytes: [UInt8]) throws -> LinkTag? {
    try folder.replace(file, by: bytes)
  }

  public func remove(_ file: LinkFile, declining: Bool) throws -> Bool {
    try folder.remove(file, declining: declining)
  }

  public func color() -> CalendarColor? { folder.color() }
}
