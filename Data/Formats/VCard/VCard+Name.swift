extension VCard {
  /// Name of the card to display: `FN`, or else the parts of the name, the company, the nickname,
  /// an e-mail address or a phone number; nil if there is none of these.
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

  /// Returns the value of `N` after a change of the name. Keeps parts that the new name still
  /// contains, and parts that the old name did not contain. What remains of the new name replaces
  /// the first removed part; if the parts cannot be matched, the whole name becomes the family
  /// name.
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
    // Drop words of the old name that were in none of its parts.
    if !before.isEmpty { rest = rest.without(before) ?? rest }
    let wasWhole = self.name(of: property) == old.singleLine
    if gone.isEmpty, rest.isEmpty || !wasWhole { return value }
    if !rest.isEmpty {
      // Text added although no part was removed becomes the middle name.
      let place = gone.first ?? 2
      while written.count <= place { written.append("") }
      if written[place].isEmpty { written[place] = ContentText.escaped(rest) }
    }
    let made = written.joined(separator: ";")
    let isSaid = self.name(of: VCardProperty(name: "N", value: made)) == name.singleLine
    if isSaid || !wasWhole, !(gone.contains(0) && gone.contains(1)) { return made }
    return ContentText.escaped(name) + ";;;;"
  }

  /// Returns the full name made of the parts, in the order usual for their script: family name
  /// first and without spaces for Hangul, Han characters and kana.
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
    isPlainLine ? self : split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether the text is already on one line: printable ASCII and Hangul syllables, with single
  /// spaces between them. Most names are, and examining all characters is slow.
  private var isPlainLine: Bool {
    var isSpace = true
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x20 where !isSpace: isSpace = true
      case 0x21...0x7E, 0xAC00...0xD7A3: isSpace = false
      default: return false
      }
    }
    return !isSpace || isEmpty
  }

  /// Returns the text without the words of `part`; nil if it does not contain them. In scripts
  /// written without spaces, characters are removed instead of words.
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
  /// Returns the array without the first occurrence of `others` as consecutive elements; nil if
  /// there is none.
  fileprivate func without(_ others: [Element]) -> [Element]? {
    guard others.count <= count else { return nil }
    for start in 0...(count - others.count)
    where self[start..<(start + others.count)].elementsEqual(others) {
      return Array(self[..<start] + self[(start + others.count)...])
    }
    return nil
  }
}
