import HearthDomain

extension HTTPAddress {
  /// Returns the address with these parameters, percent-encoded; nil if it is too long.
  package func withQuery(_ parameters: [(name: String, value: String)]) -> HTTPAddress? {
    let plain = text.prefix { $0 != "#" }
    let query = parameters.map { "\($0.name.escapedInQuery)=\($0.value.escapedInQuery)" }
      .joined(separator: "&")
    return HTTPAddress(plain + (plain.contains("?") ? "&" : "?") + query)
  }

  package func appending(path: String) -> HTTPAddress? {
    let plain = text.prefix { $0 != "#" && $0 != "?" }
    return HTTPAddress((plain.hasSuffix("/") ? plain.dropLast() : plain) + "/" + path)
  }
}

extension String {
  /// The text percent-encoded for a query.
  var escapedInQuery: String {
    var bytes: [UInt8] = []
    for byte in utf8 {
      if byte.isASCIILetterOrDigit || "-._~".utf8.contains(byte) {
        bytes.append(byte)
      } else {
        bytes += [0x25, hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

private let hexDigits = Array("0123456789ABCDEF".utf8)
