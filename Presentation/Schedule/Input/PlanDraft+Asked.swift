import HearthDomain

/// Days and times of which a title tells half: they are asked about before the rest is read.
extension PlanDraft {
  /// `월요일이나 화요일`, `다음 주 화나 수`, `every mon or tue`, `3시나 4시`: one of two.
  func checkAlternatives(_ reader: WhenReader) throws(DateInputError) {
    for place in words.indices.dropLast() {
      var first = place
      var name = words[place]
      if PlanDraft.alternatives.contains(name.lowercased()) {
        guard place > 0 else { continue }
        first = place - 1
        name = words[first]
      } else if let end = ["이나", "나"].first(where: name.hasSuffix) {
        name.removeLast(end.count)
      } else {
        continue
      }
      let next = PlanDraft.withoutParticle(words[place + 1])
      if let hours = bareHours(name, or: next, at: first) {
        throw .unclear(
          words[(hours.isLed ? first - 1 : first)...place + 1].joined(separator: " "),
          spellings: hours.spellings)
      }
      let lead = PlanDraft.lead(in: words[..<first], ofWeekday: DayWords.weekdays.names(name))
      let areDays = !lead.isEmpty && [name, next].allSatisfy(DayWords.weekdays.names)
      guard areDays || isDayOrTime(name, reader) && isDayOrTime(next, reader) else { continue }
      throw .unclear(
        lead + words[first...place + 1].joined(separator: " "),
        spellings: [lead + name, lead + next])
    }
  }

  /// `at 5 or 6`, `5 or 6pm`.
  private func bareHours(
    _ first: String, or second: String, at place: Int
  ) -> (isLed: Bool, spellings: [String])? {
    guard let hour = Int(first), (1...12).contains(hour) else { return nil }
    let isLed = place > 0 && ["at", "around", "@"].contains(words[place - 1].lowercased())
    let number = second.prefix { $0.isNumber }
    guard let other = Int(number), (1...12).contains(other) else { return nil }
    let unit = second.dropFirst(number.count).lowercased()
    if ["am", "pm"].contains(unit) {
      // Of 11 and 12 noon is the later one.
      let half = other == 12 && hour < 12 ? (unit == "pm" ? "am" : "pm") : unit
      return (isLed, ["\(hour)\(half)", "\(other)\(unit)"])
    }
    return isLed && unit.isEmpty ? (true, ["at \(hour)", "at \(other)"]) : nil
  }

  /// What joins two days of which both are meant, and of which one is.
  static let ands: Set<String> = ["and", "&", "+", "그리고"]
  static let alternatives: Set<String> = ["or", "또는", "혹은", "아니면"]
  private static let everies: Set<String> = ["every", "each", "매주", "격주"]

  /// The words behind which both days are of the same week, or of every week: `다음 주 월요일이나 화요일`.
  private static func lead(in words: ArraySlice<String>, ofWeekday: Bool) -> String {
    for count in [2, 1] where words.count >= count {
      let lead = words.suffix(count).joined(separator: " ")
      let isOfWeek =
        DayWords.wholeWeeks.names(lead) || ["next", "this"].contains(lead.lowercased())
      if everies.contains(lead.lowercased()) || ofWeekday && isOfWeek { return lead + " " }
    }
    return ""
  }

  private func isDayOrTime(_ word: String, _ reader: WhenReader) -> Bool {
    word.count > 1
      && (DayWords.weekdays.names(word) || DayWords.days.names(word)
        || word.contains(where: \.isNumber) && (try? reader.dates.time(word)) != nil)
  }

  /// `Lunch 1 tomorrow`, `tomorrow 3 dentist`: the number beside the day of what takes place at an
  /// hour; `Formula 1 sunday` has it in its name.
  func checkBareHour() throws(DateInputError) {
    guard let gap else { return }
    let before = gap > 1 && gap <= words.count ? (words[gap - 1], words[gap - 2]) : nil
    let after = gap == 0 && words.count > 1 ? (words[0], words[1]) : nil
    guard let (number, what) = before ?? after, let hour = Int(number), (1...12).contains(hour),
      PlanDraft.appointments.names(what)
    else { return }
    throw .unclear(number, spellings: [Hangul.isIn(what) ? "\(hour)시" : "at \(hour)"])
  }

  static let appointments = Vocabulary<Void>([
    ("breakfast|brunch|lunch|dinner|supper|coffee|tea|drinks|dentist|doctor|gp|vet|haircut", ()),
    ("hairdresser|barber|gym|yoga|pilates|swim|run|call|meeting|meet|standup|interview|party", ()),
    ("appointment|appt|date|physio|massage|점심|저녁|치과|병원|회의|미팅|면접|약속|미용실|수업", ()),
  ])

