extension VCard {
  /// Display name of the card: `FN`, else the parts of the name, the company, the nickname, an
  /// e-mail address or a phone number; nil if there are none.
  package var displayName: String? {
    let candidates = [
      { first("FN")?.text },
      { first("N").map(VCard.name) },
      { first("ORG")?.components.map(\.singleLine).filter { !$0.isEmpty }.joined(separator: " ") },
      {
        first("NICKNAME").flatMap { ContentText.split($0.value, at: UInt8(ascii: ",")).first }
          .map { ContentText.unescaped($0) }
      },
      { emails.first },
      { phones.first?.text },
    ]
    for candidate in candidates {
      if let name = candidate()?.singleLine, !name.isEmpty { return name }
    }
    return nil
  }

  /// Returns the value of `N` for a changed name. Parts that the new name still contains, or that
  /// the old one did not contain, stay; the rest of the new name replaces the removed parts. If
  /// nothing matches, the whole name becomes the family name.
  static func nameParts(_ value: String, saying name: String, insteadOf old: String) -> String {
    let property = VCardProperty(name: "N", value: value)
    var written = ContentText.split(value, at: UInt8(ascii: ";")).map { String($0) }
    var (rest, before, gone) = (name.singleLine, old.singleLine, [Int]())
    for (index, part) in property.components.map(\.singleLine).enumerated() where !part.isEmpty {
      let isOld = before.without(part).map { before = $0 } != nil
      if let left = rest.without(part) {
        rest = left
      } else if isOld {
        gone.append(index)
        written[index] = ""
      }
    }
    // Text of the old name outside its parts does not belong to the new name.
    if !before.isEmpty { rest = rest.without(before) ?? rest }
    let wasWhole = self.name(of: property) == old.singleLine
    if gone.isEmpty, rest.isEmpty || !wasWhole { return value }
    if !rest.isEmpty {
      // Text added between unchanged parts becomes the middle name.
      let place = gone.first ?? 2
      while written.count <= place { written.append("") }
      if written[place].isEmpty { written[place] = ContentText.escaped(rest) }
    }
    let made = written.joined(separator: ";")
    let isSaid = self.name(of: VCardProperty(name: "N", value: made)) == name.singleLine
    if isSaid || !wasWhole, !(gone.contains(0) && gone.contains(1)) { return made }
    return ContentText.escaped(name) + ";;;;"
  }

  /// Returns the full name of the parts in the order of their script.
  private static func name(of property: VCardProperty) -> String {
    let parts = property.components.map(\.singleLine)
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
  /// The text on one line without white space at the ends.
  var singleLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns the text without those words, or those characters if the name is written without
  /// spaces; nil if it does not contain them.
  fileprivate func without(_ part: String) -> String? {
    if part.isWrittenWithoutSpaces {
      return Array(self).without(Array(part)).map { String($0).singleLine }
    }
    return split(separator: " ").without(part.split(separator: " "))?.joined(separator: " ")
  }

  /// Whether the text consists of Hangul, Han characters and kana only, or is empty.
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

extension Array where Element: Equatable {
  /// Returns the array without the first such run of elements; nil if it does not contain them.
  fileprivate func without(_ others: [Element]) -> [Element]? {
    guard others.count <= count else { return nil }
    for start in 0...(count - others.count)
    where self[start..<(start + others.count)].elementsEqual(others) {
      return Array(self[..<start] + self[(start + others.count)...])
    }
    return nil
  }
}
