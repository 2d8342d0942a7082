/// Path of a file as bytes, which need not be valid UTF-8.
///
/// A `String` would be unsuitable: it replaces invalid bytes, and combines a slash and a following
/// combining mark into one character that is not a slash.
public struct FilePath: Hashable, Sendable, ExpressibleByStringLiteral {
  public let bytes: [UInt8]

  public init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  public init(_ text: String) { self.init(bytes: text.utf8) }

  public init(stringLiteral text: String) { self.init(text) }

  public var text: String? { String(validating: bytes, as: UTF8.self) }

  /// Null-terminated bytes for system calls. A path that contains a null byte becomes the empty
  /// path, since the system would cut it off there and use another file.
  public var cString: [CChar] {
    bytes.contains(0) ? [0] : bytes.map { CChar(bitPattern: $0) } + [0]
  }

  public var isEmpty: Bool { bytes.isEmpty }

  /// Whether the path begins at the root.
  public var isAbsolute: Bool { bytes.first == FilePath.slash }

  public func hasPrefix(_ start: FilePath) -> Bool { bytes.starts(with: start.bytes) }

  public func hasSuffix(_ end: FilePath) -> Bool { bytes.suffix(end.bytes.count) == end.bytes[...] }

  /// Returns the path without its last `count` bytes.
  public func dropLast(_ count: Int) -> FilePath { FilePath(bytes: bytes.dropLast(count)) }

  /// Returns the path without its first `count` bytes.
  public func dropFirst(_ count: Int) -> FilePath { FilePath(bytes: bytes.dropFirst(count)) }

  /// Last component, ignoring trailing slashes; empty for the root.
  public var lastComponent: FilePath {
    FilePath(bytes: withoutEndSlashes.split(separator: FilePath.slash).last ?? [])
  }

  /// The folder that contains the last component: `.` for a single name, the root for the root.
  public var parent: FilePath {
    guard let slash = withoutEndSlashes.lastIndex(of: FilePath.slash) else {
      return withoutEndSlashes.isEmpty && isAbsolute ? "/" : "."
    }
    return FilePath(bytes: bytes[...slash]).trimmed
  }

  /// The path without trailing slashes, except for the root's.
  public var trimmed: FilePath {
    let rest = withoutEndSlashes
    return rest.isEmpty && isAbsolute ? "/" : FilePath(bytes: rest)
  }

  /// Returns the path with `name` as a further component; if `name` is absolute, returns `name`.
  public func appending(_ name: FilePath) -> FilePath {
    if isEmpty || name.isAbsolute { return name }
    let slash = bytes.last == FilePath.slash ? [] : [FilePath.slash]
    return FilePath(bytes: bytes + slash + name.bytes)
  }

  public func appending(_ name: String) -> FilePath { appending(FilePath(name)) }

  /// Appends the text to the last component.
  public static func + (path: FilePath, ending: String) -> FilePath {
    FilePath(bytes: path.bytes + ending.utf8)
  }

  /// Returns the path with a leading `~/` replaced by the home folder, since shells do not expand
  /// it in `--store=~/x`.
  public func expandingTilde(_ home: FilePath?) -> FilePath {
    guard hasPrefix("~/"), let home else { return self }
    return FilePath(bytes: home.bytes + bytes.dropFirst())
  }

  /// Returns the path meant by a typed or pasted text. Decodes a `file:` URL, as copied from file
  /// managers (`file:///home/mina/my%20plans.ics`), and replaces a leading `~` with the home
  /// folder.
  package func resolved(home: FilePath?) -> FilePath {
    for start in ["file:///", "file://localhost/"] as [FilePath] where hasPrefix(start) {
      let path = bytes[(start.bytes.count - 1)...]
      return FilePath(bytes: HexEscapes.decoded(path, mark: UInt8(ascii: "%")))
    }
    return self == "~" ? home ?? self : expandingTilde(home)
  }

  private var withoutEndSlashes: ArraySlice<UInt8> {
    let end = bytes.lastIndex { $0 != FilePath.slash }
    return end.map { bytes[...$0] } ?? []
  }

  private static let slash = UInt8(ascii: "/")

  /// The path for display. Invalid bytes and control characters are shown as `\xFF`, a backslash
  /// as `\\`, so that different paths look different.
  public var displayText: String {
    var shown = ""
    for piece in ScalarOrByte.split(bytes) {
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

  /// The path for programs: its text if that is valid and unambiguous, otherwise a URL such as
  /// `file:/home/%FF.db`, in which all bytes but letters, digits and `/-._~` are percent-encoded.
  public var textOrURL: String {
    if let text, !text.utf8.starts(with: FilePath.scheme.utf8) { return text }
    return fileURL
  }

  /// The path as a `file:` URL.
  public var fileURL: String {
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
  /// Deprecated, so that a path is not interpolated by accident: the result might be mistaken for
  /// the path.
  @available(*, deprecated, message: "say .shown for eyes, .address for programs")
  public mutating func appendInterpolation(_ path: FilePath) {
    appendInterpolation(path.displayText)
  }
}

/// A part of bytes that are mostly UTF-8 text: a Unicode scalar, or a byte that is not valid UTF-8.
public enum ScalarOrByte: Hashable, Sendable {
  case scalar(Unicode.Scalar)
  case byte(UInt8)

  public static func split(_ bytes: [UInt8]) -> [ScalarOrByte] {
    var pieces: [ScalarOrByte] = []
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
  /// Whether the scalar is a control character, a line break, or changes the direction of writing.
  package var isHidden: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