  /// `9pm till late`, `6pm-late` tells no end.
  func checkLateEnd() throws(DateInputError) {
    for place in words.indices.dropFirst() {
      let word = words[place].lowercased()
      let start = ["-late", "–late"].first(where: word.hasSuffix).map { word.dropLast($0.count) }
      if let start, start.contains(where: \.isNumber) {
        throw .unclear(words[place], spellings: ["\(start)-11pm", "\(start)-2am"])
      }
      let isEnd = word == "late" || word == "late," && place + 1 < words.count
      let lead = words[place - 1].lowercased()
      guard isEnd, place + 1 == words.count || word != "late" || mayTellDay(words[place + 1]),
        PlanDraft.untils.names(lead), place > 1,
        words[place - 2].contains(where: \.isNumber)
      else { continue }
      throw .unclear(
        "\(words[place - 1]) \(words[place])", spellings: ["\(lead) 11pm", "\(lead) 2am"])
    }
  }

  /// `friday after next`, `the weekend after next`: one week or two after the one that comes next.
  func checkAfterNext(_ reader: WhenReader) throws(DateInputError) {
    for place in words.indices.dropFirst().dropLast()
    where words[place].lowercased() == "after" && words[place + 1].lowercased() == "next" {
      let name = words[place - 1].lowercased()
      let isWeekend = name == "weekend"
      guard place + 2 == words.count || mayTellDay(words[place + 2]),
        let weekday = isWeekend ? .saturday : DayWords.weekdays.meaning(of: name)
      else { continue }
      let first = place > 1 && words[place - 2].lowercased() == "the" ? place - 2 : place - 1
      let next = reader.dates.now.day.adding(days: 1).upcoming(weekday)
      let days = [7, 14].map { next.adding(days: $0) }
      throw .unclear(
        WhenReader.text(words[first...place + 1]),
        spellings: days.map { isWeekend ? "\($0) - \($0.adding(days: 1))" : "\($0)" })
    }
  }

  func mayTellDay(_ word: String) -> Bool {
    WhenReader.mayTell(word) || ["on", "at"].contains(word.lowercased())
  }

  private static func withoutParticle(_ word: String) -> String {
    let bare = word.withoutComma
    return bare.count > 2 ? bare.withoutKoreanAt : bare
  }

  /// `first monday`, `둘째 주 토요일` could be of one month or of all; nothing else is meant by it.
  func checkPlaceOfMonth(_ reader: WhenReader) throws(DateInputError) {
    let line = FoldedWords(words)
    for place in words.indices {
      var scanner = line.scanner(at: place)
      let isKorean = Hangul.isIn(words[place])
      let several = isKorean ? PlanDraft.koreanPlaces(&scanner) : PlanDraft.englishPlaces(&scanner)
      guard let count = several, let end = line.wordAfter(&scanner) else { continue }
      let isOfSeveral = count > 1
      let isOfSomething = end < words.count && ["of", "in"].contains(words[end].lowercased())
      let isOfMonth = (1...3).contains { count in
        guard place >= count else { return false }
        let text = words[place - count..<end].joined(separator: " ")
        return DateInput.isWhen(text)
      }
      // The first Sunday of something is told its day elsewhere.
      guard !isOfSomething, !isOfMonth, !tellsDay(without: place..<end, reader) else { continue }
      let phrase = WhenReader.text(words[place..<end])
      let name = isOfSeveral ? WhenReader.text(words[end - 2..<end]) : phrase
      guard end - place < words.count, let month = month(of: name, isKorean, reader.dates)
      else { throw .unclear(phrase, spellings: []) }
      let places =
        isKorean
        ? ["\(month) \(phrase)", "매월 \(phrase)"]
        : ["\(phrase) of \(month)", "\(phrase) of every month"]
      // Two of them are none of one month.
      throw .unclear(phrase, spellings: isOfSeveral ? [places[1]] : places)
    }
  }

  /// The next month that has such a day to come.
  private func month(of phrase: String, _ isKorean: Bool, _ dates: DateInput) -> String? {
    (0...2).lazy.map { dates.now.day.calendarMonth.adding(months: $0) }.compactMap { month in
      let name = isKorean ? "\(month.month)월" : month.shortName(in: .english).lowercased()
      let text = isKorean ? "\(name) \(phrase)" : "\(phrase) of \(name)"
      let day = try? dates.day(text)
      return day?.calendarMonth == month ? name : nil
    }.first
  }

