import HearthDomain

/// What somebody says in one go: perhaps when, how good it was, and what of it, such as
/// `yesterday 80 choir`.
struct SpokenMood {
  let level: MoodLevel
  let memo: String
  /// What was said of when before the level, as typed.
  let at: String?

  /// So many words before a level may say when.
  private static let mostOfMoment = 5

  /// Nil where no word says a level; throws ``DomainError/invalid(_:)`` for a number at the
  /// beginning that is none.
  init?(_ typed: [String], mayTellMoment: Bool) throws {
    let first = typed.first ?? ""
    let isSentence = first.contains(where: \.isWhitespace)
    let text = typed.joined(separator: " ")
    let words = isSentence ? text.split(whereSeparator: \.isWhitespace).map(String.init) : typed
    let last = mayTellMoment ? SpokenMood.mostOfMoment : 0
    for (start, word) in words.prefix(last + 1).enumerated() {
      let rest = Array(words.dropFirst(start + 1))
      guard let (level, taken) = try SpokenMood.level(word, before: rest, isFirst: start == 0)
      else { continue }
      let moment = words.prefix(start).joined(separator: " ")
      guard start == 0 || SpokenMood.isMoment(moment) else { continue }
      let name = ([word] + rest.dropLast()).joined(separator: " ")
      let exact = rest.count < 3 ? SpokenMood.level(behind: name, rest.last) : nil
      self.level = exact ?? level
      memo =
        exact == nil
        ? SpokenMood.dropping(start + taken, of: text)
        : String(name.prefix { $0.isLetter || "- ".contains($0) })
      at = start == 0 ? nil : moment
      return
    }
    return nil
  }

  /// The level that the words begin with, and how many of them are no part of the memo: none of a
  /// sentence that begins with the word of a level.
  private static func level(
    _ word: String, before rest: [String], isFirst: Bool
  ) throws -> (MoodLevel, taken: Int)? {
    if ["기분", "기분이", "기분은"].contains(word), let next = rest.first,
      let face = MoodFace(named: next)
    {
      return (face.level, rest.count == 1 ? 2 : 0)
    }
    if ["기분", "기분이", "기분은"].contains(word), rest.count > 1,
      let (face, taken) = try MoodFace.beginning(rest[0], rest[1], before: Array(rest.dropFirst(2)))
    {
      return (face.level, rest.count == 2 ? taken + 1 : 0)
    }
    if let next = rest.first,
      let (face, taken) = try MoodFace.beginning(word, next, before: Array(rest.dropFirst()))
    {
      return (face.level, taken)
    }
    if let face = try MoodFace.beginning(word, before: rest) { return (face.level, 0) }
    if let level = MoodLevel(spoken: word) { return (level, 1) }
    guard let number = Int(word) else { return nil }
    if !isFirst, !MoodLevel.accepted.contains(number) { return nil }
    return (try MoodLevel(number), 1)
  }

  /// A number says the level more exactly than the name before it: `tired 20`, `so so 45`.
  private static func level(behind name: String, _ number: String?) -> MoodLevel? {
    MoodFace(named: name).flatMap { _ in number.flatMap { Int($0) } }
      .flatMap { try? MoodLevel($0) }
  }

  /// Whether it says when, whichever day it is.
  private static func isMoment(_ text: String) -> Bool {
    let now = MoodMoment(Instant(milliseconds: 1_764_504_000_000), in: FixedZone.utc)
    return (try? MomentInput(now: now, zone: FixedZone.utc).moment(text)) != nil
  }

  /// The text without so many words at its beginning.
  private static func dropping(_ words: Int, of text: String) -> String {
    var rest = text.drop(while: \.isWhitespace)
    for _ in 0..<words {
      rest = rest.drop { !$0.isWhitespace }.drop(while: \.isWhitespace)
    }
    return String(rest)
  }
}
