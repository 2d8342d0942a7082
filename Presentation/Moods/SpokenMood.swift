import HearthDomain

/// What somebody says in one go: perhaps when, how good it was, and what of it, such as
/// `yesterday 80 choir`.
struct SpokenMood {
  let level: MoodLevel
  let memo: String
  /// What was said of when, as typed: before the level, alone behind it, or between it and the memo
  /// where one of the two is one argument of several words.
  let at: String?
  /// Whether that stood alone behind the level, where it could have been the memo, too.
  let isMomentAlone: Bool
  /// A day or a time with which the memo begins, as typed, of which nobody can tell whether it says
  /// when.
  let unreadMoment: String?

  /// So many words before a level may say when.
  private static let mostOfMoment = 5
  /// So many words may be one of the user's own for a mood.
  private static let mostOfName = 5

  /// Nil where no word says a level, of which some may be the user's own; throws
  /// ``DomainError/invalid(_:)`` for a number at the beginning that is none. Of a day alone behind
  /// the level the moments tell whether it has come.
  init?(
    _ typed: [String], mayTellMoment: Bool, own: NamedLevels = NamedLevels(),
    moments: MomentInput = SpokenMood.moments
  ) throws {
    let first = typed.first ?? ""
    let isSentence = first.contains(where: \.isWhitespace)
    let text = typed.joined(separator: " ")
    let words = isSentence ? text.split(whereSeparator: \.isWhitespace).map(String.init) : typed
    let last = mayTellMoment ? SpokenMood.mostOfMoment : 0
    for (start, word) in words.prefix(last + 1).enumerated() {
      let rest = Array(words.dropFirst(start + 1))
      if SpokenMood.isOfMoment(words, start, upTo: last, own) { continue }
      let mine = SpokenMood.own(own, atStartOf: words[start...])
      guard
        let (level, taken) = try mine.map({ ($0.level, taken: 0) })
          ?? SpokenMood.level(word, before: rest, isFirst: start == 0)
      else { continue }
      let moment = words.prefix(start).joined(separator: " ")
      guard start == 0 || SpokenMood.isMoment(moment) else { continue }
      let name = ([word] + rest.dropLast()).joined(separator: " ")
      let isNamed =
        mine.map { $0.words == rest.count } ?? (rest.count < 3 && MoodFace(named: name) != nil)
      let exact = isNamed ? SpokenMood.level(number: rest.last) : nil
      let isOpen = mayTellMoment && start == 0 && taken > 0 && exact == nil
      let tail = isOpen ? Array(words.dropFirst(taken)) : []
      let mayStandAlone = mayTellMoment && start == 0 && exact == nil
      let alone =
        mayStandAlone
        ? SpokenMood.moment(aloneBehind: mine?.words ?? taken, in: words, moments) : nil
      let behind = alone ?? (isSentence ? nil : SpokenMood.moment(before: tail))
      isMomentAlone = alone != nil
      self.level = exact ?? level
      memo =
        behind != nil
        ? alone != nil ? mine?.name ?? "" : SpokenMood.memo(behindMomentIn: tail)
        : exact == nil
          ? SpokenMood.dropping(start + taken, of: text)
          : mine?.name ?? String(name.prefix { $0.isLetter || "- ".contains($0) })
      at = behind ?? (start == 0 ? nil : moment)
      unreadMoment = behind == nil ? SpokenMood.moment(atStartOf: tail) : nil
      return
    }
    return nil
  }

  /// The longest of the user's own words that they begin with, which stays in the memo: who reads
  /// its level alone would not know it.
  private static func own(
    _ own: NamedLevels, atStartOf words: ArraySlice<String>
  ) -> (level: MoodLevel, name: String, words: Int)? {
    guard !own.isEmpty else { return nil }
    return (1...min(mostOfName, words.count)).reversed().lazy.compactMap {
      count -> (level: MoodLevel, name: String, words: Int)? in
      let name = MoodLevel.bare(words.prefix(count).joined(separator: " "))
      return own[name].map { (level: $0, name: name, words: count) }
    }.first
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
    guard let number = Int(MoodLevel.bare(word)) else { return nil }
    if !isFirst, !MoodLevel.accepted.contains(number) { return nil }
    return (try MoodLevel(number), 1)
  }

  /// The hour that words begin with, such as `8 am`, where its two words stand apart.
  static func hour(atStartOf words: some Collection<String>) -> String? {
    guard let hour = words.first, let half = words.dropFirst().first,
      Int(hour).map((1...12).contains) == true,
      ["am", "pm", "a.m.", "p.m."].contains(half.lowercased())
    else { return nil }
    return "\(hour) \(half)"
  }

