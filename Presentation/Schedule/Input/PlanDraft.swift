import HearthDomain

/// The words of a plan, from which those that tell when are taken one after another.
struct PlanDraft {
  var words: [String]
  private(set) var isAllDay: Bool
  /// Whether its words say so.
  private(set) var tookAllDay = false
  /// Where words were taken that tell when, as the place in what is left.
  var gap: Int?
  /// What stands in quotes, in order; a placeholder stands for each among the words.
  private var quoted: [String] = []
  /// A weekday that is part of a name and stays in the title.
  private(set) var namedDay: NamedDay?
  /// Days and months that were misspelt, as they were read.
  var corrected: [CorrectedWord] = []
  private var dates: DateInput?

  init(_ text: String, isAllDay: Bool, keeping kept: [String]) {
    words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    self.isAllDay = isAllDay
    holdQuotes(kept + PlanDraft.halfDays)
    takeAllDay()
  }

  /// The words that are left, with what stood in quotes in its place.
  var title: String {
    var rest = quoted[...]
    let words = words.map { word in
      if word == PlanDraft.placeholder { return rest.popFirst() ?? word }
      return corrected.first { $0.meant == word }?.typed ?? word
    }
    let text = words.joined(separator: " ")
    return gap != nil ? text.withoutComma : text
  }

  /// Keeps a word that tells nothing.
  mutating func hold(_ place: Int) {
    quoted.insert(words[place], at: words[..<place].filter { $0 == PlanDraft.placeholder }.count)
    words[place] = PlanDraft.placeholder
  }

  /// What no day and no time is made of.
  static let placeholder = "\u{FFFC}"

  /// Words that are told, up to what is kept behind them: no one typed the sign that stands for it.
  static func withoutHeld(_ text: String) -> String {
    guard text.contains(placeholder) else { return text }
    return text.split(separator: " ").drop { $0 == placeholder }.prefix { $0 != placeholder }
      .joined(separator: " ")
  }

  private static let quotes: [Character: Character] = [
    "\"": "\"", "'": "'", "“": "”", "‘": "’", "「": "」", "『": "』", "《": "》", "〈": "〉", "«": "»",
  ]

  /// Puts a placeholder for everything from a word that opens a quote to the one that closes it,
  /// and for words that are to stay.
  private mutating func holdQuotes(_ kept: [String]) {
    var held: [String] = []
    var place = 0
    while place < words.count {
      let before = place > 0 ? words[place - 1] : nil
      let named = NamedDay(words[place...], behind: before)
      if let named, namedDay == nil { namedDay = named }
      guard
        let end = endOfQuote(from: place) ?? endOfKept(from: place, kept)
          ?? (named == nil ? nil : place + 1)
      else {
        held.append(words[place])
        place += 1
        continue
      }
      quoted.append(words[place...end].joined(separator: " "))
      held.append(PlanDraft.placeholder)
      place = end + 1
    }
    words = held
  }

  private func endOfQuote(from place: Int) -> Int? {
    guard let opening = words[place].first, let closing = PlanDraft.quotes[opening] else {
      return nil
    }
    return words.indices[place...].prefix(PlanDraft.longestQuote).first { index in
      let word = index == place ? words[index].dropFirst() : words[index][...]
      return word.last == closing || word.dropLast().last == closing
    }
  }

  private static let longestQuote = 40
  /// Half days off, which are called by the half.
  private static let halfDays = ["오전 반차", "오후 반차", "오전 반반차", "오후 반반차"]

  private func endOfKept(from place: Int, _ kept: [String]) -> Int? {
    for phrase in kept {
      let parts = phrase.split(separator: " ").map(String.init)
      if !parts.isEmpty, words[place...].starts(with: parts) { return place + parts.count - 1 }
    }
    return nil
  }

