/// A name as it stands in a sentence: spaced in another way, or with a Korean particle.
///
/// `어린왕자` is 어린 왕자, and so are `ㅇㄹㅇㅈ` and `어린왕자를`; `엄마한테` is 엄마, `민수한테` 김민수.
package struct SpokenName {
  /// What the name may be, folded and without spaces, the likeliest first.
  private let readings: [String]

  init(_ words: String) {
    let whole = words.tidied(keepingLines: false)
    let bare = SpokenName.particles.filter { whole.hasSuffix($0) }.map { particle in
      String(whole.dropLast(particle.count))
    }
    readings = ([whole] + bare).map { SpokenName.plain(SearchFolding.folded($0)) }
      .filter { !$0.isEmpty }
  }

  /// The only one of the names that it can be; nil for none and for several.
  func only(among names: [String]) -> String? {
    for reading in readings {
      let isInitials = SearchFolding.isInitials(reading)
      let meant = Set(names).filter { name in
        let text = isInitials ? SearchFolding.initials(name) : SearchFolding.folded(name)
        return SpokenName.plain(text) == reading
      }
      if !meant.isEmpty { return meant.count == 1 ? meant.first : nil }
    }
    // All that was typed tells more than a part of it.
    if let whole = readings.first.flatMap({ SpokenName.only(holding: $0, among: names) }) {
      return whole
    }
    // A single syllable is in too many names.
    for bare in readings.dropFirst() where bare.count > 3 {
      let meant = Set(names).filter { SpokenName.has(bare, in: SearchFolding.folded($0)) }
      if !meant.isEmpty { return meant.count == 1 ? meant.first : nil }
    }
    return nil
  }

  /// Whether the name has the part, and not as a word that only leads to its last one: `우리` and
  /// `지민` are not who `우리 엄마` and `지민 엄마` are.
  private static func has(_ part: String, in name: String) -> Bool {
    plain(name).contains(part) && !name.split(separator: " ").dropLast().contains { $0 == part }
  }

  /// The only one of the names with marks in it that has the reading in it once these are left out,
  /// as people leave them out.
  private static func only(holding reading: String, among names: [String]) -> String? {
    let typed = letters(reading)
    guard typed.count > 2 else { return nil }
    let meant = Set(names).filter { name in
      let whole = plain(SearchFolding.folded(name))
      let bare = letters(whole)
      return bare != whole && bare.contains(typed)
    }
    return meant.count == 1 ? meant.first : nil
  }

  private static func letters(_ text: String) -> String {
    text.filter { $0.isLetter || $0.isNumber }
  }

  /// The words without a particle of several syllables, in which hardly a name ends.
  package static func withoutParticle(_ words: String) -> String {
    let particle = particles.first { particle in
      particle.count > 1 && words.hasSuffix(particle) && words.count > particle.count + 1
    }
    return String(words.dropLast(particle?.count ?? 0))
  }

  private static func plain(_ folded: String) -> String {
    String(folded.unicodeScalars.filter { $0 != " " })
  }

  /// Those that follow somebody or something that one does something to, with, or for.
  private static let particles = [
    "에게서", "한테서", "이하고", "이랑", "에게", "한테", "하고", "께", "랑", "와", "과", "을", "를", "은", "는",
    "이", "가", "의",
  ]
}
