extension VCard {
  /// The card as vCard 3.0. Converts birthdays without a year, embedded pictures, preferred numbers
  /// and numbers as URLs, and adds the `N` that 3.0 requires.
  package var downgraded: VCard {
    let card = upgraded
    var older = VCard(version: .v3, properties: card.properties.map(\.downgraded))
    if older.first("N") == nil, let name = card.first("FN") {
      let place = older.properties.firstIndex { $0.name == "FN" }.map { $0 + 1 } ?? 0
      older.properties.insert(VCardProperty(name: "N", value: name.value + ";;;;"), at: place)
    }
    return older
  }
}

extension VCardProperty {
  /// Year that Apple's programs write for a date without a year.
  private static let placeholderYear = "1604"

  fileprivate var downgraded: VCardProperty {
    var property = self
    if values(of: "PREF").contains("1") {
      property.parameters.removeAll { $0.name == "PREF" }
      property.parameters.append(VCardParameter("TYPE", "pref"))
    }
    if name == "BDAY", values(of: "VALUE").isEmpty { property.downgradeBirthday() }
    if name == "TEL", value.utf8.startsIgnoringCase("tel:") {
      property.parameters.removeAll { $0.name == "VALUE" }
      property.value = String(value.dropFirst(4)).replacingSemicolons
    }
    if ["PHOTO", "LOGO", "SOUND", "KEY"].contains(name) { property.downgradeEmbedded() }
    return property
  }

  /// Converts a birthday without a year, such as `--0321`, to the year that Apple's and Google's
  /// programs display as none.
  private mutating func downgradeBirthday() {
    guard let date = CardDate(text.utf8.trimmedBlanks), date.time.isEmpty else { return }
    let year = date.year.map { $0.digits(4) } ?? Self.placeholderYear
    if date.year == nil {
      parameters.append(VCardParameter("X-APPLE-OMIT-YEAR", Self.placeholderYear))
    }
    value = year + "-" + date.month.digits(2) + "-" + date.day.digits(2)
  }

  /// Converts a `data:` URL to Base64 with its type.
  private mutating func downgradeEmbedded() {
    guard value.utf8.startsIgnoringCase("data:"),
      let mark = value.utf8.firstIndex(of: UInt8(ascii: ",")),
      value[..<mark].utf8.suffix(7).equalsIgnoringCase(";base64")
    else { return }
    let media = value[..<mark].dropFirst(5).prefix { $0 != ";" }
    let type = media.split(separator: "/").last.map { $0.uppercased() } ?? ""
    parameters.removeAll { $0.name == "VALUE" || $0.name == "MEDIATYPE" }
    parameters.append(VCardParameter("ENCODING", "b"))
    if !type.isEmpty { parameters.append(VCardParameter("TYPE", type)) }
    value = String(value[value.index(after: mark)...])
  }
}

extension String {
  /// The text with its semicolons, as before an extension in a `tel:` URL, escaped for vCard 3.0.
  fileprivate var replacingSemicolons: String {
    guard let mark = firstIndex(of: ";") else { return self }
    return String(self[..<mark]) + "\\" + String(self[mark...])
  }
}
