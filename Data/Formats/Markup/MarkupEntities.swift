/// Character references of HTML and XML: `&amp;`, `&#39;`, `&eacute;`.
enum MarkupEntities {
  /// Returns the decoded text; unknown references are kept.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(.ampersand) else { return text }
    let bytes = Array(text.utf8)
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == .ampersand, let (meant, end) = entity(bytes, at: index) {
        plain.append(contentsOf: String(meant).utf8)
        index = end
      } else {
        plain.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }

  /// Returns the character of the reference at the ampersand, and the index after it.
  private static func entity(_ bytes: [UInt8], at mark: Int) -> (Unicode.Scalar, Int)? {
    let room = bytes[(mark + 1)..<min(mark + 12, bytes.count)]
    guard let end = room.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: room[..<end], as: UTF8.self)
    let scalar = name.hasPrefix("#") ? numericReference(name.dropFirst()) : namedReferences[name]
    return scalar.map { ($0, end + 1) }
  }

  private static func numericReference(_ text: Substring) -> Unicode.Scalar? {
    let isHex = text.first == "x" || text.first == "X"
    let digits = isHex ? text.dropFirst() : text
    guard digits.first?.isHexDigit == true,
      let number = UInt32(digits, radix: isHex ? 16 : 10), number > 0
    else { return nil }
    // Windows-1252 codes; in Unicode these numbers are control characters.
    if (0x80...0x9F).contains(number) {
      return systemConversion(of: [UInt8(number)], from: "CP1252")?.unicodeScalars.first
    }
    return Unicode.Scalar(number)
  }

  private static let namedReferences: [String: Unicode.Scalar] = {
    var named: [String: Unicode.Scalar] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
      "ndash": "\u{2013}", "mdash": "\u{2014}", "lsquo": "\u{2018}", "rsquo": "\u{2019}",
      "sbquo": "\u{201A}", "ldquo": "\u{201C}", "rdquo": "\u{201D}", "bdquo": "\u{201E}",
      "bull": "\u{2022}", "hellip": "\u{2026}", "lsaquo": "\u{2039}", "rsaquo": "\u{203A}",
      "euro": "\u{20AC}", "trade": "\u{2122}", "OElig": "\u{152}", "oelig": "\u{153}",
      "ensp": " ", "emsp": " ", "thinsp": " ", "zwj": "\u{200D}", "zwnj": "\u{200C}",
    ]
    for (place, name) in latin.split(whereSeparator: \.isWhitespace).enumerated() {
      named[String(name)] = Unicode.Scalar(UInt8(truncatingIfNeeded: 0xA0 + place))
    }
    return named
  }()

  /// Names of U+00A0 to U+00FF.
  private static let latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr
    deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest
    Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml
    Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times
    Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig
    agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml
    igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide
    oslash ugrave uacute ucirc uuml yacute thorn yuml
    """
}

extension UInt8 {
  static let ampersand = UInt8(ascii: "&")
  static let lessThan = UInt8(ascii: "<")
  static let greaterThan = UInt8(ascii: ">")
}
