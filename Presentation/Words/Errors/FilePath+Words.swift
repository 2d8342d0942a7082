import HearthDomain
import JSONText

extension FilePath {
  /// The path on one line, cut to so many characters, for quoting in a sentence.
  package func quotable(limit: Int = 40) -> String { shown.quotable(limit: limit) }

  /// What the name ends in behind its last dot, in small letters; empty where there is no dot.
  var ending: String {
    let name = name.bytes
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
  }
}

extension Quoting {
  /// A path as one word of a command line; what is no text, and what nothing shows as it is, is
  /// made by `printf`.
  static func shellWord(_ path: FilePath) -> String {
    // A backslash stays one wherever it is shown.
    if let text = path.text, text.replacingScalars({ $0 == "\\" ? "" : nil }).isShownAsIs {
      return shellWord(text)
    }
    // A shell takes line breaks at the end away from what a command wrote.
    let end = path.bytes.reversed().prefix { $0 == 0x0A }.count
    let escaped = path.bytes.dropLast(end).reduce(into: "") { word, byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        "/-._~".utf8.contains(byte) || (scalar.isASCII && scalar.properties.isAlphabetic)
      let digits = String(byte, radix: 8)
      word +=
        isPlain ? String(scalar) : "\\0" + String(repeating: "0", count: 3 - digits.count) + digits
    }
    return "\"$(printf '%b' '\(escaped)')" + String(repeating: "\n", count: end) + "\""
  }
}

extension JSONValue {
  /// A path: as it is where it is a text, else as an address.
  static func path(_ path: FilePath) -> JSONValue { .string(path.address) }

  static func path(_ path: FilePath?) -> JSONValue { .text(path?.address) }
}
