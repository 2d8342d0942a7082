import HearthDomain

/// The words of a plan, from which those that tell when are taken one after another.
struct PlanDraft {
  var words: [String]
  private(set) var isAllDay: Bool
  /// Whether its words say so.
  private(set) var tookAllDay = false
  /// Where words were taken that tell when, as the place in what is left.
  private var gap: Int?
  /// What stands in quotes, in order; a placeholder stands for each among the words.
  private var quoted: [String] = []
  /// A weekday that is part of a name and stays in the title.
  private(set) var namedDay: NamedDay?

  init(_ text: String, isAllDay: Bool, keeping kept: [String]) {
    words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    self.isAllDay = isAllDay
    holdQuotes(kept)
    takeAllDay()
  }

  /// The words that are left, with what stood in quotes in its place.
  var title: String {
    var rest = quoted[...]
    let words = words.map { word in
      word == PlanDraft.placeholder ? rest.popFirst() ?? word : word
    }
    return words.joined(separator: " ")
  }

  /// What no day and no time is made of.
  private static let placeholder = "\u{FFFC}"

  private static let quotes: [Character: Character] = [
    "\"": "\"", "'": "'", "“": "”", "‘": "’", "「": "」", "『": "』", "《": "》", "〈": "〉", "«": "»",
  ]

