import HearthDomain

/// What is left of a title, where it looks like a day, a time or a repetition.
extension WhenReader {
  /// Throws for the first words that look so. Beside a day that is known no spelling is told: it
  /// would be another day; and `1st aid`, `5th anniversary` are names.
  func checkRest(
    _ words: [String], takenAt gap: Int?, hasDay: Bool
  ) throws(DateInputError) {
    if !hasDay {
      for place in words.indices {
        for count in [4, 3, 2, 1] where place + count <= words.count {
          let phrase = words[place..<place + count].joined(separator: " ")
          guard let day = WhenReader.partOfMonth(phrase) else { continue }
          throw .unclear(phrase, spellings: [day].filter(isToCome))
        }
      }
    }
    if let phrase = WhenReader.openPeriod(words[..<(gap ?? words.count)]) {
      throw .unclear(phrase, spellings: spellings(ofPeriod: phrase))
    }
    if gap == nil, !hasDay { try checkOpenBeginning(words) }
    try checkBefore(words, hasDay: hasDay)
    if let (when, typed) = unreadWords(in: words), when.text.contains(where: \.isNumber) {
      // A weekend is read as its dates, which nobody typed.
      throw .unclear(
        dates.weekend(typed) == nil ? when.text : typed,
        spellings: hasDay
          ? [] : spelling(of: when).map { [$0] }?.filter { $0 != when.text } ?? [])
    }
    for place in words.indices {
      if let found = openEnd(words, at: place) ?? movedByHoliday(words, at: place) { throw found }
      if let phrase = repeating(words, at: place) {
        // Beside a repetition or a day that is known it would be another one.
        let spellings = hasDay ? [] : WhenReader.spellings(ofRepeating: phrase)
        throw .unclear(phrase, spellings: spellings)
      }
      let before = place > 0 ? words[place - 1] : nil
      if let before, let hour = Int(words[place]), (1...23).contains(hour),
        (try? dates.day(before)) != nil
      {
        throw .bareHour(hour, typed: words[place], after: before)
      }
      if let days = backwards(words, at: place) {
        throw .unclear(days.text, spellings: days.spellings)
      }
      if !hasDay, place > 0, place + 1 == words.count, WhenReader.isDayOfNoMonth(words[place]) {
        throw .noSuchDay(words[place])
      }
      guard looksLikeWhen(words[place], after: before),
        !hasDay || !WhenReader.isOrdinalOfName(words, at: place)
      else { continue }
      if words[place].contains(":"), isNoTime(words[place]) { throw .noSuchTime(words[place]) }
      throw .unclear(
        words[place],
        spellings: hasDay
          ? []
          : spellings(of: words[place]).filter { $0 != words[place] }
            + WhenReader.monthly(words[place], in: words))
    }
  }

  /// For the day on which something is paid, `25일 월급`, that of every month as well.
  private static func monthly(_ word: String, in words: [String]) -> [String] {
    let isPaid = words.contains { word in
      paid.names(word) || paidInKorean.contains(where: word.hasSuffix)
    }
    guard isPaid else { return [] }
    if let day = PlanDraft.dayOfMonth(word) { return ["매월 \(day)일"] }
    let ordinal = InputScanner.whole(word) { $0.ordinal() }
    return ordinal.map { (1...31).contains($0) ? ["every \(word)"] : [] } ?? []
  }

  private static let paid = Vocabulary<Void>([
    ("rent|salary|payday|wages|mortgage|bill|bills|paycheck|allowance|subscription", ())
  ])
  private static let paidInKorean = [
    "월급", "급여", "월세", "관리비", "카드값", "적금", "보험료", "통신비", "이자", "회비", "학원비", "공과금",
    "구독료", "용돈",
  ]

  /// `32일`, with which a title ends; `66일` and `50일` are that long.
  private static func isDayOfNoMonth(_ word: String) -> Bool {
    let day = InputScanner.whole(word) { scanner in
      let day = scanner.number(before: "일")
      _ = scanner.take("까지") || scanner.take("에")
      return day
    }
    return day.map((32...39).contains) ?? false
  }

