/// Levels for names of moods, as somebody says them: `Depressed=10,sick=25`.
public struct NamedLevels: Hashable, Sendable {
  private var levels: [String: MoodLevel] = [:]

  public init() {}

  /// Throws ``DomainError/invalid(_:)`` for anything else, and for a level off the gauge.
  public init(_ text: String) throws {
    for part in text.split(separator: ",") where !part.allSatisfy(\.isWhitespace) {
      guard let sign = part.lastIndex(of: "="), let level = Int(part[sign...].dropFirst().trimmed),
        !part[..<sign].allSatisfy(\.isWhitespace)
      else { throw DomainError.invalid(.level, .unreadable(String(part))) }
      self[String(part[..<sign])] = try MoodLevel(level)
    }
  }

  /// The level of the name, in any case and with blanks around it or without.
  public subscript(name: String) -> MoodLevel? {
    get { levels[NamedLevels.key(name)] }
    set { levels[NamedLevels.key(name)] = newValue }
  }

  private static func key(_ name: String) -> String { SearchFolding.folded(name[...].trimmed) }
}

extension Substring {
  fileprivate var trimmed: String { String(self).tidied(keepingLines: false) }
}
