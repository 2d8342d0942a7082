/// Texts within texts.
///
/// The standard library's own ways bring its engine of regular expressions into the program: a
/// megabyte and a half. These are taken instead of them wherever this module is seen.
extension StringProtocol {
  package func contains(_ part: String) -> Bool {
    part.isEmpty || self[...].range(of: part) != nil
  }

  /// The texts between the separators, empty ones too.
  package func split(at separator: String) -> [SubSequence] {
    var parts: [SubSequence] = []
    var rest = self[...]
    while let found = rest.range(of: separator) {
      parts.append(rest[..<found.lowerBound])
      rest = rest[found.upperBound...]
    }
    return parts + [rest]
  }

  package func replacing(_ part: String, with text: String) -> String {
    split(at: part).joined(separator: text)
  }

  fileprivate func range(of part: String) -> Range<Index>? {
    guard let first = part.first else { return nil }
    var start = startIndex
    while let found = self[start...].firstIndex(of: first) {
      if self[found...].hasPrefix(part) { return found..<index(found, offsetBy: part.count) }
      start = index(after: found)
    }
    return nil
  }
}
