/// Finds the dictionary form of conjugated Korean adjectives and verbs.
enum KoreanStems {
  /// Returns the stems of which the word may be a form, without 다: 좋 for 좋았어, 외롭 for 외로운, and
  /// 최고이 for 최고였다. Most of them are no words; a list of words tells which are. Forms that are
  /// usually followed by a negation or a contrast, such as 좋지 and 좋지만, have none.
  static func stems(of word: String) -> [String] {
    let syllables = word.unicodeScalars.map { Syllable($0) }
    guard syllables.allSatisfy({ $0 != nil }) else { return [] }
    let all = syllables.compactMap(\.self)
    var found: [[Syllable]] = []
    for ending in pastEndings {
      guard let (rest, last) = split(all, before: ending), last.final == Final.ss else { continue }
      found += stems(ofInfinitive: rest + [last.with(final: 0)])
    }
    for ending in infinitiveEndings {
      guard let (rest, last) = split(all, before: ending), last.final == 0 else { continue }
      found += stems(ofInfinitive: rest + [last])
    }
    for ending in plainEndings {
      guard let (rest, last) = split(all, before: ending) else { continue }
      found.append(rest + [last])
    }
    for ending in copulaEndings {
      guard let (rest, last) = split(all, before: ending) else { continue }
      found.append(rest + [last] + Syllable.all("이"))
    }
    for (ending, finals) in mergedEndings {
      guard let (rest, last) = split(all, before: ending), finals.contains(last.final) else {
        continue
      }
      found += stems(rest, last.with(final: 0))
    }
    return found.map { String(String.UnicodeScalarView($0.compactMap(\.scalar))) }
  }

  private static let pastEndings = [
    "다", "어", "어요", "네", "네요", "죠", "던", "습니다", "음", "군요", "구나",
  ].map(Syllable.all)
  private static let infinitiveEndings = ["", "요", "서"].map(Syllable.all)
  private static let plainEndings = [
    "다", "네", "네요", "죠", "던", "습니다", "음", "은", "는", "군요", "구나",
  ].map(Syllable.all)
  /// Endings before which 이 is left out after a vowel, or that contain it.
  private static let copulaEndings = [
    "다", "네", "네요", "죠", "던", "예요", "에요", "이에요", "야", "이야", "군요", "구나",
  ].map(Syllable.all)
  /// Endings that begin with the final consonant of the stem's last syllable.
  private static let mergedEndings: [([Syllable], [Int])] = [
    ("", [Final.n, Final.m, Final.lm]), ("다", [Final.n]), ("니다", [Final.b]),
  ].map { (Syllable.all($0), $1) }

  private static func split(
    _ word: [Syllable], before ending: [Syllable]
  ) -> (rest: [Syllable], last: Syllable)? {
    guard word.count > ending.count, word.suffix(ending.count) == ending[...] else { return nil }
    let stem = word.dropLast(ending.count)
    return (Array(stem.dropLast()), stem[stem.endIndex - 1])
  }

  /// Returns the stems that end, without an ending's consonant, in that syllable: 힘드 is of 힘들, and
  /// 외로우 of 외롭.
  private static func stems(_ rest: [Syllable], _ last: Syllable) -> [[Syllable]] {
    var found = [rest + [last], rest + [last.with(final: Final.l)]]
    if last == Syllable("우"), let former = rest.last, former.final == 0 {
      found.append(rest.dropLast() + [former.with(final: Final.b)])
    }
    return found
  }

  /// Returns the stems with that form in 아 or 어: 좋아, 외로워, 나빠, 지쳐, 행복해, 설레.
  private static func stems(ofInfinitive form: [Syllable]) -> [[Syllable]] {
    guard let last = form.last else { return [] }
    let rest = Array(form.dropLast())
    var found = [form]
    if !rest.isEmpty, last == Syllable("아") || last == Syllable("어") { found.append(rest) }
    if last == Syllable("와") || last == Syllable("워"), let former = rest.last, former.final == 0 {
      found.append(rest.dropLast() + [former.with(final: Final.b)])
    }
    switch last.vowel {
    case Vowel.a, Vowel.eo: found.append(rest + [last.with(vowel: Vowel.eu)])
    case Vowel.ae:
      found.append(rest + [last.with(vowel: Vowel.a)])
      found.append(rest + [last.with(vowel: Vowel.eo).with(final: Final.h)])
    case Vowel.wae: found.append(rest + [last.with(vowel: Vowel.oe)])
    case Vowel.yeo: found.append(rest + [last.with(vowel: Vowel.i)])
    default: break
    }
    return found
  }
}

/// A Hangul syllable, as its initial, vowel and final in the order of Unicode.
private struct Syllable: Equatable {
  private let place: Int

  var vowel: Int { place / 28 % 21 }
  /// The final; 0 if there is none.
  var final: Int { place % 28 }

  init?(_ scalar: Unicode.Scalar) {
    guard Jamo.isSyllable(scalar.value) else { return nil }
    place = Int(scalar.value) - 0xAC00
  }

  private init(place: Int) { self.place = place }

  static func all(_ text: String) -> [Syllable] { text.unicodeScalars.compactMap { Syllable($0) } }

  func with(final: Int) -> Syllable { Syllable(place: place - self.final + final) }
  func with(vowel: Int) -> Syllable { Syllable(place: place + (vowel - self.vowel) * 28) }

  var scalar: Unicode.Scalar? { Unicode.Scalar(UInt32(0xAC00 + place)) }
}

private enum Vowel {
  static let (a, ae, eo, yeo, wae, oe, eu, i) = (0, 1, 4, 6, 10, 11, 18, 20)
}

private enum Final {
  static let (n, l, lm, m, b, ss, h) = (4, 8, 10, 16, 17, 20, 27)
}
