/// Generates inputs by mutating the valid ones of a target.
struct Mutator {
  /// Maximum size of an input, in bytes.
  static let largest = 1 << 16

  private let corpus: [[UInt8]]
  private let words: [[UInt8]]
  private var numbers: SeededNumbers

  private let target: String
  private let seed: UInt64

  init(_ target: FuzzTarget, seed: UInt64) {
    corpus = target.corpus()
    words = target.words().map { Array($0.utf8) }
    self.target = target.name
    self.seed = seed
    numbers = SeededNumbers(seed: seed)
  }

  /// Returns the input of a run, independent of earlier runs.
  mutating func input(of run: Int) -> [UInt8] {
    numbers = SeededNumbers(seed: seed, target: target, run: run)
    if numbers.isOne(in: 300) { return noise() }
    var bytes = corpus[numbers.below(corpus.count)]
    var changes = 1
    while changes < 24, !numbers.isOne(in: 3) { changes += 1 }
    for _ in 0..<changes { change(&bytes) }
    if numbers.isOne(in: 1_000) { swell(&bytes) }
    return Array(bytes.prefix(Mutator.largest))
  }

  private mutating func noise() -> [UInt8] {
    (0..<numbers.below(400)).map { _ in UInt8(truncatingIfNeeded: numbers.next()) }
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else {
      bytes = word()
      return
    }
    let place = numbers.below(bytes.count)
    switch numbers.below(16) {
    case 0: bytes[place] ^= 1 << UInt8(numbers.below(8))
    case 1: bytes[place] = UInt8(truncatingIfNeeded: numbers.next())
    case 2: bytes.removeSubrange(range(from: place, of: bytes))
    case 3: bytes.insert(contentsOf: bytes[range(from: place, of: bytes)], at: place)
    case 4: splice(&bytes, at: place)
    case 5, 6: bytes.insert(contentsOf: word(), at: place)
    case 7: replaceNumber(in: &bytes, from: place)
    case 8: bytes.removeSubrange(place...)
    case 9: tearCharacter(in: &bytes, from: place)
    case 10, 11:
      bytes.insert(contentsOf: Mutator.hostile[numbers.below(Mutator.hostile.count)], at: place)
    case 12: changeLineEnds(of: &bytes)
    case 13: exchange(&bytes, place)
    case 14: bytes.replaceSubrange(range(from: place, of: bytes), with: word())
    default:
      bytes[place] = "\"'\\,;:=<>[]{}()&%/-+.@#\n\r\t \0".utf8.randomElement(using: &numbers) ?? 0
    }
  }

  private mutating func range(from place: Int, of bytes: [UInt8]) -> Range<Int> {
    let longest = numbers.isOne(in: 4) ? bytes.count : 12
    return place..<min(bytes.count, place + 1 + numbers.below(longest))
  }

  private mutating func word() -> [UInt8] {
    if words.isEmpty || numbers.isOne(in: 6) {
      return Mutator.numberTexts[numbers.below(Mutator.numberTexts.count)]
    }
    return words[numbers.below(words.count)]
  }

  private mutating func splice(_ bytes: inout [UInt8], at place: Int) {
    let other = corpus[numbers.below(corpus.count)]
    bytes.removeSubrange(place...)
    bytes += other.dropFirst(numbers.below(other.count + 1))
  }

  /// Replaces the next number by an unusual one.
  private mutating func replaceNumber(in bytes: inout [UInt8], from place: Int) {
    let isDigit = { (byte: UInt8) in byte &- 48 < 10 }
    guard let start = bytes[place...].firstIndex(where: isDigit) else { return }
    let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count
    bytes.replaceSubrange(
      start..<end, with: Mutator.numberTexts[numbers.below(Mutator.numberTexts.count)])
  }

  /// Removes one byte of a multi-byte character.
  private mutating func tearCharacter(in bytes: inout [UInt8], from place: Int) {
    guard let start = bytes[place...].firstIndex(where: { $0 >= 0x80 }) else { return }
    bytes.remove(at: min(start + numbers.below(3), bytes.count - 1))
  }

  private mutating func changeLineEnds(of bytes: inout [UInt8]) {
    let ends: [[UInt8]] = [[10], [13, 10], [13], [10, 13], [0xE2, 0x80, 0xA8], [10, 10]]
    let isMixed = numbers.isOne(in: 2)
    var end = ends[numbers.below(ends.count)]
    var changed: [UInt8] = []
    for byte in bytes where byte != 13 {
      if byte == 10 { changed += end } else { changed.append(byte) }
      if byte == 10, isMixed { end = ends[numbers.below(ends.count)] }
    }
    bytes = changed
  }

  private mutating func exchange(_ bytes: inout [UInt8], _ place: Int) {
    let other = numbers.below(bytes.count)
    let (first, second) = (min(place, other), max(place, other))
    guard first < second else { return }
    let middle = Array(bytes[first..<second])
    bytes.removeSubrange(first..<second)
    bytes.insert(contentsOf: middle, at: numbers.below(bytes.count + 1))
  }

  /// Repeats a part until the input is large, for long lines, deep nesting and many marks.
  private mutating func swell(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let place = numbers.below(bytes.count)
    let part: [UInt8]
    switch numbers.below(3) {
    case 0: part = Array(bytes[range(from: place, of: bytes)])
    case 1: part = word()
    default: part = Mutator.hostile[numbers.below(Mutator.hostile.count)]
    }
    let size = 1 << (8 + numbers.below(9))
    let copies = max(1, size / max(1, part.count))
    bytes.insert(contentsOf: repeatElement(part, count: copies).joined(), at: place)
  }
}

extension Mutator {
  /// Texts that have broken readers before: escape sequences, direction marks, terminators,
  /// incomplete characters.
  static let hostile: [[UInt8]] =
    [
      "\u{1B}[31m", "\u{1B}]52;c;aGk=\u{7}", "\u{1B}]0;x\u{1B}\\", "\u{9B}2J", "\u{202E}",
      "\u{2066}",
      "\u{200F}", "\u{FEFF}", "\u{0}", "\u{7F}", "\u{85}", "\u{2028}", "../../x",
      "=cmd|' /C calc'!A0",
      "+1", "@SUM(1)", "e\u{301}\u{301}\u{301}", "\u{1112}\u{1161}\u{11AB}", "ㅎ", "👨‍👩‍👧‍👦", "🇰🇷",
      "\u{200D}",
      "\u{FE0F}", "\u{3000}", "ﷺ", "İ", "ß", "\r\n", "\\n", "\"\"", "''", "\u{8}", "%00", "${HOME}",
    ].map { Array($0.utf8) } + [
      [0xFF], [0xFE, 0xFF], [0xED, 0xA0, 0x80], [0xC3], [0xF0, 0x9F], [0x81, 0x41],
    ]

  static let numberTexts: [[UInt8]] = [
    "0", "-0", "-1", "1", "9", "10", "127", "255", "256", "2147483648", "4294967295",
    "9223372036854775807", "-9223372036854775808", "9223372036854775808", "18446744073709551616",
    "99999999999999999999999999", "1e308", "1e-400", "1e999", "9.78e+12", "0.1", "NaN", "1604",
    "1900", "0000", "10000", "9999", "12", "13", "29", "30", "31", "32", "24", "59", "60", "１２",
  ].map { Array($0.utf8) }
}
