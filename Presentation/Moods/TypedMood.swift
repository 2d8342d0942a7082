import HearthDomain
import HearthWhen

/// Mood typed in one line: a level, perhaps with a moment and a memo, such as `yesterday 80 choir`.
struct TypedMood {
  /// The level; nil for a mood without one, which is typed `-`.
  let level: MoodLevel?
  let memo: String
  /// The level as typed, if it is not a word in the memo.
  let typedLevel: String?
  /// The moment as typed; nil if there is none. It may precede the level, follow it alone, or be
  /// next to the memo if one of the two is an argument of several words.
  let typedMoment: String?
  /// Whether nothing but the moment followed the level. It could then have been meant as the memo.
  let isMomentAlone: Bool
  /// A day or time at the beginning or end of the memo, as typed, that may have been meant as the
  /// moment.
  let ambiguousMoment: String?

  /// Maximum number of words of a moment.
  private static let maxMomentWords = 5
  /// Maximum number of words of a user's own word for a mood.
  private static let maxNameWords = 5
  /// Maximum number of words of the name of a face, with an intensifier.
  private static let maxFaceWords = 3

  /// Parses typed arguments. Returns nil if no word is a level, neither a general one nor one of
  /// `own`, the user's own words for moods. Throws ``DomainError/invalid(_:)`` for a number at the
  /// beginning that is not a level.
  ///
  /// A day alone after the level is not a moment if it is in the future, which `moments` decides.
  init?(
    _ typed: [String], mayContainMoment: Bool, own: NamedLevels = NamedLevels(),
    moments: MomentInput = TypedMood.fixedDayInput
  ) throws {
    let first = typed.first ?? ""
    let isSentence = first.contains(where: \.isWhitespace)
    let text = typed.joined(separator: " ")
    let words = isSentence ? text.split(whereSeparator: \.isWhitespace).map(String.init) : typed
    let last = mayContainMoment ? TypedMood.maxMomentWords : 0
    for (start, word) in words.prefix(last + 1).enumerated() {
      let rest = Array(words.dropFirst(start + 1))
      if TypedMood.belongsToMoment(words, start, upTo: last, own) { continue }
      let mine = TypedMood.namedLevel(own, atStartOf: words[start...])
      guard
        let (level, taken) = try mine.map({ ($0.level, taken: 0) })
          ?? (word == LevelForm.noLevel && (start == 0 || !isSentence)
            ? (nil, taken: 1) : TypedMood.level(word, before: rest, isFirst: start == 0))
      else { continue }
      let moment = words.prefix(start).joined(separator: " ")
      guard start == 0 || TypedMood.isMoment(moment) else { continue }
      let name = ([word] + rest.dropLast()).joined(separator: " ")
      let isNamed =
        mine.map { $0.words == rest.count }
        ?? (rest.count <= TypedMood.maxFaceWords && MoodFace(named: name) != nil)
      let exact = isNamed ? TypedMood.level(number: rest.last) : nil
      let isOpen = mayContainMoment && start == 0 && taken > 0 && exact == nil
      let tail = isOpen ? Array(words.dropFirst(taken)) : []
      let mayStandAlone = mayContainMoment && start == 0 && exact == nil
      let alone =
        mayStandAlone
        ? TypedMood.moment(aloneAfter: mine?.words ?? taken, in: words, moments) : nil
      let named = alone.map { words.prefix($0.words).joined(separator: " ") } ?? name
      let spoken =
        mine?.name
        ?? (MoodFace(named: named) == nil ? "" : MoodLevel.withoutPunctuation(named))
      let beside = isSentence ? nil : TypedMood.momentNextToMemo(in: tail, moments)
      let behind = alone?.moment ?? beside?.moment
      // A sentence may begin with today, which tells nothing about the moment. What names no day,
      // such as a meal, is no moment of another day.
      let isMemo =
        start > 0
        && (taken == 0 && TypedMood.isToday(moment, moments)
          || TypedMood.namesNoDay(moment, moments))
      let end = TypedMood.dropping(start + taken, of: text)
      let saying =
        !isMemo
        ? end : taken == 0 ? text : [moment, end].filter { !$0.isEmpty }.joined(separator: " ")
      isMomentAlone = alone != nil
      self.level = exact ?? level
      typedLevel = exact != nil ? rest.last : taken == 1 ? word : nil
      memo =
        behind != nil
        ? alone != nil ? spoken : beside?.memo ?? ""
        : exact == nil ? saying : spoken
      typedMoment = behind ?? (start == 0 || isMemo ? nil : moment)
      ambiguousMoment = behind == nil ? TypedMood.moment(atAnEndOf: tail, moments) : nil
      return
    }
    return nil
  }

