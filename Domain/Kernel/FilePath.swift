/// The path of a file: bytes, as the system keeps them, which need not be text.
///
/// A `String` would put another byte in the place of what is no UTF-8, and would take a slash
/// and the combining mark behind it for one letter that is no slash.
public struct FilePath: Hashable, Sendable, ExpressibleByStringLiteral {
  public let bytes: [UInt8]

  public init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  public init(_ text: String) { self.init(bytes: text.utf8) }

  public init(stringLiteral text: String) { self.init(text) }

  public var text: String? { String(validating: bytes, as: UTF8.self) }

  /// For calls of the system. What holds a zero byte is the path of nothing, and never that of
  /// what stands before the zero.
  public var cString: [CChar] {
    bytes.contains(0) ? [0] : bytes.map { CChar(bitPattern: $0) } + [0]
  }

  public var isEmpty: Bool { bytes.isEmpty }

  /// Whether it begins at the root.
  public var isAbsolute: Bool { bytes.first == FilePath.slash }

  public func hasPrefix(_ start: FilePath) -> Bool { bytes.starts(with: start.bytes) }

  public func hasSuffix(_ end: FilePath) -> Bool { bytes.suffix(end.bytes.count) == end.bytes[...] }

  /// Without so many bytes at its end.
  public func dropLast(_ count: Int) -> FilePath { FilePath(bytes: bytes.dropLast(count)) }

  /// Without so many bytes at its start.
  public func dropFirst(_ count: Int) -> FilePath { FilePath(bytes: bytes.dropFirst(count)) }

  /// Its last part, whatever slashes follow; empty for the root.
  public var name: FilePath {
    FilePath(bytes: withoutEndSlashes.split(separator: FilePath.slash).last ?? [])
  }

  /// The folder in which its last part lies: `.` for a single name, the root for itself.
  public var parent: FilePath {
    guard let slash = withoutEndSlashes.lastIndex(of: FilePath.slash) else {
      return withoutEndSlashes.isEmpty && isAbsolute ? "/" : "."
    }
    return FilePath(bytes: bytes[...slash]).trimmed
  }

  /// Without slashes at its end, but for that of the root.
  public var trimmed: FilePath {
    let rest = withoutEndSlashes
    return rest.isEmpty && isAbsolute ? "/" : FilePath(bytes: rest)
  }

  /// What lies in the folder at this path under that name; a path from the root stays itself.
  public func appending(_ name: FilePath) -> FilePath {
    if isEmpty || name.isAbsolute { return name }
    let slash = bytes.last == FilePath.slash ? [] : [FilePath.slash]
    return FilePath(bytes: bytes + slash + name.bytes)
  }

  public func appending(_ name: String) -> FilePath { appending(FilePath(name)) }

  /// The path with that behind its last part.
  public static func + (path: FilePath, ending: String) -> FilePath {
    FilePath(bytes: path.bytes + ending.utf8)
  }

  /// With the home in the place of a `~` before its first slash, which a shell leaves in
  /// `--store=~/x`.
  public func inHome(_ home: FilePath?) -> FilePath {
    guard hasPrefix("~/"), let home else { return self }
    return FilePath(bytes: home.bytes + bytes.dropFirst())
  }

  private var withoutEndSlashes: ArraySlice<UInt8> {
    let end = bytes.lastIndex { $0 != FilePath.slash }
    return end.map { bytes[...$0] } ?? []
  }

  private static let slash = UInt8(ascii: "/")

  /// The path for eyes. What is no text and what could steer a terminal stands there as its
  /// bytes, `\xFF`, and a backslash as `\\`, so that no two paths look the same.
  public var shown: String {
    var shown = ""
    for piece in BytePiece.pieces(of: bytes) {
      switch piece {
      case .scalar("\\"): shown += "\\\\"
      case .scalar(let scalar) where !scalar.isHidden: shown.unicodeScalars.append(scalar)
      case .scalar(let scalar):
        for byte in String(scalar).utf8 { shown += FilePath.escape(byte) }
      case .byte(let byte): shown += FilePath.escape(byte)
      }
    }
    return shown
  }

  /// The path for programs: itself where it is a text. What is none, or could be taken for this
  /// form, is an address in which other bytes than letters, digits and `/-._~` are written as
  /// `%FF`: `file:/home/%FF.db`.
  public var address: String {
    if let text, !text.utf8.starts(with: FilePath.scheme.utf8) { return text }
    return fileAddress
  }

  /// The path as an address in any case, for those who take an address alone.
  public var fileAddress: String {
    bytes.reduce(into: FilePath.scheme) { address, byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.properties.isAlphabetic && scalar.isASCII
        || (0x30...0x39).contains(byte) || "/-._~".utf8.contains(byte)
      address += isPlain ? String(scalar) : "%" + FilePath.hex(byte)
    }
  }

  private static let scheme = "file:"

  private static func escape(_ byte: UInt8) -> String { "\\x" + hex(byte) }

  private static func hex(_ byte: UInt8) -> String { byte.digits(2, radix: 16).uppercased() }
}

extension DefaultStringInterpolation {
  /// Nobody gets a path into a text by accident: the text might be taken for the path.
  @available(*, deprecated, message: "say .shown for eyes, .address for programs")
  public mutating func appendInterpolation(_ path: FilePath) { appendInterpolation(path.shown) }
}

/// A part of bytes that are text for the most: one scalar, or a byte that belongs to none.
public enum BytePiece: Hashable, Sendable {
  case scalar(Unicode.Scalar)
  case byte(UInt8)

  public static func pieces(of bytes: [UInt8]) -> [BytePiece] {
    var pieces: [BytePiece] = []
    var (rest, parser) = (bytes.makeIterator(), Unicode.UTF8.ForwardParser())
    var place = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded):
        pieces.append(.scalar(Unicode.UTF8.decode(encoded)))
        place += encoded.count
      case .error(let length):
        pieces += bytes[place..<place + length].map { .byte($0) }
        place += length
      case .emptyInput: return pieces
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it steers a terminal, breaks a line, or turns the direction of writing.
  package var isHidden: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
