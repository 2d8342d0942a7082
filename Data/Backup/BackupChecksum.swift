import CLibrary
import HearthDomain

/// Checksum of a backup, stored in a file next to it that `sha256sum -c` can check.
///
/// SQLite detects inconsistent pages, but not a changed byte in a text.
struct BackupChecksum: Hashable {
  static let suffix = ".sha256"
  private static let numberPrefix = "# backup "
  /// Maximum number. Checksum files may come from outside, and the next number must be
  /// representable.
  static let maxNumber = 1 << 53

  /// Checksum in 64 hexadecimal digits.
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

  /// Reads the stored checksum of the backup; returns nil if there is none. Throws
  /// ``Damage/checksum(path:)`` if the file contains no checksum.
  init?(besides copy: FilePath) throws {
    guard Self.nameFits(besides: copy) else { return nil }
    let bytes: [UInt8]
    do {
      bytes = try FileReader(limit: 1 << 16).bytes(of: Self.path(besides: copy))
    } catch DomainError.unavailable(.file(_, .missing)) {
      return nil
    }
    // Splits bytes, because a combining mark after a line feed or digit would form another
    // character.
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

  /// Whether the name of the checksum file fits the system's limit.
  static func nameFits(besides copy: FilePath) -> Bool {
    copy.lastComponent.bytes.count + suffix.utf8.count <= 255
  }

  /// Throws ``Damage/checksum(path:)`` if the backup differs from its checksum. A backup without a
  /// checksum is accepted.
  static func check(_ copy: FilePath) throws {
    let noted = try Self.storedChecksums(of: copy)
    guard !noted.isEmpty else { return }
    let digest = try BackupChecksum(of: copy).digest
    guard noted.allSatisfy({ $0.digest == digest }) else {
      throw DomainError.damaged(.checksum(path: copy))
    }
  }

  /// Returns the stored checksums; the one under the backup's own name comes first.
  static func storedChecksums(of copy: FilePath) throws -> [BackupChecksum] {
    try pathAndTarget(of: copy).compactMap { try BackupChecksum(besides: $0) }
  }

  /// Removes the checksums of a backup that is about to be replaced.
  static func removeChecksumFiles(of copy: FilePath) throws {
    for name in try pathAndTarget(of: copy) { unlink(path(besides: name).cString) }
  }

  /// Throws ``FileTrouble/exists`` if the name of a checksum file belongs to any other file.
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

  /// Returns the path and, for a symbolic link, its target.
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
    // `sha256sum` marks names with escapes by a backslash.
    let mark = line.count > name.count ? "\\" : ""
    let head = number.map { "\(Self.numberPrefix)\($0)\n" } ?? ""
    return Array("\(head)\(mark)\(digest)  ".utf8) + line + [UInt8(ascii: "\n")]
  }
}