  /// Whether the number at that place is part of when it was: an hour, or what a level follows, as
  /// in `2 hours ago 70` and `11. 24. 70`.
  private static func isOfMoment(
    _ words: [String], _ start: Int, upTo last: Int, _ own: NamedLevels
  ) -> Bool {
    guard Int(MoodLevel.bare(words[start])) != nil else { return false }
    if hour(atStartOf: words[start...]) != nil { return true }
    return words.indices.prefix(last + 1).dropFirst(start + 2).contains { end in
      let rest = Array(words[(end + 1)...])
      let isLevel =
        self.own(own, atStartOf: words[end...]) != nil
        || (try? level(words[end], before: rest, isFirst: false)) != nil
      return isLevel && isMoment(words[..<end].joined(separator: " "))
    }
  }

  /// What says when, with nothing else behind a level of so many words, or behind its name.
  private static func moment(
    aloneBehind taken: Int, in words: [String], _ moments: MomentInput
  ) -> String? {
    (taken > 0 ? [taken] : [1, 2]).lazy.filter { $0 < words.count }
      .filter { taken > 0 || MoodFace(named: words[..<$0].joined(separator: " ")) != nil }
      .map { words[$0...].joined(separator: " ") }
      .first { maySayWhen($0) && !isOfLaterDay($0, moments) }
  }

  /// A number says the level more exactly than the name before it: `tired 20`, `so so 45`.
  private static func level(number: String?) -> MoodLevel? {
    number.flatMap { Int($0) }.flatMap { try? MoodLevel($0) }
  }

  /// What says when in front of a memo, where either was typed as one argument of several words;
  /// nil where that is not for sure. A part of a day alone may be a meal, and a day in one letter
  /// anything.
  private static func moment(before words: [String]) -> String? {
    guard let first = words.first, let memo = words.last, words.count > 1, memo.first != "#" else {
      return nil
    }
    if isSeveralWords(first) { return maySayWhen(first) ? first : nil }
    guard isSeveralWords(memo), words.count <= mostOfMoment + 1 else { return nil }
    let text = words.dropLast().joined(separator: " ")
    return maySayWhen(text) ? text : nil
  }

  /// What such words say besides: all behind a moment that is one argument, else the last one.
  private static func memo(behindMomentIn words: [String]) -> String {
    words.first.map(isSeveralWords) == true
      ? words.dropFirst().joined(separator: " ") : words.last ?? ""
  }

  /// The longest moment with which the words begin.
  private static func moment(atStartOf words: [String]) -> String? {
    (1...mostOfMoment).reversed().lazy.filter { $0 <= words.count }
      .map { words.prefix($0).joined(separator: " ") }.first(where: maySayWhen)
  }

  private static func isSeveralWords(_ argument: String) -> Bool {
    argument.contains(where: \.isWhitespace)
  }

  /// Whether it says when, and hardly anything else.
  private static func maySayWhen(_ text: String) -> Bool {
    guard isMoment(text), !isShort(text), text.contains(where: { !$0.isNumber }) else {
      return false
    }
    let isPart = time(of: text) != nil && !text.contains { $0.isNumber || $0.isWhitespace }
    return !isPart
  }

  /// Whether it is as short as weekdays that are other words, too: 일, sun.
  private static func isShort(_ text: String) -> Bool {
    text.count <= (text.allSatisfy(\.isASCII) ? 3 : 1) && !text.contains(where: \.isNumber)
  }

  /// The time that it says besides a day, if there is one.
  private static func time(of text: String) -> TimeOfDay? {
    let dates = DateInput(at: moments.now.instant, in: FixedZone.utc, leaning: .past)
    return (try? dates.dayAndTime(text))?.time
  }

  /// Those of some day, by which one can tell what words mean, but not what has come.
  static let moments = MomentInput(
    now: MoodMoment(Instant(milliseconds: 1_764_504_000_000), in: FixedZone.utc),
    zone: FixedZone.utc)

  /// Whether it says a day that comes, of which nobody can tell how it was.
  private static func isOfLaterDay(_ text: String, _ moments: MomentInput) -> Bool {
    let moment = try? moments.moment(text)
    return moment.map { $0.day > moments.now.day } ?? true
  }

  /// Whether it says when, whichever day it is.
  private static func isMoment(_ text: String) -> Bool {
    do {
      _ = try moments.moment(text)
      return true
    } catch {
      if case .notYetCome = error { return true }
      return false
    }
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
