extension VCard {
  /// What to call the card's owner: `FN`, else the name's parts, the company, the nickname, an
  /// address or a number; nil when the card has none of them.
  package var displayName: String? {
    let candidates = [
      { first("FN")?.text },
      { first("N").map(VCard.name) },
      { first("ORG")?.components.map(\.tidy).filter { !$0.isEmpty }.joined(separator: " ") },
      {
        first("NICKNAME").flatMap { ContentText.split($0.value, at: UInt8(ascii: ",")).first }
          .map { ContentText.unescaped($0) }
      },
      { emails.first },
      { phones.first?.text },
    ]
    for candidate in candidates {
      if let name = candidate()?.tidy, !name.isEmpty { return name }
    }
    return nil
  }

  /// The name that a value of `N` takes apart.
  static func name(ofParts value: String) -> String {
    name(of: VCardProperty(name: "N", value: value))
  }

  /// A name in parts, of which those stay that are in it as they were; all of it is the family's
  /// where none is.
  static func parts(of name: String, like value: String) -> String {
    let old = VCardProperty(name: "N", value: value).components.map(\.tidy)
    let (family, given) = (old.first ?? "", old.count > 1 ? old[1] : "")
    var parts = (family: name, given: "")
    if !family.isEmpty, name.hasSuffix(" " + family) {
      parts = (family, String(name.dropLast(family.count + 1)))
    } else if !given.isEmpty, name.hasPrefix(given + " ") {
      parts = (String(name.dropFirst(given.count + 1)), given)
    } else if !family.isEmpty, family.isWrittenWithoutSpaces, name.hasPrefix(family) {
      parts = (family, String(name.dropFirst(family.count)))
    }
    return ContentText.escaped(parts.family) + ";" + ContentText.escaped(parts.given) + ";;;"
  }

  /// The name that `N` takes apart, with its parts in the order of its script.
  private static func name(of property: VCardProperty) -> String {
    let parts = property.components.map(\.tidy)
    func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
    let (family, given, middle) = (part(0), part(1), part(2))
    if [family, given, middle].allSatisfy(\.isWrittenWithoutSpaces) {
      return family + given + middle
    }
    return [part(3), given, middle, family, part(4)].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}

extension String {
  /// On one line and without white space at the ends.
  var tidy: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether the text is in Hangul, Han characters or kana only, or empty.
  fileprivate var isWrittenWithoutSpaces: Bool {
    unicodeScalars.allSatisfy {
      switch $0.value {
      case 0x1100...0x11FF, 0x3040...0x30FF, 0x3130...0x318F, 0x3400...0x4DBF,
        0x4E00...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF:
        true
      default: false
      }
    }
  }
}
