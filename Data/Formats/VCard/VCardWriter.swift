extension VCard {
  /// The card as vCard 4.0; see ``upgraded``.
  package var bytes: [UInt8] { bytes(as: .v4) }

  /// ``bytes`` as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns the card as vCard 3.0 or 4.0; see ``downgraded`` and ``upgraded``. Lines have at most
  /// 75 bytes and end in CRLF.
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
  /// The property as an unfolded line of vCard 4.0.
  fileprivate var line: String {
    let head = (group.map { $0 + "." } ?? "") + spelling
    return parameters.reduce(head) { $0 + ";" + $1.encoded } + ":"
      + ContentText.onOneLine(value, escapingCommas: false)
  }
}

extension VCardParameter {
  /// The parameter as `NAME=a,"b:c"`, escaped as in RFC 6868.
  fileprivate var encoded: String {
    name + "=" + values.map(ParameterText.escaped).joined(separator: ",")
  }
}