  /// How many of them are told: `2nd friday`, `2nd and 4th friday`.
  static func englishPlaces(_ scanner: inout InputScanner) -> Int? {
    let count = countOrdinals(&scanner) { scanner in
      if let first = scanner.takeWord(firsts) { return first }
      return scanner.ordinal().flatMap { (1...5).contains($0) ? () : nil }
    }
    guard let count, scanner.skipSpaces(), scanner.takeWord(RepetitionWords.weekdays) != nil else {
      return nil
    }
    return count
  }

  static func koreanPlaces(_ scanner: inout InputScanner) -> Int? {
    let count = countOrdinals(&scanner) { $0.take(RepetitionWords.koreanOrdinals).map { _ in } }
    guard let count else { return nil }
    scanner.skipSpaces()
    if scanner.take("주") { scanner.skipSpaces() }
    guard scanner.take(RepetitionWords.fullKoreanWeekdays) != nil else { return nil }
    _ = scanner.take("에")
    return count
  }

  private static func countOrdinals(
    _ scanner: inout InputScanner, as ordinal: (inout InputScanner) -> Void?
  ) -> Int? {
    scanner.list(of: ordinal) { scanner in
      scanner.takeBetween(RepetitionWords.koreanAnd) || scanner.takeBetween(RepetitionWords.and)
        || scanner.skipSpaces()
    }?.count
  }

  private static let firsts = Vocabulary<Void>([("first|second|third|fourth|fifth", ())])

  /// `thanksgiving weekend`, `추석 연휴` is none of this week.
  func checkFeastWeekend(_ reader: WhenReader) throws(DateInputError) {
    for place in words.indices.dropFirst() {
      let word = words[place].withoutKoreanAt
      guard PlanDraft.holidays.names(word) else { continue }
      for count in stride(from: min(3, place), to: 0, by: -1) {
        let name = words[place - count..<place].joined(separator: " ")
        let feast = name == "설" ? "설날" : name
        guard WhenReader.isFeast(feast), let day = try? reader.dates.day(feast) else { continue }
        guard !tellsDay(without: place - count..<place + 1, reader) else { return }
        let spans = word == "연휴" ? [(day.adding(days: -1), day.adding(days: 1))] : day.weekends
        throw .unclear(
          "\(name) \(words[place])", spellings: spans.map { "\($0.0) - \($0.1)" })
      }
    }
  }

  /// `Meal plan Christmas eve`, `Gift list xmas`: what is written down or bought for a feast is
  /// done before it, or is its name.
  func checkNamedFeast(_ dates: DateInput) throws(DateInputError) {
    for count in [3, 2, 1] where words.count > count + 1 {
      let name = words.suffix(count).joined(separator: " ")
      guard WhenReader.isFeast(name), let day = try? dates.day(name),
        PlanDraft.preparations.names(words[words.count - count - 1])
      else { continue }
      throw .unclear(name, spellings: ["\(day)"])
    }
  }

  static let preparations = Vocabulary<Void>([
    ("plan|plans|list|menu|cards|shopping|presents|gifts|ideas|budget|목록|계획|준비|예산|메뉴", ()),
    ("장보기|쇼핑|선물|식단|예매|할일|정리", ()),
    ("pack|packing|shop|cook|bake|groceries|food|supplies|tickets|prepare|ready|drinks", ()),
  ])

  private static let holidays = Vocabulary<Void>([("weekend|long weekend|주말|연휴", ())])

  /// `다음 주말 9시 등산`: a weekend has two days, of which one is meant where no other is told.
  func checkWeekendBesideTime(_ reader: WhenReader) throws(DateInputError) {
    let isTold = words.indices.contains { place in
      let word = WhenReader.text(words[place...place])
      return word.count > 1 && reader.isDayAlone(word) && reader.dates.weekend(word) == nil
    }
    if !isTold { try reader.checkWeekend(words, beside: nil) }
  }

  /// `The cat sat.` may be a sentence.
  func checkSentenceEnd() throws(DateInputError) {
    guard words.count > 1, let last = words.last,
      ["sat.", "sun.", "wed."].contains(last.lowercased()),
      !["on", "this", "next", "last"].contains(words[words.count - 2].lowercased())
    else { return }
    throw .unclear(last, spellings: [String(last.dropLast())])
  }