  /// Takes `all day` wherever it stands, and `종일` behind a day: `종일 돌봄` is a name.
  private mutating func takeAllDay() {
    for phrase in PlanDraft.allDays {
      let places = words.indices.filter {
        words[$0...].prefix(phrase.count).map { $0.lowercased() } == phrase
      }
      guard let place = places.last, words.count > phrase.count,
        phrase != ["종일"] || place == words.count - 1 || isBehindDay(place)
      else { continue }
      words.removeSubrange(place..<place + phrase.count)
      isAllDay = true
      tookAllDay = true
      return
    }
  }

  private static let allDays = [
    ["all", "day"], ["하루", "온종일"], ["온종일"], ["하루", "종일"], ["하루종일"], ["종일"],
  ]

  /// Also behind the last one of `월~수`.
  private func isBehindDay(_ place: Int) -> Bool {
    [1, 2].contains { count in
      guard count <= place else { return false }
      let text = words[place - count..<place].joined(separator: " ")
      return text.split(whereSeparator: { "~-".contains($0) }).last.map(String.init)
        .map(DateInput.isWhen) == true
    }
  }
}

// MARK: - Day and time

extension PlanDraft {
  /// Takes the words that tell a day and a time, be they side by side or apart; where the time is
  /// known already, a day alone.
  mutating func takeWhen(
    _ reader: WhenReader, at time: WhenReader.When?
  ) throws(DateInputError) -> WhenReader.When? {
    let before = words
    dates = reader.dates
    let due = time == nil ? takeDeadline(reader) : nil
    let taken = due == nil && words.count > 1 ? try takeFirst(reader) : due
    guard let first = taken else {
      try checkJoinedDays(words, reader)
      return time
    }
    let when: WhenReader.When?
    if let time {
      if reader.isDayAlone(first), first.to == nil {
        when = WhenReader.When(from: "\(first.from) \(time.from)", to: time.to)
      } else {
        words = before
        when = time
      }
    } else if let time = reader.timeAlone(first) {
      when = take { reader.day(of: $0, at: time) } ?? first
    } else if first.to == nil, !isAllDay, reader.isDayAlone(first) {
      when =
        take { reader.times(of: $0, on: first.from) }
        ?? takePartOfDay(of: first.from, reader).map {
          WhenReader.When(from: "\(first.from) \($0)")
        } ?? first
    } else {
      when = first
    }
    try checkOtherDays(reader, before)
    return when
  }

  private mutating func takeFirst(_ reader: WhenReader) throws(DateInputError) -> WhenReader.When? {
    for place in PlanDraft.places(in: words) {
      guard let rest = rest(without: place) else { continue }
      let when: WhenReader.When?
      if place.upperBound == words.count {
        when = isLunchWithSomebody(place) ? nil : try reader.when(words[place])
      } else if place.lowerBound == 0 {
        when = isLunchWithSomebody(place) ? nil : try reader.beginning(words[place])
      } else {
        when = try reader.moment(words[place]) ?? reader.dayAmidst(words, at: place)
      }
      guard let when else { continue }
      let gap = max(0, rest.count - (words.count - place.upperBound))
      let endsWithComma = words[place].last?.hasSuffix(",") == true
      words = rest
      // `Panto 30 dec 2.30pm, Theatre Royal`.
      if endsWithComma, gap > 0, gap < rest.count, !rest[gap - 1].hasSuffix(",") {
        words[gap - 1] += ","
      }
      self.gap = gap
      return when
    }
    return nil
  }

  /// `민호랑 토요일 점심`: what takes place is the lunch.
  private func isLunchWithSomebody(_ place: Range<Int>) -> Bool {
    WhenReader.isLunch(words[place]) && namesCompanion
  }

  /// Puts a weekday at the beginning out of the way where a repetition tells the days already, and
  /// the end of the month: `월말 정산 매달 말일`.
  mutating func holdLeadingDay(_ repeated: RepeatedPlan?) {
    guard case .rule(let rule)? = repeated?.repetition.rhythm, let first = words.first,
      words.count > 1,
      !rule.weekdays.isEmpty && RepetitionWords.weekdays.names(first)
        || !rule.monthDays.isEmpty && first == "월말"
    else { return }
    quoted.insert(first, at: 0)
    words[0] = PlanDraft.placeholder
  }