  /// Returns the level of the longest of the user's own words with which the text begins. The word
  /// stays in the memo, because the level alone does not tell it.
  private static func namedLevel(
    _ own: NamedLevels, atStartOf words: ArraySlice<String>
  ) -> (level: MoodLevel, name: String, words: Int)? {
    guard !own.isEmpty else { return nil }
    return (1...min(maxNameWords, words.count)).reversed().lazy.compactMap {
      count -> (level: MoodLevel, name: String, words: Int)? in
      let name = MoodLevel.withoutPunctuation(words.prefix(count).joined(separator: " "))
      return own.level(ofAnyForm: name).map { (level: $0, name: name, words: count) }
    }.first
  }

  /// Returns the level with which the words begin, and how many of its words do not belong to the
  /// memo. That is 0 for a word, which is the memo or its beginning, unless a memo in quotes
  /// follows, as in `good "a walk by the sea"`.
  private static func level(
    _ word: String, before rest: [String], isFirst: Bool
  ) throws -> (MoodLevel?, taken: Int)? {
    let words = ["기분", "기분이", "기분은"].contains(word) ? rest : [word] + rest
    for count in 1...maxFaceWords where count <= words.count {
      guard let face = MoodFace(named: words.prefix(count).joined()) else { continue }
      let memo = words.dropFirst(count)
      let isApart =
        try memo.contains { $0.contains(where: \.isWhitespace) }
        && !TaggedMemo(memo.joined(separator: " ")).memo.isEmpty
      return (face.level, isApart ? rest.count + 1 - memo.count : 0)
    }
    if let share = share(word, before: rest) {
      return MoodLevel(counted: share.text).map { ($0, share.taken) }
    }
    if let level = MoodLevel(spoken: word) { return (level, 1) }
    guard isFirst, let number = Int(MoodLevel.withoutPunctuation(word)) else { return nil }
    return (try MoodLevel(number), 1)
  }

  /// Returns a share in words as a fraction, and how many words it is: `7 out of 10`, `10점 만점에
  /// 7점`, `4 stars`; nil if there is none.
  private static func share(_ word: String, before rest: [String]) -> (text: String, taken: Int)? {
    guard word.first?.isNumber == true else { return nil }
    let next = rest.prefix(3).map { MoodLevel.withoutPunctuation($0).lowercased() }
    switch next.count {
    case 3 where next[..<2] == ["out", "of"] && Int(next[2]) != nil:
      return ("\(word)/\(next[2])", 4)
    case 2... where next[0] == "만점에" && next[1].first?.isNumber == true:
      let numbers = [next[1], word].map { $0.hasSuffix("점") ? String($0.dropLast()) : $0 }
      return (numbers.joined(separator: "/"), 3)
    case 1... where next[0] == "stars": return ("\(word)/5", 2)
    default: return nil
    }
  }

  /// Returns the hour that the text begins with as two separate words, such as `8 am`; nil if there
  /// is none.
  static func hour(atStartOf words: some Collection<String>) -> String? {
    guard let hour = words.first, words.count > 1, Int(hour).map((1...12).contains) == true else {
      return nil
    }
    let text = words.prefix(2).joined(separator: " ")
    return WhenReader.withoutCurrentDay.isHourWithHalf(text) ? text : nil
  }

  /// Whether the number at an index is part of the moment: an hour, or a number before a later
  /// level, as in `2 hours ago 70` and `11. 24. 70`.
  private static func belongsToMoment(
    _ words: [String], _ start: Int, upTo last: Int, _ own: NamedLevels
  ) -> Bool {
    guard Int(MoodLevel.withoutPunctuation(words[start])) != nil else { return false }
    if hour(atStartOf: words[start...]) != nil { return true }
    return words.indices.prefix(last + 1).dropFirst(start + 2).contains { end in
      let rest = Array(words[(end + 1)...])
      let isLevel =
        self.namedLevel(own, atStartOf: words[end...]) != nil
        || (try? level(words[end], before: rest, isFirst: false)) != nil
      return isLevel && isMoment(words[..<end].joined(separator: " "))
    }
  }

  /// Returns the moment if nothing else follows the level, and the number of words before it;
  /// otherwise nil. The level is the first `taken` words, or, if that is 0, the name of a face.
  private static func moment(
    aloneAfter taken: Int, in words: [String], _ moments: MomentInput
  ) -> (words: Int, moment: String)? {
    (taken > 0 ? [taken] : Array(1...maxFaceWords)).lazy.filter { $0 < words.count }
      .filter { taken > 0 || MoodFace(named: words[..<$0].joined(separator: " ")) != nil }
      .map { (words: $0, moment: words[$0...].joined(separator: " ")) }
      .first { isProbablyMoment($0.moment, moments) && !namesFutureDay($0.moment, moments) }
  }

