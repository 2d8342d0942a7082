import CLibrary
import HearthDomain

/// A vdir: a folder with a file for each event, which other programs read and write, too.
///
/// Names of files are never interpreted, and stay. What begins with a dot, has another ending, or
/// is no plain file is somebody else's.
package struct VdirFolder: LinkedFolder {
  private static let ending: FilePath = ".ics"
  private static let largest = 1 << 20
  /// What was changed so lately may be changed again without its time being another: so coarse are
  /// the times of the coarsest file systems.
  private static let freshMilliseconds = 2_000

  private let path: FilePath
  private let randomness: Randomness

  /// The folder has to be there whenever something is asked: a disk that is not there is no folder
  /// from which all was removed.
  package init(_ path: FilePath, randomness: Randomness) {
    self.path = path
    self.randomness = randomness
  }

  package func list() throws -> [String: LinkTag] {
    let descriptor = open(path.cString, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw DomainError.lastError(at: path) }
    close(descriptor)
    var found: [String: LinkTag] = [:]
    for name in Folder(path: path).names() {
      guard name.bytes.first != UInt8(ascii: "."), name.hasSuffix(Self.ending),
        let text = name.text, let status = FileStatus(ofLink: path.appending(name)),
        status.kind == .file
      else { continue }
      found[text] = status.tag
    }
    return found
  }

  package func read(_ file: String) throws -> (bytes: [UInt8], tag: LinkTag)? {
    let path = path.appending(FilePath(file))
    // Bytes and tag belong together where the file looked the same before and after.
    for _ in 0..<4 {
      guard let before = FileStatus(ofLink: path), before.kind == .file else { return nil }
      // Nothing of that size is an event; it is told as what cannot be read.
      if before.size > Int64(Self.largest) { return ([], tag(of: before)) }
      let bytes: [UInt8]
      do {
        bytes = try FileReader(limit: Self.largest).bytes(of: path)
      } catch DomainError.unavailable(.file(_, .missing)) {
        return nil
      }
      if FileStatus(ofLink: path)?.tag == before.tag { return (bytes, tag(of: before)) }
    }
    throw DomainError.file(path, .failed(detail: "changes all the time"))
  }

  package func add(_ bytes: [UInt8], uid: String) throws -> (file: String, tag: LinkTag) {
    for name in [Self.plainName(uid), randomName(), randomName()].compactMap({ $0 }) {
      do {
        return (name, try write(bytes, to: name, replacing: false))
      } catch DomainError.unavailable(.file(_, .exists)) {
        continue
      }
    }
    throw DomainError.file(path, .exists)
  }

  package func replace(
    _ file: String, holding old: [UInt8], by bytes: [UInt8]
  ) throws -> LinkTag? {
    guard try isStill(file, old) else { return nil }
    return try write(bytes, to: file, replacing: true)
  }

  package func remove(_ file: String, holding old: [UInt8]) throws -> Bool {
    let path = path.appending(FilePath(file))
    guard FileStatus(ofLink: path) != nil else { return true }
    guard try isStill(file, old) else { return false }
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

  private func isStill(_ file: String, _ old: [UInt8]) throws -> Bool {
    try read(file)?.bytes == old
  }

  private func write(_ bytes: [UInt8], to file: String, replacing: Bool) throws -> LinkTag {
    let path = path.appending(FilePath(file))
    try AtomicFile(path: path).write(bytes, replacing: replacing)
    guard let status = FileStatus(ofLink: path) else { throw DomainError.lastError(at: path) }
    return tag(of: status)
  }

  /// The tag to remember it by: none that is ever listed where it may change unseen.
  private func tag(of status: FileStatus) -> LinkTag {
    let isSettled = status.changed.isBefore(.now, byMilliseconds: Self.freshMilliseconds)
    return isSettled ? status.tag : LinkTag("fresh \(status.tag.text)")
  }

  /// The UID as a name, where it makes a good one.
  private static func plainName(_ uid: String) -> String? {
    let bytes = uid.utf8
    let isPlain = bytes.allSatisfy { byte in
      byte.isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || [UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-")].contains(byte)
    }
    guard isPlain, (1...200).contains(bytes.count), bytes.first != UInt8(ascii: ".") else {
      return nil
    }
    return uid + ".ics"
  }

  private func randomName() -> String {
    let digits = String(randomness.next(), radix: 36) + String(randomness.next(), radix: 36)
    return digits + ".ics"
  }
}

extension FileStatus {
  /// When it was changed last, how many bytes it has, and which file it is.
  fileprivate var tag: LinkTag {
    LinkTag("\(changed.text) \(size) \(identity.number)")
  }
}
