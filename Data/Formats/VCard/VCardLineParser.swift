import HearthDomain

/// Reads one line of a card as a property.
struct VCardLineParser {
  /// The version of the card; its rules for escapes differ.
  let version: VCard.Version?
  /// That of text which names none and is no UTF-8.
  private let charset: Charset
  private var facts: [ImportFact] = []

  init(version: VCard.Version?, charset: Charset) {
    self.version = version
    self.charset = charset
  }

  /// What was found odd since this was asked last.
  mutating func takeFacts() -> [ImportFact] {
    defer { facts = [] }
    return facts
  }

  /// The property; a line that is none becomes one of a name of our own, and a fact.
  mutating func property(from line: [UInt8]) -> VCardProperty {
    guard let parts = ContentLineParts(line) else { return unreadable(line) }
    let (group, name) = name(parts.name.trimmedBlanks)
    var property = VCardProperty(group: group, name: name, value: "")
    // A value that was decoded to `VCARD` must not end the card when it is written again, nor
    // may the name of something with a card within bring lines of its own.
    guard !["", "BEGIN", "END"].contains(property.name), !parts.name.contains(.lineFeed) else {
      return unreadable(line)
    }
    property.parameters = parts.parameters.compactMap { parameter($0) }
    property.value = value(parts.value, of: property)
    property.parameters.removeAll { $0.isUndone }
    return property
  }

  private mutating func unreadable(_ line: [UInt8]) -> VCardProperty {
    let text = text(line, of: nil)
    facts.append(.unreadableLine(text: ImportFact.excerpt(text)))
    return VCardProperty(name: VCardProperty.unreadable, value: ContentText.escaped(text))
  }

  private mutating func name(_ bytes: ArraySlice<UInt8>) -> (group: String?, name: String) {
    let dot = bytes.lastIndex(of: UInt8(ascii: "."))
    let group = dot.map { text(Array(bytes[..<$0]), of: nil) }
    let name = dot.map { bytes[($0 + 1)...] } ?? bytes
    return (group, text(Array(name.trimmedBlanks), of: nil))
  }

  private mutating func parameter(_ bytes: ArraySlice<UInt8>) -> VCardParameter? {
    guard !bytes.trimmedBlanks.isEmpty else { return nil }
    // Quotes belong to values; whatever has some before its name ends is a bare value.
    guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")),
      !bytes[..<equals].contains(ContentLineParts.quote)
    else {
      let word = parameterText(bytes)
      return VCardParameter(VCardParameter.name(ofBare: word), word)
    }
    return VCardParameter(
      name: text(Array(bytes[..<equals].trimmedBlanks), of: nil).uppercased(),
      values: ContentLineParts.split(bytes[(equals + 1)...], at: UInt8(ascii: ","))
        .map { parameterText($0) })
  }

  private mutating func parameterText(_ bytes: ArraySlice<UInt8>) -> String {
    let raw = text(bytes.trimmedBlanks.filter { $0 != ContentLineParts.quote }, of: nil)
    return version == .v2 ? raw : ParameterText.withoutCarets(raw)
  }

  private mutating func value(_ bytes: ArraySlice<UInt8>, of property: VCardProperty) -> String {
    if property.isBase64 { return text(bytes.filter { !$0.isBlank }, of: property) }
    let plain =
      property.isQuotedPrintable
      ? HexEscapes.decoded(bytes, mark: UInt8(ascii: "=")) : Array(bytes)
    let text = text(plain, of: property)
    if property.name == "AGENT", plain.contains(.lineFeed) { return ContentText.escaped(text) }
    return ContentText.onOneLine(
      text, escapingCommas: version == .v2 && property.hasPlainCommas)
  }

  private mutating func text(_ bytes: [UInt8], of property: VCardProperty?) -> String {
    let field = property?.name ?? ""
    let name = property?.values(of: "CHARSET").first
    var declared = name.flatMap { Charset(name: $0) }
    // Lines were found by bytes, so that UTF-16 can only be there in escapes.
    if declared?.isUTF16 ?? false, property?.isQuotedPrintable == false { declared = nil }
    guard
      let decoded = try? DecodedText(
        bytes, declared: declared, otherwise: charset, isWithinFile: true)
    else {
      facts.append(.notText(field: field))
      return DecodedText.strictly(bytes, as: .windows1252) ?? DecodedText.latin1(bytes)
    }
    if let name, declared != decoded.charset, declared?.isUTF16 != true {
      facts.append(.wrongCharset(field: field, name: ImportFact.excerpt(name)))
    }
    return decoded.text
  }
}

extension VCardProperty {
  /// The name under which a line is kept that is no property.
  static let unreadable = "X-HEARTH-UNREADABLE"

  fileprivate var isQuotedPrintable: Bool {
    values(of: "ENCODING").contains { $0.utf8.equalsIgnoringCase("QUOTED-PRINTABLE") }
  }

  /// Whether a comma in 2.1 is nothing but a comma, while later versions split values there.
  fileprivate var hasPlainCommas: Bool {
    ["N", "FN", "NOTE", "ADR", "ORG", "TITLE", "ROLE", "LABEL", "SORT-STRING"].contains(name)
  }
}

extension VCardParameter {
  /// Whether the parameter tells only how the value was encoded in the file.
  fileprivate var isUndone: Bool {
    if name == "CHARSET" { return true }
    guard name == "ENCODING" else { return false }
    return values.contains {
      ["quoted-printable", "8bit", "7bit"].contains($0.lowercased())
    }
  }

  /// The name that 2.1 lets out: `TEL;CELL` is `TEL;TYPE=CELL`.
  fileprivate static func name(ofBare word: String) -> String {
    switch word.uppercased() {
    case "QUOTED-PRINTABLE", "BASE64", "8BIT", "7BIT": "ENCODING"
    case "URL", "INLINE", "CONTENT-ID", "CID": "VALUE"
    default: "TYPE"
    }
  }
}