  /// `25:00`; but a song is as long as `45:30`.
  private func isNoTime(_ word: String) -> Bool {
    guard let hour = Int(word.prefix { $0.isNumber }), hour < 30 else { return false }
    do {
      _ = try dates.time(word)
      return false
    } catch {
      return error == .noSuchTime(word)
    }
  }

  /// `dec 9-5`, `9-5 dec`: from the one into the next month, or the other way round.
  private func backwards(
    _ words: [String], at place: Int
  ) -> (text: String, spellings: [String])? {
    let sides = words[place].split(whereSeparator: { SpanText.drawnMarks.contains("\($0)") })
    guard sides.count == 2, let first = Int(sides[0]), let second = Int(sides[1]), first > second,
      (1...31).contains(first)
    else { return nil }
    let isBehind = place > 0 && DayWords.months.names(words[place - 1])
    guard isBehind || place + 1 < words.count && DayWords.months.names(words[place + 1]) else {
      return nil
    }
    let name = words[isBehind ? place - 1 : place + 1]
    guard let month = DayWords.months.meaning(of: name) else { return nil }
    let next = dates.now.day.calendarMonth.adding(months: month + 1 - dates.now.day.month)
      .shortName(in: .english).lowercased()
    return (
      isBehind ? "\(name) \(words[place])" : "\(words[place]) \(name)",
      ["\(second)-\(first) \(name)", "\(first) \(name) - \(second) \(next)"]
    )
  }

  /// `before friday`, `before 5pm` is by the day before, or by then.
  private func checkBefore(_ words: [String], hasDay: Bool) throws(DateInputError) {
    for place in words.indices.dropFirst().dropLast()
    where words[place].lowercased() == "before" {
      if hasDay {
        // Of a day that is told, the time.
        let text = words[place + 1]
        guard text.contains(where: \.isNumber), (try? dates.time(text)) != nil else { continue }
        throw .unclear("before \(text)", spellings: ["by \(text)"])
      }
      if place + 2 == words.count, words[place + 1].count > 2,
        let month = DayWords.months.meaning(of: words[place + 1]),
        let first = try? dates.day("1 \(words[place + 1])"), first.month == month
      {
        throw .unclear(
          "before \(words[place + 1])", spellings: ["by \(first.adding(days: -1))"])
      }
      for count in (1...4).reversed() where place + count < words.count {
        let text = WhenReader.text(words[place + 1...place + count])
        guard let (day, time) = try? dates.dayAndTime(text) else { continue }
        throw .unclear(
          "before \(text)",
          spellings: [time == nil ? "by \(day.adding(days: -1))" : "by \(text)"])
      }
    }
  }

  private static func isOrdinalOfName(_ words: [String], at place: Int) -> Bool {
    let isOrdinal = InputScanner.whole(words[place]) { $0.ordinal() } != nil
    let isOwned = place > 0 && ["'s", "’s"].contains(where: words[place - 1].hasSuffix)
    return isOrdinal && (isOwned || place + 1 < words.count)
  }

  /// The time of day that words beside a day tell: `19시`, `7pm-9pm`, `at 9`, `아침`, `from 7 to 9`.
  func timeBesideDay(_ words: ArraySlice<String>) -> When? {
    let text = WhenReader.text(words)
    if let hours = hoursBesideDay(text) { return hours }
    // Today week is another day.
    if let first = words.first, ["week", "fortnight"].contains(first.lowercased()) { return nil }
    guard (try? dates.day(text)) == nil else { return nil }
    let beside = "today \(text)"
    if let span = SpanText(beside, dates: dates) {
      guard span.from.hasPrefix("today "), let (day, time) = try? dates.dayAndTime(span.from),
        time != nil, day == dates.now.day, endsSoon(span.to)
      else { return nil }
      return When(from: String(span.from.dropFirst(6)), to: span.to)
    }
    guard let (_, time) = try? dates.dayAndTime(beside), time != nil else { return nil }
    return When(from: text)
  }

