/// Levels for names of moods, as somebody says them: `Depressed=10,sick=25`; and of how many the
/// numbers are that stand for moods: `/10`.
public struct NamedLevels: Hashable, Sendable {
  private var levels: [String: MoodLevel] = [:]
  /// Of how many bare numbers are, where somebody says it.
  public var most: Int?

  public init() {}

  /// Throws ``DomainError/invalid(_:)`` for anything else, and for a level off the gauge.
  public init(_ text: String) throws {
    // A name may have commas in it: it goes on until its level is said.
    var begun: [Substring] = []
    for piece in text.split(separator: ",") where !piece.allSatisfy(\.isWhitespace) {
      if begun.isEmpty, let most = NamedLevels.most(piece.trimmed) {
        self.most = most
        continue
      }
      begun.append(piece)
      guard let sign = piece.lastIndex(of: "=") else { continue }
      begun[begun.count - 1] = piece[..<sign]
      let name = begun.joined(separator: ",")
      guard let level = Int(piece[sign...].dropFirst().trimmed),
        !name.allSatisfy(\.isWhitespace)
      else { throw DomainError.invalid(.level, .unreadable(String(piece))) }
      self[name] = try MoodLevel(level)
      begun = []
    }
    guard begun.isEmpty else {
      throw DomainError.invalid(.level, .unreadable(begun.joined(separator: ",")))
    }
  }

  /// The level of the name, in any case and with blanks around it or without.
  public subscript(name: String) -> MoodLevel? {
    get { levels.isEmpty ? nil : levels[NamedLevels.key(name)] }
    set { levels[NamedLevels.key(name)] = newValue }
  }

  private static func most(_ text: String) -> Int? {
    guard text.first == "/", let most = Int(text.dropFirst()) else { return nil }
    return MoodLevel.counted.contains(most) ? most : nil
  }

  private static func key(_ name: String) -> String { SearchFolding.folded(name[...].trimmed) }
}

extension Substring {
  fileprivate var trimmed: String { String(self).tidied(keepingLines: false) }
}
