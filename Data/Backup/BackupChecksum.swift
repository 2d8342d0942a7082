import HearthDomain

/// The checksum of a copy of the store, kept in a file beside it that `sha256sum -c` reads, too.
///
/// SQLite finds pages that contradict each other, but not that a byte of a text is another one.
struct BackupChecksum: Hashable {
  static let ending = ".sha256"
  private static let numbering = "# backup "

  /// In 64 digits.
  let digest: String
  /// Which of its folder's copies it is, counted from 1; nil for a copy elsewhere.
  var number: Int?

  /// Of the file as it is on the disk.
  init(of file: FilePath) throws {
    let chunks = try FileChunks(of: file)
    var sum = SHA256()
    while case let bytes = try chunks.next(), !bytes.isEmpty { sum.take(bytes) }
    digest = sum.digest()
  }

  /// What is noted beside the copy; nil where nothing is. Throws ``Damage/checksum(path:)`` for a
  /// note that says nothing of a checksum.
  init?(besides copy: FilePath) throws {
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
      .compactMap { Int(String(decoding: $0.dropFirst(numbering.count), as: UTF8.self)) }.first
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
    guard let noted = try BackupChecksum(besides: copy) else { return }
    guard try BackupChecksum(of: copy).digest == noted.digest else {
      throw DomainError.damaged(.checksum(path: copy))
    }
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