  /// Whether an end is a time alone, or one of a weekday: behind `20:00` the words `12월 말까지` tell
  /// another thing.
  private func endsSoon(_ end: String) -> Bool {
    if DateInput.bareHour(end) != nil || DateInput.isEndOfDay(end) { return true }
    return (try? dates.timeAlone(end)) != nil
      || end.split(separator: " ").first.map { DayWords.weekdays.names(String($0)) } == true
  }

  /// Two bare numbers, which are hours after a repetition: `every weekday 9-17`.
  private func hoursBesideDay(_ text: String) -> When? {
    guard text.first?.isNumber == true, let hours = BareHours("today \(text)", dates: dates) else {
      return nil
    }
    return When(from: String(hours.from.dropFirst(6)), to: hours.to)
  }

  /// What `until` and its words tell of the end of something that starts then; and whether that
  /// is a day of a plan that has no start yet.
  func end(_ typed: String, of when: When?) -> (text: String, isDay: Bool)? {
    let text = dates.lastDay(named: typed).map { "\($0)" } ?? WhenReader.atItsEnd(typed)
    guard let (day, time) = try? dates.dayAndTime(text) else { return nil }
    let isTime = (try? dates.time(text)) != nil || DateInput.isEndOfDay(text)
    if isTime { return when?.to == nil && when.map(isDayAlone) != true ? (text, false) : nil }
    guard let when else { return (text, time == nil) }
    if time != nil { return when.to == nil && !isDayAlone(when) ? (text, false) : nil }
    if isDayAlone(when) { return when.to == nil ? (text, false) : nil }
    // The last day, at the hour that is known.
    return when.to.map { ("\(day) \($0)", false) }
  }

  /// Whether a word has the look of a day or a time, be there such or not: `20th`, `25시`, `3/4`.
  func looksLikeWhen(_ word: String, after before: String? = nil) -> Bool {
    guard word.contains(where: \.isNumber) else { return false }
    if word == "24/7" { return false }
    if let before, WhenReader.isNumber(word, of: before) || before.hasSuffix("박") { return false }
    let trimmed = word.drop { "([<~".contains($0) }
    if !shortDates(trimmed.prefix { !"(,에까부~".contains($0) }).isEmpty { return true }
    var scanner = InputScanner(String(trimmed))
    // `0.25` is a part of one, and no clock shows it.
    if trimmed.hasPrefix("0.") { return false }
    if trimmed.first == "+" { return (try? dates.day(word)) != nil }
    if scanner.attempt({ $0.number(digits: 4...4) }) != nil {
      guard scanner.take(DayWords.dateMarks) != nil else { return false }
      return scanner.number(digits: 1...2).map { (1...12).contains($0) } ?? false
    }
    guard let number = scanner.number(digits: 1...2) else { return false }
    return isWhen(number, scanner, isPadded: trimmed.first == "0")
  }

  private func isWhen(_ number: Int, _ start: InputScanner, isPadded: Bool) -> Bool {
    var scanner = start
    if scanner.take(":") { return scanner.number(digits: 2...2) != nil }
    if scanner.take("/") || scanner.take("-") || scanner.take("~") || scanner.take("–") {
      guard let second = scanner.number(digits: 1...2) else { return false }
      if scanner.isAtEnd || scanner.isNext(",") || scanner.isNext(")") || scanner.isNext("(") {
        return (1...31).contains(number) && (1...31).contains(second)
          && min(number, second) <= 24
      }
      return isWhen(second, scanner, isPadded: false)
    }
    if scanner.take(".") {
      guard let second = scanner.number(digits: 2...2) else { return false }
      if scanner.isNext("(") { return true }
      guard scanner.isAtEnd else { return false }
      return (isPadded ? 0...23 : 1...23).contains(number) && second < 60
        || (1...12).contains(number) && (1...31).contains(second)
    }
    if scanner.take(WhenReader.clockMarks) != nil {
      return scanner.isAtEnd || scanner.take(WhenReader.particles) != nil
    }
    if scanner.take("일") {
      return number <= 31 && (scanner.isAtEnd || scanner.take(WhenReader.particles) != nil)
    }
    if scanner.take("월") {
      return (1...12).contains(number)
        && (scanner.isAtEnd || scanner.take(WhenReader.particles) != nil
          || scanner.number(digits: 1...2) != nil)
    }
    if scanner.takeWord(DayWords.ordinalEndings) != nil { return (1...31).contains(number) }
    return false
  }