  /// Puts a placeholder for everything from a word that opens a quote to the one that closes it,
  /// and for words that are to stay.
  private mutating func holdQuotes(_ kept: [String]) {
    var held: [String] = []
    var place = 0
    while place < words.count {
      let named = place + 1 < words.count ? NamedDay(words[place], words[place + 1]) : nil
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

  private func endOfKept(from place: Int, _ kept: [String]) -> Int? {
    for phrase in kept {
      let parts = phrase.split(separator: " ").map(String.init)
      if !parts.isEmpty, words[place...].starts(with: parts) { return place + parts.count - 1 }
    }
    return nil
  }

  /// Takes `all day` wherever it stands.
  private mutating func takeAllDay() {
    for phrase in [["all", "day"], ["하루", "종일"], ["하루종일"], ["종일"]] {
      let places = words.indices.filter {
        words[$0...].prefix(phrase.count).map { $0.lowercased() } == phrase
      }
      guard let place = places.last, words.count > phrase.count,
        phrase != ["종일"] || place == words.count - 1
      else { continue }
      words.removeSubrange(place..<place + phrase.count)
      isAllDay = true
      tookAllDay = true
      return
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
    guard words.count > 1, let first = try takeFirst(reader) else { return time }
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
      when = take { reader.times(of: $0, on: first.from) } ?? first
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
        when = try reader.when(words[place])
      } else if place.lowerBound == 0 {
        when = try reader.beginning(words[place])
      } else {
        when = try reader.moment(words[place]) ?? reader.dayAmidst(words, at: place)
      }
      guard let when else { continue }
      gap = max(0, rest.count - (words.count - place.upperBound))
      words = rest
      return when
    }
    return nil
  }

  /// Puts a weekday at the beginning out of the way where a repetition tells the days already.
  mutating func holdLeadingWeekday(_ repeated: RepeatedPlan?) {
    guard case .rule(let rule)? = repeated?.repetition.rhythm, !rule.weekdays.isEmpty,
      let first = words.first, words.count > 1, RepetitionWords.weekdays.names(first)
    else { return }
    quoted.insert(first, at: 0)
    words[0] = PlanDraft.placeholder
  }

  /// A feast's weekday, which is told as a word that stays.
  var stayingDay: WhenReader.When? {
    namedDay.flatMap { $0.isOfEveryWeek ? nil : WhenReader.When(from: $0.weekday) }
  }

  /// The day that a name tells, where nothing else tells one: `Friday prayers 1pm`.
  func named(_ when: WhenReader.When?, _ reader: WhenReader) -> WhenReader.When? {
    guard let namedDay, namedDay.isOfEveryWeek else { return when }
    guard let when else { return WhenReader.When(from: namedDay.weekday) }
    guard let time = reader.timeAlone(when) else { return when }
    return WhenReader.When(from: "\(namedDay.weekday) \(time.from)", to: time.to)
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

  /// `월수금 7시`, `화목 19시`: weekdays of a week alone, right before a time.
  func checkKoreanWeekdays(_ reader: WhenReader) throws(DateInputError) {
    for place in words.indices.dropLast() {
      guard let list = RepetitionForm.weekdaysInOrder(words[place]) else { continue }
      let isTime = (1...3).contains { count in
        guard place + count < words.count else { return false }
        return reader.timeBesideDay(words[place + 1...place + count]) != nil
      }
      guard isTime else { continue }
      throw .unclear(words[place], spellings: ["매주 \(list)"])
    }
  }

  /// `Gym mon, wed, fri 7am` could be this week's days or those of every week.
  private func checkOtherDays(
    _ reader: WhenReader, _ before: [String]
  ) throws(DateInputError) {
    try checkJoinedDays(before, reader)
    guard words.count > 1, let last = words.last, reader.isWeekday(last) else { return }
    let first = words.count - words.reversed().prefix { reader.isWeekday($0) }.count
    guard before.starts(with: words) else { return }
    let after = before[words.count...].prefix { reader.isWeekday($0) }
    let list = (words[first...] + after).joined(separator: " ")
    let head = list.unicodeScalars.contains { $0.value >= 0xAC00 } ? "매주" : "every"
    throw .unclear(list, spellings: ["\(head) \(list)"])
  }

  /// `Walk Monday and Wednesday 10am`, `월요일이랑 수요일 10시`: a plan has one day, and the other one is
  /// no part of a name.
  private func checkJoinedDays(
    _ words: [String], _ reader: WhenReader
  ) throws(DateInputError) {
    for place in words.indices.dropLast() {
      let joins = PlanDraft.dayJoins.contains(words[place].lowercased())
      let first = joins ? place - 1 : place
      let bare = PlanDraft.withoutJoin(words[max(0, first)])
      let isJoined = joins || bare != words[max(0, first)] && Hangul.isIn(bare)
      guard first >= 0, isJoined, reader.isWeekday(bare) else { continue }
      for count in [1, 2] where place + count < words.count {
        let next = words[place + 1...place + count].joined(separator: " ")
        guard (try? reader.dates.day(next)) != nil else { continue }
        let list = "\(words[first...place].joined(separator: " ")) \(next)"
        throw .unclear(list, spellings: Hangul.isIn(list) || count > 1 ? [] : ["every \(list)"])
      }
    }
  }

  private static let dayJoins: Set<String> = ["and", "&", "+", "or", "그리고"]

  /// Takes `for 20m` or `2시간 동안` from the end, if the event has a time and no end.
  mutating func takeLength(_ when: WhenReader.When?, _ reader: WhenReader) -> Int? {
    guard let when, when.to == nil, !reader.isDayAlone(when) else { return nil }
    var rest = words
    if rest.last == "동안" { rest.removeLast() }
    for count in stride(from: min(4, rest.count - 1), to: 0, by: -1) {
      let text = rest.suffix(count).joined(separator: " ")
      let isKorean = text.contains("시간") || text.contains("분")
      let before = rest.dropLast(count)
      guard let minutes = try? DateInput.minutes(text), minutes > 0,
        isKorean || before.last?.lowercased() == "for", before.count > (isKorean ? 0 : 1)
      else { continue }
      words = Array(isKorean ? before : before.dropLast())
      return minutes
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
    if let join = before.last?.lowercased(), ["on", "at", "@"].contains(join) {
      before = before.dropLast()
    }
    if let last = before.last {
      if PlanDraft.binding.contains(last.lowercased()) { return nil }
      // Room 3/4 is a room.
      let word = words[place.lowerBound]
      let next = words[place].dropFirst().first
      if word.first?.isNumber == true, WhenReader.isNumber(word, of: last, beside: next) {
        return nil
      }
    }
    let rest = Array(before + words[place.upperBound...])
    return rest.isEmpty ? nil : rest
  }

  /// What leans on the words after it, which are then part of the name: `Party for the 20th`.
  private static let binding: Set<String> = [
    "for", "of", "to", "the", "until", "till", "til", "by", "before", "after", "since", "from",
    "with", "and", "or", "-", "–", "~", "next", "last", "this", "다음", "지난", "이번",
  ]
}

// MARK: - The rest

extension PlanDraft {
  /// Throws where what is left looks like a day, a time or a repetition.
  func checkRest(_ reader: WhenReader, hasDay: Bool) throws(DateInputError) {
    try reader.checkRest(words, takenAt: gap.map { min($0, words.count) }, hasDay: hasDay)
  }
}

// MARK: - The end

extension PlanDraft {
  /// Takes `until 9pm`, `금요일까지`, `until 12/31`: a time is the end; a day is the last one, at the
  /// end that is known.
  mutating func takeEnd(_ when: inout WhenReader.When?, _ reader: WhenReader) -> String? {
    for (place, text) in endings() {
      guard words.count > place.count, let end = reader.end(text, of: when) else { continue }
      words.removeSubrange(place)
      if when == nil, end.isDay { when = WhenReader.When(from: "today") }
      return end.text
    }
    return nil
  }

  /// Throws for an end of what repeats that is no day: `until easter`, `설날까지`.
  func checkOpenEnd() throws(DateInputError) {
    for (place, word) in words.enumerated() where place > 0 {
      if ["until", "till", "til"].contains(word.lowercased()), place + 1 < words.count {
        throw .unclear(words[place...].prefix(3).joined(separator: " "), spellings: [])
      }
      if word.hasSuffix("까지"), word.count > 2 { throw .unclear(word, spellings: []) }
    }
  }

  /// Where words stand that could tell an end, with what is then the end, the longest first.
  private func endings() -> [(Range<Int>, String)] {
    words.indices.flatMap { place -> [(Range<Int>, String)] in
      let word = words[place]
      if ["until", "till", "til"].contains(word.lowercased()) {
        let most = min(place + 5, words.count - 1)
        return stride(from: most, to: place, by: -1).map { last in
          (place..<last + 1, words[place + 1...last].joined(separator: " "))
        }
      }
      guard word.hasSuffix("까지") else { return [] }
      return (max(0, place - 3)...place).map { first in
        (first..<place + 1, String(words[first...place].joined(separator: " ").dropLast(2)))
      }
    }
  }
}
