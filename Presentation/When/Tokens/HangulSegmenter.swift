/// Splits unspaced Korean into numerals and words used by the rules.
struct HangulSegmenter {
  private let words: Set<String>
  private let maxWordLength: Int

  init(words: Set<String>) {
    self.words = words
    maxWordLength = max(words.reduce(0) { max($0, $1.unicodeScalars.count) }, 6)
  }

  /// Returns the fewest known parts that cover the run; nil if the run is unknown or probably
  /// another word.
  func segments(of run: Substring) -> [Substring]? {
    guard let parts = fewestParts(of: run) else { return nil }
    return parts.count == 1 || isPlausible(parts, afterNumber: false) ? parts : nil
  }

  /// Returns the parts of Hangul joined to a number; nil if the parts are unknown. A tail of two or
  /// more syllables after the hour, the minutes or 에 may be unknown: `10시병원`.
  func unitSegments(of run: Substring) -> [Substring]? {
    if let parts = fewestParts(of: run), parts.count == 1 || isPlausible(parts, afterNumber: true) {
      return parts
    }
    let scalars = run.unicodeScalars
    var cut = scalars.index(before: scalars.endIndex)
    while cut > scalars.startIndex {
      if scalars.distance(from: cut, to: scalars.endIndex) > 1,
        let parts = fewestParts(of: run[..<cut]), let first = parts.first, let last = parts.last,
        HangulWords.hours.contains(first), HangulWords.hourEnds.contains(last),
        !HangulWords.units.contains(last + String(scalars[cut]))
      {
        return parts + [run[cut...]]
      }
      cut = scalars.index(before: cut)
    }
    return nil
  }

  /// Returns the indices where an unknown run may change between time and title, likeliest first.
  /// The time is two or more known words, one of them with several syllables, one word before an
  /// event, or a word that is certainly a day.
  func timeTitleBoundaries(in run: Substring) -> [Substring.Index] {
    let indices = Array(run.unicodeScalars.indices)
    guard (4...40).contains(indices.count) else { return [] }
    var boundaries: [Substring.Index] = []
    for count in stride(from: indices.count - 2, through: 2, by: -1) {
      let (end, start) = (indices[count], indices[indices.count - count])
      if let parts = segments(of: run[..<end]) {
        let rest = String(run[end...])
        let isEvent =
          SubjectTable.rowIndex(of: rest) != nil || KoreanRoles.lastingNouns.contains(rest)
        let isLong = parts.contains { $0.unicodeScalars.count > 1 }
        let isWord = parts.count == 1 && words.contains(String(parts[0]))
        if parts.count > 1 ? isLong : isWord && isEvent { boundaries.append(end) }
      }
      if count > 2, let parts = segments(of: run[start...]), parts.count > 1,
        parts[0].unicodeScalars.count > 1
      {
        boundaries.append(start)
      }
    }
    for count in 2...indices.count - 2 where !HangulWords.namesOfDays.contains(where: run.hasPrefix)
    {
      let (end, start) = (indices[count], indices[indices.count - count])
      if HangulWords.certainDays.contains(String(run[start...])) { boundaries.append(start) }
      let rest = run[end...]
      if HangulWords.certainDays.contains(String(run[..<end])), !rest.hasPrefix(HangulWords.of) {
        boundaries.append(end)
      }
    }
    return boundaries
  }

  private struct Best {
    let cost: Double
    let start: Int
  }

  private func fewestParts(of run: Substring) -> [Substring]? {
    let indices = Array(run.unicodeScalars.indices) + [run.endIndex]
    let count = indices.count - 1
    guard count <= 40 else { return nil }
    var best = [Best?](repeating: nil, count: count + 1)
    best[0] = Best(cost: 0, start: 0)
    for start in 0..<count {
      guard let before = best[start] else { continue }
      for end in start + 1...min(count, start + maxWordLength) {
        let part = run[indices[start]..<indices[end]]
        guard let own = cost(of: part, before: run[indices[end]...].unicodeScalars.first) else {
          continue
        }
        let cost = before.cost + own
        // Among splits of equal cost, the one with the longer first part wins.
        if best[end].map({ cost <= $0.cost + 1e-9 }) ?? true {
          best[end] = Best(cost: cost, start: start)
        }
      }
    }
    var parts: [Substring] = []
    var end = count
    while end > 0 {
      guard let step = best[end] else { return nil }
      parts.append(run[indices[step.start]..<indices[end]])
      end = step.start
    }
    return parts.reversed()
  }

  /// Returns the cost of a part; nil if the part is unknown. Longer words cost less, so that fewer
  /// and longer parts win.
  private func cost(of part: Substring, before next: Unicode.Scalar?) -> Double? {
    let length = Double(part.unicodeScalars.count)
    if words.contains(String(part)) { return 1 - 0.01 * length * length }
    guard KoreanNumerals.value(of: part) != nil else { return nil }
    // `삼십일` at the end of a run is 30 and the day counter, not 31.
    let endsAsDay = part.unicodeScalars.last == HangulWords.dayCounter && length > 1
    let isCounted = next.map { HangulWords.counters.contains(Substring(String($0))) } ?? false
    return endsAsDay && !isCounted ? 2.25 : 1.05
  }

  /// Whether the parts are more than syllables that happen to be words: weekdays only, a word of
  /// two syllables, a number with its unit, or a counter or similar word with particles.
  private func isPlausible(_ parts: [Substring], afterNumber: Bool) -> Bool {
    if parts.allSatisfy(HangulWords.weekdays.contains) { return true }
    let numbers = parts.map { KoreanNumerals.value(of: $0) != nil }
    let pairs = zip(parts.indices, parts.indices.dropFirst())
    let hasTwoNumbers = pairs.contains {
      numbers[$0] && numbers[$1] && !HangulWords.counters.contains(parts[$1])
    }
    if hasTwoNumbers { return false }
    if zip(parts, numbers).contains(where: { $0.unicodeScalars.count > 1 && !$1 }) { return true }
    if pairs.contains(where: { numbers[$0] && HangulWords.counters.contains(parts[$1]) }) {
      return true
    }
    let isCounter = HangulWords.counters.contains(parts[0])
    if afterNumber, isCounter { return true }
    return (isCounter || HangulWords.wordsBeforeParticles.contains(parts[0]))
      && parts.dropFirst().allSatisfy(HangulWords.particles.contains)
  }
}