  /// `공휴일이면 전날`: no repetition moves a day.
  private func movedByHoliday(_ words: [String], at place: Int) -> DateInputError? {
    var scanner = InputScanner(words[place...].joined(separator: " "))
    guard scanner.take(WhenReader.onHolidays) != nil, scanner.skipSpaces(),
      scanner.take(WhenReader.daysBeside) != nil
    else { return nil }
    let isKorean = Hangul.isIn(words[place])
    let phrase = words[place...].prefix(isKorean ? 2 : 8).joined(separator: " ")
    let isOfWeekend = ["주말", "요일", "weekend"].contains(where: phrase.contains)
    return .unclear(
      phrase, spellings: isOfWeekend ? [] : [isKorean ? "공휴일 빼고" : "not on holidays"])
  }

  /// Throws for that where its weekday would be taken for the start: `주말이면 금요일`.
  func checkMoved(_ words: [String]) throws(DateInputError) {
    for place in words.indices {
      if let found = movedByHoliday(words, at: place) { throw found }
    }
  }

  private static let onHolidays = Vocabulary<Void>([
    ("공휴일이면|휴일이면|주말이면|공휴일인 경우|휴일인 경우|공휴일일 때|빨간 날이면|토요일이면|일요일이면", ()),
    ("if holiday|if a holiday|if it is a holiday|if it's a holiday|if on a holiday", ()),
    ("if weekend|if a weekend|if it is a weekend|if it's a weekend", ()),
  ])
  private static let daysBeside = Vocabulary<Void>([
    ("전날|그 전날|다음 날|다음날|그 다음 날|전 평일|다음 평일|직전 평일|앞날", ()),
    ("the day before|day before|the day after|day after|the next day|next day", ()),
    ("the previous day|previous day|the next weekday|the weekday before|friday|monday", ()),
    ("금요일|월요일|직전 금요일|다음 월요일|전 금요일", ()),
  ])

  /// How the word is spelled so that it is read: as the day that it may be, or the time.
  private func spellings(of word: String) -> [String] {
    if let month = WhenReader.koreanMonth(word) { return ["\(month)월 1일", "\(month)월 말일"] }
    if word.hasSuffix("일"), word.contains("-") {
      return [String(word.map { $0 == "-" ? "~" : $0 })]
    }
    if let halves = halvesUntilTwelve(word) { return halves }
    var found = shortDates(word.withoutKoreanAt[...]).map { "\($0)" }
    let parts = word.split(whereSeparator: { !$0.isNumber })
    if parts.count == 2, let first = Int(parts[0]), let second = Int(parts[1]) {
      let isDate = Month.hasDate(month: first, day: second)
      if word.contains("."), isDate { found.append("\(first)/\(second)") }
      if word.contains("."), first < 24, second < 60 { found.append("\(parts[0]):\(parts[1])") }
      if word.contains("-"), isDate { found.append("\(first)/\(second)") }
      if word.contains("~"), first < second, let day = try? dates.day("\(first)일") {
        found.append("\(day) - \(day.adding(days: second - first))")
      }
      if let hours = BareHours.hours(word) {
        found.append("\(hours.start)-\(hours.end)")
      }
      if word.contains("/"), !isDate, Month.hasDate(month: second, day: first) {
        found.append("\(second)/\(first)")
      }
    }
    guard found.isEmpty, let when = plain(word), let spelling = spelling(of: when) else {
      return found
    }
    return [spelling]
  }

