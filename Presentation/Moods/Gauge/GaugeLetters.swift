import HearthDomain
import TerminalKit

/// The keys that just moved the level and may still be the beginning of a word. If they are, as in
/// `like` or `10km`, they begin the memo and the level is restored.
struct GaugeLetters: Hashable {
  let keys: [Key]
  /// The level before the first key.
  let level: MoodLevel?
  /// Time of the last key, in steps of the wave.
  let tick: Int

  /// Maximum pause between the keys of a word, in steps of the wave: one second.
  private static let maxPause = 10

  /// Returns whether the next letter may continue the keys as a word. A repeated letter such as
  /// `kkk` does not begin one.
  func mayContinueAsWord(at now: Int) -> Bool { now - tick <= GaugeLetters.maxPause && !isRepeated }

  /// Returns whether the key comes soon enough to continue the word, or to repeat the same move
  /// once more.
  func isContinued(by key: Key, at now: Int) -> Bool {
    now - tick <= GaugeLetters.maxPause && (!isRepeated || keys.last == key)
  }

  private var isRepeated: Bool { keys.count > 1 && Set(keys).count == 1 && digits.isEmpty }

  /// Whether the keys are exactly the number of a level.
  var isLevelNumber: Bool { digits.count == keys.count && GaugeNumber(self) != nil }

  /// The leading digits.
  var digits: String {
    String(keys.compactMap(\.character).prefix { ("0"..."9").contains($0) })
  }

  /// Returns the level to which a letter such as `k` moves; nil for letters that do not move it. On
  /// a Korean keyboard, only the vowels on the same keys move, because consonants begin words.
  static func level(_ letter: Character, from level: MoodLevel) -> MoodLevel? {
    switch letter {
    case "k", "l", "ㅏ", "ㅣ": MoodLevel(clamping: level.value + 1)
    case "j", "h", "ㅓ", "ㅗ": MoodLevel(clamping: level.value - 1)
    case "K", "L": MoodLevel(clamping: level.value + 10)
    case "J", "H": MoodLevel(clamping: level.value - 10)
    case "g": MoodLevel(clamping: MoodLevel.acceptedRange.lowerBound)
    case "G": MoodLevel(clamping: MoodLevel.acceptedRange.upperBound)
    default: nil
    }
  }
}

extension Key {
  /// The letter that the key types; nil for other keys.
  var character: Character? {
    if case .character(let character) = code { character } else { nil }
  }
}
