extension VCard {
  /// The card as vCard 4.0, whatever version it was read from; see ``upgraded``.
  package var bytes: [UInt8] {
    var output: [UInt8] = []
    write(to: &output)
    return output
  }

  /// The card as vCard 4.0, as ``bytes``.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends the card as vCard 4.0: lines of at most 75 bytes that end in CRLF.
  package func write(to output: inout [UInt8]) {
    VCard.fold("BEGIN:VCARD", into: &output)
    VCard.fold("VERSION:4.0", into: &output)
    for property in upgraded.properties { VCard.fold(property.line, into: &output) }
    VCard.fold("END:VCARD", into: &output)
  }

  /// Appends one line, broken between characters.
  private static func fold(_ line: String, into output: inout [UInt8]) {
    let bytes = Array(line.utf8)
    var start = 0
    var width = 75
    while bytes.count - start > width {
      var end = start + width
      // No character has more than four bytes, so this ends soon.
      while bytes[end] & 0xC0 == 0x80 { end -= 1 }
      output += bytes[start..<end]
      output += [.carriageReturn, .lineFeed, .space]
      start = end
      width = 74
    }
    output += bytes[start...]
    output += [.carriageReturn, .lineFeed]
  }
}

extension VCardProperty {
  /// The property as one line of vCard 4.0, not yet folded.
  fileprivate var line: String {
    let head = (group.map { $0 + "." } ?? "") + spelling
    return parameters.reduce(head) { $0 + ";" + $1.written } + ":"
      + VCardText.onOneLine(value, escapingCommas: false)
  }
}

extension VCardParameter {
  /// `NAME=a,"b:c"`, with what cannot stand there escaped as RFC 6868 has it.
  fileprivate var written: String {
    name + "=" + values.map(VCardParameter.written).joined(separator: ",")
  }

  private static func written(_ value: String) -> String {
    var escaped = ""
    // Blanks at the ends are taken for slips where no quotes hold them.
    var needsQuotes = value.utf8.first?.isBlank ?? false || value.utf8.last?.isBlank ?? false
    for scalar in value.unicodeScalars {
      switch scalar {
      case "^": escaped += "^^"
      case "\"": escaped += "^'"
      case "\n", "\r": escaped += "^n"
      default:
        needsQuotes = needsQuotes || [",", ";", ":"].contains(scalar)
        escaped.unicodeScalars.append(scalar)
      }
    }
    return needsQuotes ? "\"\(escaped)\"" : escaped
  }
}
