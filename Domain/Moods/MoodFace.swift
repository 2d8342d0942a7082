/// A level as a word, for users who do not think in numbers. The cases are sorted from worst to
/// best.
public enum MoodFace: String, CaseIterable, Hashable, Sendable {
  case awful
  case bad
  case okay
  case good
  case great

  /// The face's level, from 0 to 100.
  public var level: MoodLevel {
    switch self {
    case .awful: MoodLevel(clamping: 10)
    case .bad: MoodLevel(clamping: 30)
    case .okay: MoodLevel(clamping: 50)
    case .good: MoodLevel(clamping: 70)
    case .great: MoodLevel(clamping: 90)
    }
  }

  /// Creates the face nearest to the level; the better one if two are equally near.
  public init(nearest level: MoodLevel) {
    self = MoodFace.allCases[min(level.value / 20, MoodFace.allCases.count - 1)]
  }
}
