import CLibrary
import HearthDomain
import Synchronization

/// A vdir: a folder with a file for each item, which other programs read and write, too.
///
/// Names of files are never interpreted, and stay. What begins with a dot, has another ending, or
/// is no plain file is somebody else's.
package struct VdirFolder: LinkedFolder {
  private static let largest = 1 << 20
  /// What was changed so lately may be changed again without its time being another: so coarse are
  /// the times of the coarsest file systems.
  private static let freshMilliseconds = 2_000

  private let path: FilePath
  private let kind: LinkKind
  private let randomness: Randomness
  private let tidied = Tidied()

  /// The folder has to be there whenever something is asked: a disk that is not there is no folder
  /// from which all was removed.
  package init(_ path: FilePath, of kind: LinkKind, randomness: Randomness) {
    self.path = path
    self.kind = kind
    self.randomness = randomness
  }

  package var isServer: Bool { false }

  package func list(since mark: String?, knowing known: [String: LinkTag]) throws -> LinkListing {
    var found: [String: LinkTag] = [:]
    let ending = FilePath(kind.ending)
    try Folder(path: path).each { name in
      guard name.bytes.first != UInt8(ascii: "."), name.hasSuffix(ending),
        let text = name.text, let status = try Self.status(of: path.appending(name)),
        status.kind == .file
      else { return }
      found[text] = status.tag
    }
    return LinkListing(found)
  }

  package func read(_ files: [String]) throws -> [String: LinkFile] {
    var found: [String: LinkFile] = [:]
    for file in files { found[file] = try read(file) }
    return found
  }

  private func read(_ file: String) throws -> LinkFile? {
    let path = path.appending(FilePath(file))
    // Bytes and tag belong together where the file looked the same before and after.
    for _ in 0..<4 {
      guard let before = try Self.status(of: path), before.kind == .file else { return nil }
      // Nothing of that size is an item.
      if before.size > Int64(Self.largest) {
        return LinkFile(file, tag(of: before), [], size: Int(before.size))
      }
      let bytes: [UInt8]
      do {
        bytes = try FileReader(limit: Self.largest).bytes(of: path)
      } catch DomainError.unavailable(.file(_, .missing)) {
        return nil
      }
      if FileStatus(ofLink: path)?.tag == before.tag {
        return LinkFile(file, tag(of: before), bytes)
      }
    }
    throw DomainError.file(path, .failed(detail: "changes all the time"))
  }

  package func add(_ bytes: [UInt8], uid: String) throws -> (file: String, tag: LinkTag)? {
    for name in [LinkFileName.plain(uid, kind), randomName, randomName].compactMap({ $0 }) {
      do {
        return (name, try write(bytes, to: name, replacing: false))
      } catch DomainError.unavailable(.file(_, .exists)) {
        continue
      }
    }
    throw DomainError.file(path, .exists)
  }

  package func replace(_ file: LinkFile, by bytes: [UInt8]) throws -> LinkTag? {
    guard try isStill(file) else { return nil }
    return try write(bytes, to: file.name, replacing: true)
  }

  package func remove(_ file: LinkFile, declining: Bool) throws -> Bool {
    let path = path.appending(FilePath(file.name))
    guard try Self.status(of: path) != nil else { return true }
    guard try isStill(file) else { return false }
    guard unlink(path.cString) == 0 || errno == ENOENT else {
      throw DomainError.lastError(at: path)
    }
    return true
  }

  package func color() -> CalendarColor? {
    let bytes = try? FileReader(limit: 64).bytes(of: path.appending("color"))
    return bytes.flatMap {
      CalendarColor(String(decoding: $0, as: UTF8.self).filter { !$0.isWhitespace })
    }
  }

  package func displayName() -> String? {
    let bytes = try? FileReader(limit: 1024).bytes(of: path.appending("displayname"))
    let line = bytes?.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).first
    return line.map { String(decoding: $0.trimmedBlanks, as: UTF8.self) }
      .flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Nil only where nothing is there: what cannot be looked at is not gone.
  private static func status(of file: FilePath) throws -> FileStatus? {
    if let status = FileStatus(ofLink: file) { return status }
    guard errno == ENOENT else { throw DomainError.lastError(at: file) }
    return nil
  }

  private func isStill(_ file: LinkFile) throws -> Bool {
    try read(file.name)?.bytes == file.bytes
  }

  private var randomName: String { LinkFileName.random(randomness, kind) }

  private func write(_ bytes: [UInt8], to file: String, replacing: Bool) throws -> LinkTag {
    let path = path.appending(FilePath(file))
    try AtomicFile(path: path, tidying: tidied.isFirst()).write(bytes, replacing: replacing)
    guard let status = FileStatus(ofLink: path) else { throw DomainError.lastError(at: path) }
    return tag(of: status)
  }

  /// The tag to remember it by: none that is ever listed where it may change unseen.
  private func tag(of status: FileStatus) -> LinkTag {
    let isSettled = status.changed.isBefore(.now, byMilliseconds: Self.freshMilliseconds)
    return isSettled ? status.tag : LinkTag("fresh \(status.tag.text)")
  }
}

extension FileStatus {
  /// When it was changed last, how many bytes it has, and which file it is.
  fileprivate var tag: LinkTag {
    LinkTag("\(changed.text) \(size) \(identity.number)")
  }
}

/// Whether a folder was tidied, which takes as long as it has files: a thousand files are not to
/// take a million looks.
private final class Tidied: Sendable {
  private let isDone = Mutex(false)

  /// No from the second time on.
  func isFirst() -> Bool {
    isDone.withLock { isDone in
      defer { isDone = true }
      return !isDone
    }
  }
}
