import HearthDomain

extension VCard {
  /// The same card in the forms of vCard 4.0, which has one way to say what older versions say
  /// in several: birthdays, embedded pictures and sounds, preferred numbers and addresses.
  ///
  /// What needs no change stays as it was read, unknown properties among it.
  package var upgraded: VCard {
    var card = VCard(version: .v4, properties: properties.map(\.upgraded))
    guard all("FN").allSatisfy(\.isBlank), let name = displayName else { return card }
    // 4.0 asks for a name to show, and readers refuse a card without one.
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

  /// `TYPE=PREF` becomes `PREF=1`.
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
    // A year of 1900 may be one of a family tree; the others are known to mean none.
    let isKept = year != nil || date.year == 1900 && values(of: "X-APPLE-OMIT-YEAR").isEmpty
    parameters.removeAll { $0.name == "X-APPLE-OMIT-YEAR" || $0.name == "VALUE" }
    let start = isKept ? date.year.map { $0.digits(4) } ?? "--" : "--"
    value = start + date.month.digits(2) + date.day.digits(2)
    if !date.time.isEmpty { value += "T" + ContentText.escaped(date.time) }
  }

  /// Says that the value is no date, where it is neither said nor a date that lacks something.
  private mutating func markAsText() {
    guard values(of: "VALUE").isEmpty, values(of: "CALSCALE").isEmpty, !text.isPartialDate else {
      return
    }
    parameters.append(VCardParameter("VALUE", "text"))
  }

  /// Base64 becomes a `data:` address where 4.0 expects an address.
  private mutating func upgradeEmbedded() {
    guard ["PHOTO", "LOGO", "SOUND", "KEY"].contains(name) else { return }
    let media = MediaType(of: self)
    let places = types.filter(MediaType.places.contains)
    parameters.removeAll { ["ENCODING", "TYPE", "VALUE", "MEDIATYPE"].contains($0.name) }
    if !places.isEmpty { parameters.append(VCardParameter(name: "TYPE", values: places)) }
    value = "data:\(media.name);base64,\(value)"
  }
}

extension VCardParameter {
  /// `VALUE=URL` is `VALUE=uri` in 4.0.
  fileprivate var upgraded: VCardParameter {
    guard name == "VALUE" else { return self }
    return VCardParameter(
      name: name, values: values.map { $0.utf8.equalsIgnoringCase("url") ? "uri" : $0 })
  }
}

/// What kind of data a property embeds.
private struct MediaType {
  /// Types that tell where something is used, and not what it is.
  static let places = ["home", "work"]

  let name: String

  init(of property: VCardProperty) {
    let known = property.values(of: "MEDIATYPE") + property.types
    let type = known.first { !$0.isEmpty && !(MediaType.places + ["pref"]).contains($0) }
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
  /// Whether the text is a date that lacks its month or day, as 4.0 allows it.
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
