import CLibrary
import HearthDomain

/// Checksum of a backup, stored in a file next to it that `sha256sum -c` can check.
///
/// SQLite detects inconsistent pages, but not a changed byte in a text.
struct BackupChecksum: Hashable {
  static let suffix = ".sha256"
  private static let numberPrefix = "# backup "
  /// Maximum sequence number, as checksum files may come from outside and there must be room for a
  /// next number.
  static let maxNumber = 1 << 53

  /// The checksum as 64 hexadecimal digits.
  let digest: String
  /// Sequence number of the backup in its folder, from 1; nil for a backup elsewhere.
  var number: Int?

  /// Computes the checksum of a file.
  init(of file: FilePath) throws {
    let chunks = try FileChunks(of: file, acceptsPipes: false)
    var sum = SHA256()
    while case let bytes = try chunks.next(), !bytes.isEmpty { sum.update(bytes) }
    digest = sum.digest()
  }

  /// Reads the stored checksum of the backup; nil if there is none. Throws
  /// ``Damage/checksum(path:)`` if its file does not contain a checksum.
  init?(besides copy: FilePath) throws {
    guard Self.nameFits(besides: copy) else { return nil }
    let bytes: [UInt8]
    do {
      bytes = try FileReader(limit: 1 << 16).bytes(of: Self.path(besides: copy))
    } catch DomainError.unavailable(.file(_, .missing)) {
      return nil
    }
    // Split bytes, not characters: a line feed or digit with a combining mark after it would be
    // another character.
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let numbering = Array(Self.numberPrefix.utf8)
    number =
      lines.lazy.filter { $0.starts(with: numbering) }
      .compactMap { Int(String(decoding: $0.dropFirst(numbering.count), as: UTF8.self)) }
      .first { (1...Self.maxNumber).contains($0) }
    let line = lines.first { $0.first != UInt8(ascii: "#") } ?? []
    let sum = line.drop { $0 == UInt8(ascii: "\\") }.prefix { $0 != UInt8(ascii: " ") }
    guard sum.count == 64, sum.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
      throw DomainError.damaged(.checksum(path: copy))
    }
    digest = String(decoding: sum, as: UTF8.self).lowercased()
  }

  static func path(besides copy: FilePath) -> FilePath { copy + suffix }

  /// Whether the name of the checksum file is short enough for the system.
  static func nameFits(besides copy: FilePath) -> Bool {
    copy.lastComponent.bytes.count + suffix.utf8.count <= 255
  }

  /// Throws ``Damage/checksum(path:)`` if the backup differs from its checksum. Accepts a backup
  /// that has none.
  static func check(_ copy: FilePath) throws {
    let noted = try Self.storedChecksums(of: copy)
    guard !noted.isEmpty else { return }
    let digest = try BackupChecksum(of: copy).digest
    guard noted.allSatisfy({ $0.digest == digest }) else {
      throw DomainError.damaged(.checksum(path: copy))
    }
  }

  /// Returns the stored checksums. For a symbolic link these may be two, that for the link's own
  /// name first.
  static func storedChecksums(of copy: FilePath) throws -> [BackupChecksum] {
    try pathAndTarget(of: copy).compactMap { try BackupChecksum(besides: $0) }
  }

  /// Removes the checksums of a backup that is about to be replaced.
  static func removeChecksumFiles(of copy: FilePath) throws {
    for name in try pathAndTarget(of: copy) { unlink(path(besides: name).cString) }
  }

  /// Throws ``FileTrouble/exists`` if a file that is not a checksum has the name of the checksum
  /// file.
  static func refuseForeignFile(besides copy: FilePath) throws {
    for name in try pathAndTarget(of: copy) where nameFits(besides: name) {
      let note = path(besides: name)
      guard FileStatus(ofLink: note) != nil else { continue }
      let noted = try? BackupChecksum(besides: name)
      let bytes = try? FileReader(limit: 1 << 16).bytes(of: note)
      guard let noted, let bytes, noted.fileContents(besides: name) == bytes else {
        throw DomainError.file(note, .exists)
      }
    }
  }

  /// Returns the path of the backup and, if it is a symbolic link, the path of its target.
  private static func pathAndTarget(of copy: FilePath) throws -> [FilePath] {
    let end = try SymbolicLink.finalTarget(of: copy)
    return end == copy ? [copy] : [copy, end]
  }

  /// Returns the contents of the checksum file for a backup of that name.
  func fileContents(besides copy: FilePath) -> [UInt8] {
    let name = copy.lastComponent.bytes
    var line: [UInt8] = []
    for byte in name {
      switch byte {
      case UInt8(ascii: "\\"): line += Array("\\\\".utf8)
      case UInt8(ascii: "\n"): line += Array("\\n".utf8)
      case UInt8(ascii: "\r"): line += Array("\\r".utf8)
      default: line.append(byte)
      }
    }
    // If a name needs escapes, `sha256sum` begins the line with a backslash.
    let mark = line.count > name.count ? "\\" : ""
    let head = number.map { "\(Self.numberPrefix)\($0)\n" } ?? ""
    return Array("\(head)\(mark)\(digest)  ".utf8) + line + [UInt8(ascii: "\n")]
  }
}
