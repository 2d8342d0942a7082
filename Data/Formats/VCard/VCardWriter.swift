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
  package func write(to output: inout [UInt8]) { write(to: &output, as: .v4) }

  /// The same as vCard 3.0 where that is wanted; see ``downgraded``.
  package func write(to output: inout [UInt8], as version: Version) {
    let card = version == .v3 ? downgraded : upgraded
    ContentFolding.fold("BEGIN:VCARD", into: &output)
    ContentFolding.fold("VERSION:\(version == .v3 ? "3.0" : "4.0")", into: &output)
    for property in card.properties { ContentFolding.fold(property.line, into: &output) }
    ContentFolding.fold("END:VCARD", into: &output)
  }
}

extension VCardProperty {
  /// The property as one line of vCard 4.0, not yet folded.
  fileprivate var line: String {
    let head = (group.map { $0 + "." } ?? "") + spelling
    return parameters.reduce(head) { $0 + ";" + $1.written } + ":"
      + ContentText.onOneLine(value, escapingCommas: false)
  }
}

extension VCardParameter {
  /// `NAME=a,"b:c"`, with what cannot stand there escaped as RFC 6868 has it.
  fileprivate var written: String {
    name + "=" + values.map(ParameterText.written).joined(separator: ",")
  }
}
