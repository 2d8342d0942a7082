/// The lines of a card file as they were before they were folded.
///
/// Folding is undone on bytes, because programs break lines within a character.
struct VCardLines {
  private var lines: TextLines
  private var ahead: TextLine?

  init(limit: Int, source: @escaping () throws -> [UInt8]) {
    lines = TextLines(limit: limit, source: source)
  }

  /// The next line that is not empty; nil at the end.
  mutating func next() throws -> TextLine? {
    var line: TextLine?
    repeat {
      line = try ahead ?? lines.next()
      ahead = nil
    } while line?.bytes.isEmpty ?? false
    guard var line else { return nil }
    var encoding: LineEncoding?
    while let more = try lines.next() {
      encoding = encoding ?? LineEncoding(of: line.bytes)
      guard let rest = VCardLines.continuation(of: line, in: encoding, by: more) else {
        ahead = more
        break
      }
      if line.endsSoftly, encoding == .quotedPrintable { line.bytes.removeLast() }
      append(rest, of: more, to: &line)
    }
    return line
  }

  private func append(_ rest: ArraySlice<UInt8>, of more: TextLine, to line: inout TextLine) {
    let room = lines.limit - line.bytes.count
    line.bytes.append(contentsOf: rest.prefix(room))
    line.isCut = line.isCut || more.isCut || rest.count > room
  }

  /// What the next line adds to this one; nil when it is a line of its own.
  private static func continuation(
    of line: TextLine, in encoding: LineEncoding?, by next: TextLine
  ) -> ArraySlice<UInt8>? {
    if line.endsSoftly, encoding == .quotedPrintable, !next.isMark { return next.bytes[...] }
    if next.bytes.first?.isBlank ?? false { return next.bytes.dropFirst() }
    // Some programs break base64 without the space that folding asks for.
    if encoding == .base64, next.isBareBase64 { return next.bytes[...] }
    return nil
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
    guard let parts = VCardLineParts(Array(bytes.prefix(longest))) else {
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
