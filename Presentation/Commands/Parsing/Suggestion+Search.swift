extension Suggestion {
  /// Returns the commands nearest to the typed word: similarly spelled ones, in either language, or
  /// the one for which it is a misspelled word of another program.
  static func nearestCommand(to typed: String, among candidates: [String]) -> Suggestion {
    let near = nearest(to: typed, among: candidates)
    guard near.words.isEmpty else { return near }
    let other = nearest(to: typed, among: Vocabulary.comparedWords).words.first
    let meant = other.map(Vocabulary.meanings)?.first
    return Suggestion(words: candidates.filter { $0 == meant })
  }

  /// Returns at most three candidates nearest to the typed text. Hangul is compared by its keys:
  /// with the Korean names of the candidates, then with the candidates, as if the wrong keyboard
  /// had been on. Latin letters on the keys of a Korean name mean that name.
  ///
  /// Text longer than any command is not compared, so that hostile input costs nothing.
  static func nearest(to typed: String, among candidates: [String]) -> Suggestion {
    guard !typed.isEmpty, typed.utf8.count <= maxComparedLength else { return .none }
    // The typed word itself is never suggested.
    let candidates = candidates.filter { $0 != typed }
    let plain = nearestFirst(typed.lowercased(), candidates) { $0 }
    if !plain.isEmpty { return Suggestion(words: plain) }
    func keys(_ name: String) -> String { KoreanKeyboard.latinLetters(of: name) ?? name }
    var names: [String] = []
    // Several commands may have the same name.
    for name in candidates.flatMap(Vocabulary.koreanNames) where !names.contains(name) {
      names.append(name)
    }
    guard let letters = KoreanKeyboard.latinLetters(of: typed) else {
      return Suggestion(words: names.filter { keys($0) == typed })
    }
    let korean = nearestFirst(letters, names, spelled: keys)
    if !korean.isEmpty { return Suggestion(words: korean) }
    let slips = nearestFirst(letters.lowercased(), candidates) { $0 }
    return Suggestion(words: slips, isKoreanKeyboardSlip: !slips.isEmpty)
  }

  /// Maximum length, in bytes, of text that is compared; no command is longer.
  private static let maxComparedLength = 64

  private static func nearestFirst(
    _ typed: String, _ candidates: [String], spelled spelling: (String) -> String
  ) -> [String] {
    let letters = Array(typed)
    let near = candidates.enumerated().compactMap { place, candidate -> (Int, Int, String)? in
      let word = spelling(candidate)
      let distance = editDistance(letters, Array(word))
      // A word that begins with the typed letters is suggested, even if many letters are missing.
      let isBeginning = letters.count >= 3 && word.hasPrefix(typed)
      let limit = max(1, min(letters.count, word.count) / 3)
      guard distance <= limit || isBeginning else { return nil }
      return (isBeginning ? min(distance, limit) : distance, place, candidate)
    }
    let best = near.map(\.0).min()
    return near.filter { $0.0 == best }.prefix(3).map(\.2)
  }
}

/// Returns the number of letters that have to be inserted, removed, changed or swapped with a
/// neighbour.
func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for i in 1...left.count {
    var row = [i]
    for j in 1...right.count {
      let change = left[i - 1] == right[j - 1] ? 0 : 1
      var best = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + change)
      if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
        best = min(best, beforeLast[j - 2] + 1)
      }
      row.append(best)
    }
    beforeLast = last
    last = row
  }
  return last[right.count]
}
