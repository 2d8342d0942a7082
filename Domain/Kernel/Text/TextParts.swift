/// Substring operations.
///
/// The standard library's versions would link its regular-expression engine, 1.5 MB. These shadow
/// them wherever this module is imported.
extension StringProtocol where SubSequence == Substring {
  package func contains(_ part: String) -> Bool {
    part.isEmpty || self[...].firstRange(of: part, byBytes: canSearchBytes(for: part)) != nil
  }

  /// Splits at each separator, keeping empty parts.
  package func split(at separator: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    // Checked once: a text may have many parts, and all parts of a plain one are plain.
    let byBytes = canSearchBytes(for: separator)
    while let found = rest.firstRange(of: separator, byBytes: byBytes) {
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
  fileprivate func firstRange(of part: String, byBytes: Bool) -> Range<Index>? {
    byBytes ? utf8.firstRange(of: part.utf8) : firstRange(of: part)
  }
}

extension StringProtocol {
  /// Whether searching bytes gives the same result as searching characters, which is slow.
  fileprivate func canSearchBytes(for part: String) -> Bool {
    part.isPlain(withBreaks: false) && isPlain(withBreaks: true)
  }

  /// Whether every scalar is a character of its own with a single encoding: ASCII, Latin letters,
  /// dashes and quotes, Chinese characters and Hangul syllables. Line breaks are excluded on
  /// request, as CR LF is one character.
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
  fileprivate func firstRange(of part: some Collection<Element>) -> Range<Index>? {
    guard let first = part.first else { return nil }
    var start = startIndex
    while let found = self[start...].firstIndex(of: first) {
      if self[found...].starts(with: part) { return found..<index(found, offsetBy: part.count) }
      start = index(after: found)
    }
    return nil
  }
}
