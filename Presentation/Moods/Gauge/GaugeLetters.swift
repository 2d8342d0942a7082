import HearthDomain
import TerminalKit

/// Letters and digits that moved the level, while they may still be the beginning of a word: typing
/// `like` or `10km` should begin a memo and leave the level.
struct GaugeLetters: Hashable {
  let keys: [Key]
  /// The level before the first key.
  let level: MoodLevel
  /// Time of the last key, in steps of the wave.
  let tick: Int

  /// Number of wave steps (one second) after which a word is not continued.
  private static let maxPause = 10

  /// Returns whether the next letter may continue the keys as a word; a repeated letter is not the
  /// beginning of one.
  func mayContinueAsWord(at now: Int) -> Bool { now - tick <= GaugeLetters.maxPause && !isRepeated }

  /// Returns whether the key continues the word, or the repetition of one move.
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

  /// Returns the level to which the letter moves; nil if it does not move. On a Korean keyboard
  /// only the vowels in the same positions move, because consonants begin words.
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
