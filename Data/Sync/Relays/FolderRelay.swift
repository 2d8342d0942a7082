import CLibrary
import HearthDomain

/// A relay in a folder that something else carries to other machines: a program that keeps folders
/// equal, a stick, a disk in the network. Each device has a folder of its own in it.
package struct FolderRelay: Relay {
  private let folder: FilePath
  private let pause: Pause

  /// The folder has to be there whenever something is asked: a stick that is not plugged in is no
  /// empty relay.
  package init(folder: FilePath, pause: Pause = .system) {
    self.folder = folder
    self.pause = pause
  }

  /// What makes the folder, where it is missing and the one above it is there; else nil.
  package static func making(_ folder: FilePath) -> (() throws -> Void)? {
    guard FileStatus(path: folder) == nil, FileStatus(path: folder.parent)?.kind == .folder else {
      return nil
    }
    return { try Folder(path: folder).create() }
  }

  package func list(after mark: RelayMark?) throws -> RelayListing {
    RelayListing(ofAll: try sizes(), quota: nil, after: mark)
  }

  package func get(_ name: PieceName) throws -> [UInt8]? {
    try checkIsThere()
    do {
      return try PieceFile.bytes(of: path(of: name))
    } catch DomainError.unavailable(.file(_, .missing)) {
      return nil
    }
  }

  package func putNew(_ name: PieceName, _ bytes: [UInt8]) throws {
    try checkIsThere()
    let path = path(of: name)
    try Folder(path: path.parent).create()
    let file = AtomicFile(path: path)
    do {
      try file.write(PieceFile.framed(bytes), replacing: false)
    } catch DomainError.unavailable(.file(_, .exists)) {
      // What is half there, or damaged, came from elsewhere, and would be this piece.
      guard let present = try soundPiece(name) else {
        return try file.write(PieceFile.framed(bytes), replacing: true)
      }
      guard present == bytes else { throw DomainError.refused(.sync(.pieceIsAnother(name))) }
    }
  }

  package func delete(_ name: PieceName) throws {
    try checkIsThere()
    let path = path(of: name)
    guard unlink(path.cString) == 0 || errno == ENOENT || errno == ENOTDIR else {
      throw DomainError.lastError(at: path)
    }
    // It goes with the last piece only.
    _ = rmdir(path.parent.cString)
  }

  package func wait(
    after mark: RelayMark?, atMost duration: Duration, until cancellation: Cancellation
  ) throws -> Bool {
    let end = MonotonicTime.now + duration
    while try list(after: mark).mark == mark {
      let left = Int(end.millisecondsAway)
      guard left > 0, pause(milliseconds: min(left, 1_000), until: cancellation) else {
        return false
      }
    }
    return true
  }

  private func path(of name: PieceName) -> FilePath { folder.appending(FilePath(name.text)) }

  private func checkIsThere() throws {
    let descriptor = open(folder.cString, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw DomainError.lastError(atFolder: folder) }
    close(descriptor)
  }

  /// Those that are whole. Whatever else lies there, under names that programs make for copies that
  /// contradict each other as well, is not looked at.
  private func sizes() throws -> [PieceName: Int] {
    try checkIsThere()
    var sizes: [PieceName: Int] = [:]
    // What cannot be looked at is not gone, and whoever took it for that would send all anew.
    try Folder(path: folder).each { device in
      let place = folder.appending(device)
      guard try FileStatus.present(at: place)?.kind == .folder else { return }
      try Folder(path: place).each { file in
        guard let text = device.appending(file).text, let name = PieceName(text) else { return }
        sizes[name] = PieceFile.size(path(of: name))
      }
    }
    return sizes
  }
}
