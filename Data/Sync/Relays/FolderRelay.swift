import CLibrary
import HearthDomain

/// A relay in a folder that another program or medium carries to other machines, such as a file
/// sync program, a USB stick or a network drive. Each device has its own subfolder.
package struct FolderRelay: Relay {
  private let folder: FilePath
  private let pause: Pause

  /// Creates a relay in the folder, which must exist on every access: otherwise a missing USB stick
  /// would look like an empty relay.
  package init(folder: FilePath, pause: Pause = .system) {
    self.folder = folder
    self.pause = pause
  }

  /// Returns a closure that creates the folder, if it is missing but its parent exists; otherwise
  /// nil.
  package static func folderCreation(_ folder: FilePath) -> (() throws -> Void)? {
    guard FileStatus(path: folder) == nil, FileStatus(path: folder.parent)?.kind == .folder else {
      return nil
    }
    return { try Folder(path: folder).create() }
  }

  /// Lists the complete sync files (pieces), and separately the incomplete ones. Also lists names
  /// of device folders or pieces that are taken by something else, such as a link. Ignores all
  /// other names, such as those of conflict copies.
  package func list(after mark: RelayCursor?) throws -> RelayListing {
    try checkExists()
    var (sizes, strange): ([PieceName: Int], [String]) = ([:], [])
    var incomplete: Set<PieceName> = []
    // An unreadable folder must throw: if it seemed empty, everything would be sent again.
    try Folder(path: folder).each { device in
      guard let text = device.text, PieceName.isFolder(text) else { return }
      let place = folder.appending(device)
      guard Self.isFolder(place) else { return strange.append(text) }
      try Folder(path: place).each { file in
        guard let text = device.appending(file).text, let name = PieceName(text) else { return }
        let path = path(of: name)
        sizes[name] = PieceFile.size(path)
        guard sizes[name] == nil, let status = FileStatus(ofLink: path) else { return }
        if status.kind == .file { incomplete.insert(name) } else { strange.append(text) }
      }
    }
    var listing = RelayListing(ofAll: sizes, quota: nil, after: mark)
    listing.unexpectedNames = strange.sorted()
    listing.incomplete = incomplete
    return listing
  }

  package func get(_ name: PieceName) throws -> [UInt8]? {
    try checkExists()
    let path = path(of: name)
    guard Self.isFolder(path.parent) else { return nil }
    do {
      return try PieceFile.bytes(of: path)
    } catch DomainError.unavailable(.file(_, .missing)) {
      return nil
    }
  }

  package func putNew(_ name: PieceName, _ bytes: [UInt8]) throws {
    try checkExists()
    let path = path(of: name)
    try Self.renameObstacle(path.parent, unless: .folder)
    try Folder(path: path.parent).create()
    try Self.renameObstacle(path, unless: .file)
    let file = AtomicFile(path: path)
    do {
      try file.write(PieceFile.framed(bytes), replacing: false)
    } catch DomainError.unavailable(.file(_, .exists)) {
      // Replace an incomplete or damaged file, which cannot come from this program.
      guard let present = try validPiece(name) else {
        return try file.write(PieceFile.framed(bytes), replacing: true)
      }
      guard present == bytes else { throw DomainError.refused(.sync(.pieceDiffers(name))) }
    }
  }

  package func delete(_ name: PieceName) throws {
    try checkExists()
    let path = path(of: name)
    guard Self.isFolder(path.parent) else { return }
    guard unlink(path.cString) == 0 || errno == ENOENT || errno == ENOTDIR else {
      throw DomainError.lastError(at: path)
    }
    // Succeeds only if the folder is empty.
    _ = rmdir(path.parent.cString)
  }

  package func wait(
    after mark: RelayCursor?, atMost duration: Duration, until cancellation: Cancellation
  ) throws -> Bool {
    let end = MonotonicTime.now + duration
    while try list(after: mark).cursor == mark {
      let left = Int(end.millisecondsAway)
      guard left > 0, pause(milliseconds: min(left, 1_000), until: cancellation) else {
        return false
      }
    }
    return true
  }

  private func path(of name: PieceName) -> FilePath { folder.appending(FilePath(name.text)) }

  private func checkExists() throws {
    let descriptor = open(folder.cString, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw DomainError.lastError(atFolder: folder) }
    close(descriptor)
  }

  /// Whether the path is a folder; false for a link to a folder.
  private static func isFolder(_ path: FilePath) -> Bool {
    FileStatus(ofLink: path)?.kind == .folder
  }

  /// Renames whatever is at the path if it is not of the given kind. It would block the relay, or,
  /// if it is a symbolic link, data would be written to its target.
  private static func renameObstacle(_ path: FilePath, unless kind: FileStatus.Kind) throws {
    guard let status = FileStatus(ofLink: path), status.kind != kind else { return }
    var (turn, aside) = (1, path)
    repeat {
      aside = path.parent.appending(FilePath("\(path.lastComponent.text ?? "").aside-\(turn)"))
      turn += 1
    } while FileStatus(ofLink: aside) != nil
    guard rename(path.cString, aside.cString) == 0 else { throw DomainError.lastError(at: path) }
  }
}
