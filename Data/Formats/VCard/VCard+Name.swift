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

  /// A value of `N` for a new name: those parts stay that it still has, and those that the old
  /// name did not say either; what else it says is in the place of what is gone. All of it is the
  /// family's where nothing fits.
  static func parts(_ value: String, saying name: String, insteadOf old: String) -> String {
    let property = VCardProperty(name: "N", value: value)
    var written = ContentText.split(value, at: UInt8(ascii: ";")).map { String($0) }
    var (rest, before, gone) = (name.tidy, old.tidy, [Int]())
    for (index, part) in property.components.map(\.tidy).enumerated() where !part.isEmpty {
      let isOld = before.without(part).map { before = $0 } != nil
      if let left = rest.without(part) {
        rest = left
      } else if isOld {
        gone.append(index)
        written[index] = ""
      }
    }
    // What the old name said besides its parts is none of them now either.
    if !before.isEmpty { rest = rest.without(before) ?? rest }
    let wasWhole = self.name(of: property) == old.tidy
    if gone.isEmpty, rest.isEmpty || !wasWhole { return value }
    if !rest.isEmpty {
      // What joins a name whose parts are all there still stands between them.
      let place = gone.first ?? 2
      while written.count <= place { written.append("") }
      if written[place].isEmpty { written[place] = ContentText.escaped(rest) }
    }
    let made = written.joined(separator: ";")
    let isSaid = self.name(of: VCardProperty(name: "N", value: made)) == name.tidy
    if isSaid || !wasWhole, !(gone.contains(0) && gone.contains(1)) { return made }
    return ContentText.escaped(name) + ";;;;"
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

  /// What is left without those words, or without those letters where a name is written without
  /// spaces; nil where they are not in it.
  fileprivate func without(_ part: String) -> String? {
    if part.isWrittenWithoutSpaces {
      return Array(self).without(Array(part)).map { String($0).tidy }
    }
    return split(separator: " ").without(part.split(separator: " "))?.joined(separator: " ")
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

extension Array where Element: Equatable {
  /// Nil where the others are not in it one behind the other.
  fileprivate func without(_ others: [Element]) -> [Element]? {
    guard others.count <= count else { return nil }
    for start in 0...(count - others.count)
    where self[start..<(start + others.count)].elementsEqual(others) {
      return Array(self[..<start] + self[(start + others.count)...])
    }
    return nil
  }
}
