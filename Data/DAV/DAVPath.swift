import HearthDomain

/// A path on a server, normalized so that equal paths can be compared.
struct DAVPath: Hashable, Sendable {
  /// Absolute path without a trailing slash.
  let text: String
  /// Last component of the path, still percent-encoded.
  var name: String { text.lastIndex(of: "/").map { String(text[$0...].dropFirst()) } ?? text }
  var parent: String { String(text.dropLast(name.count + 1)) }

  /// Parses an address, or a path as written by the server; nil if it is neither.
  init?(_ href: String) {
    var rest = Substring(href)
    let start = rest.prefix(8).lowercased()
    if start.hasPrefix("http://") || start.hasPrefix("https://") {
      let behind = rest.dropFirst(start.hasPrefix("https") ? 8 : 7)
      rest = behind.drop { $0 != "/" }
      if rest.isEmpty { rest = "/" }
    }
    let path = rest.prefix { $0 != "?" && $0 != "#" }
    guard path.first == "/", let spelled = DAVPath.normalized(path.utf8) else { return nil }
    var text = spelled
    while text.last == "/" { text.removeLast() }
    let parts = text.split(separator: "/" as Character)
    guard !parts.contains(where: { $0 == ".." || $0 == "." }) else { return nil }
    self.text = text
  }

  /// Returns the path with unreserved bytes decoded and all others as `%XX`; nil if an escape is
  /// malformed.
  private static func normalized(_ path: some Sequence<UInt8>) -> String? {
    var bytes: [UInt8] = []
    let all = Array(path)
    var place = 0
    while place < all.count {
      var byte = all[place]
      var isWritten = false
      if byte == UInt8(ascii: "%") {
        guard place + 2 < all.count, let high = all[place + 1].hexValue,
          let low = all[place + 2].hexValue
        else { return nil }
        (byte, isWritten) = (high << 4 | low, true)
        place += 2
      }
      place += 1
      let isPlain =
        byte.isASCIILetterOrDigit || "-._~!$&'()*+,;=:@".utf8.contains(byte)
        || byte == UInt8(ascii: "/") && !isWritten
      if isPlain { bytes.append(byte) } else { bytes += HexEscapes.percentEncoded(byte).utf8 }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func encodedComponent(_ text: String) -> String {
    text.utf8.reduce(into: "") { part, byte in
      let isPlain = byte.isASCIILetterOrDigit || "-._~@".utf8.contains(byte)
      part += isPlain ? String(UnicodeScalar(byte)) : HexEscapes.percentEncoded(byte)
    }
  }

  /// Last component of the path, decoded.
  var readableName: String {
    String(decoding: HexEscapes.decoded(name.utf8, mark: UInt8(ascii: "%")), as: UTF8.self)
  }
}

extension HTTPAddress {
  /// Returns the absolute address of a path or address written by the server; nil if it is on
  /// another server.
  func resolving(_ href: String) -> HTTPAddress? {
    if let other = HTTPAddress(href), other.isSameServer(as: self) { return other }
    if let mark = href.prefix(8).firstIndex(of: ":"), href.prefix(1) != "/" {
      // Some servers behind a proxy write http addresses although they are accessed by https.
      let authority = href[mark...].dropFirst(3).prefix { $0 != "/" }
      guard authority.prefix(while: { $0 != ":" }).lowercased() == host else { return nil }
    }
    guard let path = DAVPath(href) else { return nil }
    return HTTPAddress(origin + path.text + (href.hasSuffix("/") ? "/" : ""))
  }
}
