import CLibrary
import HearthDomain

/// The checksum of a copy of the store, kept in a file beside it that `sha256sum -c` reads, too.
///
/// SQLite finds pages that contradict each other, but not that a byte of a text is another one.
struct BackupChecksum: Hashable {
  static let ending = ".sha256"
  private static let numbering = "# backup "
  /// Notes come from outside, too: a greater number is none, so that the next can be counted.
  static let greatestNumber = 1 << 53

  /// In 64 digits.
  let digest: String
  /// Which of its folder's copies it is, counted from 1; nil for a copy elsewhere.
  var number: Int?

  /// Of the file as it is on the disk.
  init(of file: FilePath) throws {
    let chunks = try FileChunks(of: file, acceptsPipes: false)
    var sum = SHA256()
    while case let bytes = try chunks.next(), !bytes.isEmpty { sum.take(bytes) }
    digest = sum.digest()
  }

  /// What is noted beside the copy; nil where nothing is. Throws ``Damage/checksum(path:)`` for a
  /// note that says nothing of a checksum.
  init?(besides copy: FilePath) throws {
    guard Self.fits(besides: copy) else { return nil }
    let bytes: [UInt8]
    do {
      bytes = try FileReader(limit: 1 << 16).bytes(of: Self.path(besides: copy))
    } catch DomainError.unavailable(.file(_, .missing)) {
      return nil
    }
    // By bytes: a mark behind a line feed or a digit makes neither of them another one.
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let numbering = Array(Self.numbering.utf8)
    number =
      lines.lazy.filter { $0.starts(with: numbering) }
      .compactMap { Int(String(decoding: $0.dropFirst(numbering.count), as: UTF8.self)) }
      .first { (1...Self.greatestNumber).contains($0) }
    let line = lines.first { $0.first != UInt8(ascii: "#") } ?? []
    let sum = line.drop { $0 == UInt8(ascii: "\\") }.prefix { $0 != UInt8(ascii: " ") }
    guard sum.count == 64, sum.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
      throw DomainError.damaged(.checksum(path: copy))
    }
    digest = String(decoding: sum, as: UTF8.self).lowercased()
  }

  static func path(besides copy: FilePath) -> FilePath { copy + ending }

  /// Whether the system takes the longer name beside the copy's own.
  static func fits(besides copy: FilePath) -> Bool {
    copy.name.bytes.count + ending.utf8.count <= 255
  }

  /// Throws ``Damage/checksum(path:)`` when the copy is another one than was made. A copy without
  /// a note is taken as it is.
  static func check(_ copy: FilePath) throws {
    let noted = try Self.noted(of: copy)
    guard !noted.isEmpty else { return }
    let digest = try BackupChecksum(of: copy).digest
    guard noted.allSatisfy({ $0.digest == digest }) else {
      throw DomainError.damaged(.checksum(path: copy))
    }
  }

  /// What is noted of the copy, under its own name first.
  static func noted(of copy: FilePath) throws -> [BackupChecksum] {
    try names(of: copy).compactMap { try BackupChecksum(besides: $0) }
  }

  /// Removes what is noted of a copy that is about to be another one.
  static func removeNotes(of copy: FilePath) throws {
    for name in try names(of: copy) { unlink(path(besides: name).cString) }
  }

  /// Throws ``FileTrouble/exists`` where a file of a note's name is there that says anything else
  /// than a note of a copy of that name.
  static func refuseOthers(besides copy: FilePath) throws {
    for name in try names(of: copy) where fits(besides: name) {
      let note = path(besides: name)
      guard FileStatus(ofLink: note) != nil else { continue }
      let noted = try? BackupChecksum(besides: name)
      let bytes = try? FileReader(limit: 1 << 16).bytes(of: note)
      guard let noted, let bytes, noted.bytes(besides: name) == bytes else {
        throw DomainError.file(note, .exists)
      }
    }
  }

  /// A symbolic link is no other copy than the file that it leads to.
  private static func names(of copy: FilePath) throws -> [FilePath] {
    let end = try SymbolicLink.end(of: copy)
    return end == copy ? [copy] : [copy, end]
  }

  /// The note about a copy of that name.
  func bytes(besides copy: FilePath) -> [UInt8] {
    let name = copy.name.bytes
    var line: [UInt8] = []
    for byte in name {
      switch byte {
      case UInt8(ascii: "\\"): line += Array("\\\\".utf8)
      case UInt8(ascii: "\n"): line += Array("\\n".utf8)
      case UInt8(ascii: "\r"): line += Array("\\r".utf8)
      default: line.append(byte)
      }
    }
    // So it says that there is more to the name than meets the eye.
    let mark = line.count > name.count ? "\\" : ""
    let head = number.map { "\(Self.numbering)\($0)\n" } ?? ""
    return Array("\(head)\(mark)\(digest)  ".utf8) + line + [UInt8(ascii: "\n")]
  }
}
