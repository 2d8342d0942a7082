import HearthDomain

extension VCard {
  /// The card as vCard 4.0. Converts what older versions write in several forms: birthdays,
  /// embedded pictures and sounds, preferred numbers and addresses.
  ///
  /// Everything else stays as it was read, including unknown properties.
  package var upgraded: VCard {
    var card = VCard(version: .v4, properties: properties.map(\.upgraded))
    guard all("FN").allSatisfy(\.isBlank), let name = displayName else { return card }
    // Add FN, which 4.0 requires: readers reject a card without it.
    if card.first("FN") == nil {
      card.properties.insert(VCardProperty(name: "FN", value: ""), at: 0)
    }
    card.set("FN", to: name)
    return card
  }
}

extension VCardProperty {
  fileprivate var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

  fileprivate var upgraded: VCardProperty {
    var property = self
    property.upgradePreference()
    property.parameters = property.parameters.map(\.upgraded)
    if name == "BDAY" { property.upgradeBirthday() }
    if isBase64 { property.upgradeEmbedded() }
    return property
  }

  /// Converts `TYPE=PREF` to `PREF=1`.
  private mutating func upgradePreference() {
    guard types.contains("pref") else { return }
    for index in parameters.indices where parameters[index].name == "TYPE" {
      parameters[index].values.removeAll { $0.utf8.equalsIgnoringCase("pref") }
    }
    parameters.removeAll { $0.name == "TYPE" && $0.values.isEmpty }
    if values(of: "PREF").isEmpty, !types.contains("pref") {
      parameters.append(VCardParameter("PREF", "1"))
    }
  }

  private mutating func upgradeBirthday() {
    guard case .solar(let year, _, _)? = Birthday(solar: self),
      let date = CardDate(text.utf8.trimmedBlanks)
    else { return markAsText() }
    // Keep 1900 unless it is marked as omitted, since it may be real; other placeholder years
    // always mean none.
    let isKept = year != nil || date.year == 1900 && values(of: "X-APPLE-OMIT-YEAR").isEmpty
    parameters.removeAll { $0.name == "X-APPLE-OMIT-YEAR" || $0.name == "VALUE" }
    let start = isKept ? date.year.map { $0.digits(4) } ?? "--" : "--"
    value = start + date.month.digits(2) + date.day.digits(2)
    if !date.time.isEmpty { value += "T" + ContentText.escaped(date.time) }
  }

  /// Declares that a value is text, unless a type is declared or the value is an incomplete date.
  private mutating func markAsText() {
    guard values(of: "VALUE").isEmpty, values(of: "CALSCALE").isEmpty, !text.isPartialDate else {
      return
    }
    parameters.append(VCardParameter("VALUE", "text"))
  }

  /// Converts Base64 to a `data:` URL, as 4.0 requires.
  private mutating func upgradeEmbedded() {
    guard ["PHOTO", "LOGO", "SOUND", "KEY"].contains(name) else { return }
    let media = MediaType(of: self)
    let places = types.filter(MediaType.usageTypes.contains)
    parameters.removeAll { ["ENCODING", "TYPE", "VALUE", "MEDIATYPE"].contains($0.name) }
    if !places.isEmpty { parameters.append(VCardParameter(name: "TYPE", values: places)) }
    value = "data:\(media.name);base64,\(value)"
  }
}

extension VCardParameter {
  /// The parameter with `VALUE=URL` as `VALUE=uri`, as in 4.0.
  fileprivate var upgraded: VCardParameter {
    guard name == "VALUE" else { return self }
    return VCardParameter(
      name: name, values: values.map { $0.utf8.equalsIgnoringCase("url") ? "uri" : $0 })
  }
}

/// Media type of embedded data.
private struct MediaType {
  /// Values of `TYPE` that say where something is used, not what type of data it is.
  static let usageTypes = ["home", "work"]

  let name: String

  init(of property: VCardProperty) {
    let known = property.values(of: "MEDIATYPE") + property.types
    let type = known.first { !$0.isEmpty && !(MediaType.usageTypes + ["pref"]).contains($0) }
    switch (property.name, type) {
    case (_, nil): name = "application/octet-stream"
    case (_, let type?) where type.contains("/"): name = type
    case ("KEY", "pgp"?): name = "application/pgp-keys"
    case ("KEY", "x509"?): name = "application/pkix-cert"
    case ("KEY", let type?): name = "application/\(type)"
    case ("SOUND", "wave"?): name = "audio/wav"
    case ("SOUND", let type?): name = "audio/\(type)"
    case (_, let type?): name = "image/\(type)"
    }
  }
}

extension String {
  /// Whether the text is an incomplete date, such as a year alone, which 4.0 allows.
  fileprivate var isPartialDate: Bool {
    let bytes = Array(utf8)
    let digits = bytes.filter(\.isASCIIDigit).count
    switch bytes.count {
    case 4: return digits == 4
    case 5: return digits == 2 && bytes.starts(with: Array("---".utf8))
    case 7: return digits == 6 && bytes[4] == UInt8(ascii: "-")
    default: return false
    }
  }
}
