import HearthDomain
import TerminalKit

/// Letters that move the level as they move everywhere, and digits, as long as they may be the
/// beginning of a word: who types `like` or `10km` wants no other level, and the whole word.
struct GaugeLetters: Hashable {
  let keys: [Key]
  /// The level before the first of them.
  let level: MoodLevel
  /// When the last of them came, in steps of the wave.
  let tick: Int

  /// So many steps of the wave later, a second, no word goes on.
  private static let patience = 10

  /// Whether what is typed now may go on with their word; nobody repeats a letter to begin one.
  func isFresh(at now: Int) -> Bool { now - tick <= GaugeLetters.patience && !isRepeated }

  /// Whether the key is one more of them: of a word, or of the same moves in a row.
  func isContinued(by key: Key, at now: Int) -> Bool {
    now - tick <= GaugeLetters.patience && (!isRepeated || keys.last == key)
  }

  private var isRepeated: Bool { keys.count > 1 && Set(keys).count == 1 && digits.isEmpty }

  /// Whether they are the number of a level and nothing else.
  var isOnlyLevel: Bool { digits.count == keys.count && GaugeNumber(self) != nil }

  /// Those with which they begin.
  var digits: String {
    String(keys.compactMap(\.character).prefix { ("0"..."9").contains($0) })
  }

  /// The level to which the letter moves; nil for one that is no move. Of a Korean keyboard only
  /// the vowels in the same places are: they begin no word, and ㅎ is one.
  static func level(_ letter: Character, from level: MoodLevel) -> MoodLevel? {
    switch letter {
    case "k", "l", "ㅏ", "ㅣ": MoodLevel(clamping: level.value + 1)
    case "j", "h", "ㅓ", "ㅗ": MoodLevel(clamping: level.value - 1)
    case "K", "L": MoodLevel(clamping: level.value + 10)
    case "J", "H": MoodLevel(clamping: level.value - 10)
    case "g": MoodLevel(clamping: MoodLevel.accepted.lowerBound)
    case "G": MoodLevel(clamping: MoodLevel.accepted.upperBound)
    default: nil
    }
  }
}

extension Key {
  /// The letter that it types; nil for other keys.
  var character: Character? {
    if case .character(let character) = code { character } else { nil }
  }
}
