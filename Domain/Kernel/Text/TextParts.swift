/// Substring operations that shadow those of the standard library wherever this module is imported.
///
/// The standard library's versions would link its regular-expression engine, which has 1.5 MB.
extension StringProtocol where SubSequence == Substring {
  package func contains(_ part: String) -> Bool {
    part.isEmpty || self[...].firstOccurrence(of: part, byBytes: canSearchBytes(for: part)) != nil
  }

  /// Splits at each separator, keeping empty parts.
  package func split(at separator: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    // Check only once: if the text is plain, all its parts are, and there may be many.
    let byBytes = canSearchBytes(for: separator)
    while let found = rest.firstOccurrence(of: separator, byBytes: byBytes) {
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
  fileprivate func firstOccurrence(of part: String, byBytes: Bool) -> Range<Index>? {
    byBytes ? utf8.firstOccurrence(of: part.utf8) : firstOccurrence(of: part)
  }
}

extension StringProtocol {
  /// Whether searching for bytes gives the same result as searching for characters, which is
  /// slower.
  fileprivate func canSearchBytes(for part: String) -> Bool {
    part.isPlain(withBreaks: false) && isPlain(withBreaks: true)
  }

  /// Whether every scalar is a character by itself and has only one encoding. True for ASCII, Latin
  /// letters, dashes and quotes, Chinese characters and Hangul syllables. Unless `hasBreaks`, line
  /// breaks count as not plain, since CR LF is one character.
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
  fileprivate func firstOccurrence(of part: some Collection<Element>) -> Range<Index>? {
    guard let first = part.first else { return nil }
    var start = startIndex
    while let found = self[start...].firstIndex(of: first) {
      if self[found...].starts(with: part) { return found..<index(found, offsetBy: part.count) }
      start = index(after: found)
    }
    return nil
  }
}
