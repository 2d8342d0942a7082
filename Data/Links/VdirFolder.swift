import CLibrary
import HearthDomain
import Synchronization

/// A vdir: a folder with one file per item, which other programs also use.
///
/// File names have no meaning and are kept. Hidden files, files with another extension, and special
/// files are ignored.
package struct VdirFolder: LinkedFolder {
  private static let maxFileSize = 1 << 20
  /// Time after a change during which the file may change again without a new timestamp, in the
  /// file systems with the coarsest timestamps.
  private static let freshMilliseconds = 2_000

  private let path: FilePath
  private let kind: LinkKind
  private let randomness: Randomness
  private let cleanupFlag = CleanupFlag()

  /// Creates a remote side in the folder, which must exist on every access: otherwise a missing
  /// disk would look like an empty folder.
  package init(_ path: FilePath, of kind: LinkKind, randomness: Randomness) {
    self.path = path
    self.kind = kind
    self.randomness = randomness
  }

  package var isServer: Bool { false }

  package func list(
    since mark: String?, knowing known: [ExternalName: LinkTag]
  ) throws -> LinkListing {
    var found: [ExternalName: LinkTag] = [:]
    let ending = FilePath(kind.fileExtension)
    try Folder(path: path).each { name in
      guard name.bytes.first != UInt8(ascii: "."), name.hasSuffix(ending),
        let text = name.text, let status = try Self.status(of: path.appending(name)),
        status.kind == .file
      else { return }
      found[ExternalName(text)] = status.tag
    }
    return LinkListing(found)
  }

  package func read(_ files: [ExternalName]) throws -> [ExternalName: LinkFile] {
    var found: [ExternalName: LinkFile] = [:]
    for file in files { found[file] = try read(file) }
    return found
  }

  private func read(_ file: ExternalName) throws -> LinkFile? {
    let path = path.appending(FilePath(file.text))
    // The contents match the tag only if the status is the same before and after reading.
    for _ in 0..<4 {
      guard let before = try Self.status(of: path), before.kind == .file else { return nil }
      // The file is too large for an item.
      if before.size > Int64(Self.maxFileSize) {
        return LinkFile(file, tag(of: before), [], size: Int(before.size))
      }
      let bytes: [UInt8]
      do {
        bytes = try FileReader(limit: Self.maxFileSize).bytes(of: path)
      } catch DomainError.unavailable(.file(_, .missing)) {
        return nil
      }
      if FileStatus(ofLink: path)?.tag == before.tag {
        return LinkFile(file, tag(of: before), bytes)
      }
    }
    throw DomainError.file(path, .failed(detail: "changes all the time"))
  }

  package func add(
    _ bytes: [UInt8], uid: ExternalName
  ) throws -> (file: ExternalName, tag: LinkTag)? {
    for name in [LinkFileName.safeName(uid, kind), randomName, randomName].compactMap({ $0 }) {
      do {
        return (name, try write(bytes, to: name, replacing: false))
      } catch DomainError.unavailable(.file(_, .exists)) {
        continue
      }
    }
    throw DomainError.file(path, .exists)
  }

  package func replace(_ file: LinkFile, by bytes: [UInt8]) throws -> LinkTag? {
    guard let now = try read(file.name) else { throw LinkedFileMissing() }
    guard now.bytes == file.bytes else { return nil }
    return try write(bytes, to: file.name, replacing: true)
  }

  package func remove(_ file: LinkFile, declining: Bool) throws -> Bool {
    let path = path.appending(FilePath(file.name.text))
    guard try Self.status(of: path) != nil else { return true }
    guard try isUnchanged(file) else { return false }
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

  /// Returns the status; nil if there is no file. Throws if the file is inaccessible.
  private static func status(of file: FilePath) throws -> FileStatus? {
    if let status = FileStatus(ofLink: file) { return status }
    guard errno == ENOENT else { throw DomainError.lastError(at: file) }
    return nil
  }

  private func isUnchanged(_ file: LinkFile) throws -> Bool {
    try read(file.name)?.bytes == file.bytes
  }

  private var randomName: ExternalName { LinkFileName.randomName(randomness, kind) }

  private func write(_ bytes: [UInt8], to file: ExternalName, replacing: Bool) throws -> LinkTag {
    let path = path.appending(FilePath(file.text))
    try AtomicFile(path: path, tidying: cleanupFlag.claim()).write(bytes, replacing: replacing)
    guard let status = FileStatus(ofLink: path) else { throw DomainError.lastError(at: path) }
    return tag(of: status)
  }

  /// Returns the tag to store for the file. As long as the file may change without a new timestamp,
  /// the tag is one that will not match later.
  private func tag(of status: FileStatus) -> LinkTag {
    let isSettled = status.statusChangedAt.isBefore(.now, byMilliseconds: Self.freshMilliseconds)
    return isSettled ? status.tag : LinkTag("fresh \(status.tag.text)")
  }
}

extension FileStatus {
  /// Tag of change time, size and file number.
  fileprivate var tag: LinkTag {
    LinkTag("\(statusChangedAt.text) \(size) \(identity.number)")
  }
}

/// Whether the folder was cleaned up. Done once, since it is slow for many files.
private final class CleanupFlag: Sendable {
  private let isDone = Mutex(false)

  /// Returns true on the first call only, so that exactly one caller cleans up.
  func claim() -> Bool {
    isDone.withLock { isDone in
      defer { isDone = true }
      return !isDone
    }
  }
}
