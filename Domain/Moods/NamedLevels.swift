/// The user's settings for imported moods: levels for names (`Depressed=10,sick=25`), the maximum
/// of bare numbers (`/10`), and the level of records without one (`50`).
public struct NamedLevels: Hashable, Sendable {
  /// Maximum number of names in the settings, and maximum length of a name.
  private static let (maxNames, maxNameLength) = (200, 60)

  private var levels: [String: MoodLevel] = [:]
  /// Names as they were typed, in the order in which they were added.
  private var names: [String] = []
  /// Maximum of bare numbers; nil if not given.
  public var scaleMaximum: Int?
  /// Level of records without one; nil if not given.
  public var levelIfMissing: MoodLevel?

  public init() {}

  /// Parses the text. Throws ``DomainError/invalid(_:)`` if it is malformed or a level is out of
  /// range.
  public init(_ text: String) throws {
    // A name may contain commas: pieces are collected until one contains a level.
    var begun: [Substring] = []
    for piece in text.split(separator: ",") where !piece.allSatisfy(\.isWhitespace) {
      if begun.isEmpty, let most = NamedLevels.parsedScaleMaximum(piece.trimmed) {
        self.scaleMaximum = most
        continue
      }
      if begun.isEmpty, levelIfMissing == nil, let level = Int(piece.trimmed) {
        levelIfMissing = try MoodLevel(level)
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

  /// Level of the name, ignoring case and surrounding white space; setting nil removes the name.
  public subscript(name: String) -> MoodLevel? {
    get { levels.isEmpty ? nil : levels[NamedLevels.key(name)] }
    set {
      let key = NamedLevels.key(name)
      if newValue == nil { names.removeAll { NamedLevels.key($0) == key } }
      if newValue != nil, levels[key] == nil { names.append(name[...].trimmed) }
      levels[key] = newValue
    }
  }

  /// Level of the name or of another form of it: `피곤=20` also sets the level of 피곤해 and 너무
  /// 피곤해.
  public func level(ofAnyForm name: String) -> MoodLevel? {
    if levels.isEmpty { return nil }
    if let level = self[name] { return level }
    if let stem = MoodFace.stem(ofFeeling: name) {
      return names.first { MoodFace.stem(ofFeeling: $0) == stem }.flatMap { self[$0] }
    }
    return MoodFace.removingIntensifiers(name).lazy.compactMap { level(ofAnyForm: $0) }.first
  }

  /// Whether there are no names.
  public var isEmpty: Bool { names.isEmpty }

  /// The names as text: `content=65,frazzled=30`.
  public var text: String {
    names.compactMap { name in self[name].map { "\(name)=\($0.value)" } }.joined(separator: ",")
  }

  /// Parses the names stored in the settings; returns nil for a text with anything else, or with
  /// invalid or too many names.
  init?(stored text: String) {
    guard let named = try? NamedLevels(text), named.scaleMaximum == nil,
      named.levelIfMissing == nil,
      named.names.count <= NamedLevels.maxNames, named.names.allSatisfy(NamedLevels.isValidName)
    else { return nil }
    self = named
  }

  /// Returns the stored text with the typed names added; a typed name without a level, such as
  /// `sick=`, is removed. Returns the typed text unchanged if it is invalid.
  static func text(adding typed: String, to text: String) -> String {
    var words = NamedLevels(stored: text) ?? NamedLevels()
    let parts = typed.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
    let said = parts.filter { $0.last != "=" }.joined(separator: ",")
    guard !parts.isEmpty, let new = NamedLevels(stored: said) else { return typed }
    for part in parts where part.last == "=" { words[String(part.dropLast())] = nil }
    return words.adding(new).text
  }

  /// Returns the combination of both. The values of `others` take precedence.
  public func adding(_ others: NamedLevels) -> NamedLevels {
    var all = self
    for name in others.names { all[name] = others[name] }
    all.scaleMaximum = others.scaleMaximum ?? scaleMaximum
    all.levelIfMissing = others.levelIfMissing ?? levelIfMissing
    return all
  }

  /// Returns these names together with the valid names of `others`, up to the maximum number.
  public func addingWithinLimit(_ others: NamedLevels) -> NamedLevels {
    var all = self
    for name in others.names
    where NamedLevels.isValidName(name)
      && (all[name] != nil || all.names.count < NamedLevels.maxNames)
    {
      all[name] = others[name]
    }
    return all
  }

  /// Whether the name can be typed as a mood and cannot be mistaken for a number.
  private static func isValidName(_ name: String) -> Bool {
    name.count <= maxNameLength && !TextSizeLimits.hasTooManyScalars(name) && !name.contains("=")
      && name.first != "/" && Int(name.prefix { $0 != "," }.trimmed) == nil
      && name.contains { !$0.isNumber && !$0.isWhitespace && !"+-.,%/".contains($0) }
  }

  private static func parsedScaleMaximum(_ text: String) -> Int? {
    guard text.first == "/", let most = Int(text.dropFirst()) else { return nil }
    return MoodLevel.acceptedScales.contains(most) ? most : nil
  }

  private static func key(_ name: String) -> String { SearchFolding.folded(name[...].trimmed) }
}

extension Substring {
  fileprivate var trimmed: String { String(self).normalizingWhitespace(keepingLines: false) }
}
