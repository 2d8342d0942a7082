/// A URL to which requests may be sent: `https`, or `http` on this machine.
public struct HTTPAddress: Hashable, Sendable {
  public let text: String
  public let host: String
  public let isSecure: Bool
  /// Everything before the path, such as `https://api.example.com:8443`.
  public let origin: String

  /// Parses a URL. Nil for other schemes, for URLs that contain a user name or password, and for
  /// those that parsers may interpret differently.
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count <= 8_000, bytes.allSatisfy(\.isAllowedInURL),
      let isSecure = HTTPAddress.isSecure(bytes)
    else { return nil }
    let rest = bytes[(isSecure ? 8 : 7)...]
    let authority = rest.prefix { ![0x2F, 0x3F, 0x23].contains($0) }
    guard let host = HTTPAddress.host(of: authority) else { return nil }
    self.text = String(text)
    self.host = host
    self.isSecure = isSecure
    origin = String(decoding: bytes[..<authority.endIndex], as: UTF8.self).lowercased()
    guard isSecure || isLoopback else { return nil }
  }

  /// Whether the host is this machine.
  public var isLoopback: Bool {
    host == "localhost" || host == "[::1]"
      || host.hasPrefix("127.") && host.utf8.allSatisfy { $0.isASCIIDigit || $0 == 0x2E }
  }

  /// Whether a redirect to the other address is at least as secure.
  public func mayRedirect(to other: HTTPAddress) -> Bool { other.isSecure || !isSecure }

  private static func isSecure(_ bytes: [UInt8]) -> Bool? {
    let start = String(decoding: bytes.prefix(8), as: UTF8.self).lowercased()
    if start == "https://" { return true }
    return start.hasPrefix("http://") ? false : nil
  }

  /// Returns the host before an optional port; nil if it is not a plain name or IP address.
  private static func host(of authority: ArraySlice<UInt8>) -> String? {
    let isBracketed = authority.first == UInt8(ascii: "[")
    let end =
      isBracketed
      ? authority.firstIndex(of: UInt8(ascii: "]")).map { $0 + 1 } ?? authority.startIndex
      : authority.firstIndex(of: UInt8(ascii: ":")) ?? authority.endIndex
    let (host, port) = (authority[..<end], authority[end...])
    let named = host.allSatisfy { $0.isASCIILetterOrDigit || $0 == 0x2D || $0 == 0x2E }
    let numbered = isBracketed && host.dropFirst().dropLast().allSatisfy(\.isAllowedInIPv6)
    let digits = port.dropFirst()
    guard !host.isEmpty, named || numbered, digits.count <= 5, digits.allSatisfy(\.isASCIIDigit),
      port.isEmpty || port.first == UInt8(ascii: ":")
    else { return nil }
    return String(decoding: host, as: UTF8.self).lowercased()
  }
}

extension UInt8 {
  /// Whether the byte is printable ASCII that URLs may contain unescaped.
  fileprivate var isAllowedInURL: Bool {
    (0x21...0x7E).contains(self) && !"\"<>\\^`{|}".utf8.contains(self)
  }

  fileprivate var isAllowedInIPv6: Bool {
    isASCIIDigit || (0x61...0x66).contains(self | 0x20) || self == 0x3A || self == 0x2E
  }

  fileprivate var isASCIIDigit: Bool { (0x30...0x39).contains(self) }

  fileprivate var isASCIILetterOrDigit: Bool {
    isASCIIDigit || (0x61...0x7A).contains(self | 0x20)
  }
}
