/// Texts within texts.
///
/// The standard library's own ways bring its engine of regular expressions into the program: a
/// megabyte and a half. These are taken instead of them wherever this module is seen.
extension StringProtocol where SubSequence == Substring {
  package func contains(_ part: String) -> Bool {
    part.isEmpty || self[...].place(of: part, byBytes: isPlain(beside: part)) != nil
  }

  /// The texts between the separators, empty ones too.
  package func split(at separator: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    // Asked once: a text may have very many parts, and all of a plain one are plain.
    let byBytes = isPlain(beside: separator)
    while let found = rest.place(of: separator, byBytes: byBytes) {
      parts.append(rest[..<found.lowerBound])
      rest = rest[found.upperBound...]
    }
    return parts + [rest]
  }

  package func replacing(_ part: String, with text: String) -> String {
    split(at: part).joined(separator: text)
  }
}

extension Substring {
  fileprivate func place(of part: String, byBytes: Bool) -> Range<Index>? {
    byBytes ? utf8.firstPlace(of: part.utf8) : firstPlace(of: part)
  }
}

extension StringProtocol {
  /// Whether bytes tell where the part stands as characters do, which are slow to tell apart.
  fileprivate func isPlain(beside part: String) -> Bool {
    part.isPlain(withBreaks: false) && isPlain(withBreaks: true)
  }

  /// Whether each scalar is a character of its own and can be written in one way only: ASCII, Latin
  /// letters, dashes and quotes, Chinese characters and Hangul syllables. A break of two scalars is
  /// one character.
  fileprivate func isPlain(withBreaks hasBreaks: Bool) -> Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x20..<0x7F, 0xA0..<0x250, 0x2010...0x2027, 0x4E00..<0xA000, 0xAC00...0xD7A3: true
      case 0x09...0x0D: hasBreaks
      default: false
      }
    }
  }
}

extension Collection where Element: Equatable {
  fileprivate func firstPlace(of part: some Collection<Element>) -> Range<Index>? {
    guard let first = part.first else { return nil }
    var start = startIndex
    while let found = self[start...].firstIndex(of: first) {
      if self[found...].starts(with: part) { return found..<index(found, offsetBy: part.count) }
      start = index(after: found)
    }
    return nil
  }
}