  /// Of `6시~12시` both halves of the day.
  private func halvesUntilTwelve(_ word: String) -> [String]? {
    var scanner = InputScanner(word)
    guard let hour = scanner.number(digits: 1...2), (1...6).contains(hour) else { return nil }
    _ = scanner.take("시")
    guard scanner.take("~") || scanner.take("-"), scanner.take("12시"), scanner.isAtEnd else {
      return nil
    }
    return ["오전 \(hour)시~12시", "오후 \(hour)시~12시"]
  }

  /// A word that could as well count something, as the day or the time that it may be.
  private func plain(_ word: String) -> When? {
    (try? dates.dayAndTime(word)).map { _ in When(from: word) }
  }

  /// The same with its day as calendars write it, which is read wherever a title ends with it.
  private func spelling(of when: When) -> String? {
    guard let (day, time) = try? dates.dayAndTime(when.from) else { return nil }
    if (try? dates.time(when.from)) != nil { return when.text }
    let start = time.map { "\(day) \(DateWords(.english, today: day).time($0))" } ?? "\(day)"
    return when.to.map { "\(start) - \($0)" } ?? start
  }

  /// `12월`, `12월에`, `십이월`; 이월 by itself carries something over: `연차 이월`.
  static func koreanMonth(_ word: String) -> Int? {
    if let (month, rest) = DayWords.read(word, before: "월") {
      return ["", "에", "엔"].contains(rest) && word != "이월" ? month : nil
    }
    var scanner = InputScanner(word)
    guard let month = scanner.number(digits: 1...2), (1...12).contains(month),
      scanner.take("월")
    else { return nil }
    _ = scanner.take("에") || scanner.take("엔")
    return scanner.isAtEnd ? month : nil
  }

  private static let particles = Vocabulary<Void>([
    ("에|부터|까지|에는|엔|쯤|경|반|반에|날|밤|저녁|오전|오후|~|-|)|,", ())
  ])

  /// Whether the word is the number of what stands before it: `Room 3/4`; but `Flight 27/11` and
  /// `Room 5 January` are on that day, `Bus 9.15` and `Lesson 15:00` at that time.
  static func isNumber(_ word: String, of before: String, beside next: String? = nil) -> Bool {
    guard numbered.names(before), next.map(DayWords.months.names) != true else { return false }
    if isClock(word) { return mayBeVerse(word, of: before) }
    if word.allSatisfy(\.isNumber), isHalfOfDay(next) { return false }
    return !(word.contains { "/.:".contains($0) } && journeys.names(before))
  }

  private static let journeys = Vocabulary<Void>([("flight|bus", ())])

  /// What is numbered, so that the number after it is no day.
  static let numbered = Vocabulary<Void>([
    ("page|pages|p|p.|pp|pp.|chapter|chapters|ch|ch.|room|rm|no|no.|number|#|gate|flight", ()),
    ("bus|line|lines|version|v|ver|ver.|episode|episodes|ep|ep.|season|vol|vol.|volume", ()),
    ("unit|part|step|act|scene|verse|verses|psalm|psalms|score|size|level|grade", ()),
    ("lesson|lessons|exercise|ex|ex.|problem|problems|question|questions|쪽|페이지|버전|시즌|제", ()),
  ])
}

extension DateInputError {
  /// For a number behind a day that may be the hour.
  static func bareHour(_ hour: Int, typed: String, after day: String) -> DateInputError {
    .unclear(
      "\(day) \(typed)",
      spellings: Hangul.isIn(day)
        ? ["\(day) \(hour)시"] : ["\(day) at \(hour)", "\(day) \(hour)\(hour < 12 ? "am" : ":00")"])
  }
}