  /// Takes the first words that the reading understands.
  private mutating func take(
    _ reading: (ArraySlice<String>) -> WhenReader.When?
  ) -> WhenReader.When? {
    guard words.count > 1 else { return nil }
    for place in PlanDraft.places(in: words) {
      guard let rest = rest(without: place), let when = reading(words[place]) else { continue }
      words = rest
      return when
    }
    return nil
  }

  /// Where the words that tell when may stand: at the end, at the beginning, amidst the title;
  /// the longest first.
  private static func places(in words: [String]) -> [Range<Int>] {
    let count = words.count
    let ends = (max(1, count - WhenReader.longest)..<count).map { $0..<count }
    let beginnings = (1..<min(count, WhenReader.longest + 1)).reversed().map { 0..<$0 }
    let middles = (1..<count).flatMap { first in
      (first..<max(first, min(count - 1, first + WhenReader.longest))).reversed()
        .map { first..<$0 + 1 }
    }
    return ends + beginnings + middles
  }

  /// What stays of the title without the words that tell when and those that lead to them:
  /// `Lunch on Friday`; nil where they are part of the name or all of it.
  private func rest(without place: Range<Int>) -> [String]? {
    var before = words[..<place.lowerBound]
    // `on a wednesday`.
    let isArticle = before.count > 1 && before.last?.lowercased() == "a"
    if isArticle, before.dropLast().last?.lowercased() == "on",
      DayWords.weekdays.names(words[place.lowerBound])
    {
      before = before.dropLast()
    }
    if let join = before.last?.lowercased(), ["on", "at", "@"].contains(join) {
      before = before.dropLast()
    }
    if isOfEnd(place) || isOfMonth(place) { return nil }
    if let last = before.last {
      if PlanDraft.binding.contains(last.lowercased()) { return nil }
      // Room 3/4 is a room.
      let word = words[place.lowerBound]
      // Good Friday is no Friday of this week, and of `dec 3 until 9pm` the number is no hour.
      if last.lowercased() == "over", WhenReader.isFeast(WhenReader.text(words[place])) {
        return nil
      }
      if word.hasSuffix("day"), WhenReader.isFeast("\(last) \(word)") { return nil }
      if DayWords.months.names(last), word.allSatisfy(\.isNumber) { return nil }
      let next = words[place].dropFirst().first
      // `chapters one to three`.
      let isSpoken = next?.lowercased() == "to" && SpokenHour.hours.names(word)
      if isSpoken || word.first?.isNumber == true,
        WhenReader.isNumber(word, of: last, beside: next)
      {
        return nil
      }
    }
    let rest = Array(before + words[place.upperBound...])
    return rest.isEmpty ? nil : rest
  }

  /// Whether the last of the words is the day of a month that follows: `7am until 24` of `24 dec`.
  func isOfMonth(_ place: Range<Int>) -> Bool {
    guard let last = words[place].last, place.count > 1, place.upperBound < words.count else {
      return false
    }
    return last.allSatisfy(\.isNumber) && DayWords.months.names(words[place.upperBound])
  }

  /// Whether the words belong to an end that is told before them: `until sunday midnight`.
  private func isOfEnd(_ place: Range<Int>) -> Bool {
    words[max(0, place.lowerBound - 4)..<place.lowerBound].indices.contains { first in
      PlanDraft.untils.names(words[first])
        && first + 1 < place.lowerBound
        && (try? dates?.dayAndTime(
          words[first + 1..<place.upperBound].joined(separator: " "))) != nil
    }
  }

