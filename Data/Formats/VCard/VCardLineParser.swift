import HearthDomain

/// Parses a line of a card as a property.
struct VCardLineParser {
  /// Version of the card, which determines how values are escaped.
  let version: VCard.Version?
  /// Charset assumed for text that is not UTF-8 and declares no charset.
  private let charset: Charset
  private var facts: [ImportFact] = []

  init(version: VCard.Version?, charset: Charset) {
    self.version = version
    self.charset = charset
  }

  /// Returns and clears the facts about lines parsed since the last call.
  mutating func takeFacts() -> [ImportFact] {
    defer { facts = [] }
    return facts
  }

  /// Parses the line. A malformed line becomes a property named ``unreadableName``, and is
  /// reported.
  mutating func parseProperty(from line: [UInt8]) -> VCardProperty {
    guard let parts = ContentLineParts(line) else { return makeUnreadable(line) }
    let (group, name) = parseName(parts.name.trimmedBlanks)
    var property = VCardProperty(group: group, name: name, value: "")
    // Reject names that would change the structure when the card is written: a decoded value must
    // not become an `END:VCARD` line, and a name must not contain further lines.
    guard !["", "BEGIN", "END"].contains(property.name), !parts.name.contains(.lineFeed) else {
      return makeUnreadable(line)
    }
    property.parameters = parts.parameters.compactMap { parseParameter($0) }
    property.value = decodeValue(parts.value, of: property)
    property.parameters.removeAll { $0.isEncodingOnly }
    return property
  }

  private mutating func makeUnreadable(_ line: [UInt8]) -> VCardProperty {
    let text = decodeText(line, of: nil)
    facts.append(.unreadableLine(text: ImportFact.excerpt(text)))
    return VCardProperty(name: VCardProperty.unreadableName, value: ContentText.escaped(text))
  }

  private mutating func parseName(_ bytes: ArraySlice<UInt8>) -> (group: String?, name: String) {
    let dot = bytes.lastIndex(of: UInt8(ascii: "."))
    let group = dot.map { decodeText(Array(bytes[..<$0]), of: nil) }
    let name = dot.map { bytes[($0 + 1)...] } ?? bytes
    return (group, decodeText(Array(name.trimmedBlanks), of: nil))
  }

  private mutating func parseParameter(_ bytes: ArraySlice<UInt8>) -> VCardParameter? {
    guard !bytes.trimmedBlanks.isEmpty else { return nil }
    // A quote before the first `=` means that the text has no name: quotes occur only in values.
    guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")),
      !bytes[..<equals].contains(ContentLineParts.quote)
    else {
      let word = decodeParameter(bytes)
      return VCardParameter(VCardParameter.name(ofBare: word), word)
    }
    return VCardParameter(
      name: decodeText(Array(bytes[..<equals].trimmedBlanks), of: nil).uppercased(),
      values: ContentLineParts.split(bytes[(equals + 1)...], at: UInt8(ascii: ","))
        .map { decodeParameter($0) })
  }

  private mutating func decodeParameter(_ bytes: ArraySlice<UInt8>) -> String {
    let raw = decodeText(bytes.trimmedBlanks.filter { $0 != ContentLineParts.quote }, of: nil)
    return version == .v2 ? raw : ParameterText.unescaped(raw)
  }

  private mutating func decodeValue(_ bytes: ArraySlice<UInt8>, of property: VCardProperty)
    -> String
  {
    if property.isBase64 { return decodeText(bytes.filter { !$0.isBlank }, of: property) }
    let plain =
      property.isQuotedPrintable
      ? HexEscapes.decoded(bytes, mark: UInt8(ascii: "=")) : Array(bytes)
    let text = decodeText(plain, of: property)
    if property.name == "AGENT", plain.contains(.lineFeed) { return ContentText.escaped(text) }
    return ContentText.onOneLine(
      text, escapingCommas: version == .v2 && property.hasPlainCommas)
  }

  private mutating func decodeText(_ bytes: [UInt8], of property: VCardProperty?) -> String {
    let field = property?.name ?? ""
    let name = property?.values(of: "CHARSET").first
    var declared = name.flatMap { Charset(name: $0) }
    // Lines were split by bytes, so UTF-16 cannot occur except in quoted-printable.
    if declared?.isUTF16 ?? false, property?.isQuotedPrintable == false { declared = nil }
    guard
      let decoded = try? DecodedText(
        bytes, declared: declared, otherwise: charset, isWithinFile: true)
    else {
      facts.append(.notText(field: field))
      return DecodedText.decodedStrictly(bytes, as: .windows1252) ?? DecodedText.latin1(bytes)
    }
    if let name, declared != decoded.charset, declared?.isUTF16 != true {
      facts.append(.wrongCharset(field: field, name: ImportFact.excerpt(name)))
    }
    return decoded.text
  }
}

extension VCardProperty {
  /// Name of a property for a malformed line.
  static let unreadableName = "X-HEARTH-UNREADABLE"

  fileprivate var isQuotedPrintable: Bool {
    values(of: "ENCODING").contains { $0.utf8.equalsIgnoringCase("QUOTED-PRINTABLE") }
  }

  /// Whether a comma is plain text, as in version 2.1; later versions separate values by commas.
  fileprivate var hasPlainCommas: Bool {
    ["N", "FN", "NOTE", "ADR", "ORG", "TITLE", "ROLE", "LABEL", "SORT-STRING"].contains(name)
  }
}

extension VCardParameter {
  /// Whether the parameter only describes how the value is encoded in the file.
  fileprivate var isEncodingOnly: Bool {
    if name == "CHARSET" { return true }
    guard name == "ENCODING" else { return false }
    return values.contains {
      ["quoted-printable", "8bit", "7bit"].contains($0.lowercased())
    }
  }

  /// Returns the name of a parameter given without one, as in version 2.1: `TEL;CELL` means
  /// `TEL;TYPE=CELL`.
  fileprivate static func name(ofBare word: String) -> String {
    switch word.uppercased() {
    case "QUOTED-PRINTABLE", "BASE64", "8BIT", "7BIT": "ENCODING"
    case "URL", "INLINE", "CONTENT-ID", "CID": "VALUE"
    default: "TYPE"
    }
  }
}
