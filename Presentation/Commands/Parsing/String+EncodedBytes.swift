import HearthDomain

/// Encodes arbitrary bytes of the command line as text.
///
/// Arguments are parsed as text, but file names need not be valid UTF-8. Each invalid byte is
/// encoded as one of 256 reserved scalars, so that the name stays exact. If such a scalar itself
/// was typed, its bytes are encoded in the same way, so that different arguments never become the
/// same text.
extension String {
  package init(argument bytes: [UInt8]) {
    if let text = String(validating: bytes, as: UTF8.self), !text.mayHaveEncodedBytes {
      self = text
      return
    }
    self = ""
    for piece in ScalarOrByte.split(bytes) {
      switch piece {
      case .scalar(let scalar) where !scalar.isEncodedByte: unicodeScalars.append(scalar)
      case .scalar(let scalar): for byte in String(scalar).utf8 { appendEncoded(byte) }
      case .byte(let byte): appendEncoded(byte)
      }
    }
  }

  /// The bytes as typed.
  var typedBytes: [UInt8] {
    guard mayHaveEncodedBytes else { return Array(utf8) }
    return unicodeScalars.flatMap { scalar in
      scalar.isEncodedByte ? [UInt8(scalar.value & 0xFF)] : Array(String(scalar).utf8)
    }
  }

  var typedPath: FilePath { FilePath(bytes: typedBytes) }

  /// Returns the typed text. Throws a ``UsageError`` if it is not valid UTF-8.
  func validText(in command: [String]) throws(UsageError) -> String {
    guard mayHaveEncodedBytes else { return self }
    guard let text = typedPath.text else { throw UsageError.invalidUTF8(self, in: command) }
    return text
  }

  /// The text for error messages, in which invalid bytes are visible.
  var printableText: String { typedPath.text ?? typedPath.displayText }

  /// Whether the text contains encoded bytes.
  var hasEncodedBytes: Bool { mayHaveEncodedBytes && unicodeScalars.contains { $0.isEncodedByte } }

  /// Whether the text may contain encoded bytes. A fast check: the first byte of reserved scalars
  /// does not occur in common characters.
  private var mayHaveEncodedBytes: Bool { utf8.contains(0xF4) }

  private mutating func appendEncoded(_ byte: UInt8) {
    Unicode.Scalar(Unicode.Scalar.firstEncodedByte + UInt32(byte)).map { unicodeScalars.append($0) }
  }
}

extension Unicode.Scalar {
  fileprivate static let firstEncodedByte: UInt32 = 0x10FF00
  fileprivate var isEncodedByte: Bool { value >= Unicode.Scalar.firstEncodedByte }
}

extension UsageError {
  /// Returns the error for an argument that is not valid UTF-8.
  static func invalidUTF8(_ typed: String, in command: [String]) -> UsageError {
    let shown = typed.typedPath.quotable(limit: 60)
    return UsageError(
      .custom(
        Words(
          ko: "UTF-8이 아닌 글자가 들어 있어요: ‘\(shown)’. 터미널과 로캘을 UTF-8로 맞추고 다시 적어 주세요.",
          en: "“\(shown)” is not valid UTF-8. Set the terminal and the locale to UTF-8 and type it"
            + " again.")),
      in: command)
  }
}
