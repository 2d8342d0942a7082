/// A name as it is used in a sentence, with other spaces or a Korean particle.
///
/// `어린왕자`, `ㅇㄹㅇㅈ` and `어린왕자를` all mean 어린 왕자; `엄마한테` means 엄마, and
/// `민수한테` means 김민수.
package struct SpokenName {
  /// The names that may be meant, folded and without spaces, the most likely first.
  private let possibleNames: [String]

  init(_ words: String) {
    let whole = words.normalizingWhitespace(keepingLines: false)
    let bare = SpokenName.particles.filter { whole.hasSuffix($0) }.map { particle in
      String(whole.dropLast(particle.count))
    }
    possibleNames = ([whole] + bare).map { SpokenName.withoutSpaces(SearchFolding.folded($0)) }
      .filter { !$0.isEmpty }
  }

  /// Returns the only name that matches; nil if none or several do.
  func onlyMatch(among names: [String]) -> String? {
    for reading in possibleNames {
      let isInitials = SearchFolding.consistsOfInitials(reading)
      let meant = Set(names).filter { name in
        let text = isInitials ? SearchFolding.initials(name) : SearchFolding.folded(name)
        return SpokenName.withoutSpaces(text) == reading
      }
      if !meant.isEmpty { return meant.count == 1 ? meant.first : nil }
    }
    // Try the complete input before parts of it.
    if let whole = possibleNames.first.flatMap({
      SpokenName.onlyPunctuatedMatch(holding: $0, among: names)
    }) {
      return whole
    }
    // Skip single syllables, which occur in too many names.
    for bare in possibleNames.dropFirst() where bare.count > 3 {
      let meant = Set(names).filter { SpokenName.contains(bare, in: SearchFolding.folded($0)) }
      if !meant.isEmpty { return meant.count == 1 ? meant.first : nil }
    }
    return nil
  }

  /// Whether the name contains the part as its last word or within a word. `우리` and `지민` thus
  /// do not mean `우리 엄마` and `지민 엄마`.
  private static func contains(_ part: String, in name: String) -> Bool {
    withoutSpaces(name).contains(part)
      && !name.split(separator: " ").dropLast().contains { $0 == part }
  }

  /// Returns the only name with punctuation that contains the text after the punctuation is
  /// removed.
  private static func onlyPunctuatedMatch(holding reading: String, among names: [String]) -> String?
  {
    let typed = letters(reading)
    guard typed.count > 2 else { return nil }
    let meant = Set(names).filter { name in
      let whole = withoutSpaces(SearchFolding.folded(name))
      let bare = letters(whole)
      return bare != whole && bare.contains(typed)
    }
    return meant.count == 1 ? meant.first : nil
  }

  private static func letters(_ text: String) -> String {
    text.filter { $0.isLetter || $0.isNumber }
  }

  /// Returns the words without a Korean particle at the end, if the particle has several syllables.
  /// Names rarely end in such a particle.
  package static func withoutParticle(_ words: String) -> String {
    let particle = particles.first { particle in
      particle.count > 1 && words.hasSuffix(particle) && words.count > particle.count + 1
    }
    return String(words.dropLast(particle?.count ?? 0))
  }

  private static func withoutSpaces(_ folded: String) -> String {
    String(folded.unicodeScalars.filter { $0 != " " })
  }

  /// Particles that may follow a person or an object.
  private static let particles = [
    "에게서", "한테서", "이하고", "이랑", "에게", "한테", "하고", "께", "랑", "와", "과", "을", "를", "은", "는",
    "이", "가", "의",
  ]
}
