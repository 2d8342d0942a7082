/// Levels for names of moods, as somebody says them: `Depressed=10,sick=25`; of how many the
/// numbers are that stand for moods: `/10`; and a level alone for what tells none: `50`.
public struct NamedLevels: Hashable, Sendable {
  /// So many words of somebody's own are kept, each of so many letters.
  private static let (mostKept, longestName) = (200, 60)

  private var levels: [String: MoodLevel] = [:]
  /// As they were written, in the order in which they came.
  private var names: [String] = []
  /// Of how many bare numbers are, where somebody says it.
  public var most: Int?
  /// The level of what tells none, where somebody says it.
  public var untold: MoodLevel?

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
      if begun.isEmpty, untold == nil, let level = Int(piece.trimmed) {
        untold = try MoodLevel(level)
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
    set {
      let key = NamedLevels.key(name)
      if newValue == nil { names.removeAll { NamedLevels.key($0) == key } }
      if newValue != nil, levels[key] == nil { names.append(name[...].trimmed) }
      levels[key] = newValue
    }
  }

  /// Whether it has no name.
  public var isEmpty: Bool { names.isEmpty }

  /// How they are said: `content=65,frazzled=30`.
  public var text: String {
    names.compactMap { name in self[name].map { "\(name)=\($0.value)" } }.joined(separator: ",")
  }

  /// The words of somebody's own that a setting has; nil for a text that says anything else.
  init?(kept text: String) {
    guard let named = try? NamedLevels(text), named.most == nil, named.untold == nil,
      named.names.count <= NamedLevels.mostKept, named.names.allSatisfy(NamedLevels.isWord)
    else { return nil }
    self = named
  }

  /// The text of words that are kept with these beside, or without those that have no level there;
  /// as it was typed where that is no such text.
  static func text(adding typed: String, to text: String) -> String {
    var words = NamedLevels(kept: text) ?? NamedLevels()
    let parts = typed.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
    let said = parts.filter { $0.last != "=" }.joined(separator: ",")
    guard !parts.isEmpty, let new = NamedLevels(kept: said) else { return typed }
    for part in parts where part.last == "=" { words[String(part.dropLast())] = nil }
    return words.adding(new).text
  }

  /// These and the others, of which the level holds where both know one; what the others say of
  /// numbers and of what tells no level, too.
  public func adding(_ others: NamedLevels) -> NamedLevels {
    var all = self
    for name in others.names { all[name] = others[name] }
    all.most = others.most ?? most
    all.untold = others.untold ?? untold
    return all
  }

  /// These and those of the others that are words, as far as there is room.
  public func keeping(_ others: NamedLevels) -> NamedLevels {
    var all = self
    for name in others.names
    where NamedLevels.isWord(name) && (all[name] != nil || all.names.count < NamedLevels.mostKept) {
      all[name] = others[name]
    }
    return all
  }

  /// Whether somebody may type it for a mood, and no number is meant.
  private static func isWord(_ name: String) -> Bool {
    name.count <= longestName && !TextWeight.isTooHeavy(name) && !name.contains("=")
      && name.first != "/" && Int(name.prefix { $0 != "," }.trimmed) == nil
      && name.contains { !$0.isNumber && !$0.isWhitespace && !"+-.,%/".contains($0) }
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