  /// Returns the level of a number after a name. The number is more exact than the name: `tired
  /// 20`, `so so 45`.
  private static func level(number: String?) -> MoodLevel? {
    number.flatMap { MoodLevel(typed: $0) }
  }

  /// Returns the moment and the memo if one of the two is an argument of several words and the
  /// moment is certain; otherwise nil. A part of the day alone is not certain, as it may be a meal;
  /// neither is a weekday of one letter.
  private static func momentNextToMemo(
    in words: [String], _ moments: MomentInput
  ) -> (moment: String, memo: String)? {
    guard let first = words.first, let last = words.last, words.count > 1, last.first != "#" else {
      return nil
    }
    let behindFirst = words.dropFirst().joined(separator: " ")
    let beforeLast = words.dropLast().joined(separator: " ")
    for (argument, rest) in [(first, behindFirst), (last, beforeLast)]
    where hasSeveralWords(argument) {
      if isProbablyMoment(argument, moments) { return (moment: argument, memo: rest) }
      if words.count <= maxMomentWords + 1, isProbablyMoment(rest, moments) {
        return (moment: rest, memo: argument)
      }
    }
    return nil
  }

  /// Returns the longest moment at the beginning or end of the text; nil if there is none.
  private static func moment(atAnEndOf words: [String], _ moments: MomentInput) -> String? {
    (1...maxMomentWords).reversed().lazy.filter { $0 <= words.count }
      .flatMap { [words.prefix($0), words.suffix($0)] }
      .map { $0.joined(separator: " ") }.first { isProbablyMoment($0, moments) }
  }

  private static func hasSeveralWords(_ argument: String) -> Bool {
    argument.contains(where: \.isWhitespace)
  }

  /// Whether the text is a moment and unlikely to be anything else.
  private static func isProbablyMoment(_ text: String, _ moments: MomentInput) -> Bool {
    guard isMoment(text), !isToday(text, moments), !isShortWeekday(text),
      text.contains(where: { !$0.isNumber })
    else {
      return false
    }
    if text.contains(where: \.isNumber) { return true }
    let found = try? WhenReader.withoutCurrentDay.moment(text)
    // Not certain: a word that means the same day a week later, such as `christmas`.
    let later = WhenReader.withoutCurrentDay.with { $0.now.day = $0.now.day.adding(days: 7) }
    if let day = found?.day, day == (try? later.moment(text))?.day { return false }
    return found?.time == nil || (try? WhenReader.withoutCurrentDay.day(text)) != nil
  }

  /// Whether the text is as short as the weekdays that are also other words, such as `일` and
  /// `sun`.
  private static func isShortWeekday(_ text: String) -> Bool {
    text.count <= (text.allSatisfy(\.isASCII) ? 3 : 1) && !text.contains(where: \.isNumber)
  }

  /// Input on a fixed day: it suffices to decide whether words are a moment, but not whether its
  /// day is in the future.
  static let fixedDayInput = MomentInput(
    now: MoodMoment(Instant(milliseconds: 1_764_504_000_000), in: FixedZone.utc),
    zone: FixedZone.utc)

  /// Whether the text names a future day, on which no mood can have been felt yet; also true if it
  /// is not a moment.
  private static func namesFutureDay(_ text: String, _ moments: MomentInput) -> Bool {
    let moment = try? moments.moment(text)
    return moment.map { $0.day > moments.now.day } ?? true
  }

  /// Whether the text is today without a time.
  private static func isToday(_ text: String, _ moments: MomentInput) -> Bool {
    guard let found = try? WhenReader.withoutCurrentDay.moment(text), found.time == nil else {
      return false
    }
    return (try? moments.moment(text))?.day == moments.now.day
  }

  /// Whether the text names neither a day nor an hour, and is a moment of another day only because
  /// of the present time.
  private static func namesNoDay(_ text: String, _ moments: MomentInput) -> Bool {
    let today = moments.now.day
    guard !text.contains(where: \.isNumber), let found = try? moments.moment(text),
      found.day != today
    else { return false }
    let late = MoodMoment(LocalTime(day: today, time: .lastSecond), in: moments.zone)
    return (try? MomentInput(now: late, zone: moments.zone).moment(text))?.day == today
  }

  /// Whether the text is a moment, on any day.
  private static func isMoment(_ text: String) -> Bool {
    do {
      _ = try fixedDayInput.moment(text)
      return true
    } catch {
      if case .notYetCome = error.reason { return true }
      return false
    }
  }

  /// Returns the text without a number of words at its beginning.
  private static func dropping(_ words: Int, of text: String) -> String {
    var rest = text.drop(while: \.isWhitespace)
    for _ in 0..<words {
      rest = rest.drop { !$0.isWhitespace }.drop(while: \.isWhitespace)
    }
    return String(rest)
  }
}
