extension Suggestion {
  /// The words of commands nearest to what was typed: the noun that it is another name of, and
  /// those that are spelled alike.
  static func nearestCommand(to typed: String, among candidates: [String]) -> Suggestion {
    let near = nearest(to: typed, among: candidates)
    guard typed.utf8.count <= longest else { return near }
    guard let noun = Noun.meant(by: typed), candidates.contains(noun) else {
      // An area's other name that is misspelled, where nothing else is near: `pepole`.
      guard near.words.isEmpty, let noun = Noun.nearlyMeant(by: typed), candidates.contains(noun)
      else { return near }
      return Suggestion(words: [noun])
    }
    let others = near.isKoreanKeyboardSlip ? [] : near.words.filter { $0 != noun }
    return Suggestion(words: [noun] + others)
  }

  /// The candidates nearest to what was typed, at most three.
  ///
  /// Text longer than any command is not compared at all, so that hostile input costs nothing.
  static func nearest(to typed: String, among candidates: [String]) -> Suggestion {
    guard !typed.isEmpty, typed.utf8.count <= longest else { return .none }
    // To suggest what was typed helps nobody: something else is wrong with it then.
    let candidates = candidates.filter { $0 != typed }
    let plain = rank(typed.lowercased(), candidates)
    if !plain.isEmpty { return Suggestion(words: plain, isKoreanKeyboardSlip: false) }
    guard let letters = KoreanKeyboard.latinLetters(of: typed) else { return .none }
    let slips = rank(letters.lowercased(), candidates)
    return Suggestion(words: slips, isKoreanKeyboardSlip: !slips.isEmpty)
  }

  /// No command is so long, in bytes.
  private static let longest = 64

  private static func rank(_ typed: String, _ candidates: [String]) -> [String] {
    let letters = Array(typed)
    let near = candidates.enumerated().compactMap { place, word -> (Int, Int, String)? in
      let distance = editDistance(letters, Array(word))
      // Beginning rightly is worth a suggestion, whatever is missing.
      let isBeginning = letters.count >= 3 && word.hasPrefix(typed)
      let limit = max(1, min(letters.count, word.count) / 3)
      guard distance <= limit || isBeginning else { return nil }
      return (isBeginning ? min(distance, limit) : distance, place, word)
    }
    let best = near.map(\.0).min()
    return near.filter { $0.0 == best }.prefix(3).map(\.2)
  }
}

/// How many letters must be inserted, removed, changed or swapped with a neighbour.
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
