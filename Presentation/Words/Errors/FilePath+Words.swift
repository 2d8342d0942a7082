import HearthDomain
import JSONText

extension FilePath {
  /// Returns the path on one line, cut to `limit` characters, for quotes in sentences.
  package func quotable(limit: Int = 40) -> String { displayText.quotable(limit: limit) }

  /// The file extension in lower case; empty if there is none.
  var lowercasedExtension: String {
    let name = lastComponent.bytes
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
  }
}

extension Quoting {
  /// Returns the path as one word for a shell. Bytes that are not valid UTF-8 and invisible
  /// characters are written as a call of `printf`.
  static func shellWord(_ path: FilePath) -> String {
    // A backslash is displayed as it is, so that it does not require `printf`.
    if let text = path.text, text.replacingScalars({ $0 == "\\" ? "" : nil }).isDisplayedUnchanged {
      return shellWord(text)
    }
    // Line breaks at the end follow the call of `printf`, because a shell removes them from the
    // output of a command.
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
  /// Returns the path as text if it is valid UTF-8, else as an address.
  static func path(_ path: FilePath) -> JSONValue { .string(path.textOrURL) }

  static func path(_ path: FilePath?) -> JSONValue { .text(path?.textOrURL) }
}
