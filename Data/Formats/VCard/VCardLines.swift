extension ContentLines {
  /// Reads the lines of a vCard file. Also joins lines that some programs break without marking the
  /// continuation by a space.
  init(
    ofCards limit: Int, keepingRaw keepsRaw: Bool = false, source: @escaping () throws -> [UInt8]
  ) {
    self.init(limit: limit, keepingRaw: keepsRaw, source: source) { line, next in
      if line.endsWithSoftBreak, !next.isCardBoundary,
        LineEncoding(of: line.bytes) == .quotedPrintable
      {
        line.bytes.removeLast()
        return next.bytes[...]
      }
      // A continuation of Base64 without the space that marks it.
      return next.isBareBase64 && LineEncoding(of: line.bytes) == .base64 ? next.bytes[...] : nil
    }
  }
}

extension ICalendarLine {
  /// Whether the line is continued on the next one by quoted-printable.
  var continuesOnNextLine: Bool {
    bytes.last == UInt8(ascii: "=") && LineEncoding(of: bytes) == .quotedPrintable
  }
}

/// Encoding of a value, which determines whether the next line continues it.
private enum LineEncoding {
  case plain
  case quotedPrintable
  case base64

  /// Determines the encoding from the beginning of a line; nil as long as that does not reach the
  /// value.
  init?(of bytes: [UInt8]) {
    // Examine only the beginning, because this is repeated for each part of a long line.
    let longest = 1000
    guard let parts = ContentLineParts(Array(bytes.prefix(longest))) else {
      guard bytes.count > longest else { return nil }
      self = .plain
      return
    }
    let words = parts.parameters.map(\.trimmedBlanks)
    func has(_ names: StaticString...) -> Bool {
      words.contains { word in names.contains { word.equalsIgnoringCase($0) } }
    }
    if has("QUOTED-PRINTABLE", "ENCODING=QUOTED-PRINTABLE") {
      self = .quotedPrintable
    } else {
      self = has("BASE64", "ENCODING=BASE64", "ENCODING=B") ? .base64 : .plain
    }
  }
}

extension TextLine {
  /// Whether the line ends with a soft line break of quoted-printable.
  fileprivate var endsWithSoftBreak: Bool { bytes.last == UInt8(ascii: "=") }

  fileprivate var isCardBoundary: Bool {
    bytes.startsIgnoringCase("END:VCARD") || bytes.startsIgnoringCase("BEGIN:VCARD")
  }

  fileprivate var isBareBase64: Bool {
    !bytes.isEmpty
      && bytes.allSatisfy {
        $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "/")
          || $0 == UInt8(ascii: "=")
      }
  }
}
