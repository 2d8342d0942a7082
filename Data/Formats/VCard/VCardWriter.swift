extension VCard {
  /// The card as vCard 4.0, whatever version it was read from; see ``upgraded``.
  package var bytes: [UInt8] { bytes(as: .v4) }

  /// The card as vCard 4.0, as ``bytes``.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The same as vCard 3.0 where that is wanted; see ``downgraded``. Lines have at most 75 bytes
  /// and end in CRLF.
  func bytes(as version: Version) -> [UInt8] {
    let card = version == .v3 ? downgraded : upgraded
    var output: [UInt8] = []
    ContentFolding.fold("BEGIN:VCARD", into: &output)
    ContentFolding.fold("VERSION:\(version == .v3 ? "3.0" : "4.0")", into: &output)
    for property in card.properties { ContentFolding.fold(property.line, into: &output) }
    ContentFolding.fold("END:VCARD", into: &output)
    return output
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
