extension ContentLines {
  /// The lines of a card file, of which some programs break more than folding allows.
  init(
    ofCards limit: Int, keepingRaw keepsRaw: Bool = false, source: @escaping () throws -> [UInt8]
  ) {
    self.init(limit: limit, keepingRaw: keepsRaw, source: source) { line, next in
      if line.endsSoftly, !next.isMark, LineEncoding(of: line.bytes) == .quotedPrintable {
        line.bytes.removeLast()
        return next.bytes[...]
      }
      // Some programs break base64 without the space that folding asks for.
      return next.isBareBase64 && LineEncoding(of: line.bytes) == .base64 ? next.bytes[...] : nil
    }
  }
}

extension ICalendarLine {
  /// Whether a line of a card takes the next one for its own.
  var goesOn: Bool {
    bytes.last == UInt8(ascii: "=") && LineEncoding(of: bytes) == .quotedPrintable
  }
}

/// How the value of a line is written, as far as that decides where it ends.
private enum LineEncoding {
  case plain
  case quotedPrintable
  case base64

  /// Nil while the line does not reach to its value.
  init?(of bytes: [UInt8]) {
    // Bounded, because this is asked again for every line that is added to a long one.
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
  /// Whether the line ends as quoted-printable text does that goes on.
  fileprivate var endsSoftly: Bool { bytes.last == UInt8(ascii: "=") }

  fileprivate var isMark: Bool {
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
