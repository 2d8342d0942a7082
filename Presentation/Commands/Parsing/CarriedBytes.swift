import HearthDomain

/// Bytes of the command line on their way through texts.
///
/// Arguments are taken apart as texts, but the name of a file among them need not be one. So that
/// it arrives as it was typed, a byte that is no text is carried as one of 256 scalars that
/// nobody writes. Where such a scalar itself was typed, its bytes are carried in the same way:
/// no two arguments become the same text.
extension String {
  package init(carrying bytes: [UInt8]) {
    if let text = String(validating: bytes, as: UTF8.self), !text.mayCarry {
      self = text
      return
    }
    self = ""
    for piece in BytePiece.pieces(of: bytes) {
      switch piece {
      case .scalar(let scalar) where !scalar.isCarrier: unicodeScalars.append(scalar)
      case .scalar(let scalar): for byte in String(scalar).utf8 { carry(byte) }
      case .byte(let byte): carry(byte)
      }
    }
  }

  /// The bytes that were typed.
  var carriedBytes: [UInt8] {
    guard mayCarry else { return Array(utf8) }
    return unicodeScalars.flatMap { scalar in
      scalar.isCarrier ? [UInt8(scalar.value & 0xFF)] : Array(String(scalar).utf8)
    }
  }

  var carriedPath: FilePath { FilePath(bytes: carriedBytes) }

  /// What was typed, where a text is wanted; throws ``UsageError`` where it is none.
  func carriedText(in command: [String]) throws(UsageError) -> String {
    guard mayCarry else { return self }
    guard let text = carriedPath.text else { throw UsageError.notText(self, in: command) }
    return text
  }

  /// What was typed, for quoting it: as it is where it is a text.
  var carriedWords: String { carriedPath.text ?? carriedPath.shown }

  /// Whether some of it is no text as it stands.
  var isCarrying: Bool { mayCarry && unicodeScalars.contains { $0.isCarrier } }

  /// Whether it can hold a carrier, whose first byte is that of the last planes only.
  private var mayCarry: Bool { utf8.contains(0xF4) }

  private mutating func carry(_ byte: UInt8) {
    Unicode.Scalar(Unicode.Scalar.firstCarrier + UInt32(byte)).map { unicodeScalars.append($0) }
  }
}

extension Unicode.Scalar {
  fileprivate static let firstCarrier: UInt32 = 0x10FF00
  fileprivate var isCarrier: Bool { value >= Unicode.Scalar.firstCarrier }
}

extension UsageError {
  /// The error for an argument that has to be a text and is none.
  static func notText(_ typed: String, in command: [String]) -> UsageError {
    let shown = typed.carriedPath.quotable(limit: 60)
    return UsageError(
      .explained(
        Words(
          ko: "UTF-8이 아닌 글자가 들어 있어요: ‘\(shown)’. 터미널과 로캘을 UTF-8로 맞추고 다시 적어 주세요.",
          en: "“\(shown)” is not text in UTF-8. Set the terminal and the locale to UTF-8 and type"
            + " it again.")),
      in: command)
  }
}