  /// What leans on the words after it, which are then part of the name: `Party for the 20th`.
  static let binding: Set<String> = [
    "for", "of", "to", "the", "until", "till", "til", "through", "thru", "by", "before", "after",
    "since", "from", "starting",
    "with", "and", "or", "-", "–", "~", "next", "last", "this", "다음", "지난", "이번",
  ]
}

// MARK: - The rest

extension PlanDraft {
  /// Throws where what is left looks like a day, a time or a repetition.
  func checkRest(_ reader: WhenReader, hasDay: Bool) throws(DateInputError) {
    try reader.checkRest(words, takenAt: gap.map { min($0, words.count) }, hasDay: hasDay)
  }

  /// Whether a name is left: in `tomorrow 7` the number is an hour that was not read, and `for` of
  /// `for 2 hours` leads to what was taken.
  func leavesTitle(besideTime hasTime: Bool) -> Bool {
    guard words.count == 1, let word = words.first else { return true }
    if let number = Int(word) { return hasTime || !(1...24).contains(number) }
    return !PlanDraft.binding.contains(word.lowercased())
  }
}

// MARK: - The end

extension PlanDraft {
  /// Takes `until 9pm`, `금요일까지`, `until 12/31`: a time is the end; a day is the last one, at the
  /// end that is known. Throws for a day beside the start alone of something timed: `tomorrow 4pm
  /// until sunday` may go on all the while, or take place every day.
  mutating func takeEnd(
    _ when: inout WhenReader.When?, _ reader: WhenReader
  ) throws(DateInputError) -> String? {
    for (place, text) in endings() {
      guard words.count > place.count, let end = reader.end(text, of: when) else { continue }
      if let hour = lastHour(behind: place), reader.isDayAlone(text),
        PlanDraft.untils.names(words[place.lowerBound])
      {
        throw .bareHour(hour, typed: words[place.upperBound], after: text)
      }
      words.removeSubrange(place)
      if when == nil, end.isDay { when = WhenReader.When(from: "today") }
      return end.text
    }
    guard let when, when.to == nil, reader.tellsTime(when.from) else { return nil }
    for (place, text) in endings() where reader.isDayAlone(text) {
      let isKorean = Hangul.isIn(text)
      throw .unclear(
        words[place].joined(separator: " "),
        spellings: isKorean
          ? ["매일 \(text)까지", "\(text) 24시까지"]
          : ["every day until \(text)", "until \(text) 24:00"])
    }
    return nil
  }

  static let untils = Vocabulary<Void>([("until|till|til", ())])

  /// Throws for an end of what repeats that is no day: `until easter`, `설날까지`.
  func checkOpenEnd() throws(DateInputError) {
    for (place, word) in words.enumerated() where place > 0 {
      if PlanDraft.untils.names(word), place + 1 < words.count {
        throw .unclear(words[place...].prefix(3).joined(separator: " "), spellings: [])
      }
      if word.hasSuffix("까지"), word.count > 2 { throw .unclear(word, spellings: []) }
    }
  }

  /// Where words stand that could tell an end, with what is then the end, the longest first.
  private func endings() -> [(Range<Int>, String)] {
    words.indices.flatMap { place -> [(Range<Int>, String)] in
      let word = words[place]
      let isThrough = ["through", "thru"].contains(word.lowercased())
      if isThrough || PlanDraft.untils.names(word) {
        let least = isThrough ? words.count - 2 : place
        let most = min(place + WhenReader.longest, words.count - 1)
        // One walks through a market on Friday.
        return stride(from: most, to: max(place, least), by: -1).map { last in
          (place..<last + 1, words[place + 1...last].joined(separator: " "))
        }
      }
      return koreanEndings(at: place)
    }
  }

  /// The same of `금요일까지` and up to three words before it.
  func koreanEndings(at place: Int) -> [(Range<Int>, String)] {
    guard words[place].hasSuffix("까지") else { return [] }
    return (max(0, place - 3)...place).map { first in
      (first..<place + 1, String(words[first...place].joined(separator: " ").dropLast(2)))
    }
  }
}