  /// `9.30-10.30` is a time beside a day, and could be days alone.
  mutating func settleDots(_ reader: WhenReader) throws(DateInputError) {
    for place in words.indices.dropFirst() {
      let word = words[place]
      guard word.contains("."), let hours = BareHours.hours(word),
        !WhenReader.isNumber(word, of: words[place - 1]),
        let span = SpanText("today \(hours.start)-\(hours.end)", dates: reader.dates),
        let days = SpanText(word, dates: reader.dates),
        PlanDraft.isOfQuarters(hours.start), PlanDraft.isOfQuarters(hours.end)
      else { continue }
      var others = words
      others.remove(at: place)
      let plain = "\(hours.start)-\(span.to)"
      // No day has such a date.
      if !days.from.contains("/"), !days.isRunning {
        words[place] = plain
        continue
      }
      let other = reader.unread(in: others)
      if let other, reader.isDayAlone(other) {
        words[place] = plain
      } else if let other, reader.timeAlone(other) == nil {
        // Of what has its day and its time they are the name: `Read John 3.15-4.30 tomorrow 5pm`.
        hold(place)
      } else {
        throw .unclear(word, spellings: [plain, "\(days.from)-\(days.to)"])
      }
    }
  }

  /// Whether things begin and end at such a minute; `12.20~12.23` are days.
  private static func isOfQuarters(_ time: String) -> Bool {
    ["00", "15", "30", "45"].contains { time.hasSuffix($0) }
  }

  /// `토요일 일요일`, `sat & sun`, `내일과 모레`: days that follow one another are from and to, where
  /// nothing tells a time and nothing repeats.
  mutating func spanDays(_ dates: DateInput) {
    let reader = WhenReader(dates: dates, isAllDay: false)
    let repeats = words.contains { word in
      PlanDraft.everies.contains(word.lowercased()) || WhenReader.beginsRepetition(word)
        || word.hasSuffix("마다")
    }
    let hasTime = words.contains { word in
      reader.looksLikeWhen(word) || Int(word).map { $0 <= 24 } ?? false
        || DayWords.partsOfDay.names(word) || DayWords.midnight.names(word)
        || word.lowercased() == "noon" || word == "정오"
    }
    guard !repeats, !hasTime else { return }
    for place in words.indices.dropLast() {
      var names = [PlanDraft.withoutJoin(words[place])]
      var isJoined = names[0] != words[place]
      var end = place + 1
      while end < words.count {
        let isMark = PlanDraft.ands.contains(words[end].lowercased())
        let next = end + (isMark ? 1 : 0)
        guard next < words.count, let last = names.last else { break }
        let word = PlanDraft.withoutParticle(PlanDraft.withoutJoin(words[next]))
        let mayJoin = isJoined || isMark || DayWords.weekdays.names(last)
        guard mayJoin, PlanDraft.follows(word, last) else { break }
        names.append(word)
        isJoined = PlanDraft.withoutJoin(words[next]) != words[next]
        end = next + 1
      }
      guard names.count > 1, let first = names.first, let last = names.last else { continue }
      // `mon, tue and fri` is a list of days, not from the one to the other.
      let isMarked = end < words.count && PlanDraft.ands.contains(words[end].lowercased())
      let next = end + (isMarked ? 1 : 0)
      if isJoined || isMarked, next < words.count, reader.isWeekday(words[next]) { return }
      let isKorean = Hangul.isIn(first)
      words.replaceSubrange(
        place..<end, with: isKorean ? ["\(first)~\(last)"] : [first, "-", last])
      return
    }
  }

  /// Whether the one word names the day after the other one.
  private static func follows(_ word: String, _ before: String) -> Bool {
    guard word.count > 1, before.count > 1 else { return false }
    if let first = DayWords.weekdays.meaning(of: before),
      let second = DayWords.weekdays.meaning(of: word)
    {
      return (second.rawValue - first.rawValue + 7) % 7 == 1
    }
    guard let first = DayWords.days.meaning(of: before),
      let second = DayWords.days.meaning(of: word)
    else { return false }
    return second == first + 1
  }
}

extension Day {
  /// The weekend beside it, and with it the days between.
  fileprivate var weekends: [(Day, Day)] {
    let ahead = weekday.rawValue > Weekday.tuesday.rawValue
    let saturday = ahead ? upcoming(.saturday) : adding(days: -1).latest(.saturday)
    let (first, last) =
      weekday == .sunday ? (adding(days: -1), self) : (saturday, saturday.adding(days: 1))
    let wide = (min(first, self), max(last, self))
    return wide == (first, last) ? [wide] : [wide, (first, last)]
  }
}
