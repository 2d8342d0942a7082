import HearthDomain

/// Words that tell a day or a time half, and stay in a title: `연말 모임`, `퇴근 후 운동`.
extension WhenReader {
  /// Throws for the first of them, of a day where nothing tells one, and of a time where nothing
  /// tells when at all; with what is read in its place.
  func checkVague(_ words: [String], beside when: When?) throws(DateInputError) {
    guard when == nil || when.flatMap(timeAlone) != nil else { return }
    if when == nil {
      try checkBareTimes(words)
      try checkHidden(words)
    }
    try checkWeekdaysSideBySide(words)
    for place in words.indices {
      for count in stride(from: min(5, words.count - place), to: 0, by: -1) {
        let phrase = words[place..<place + count].joined(separator: " ")
        let name = phrase.withoutKoreanAt
        let isLast = place > 0 && place + count == words.count
        let before = place > 0 ? words[place - 1] : ""
        // `Plan for Q1`, `1분기 보고` are made at any time.
        let isWhen = isLast && !WhenReader.topics.names(before) || phrase != name
        let found =
          vagueDay(name) ?? partOfYear(name, isWhen: isWhen)
          ?? (isLast ? vagueEnd(name, behind: before) : nil)
          ?? (when == nil ? WhenReader.vagueTimes.meaning(of: name) ?? nextPart(phrase) : nil)
        if let found { throw .unclear(phrase, spellings: found.filter(isToCome)) }
      }
    }
  }

  /// For `오후에 세차` that part of today and of tomorrow.
  private func nextPart(_ phrase: String) -> [String]? {
    guard !isAllDay, let part = WhenReader.lonePart.meaning(of: phrase) else { return nil }
    return ["오늘 \(part)", "내일 \(part)"]
  }

  /// Whether it tells no day that has passed, and no time of today: this evening is over at night.
  func isToCome(_ text: String) -> Bool {
    guard let (day, time) = try? dates.dayAndTime(text), (try? dates.time(text)) == nil else {
      return true
    }
    return time.map { LocalTime(day: day, time: $0) > dates.now } ?? (day >= dates.now.day)
  }

  private static let lonePart = Vocabulary<String>([
    ("새벽에", "새벽 5시"), ("아침에", "아침"), ("오전에", "오전"), ("낮에", "낮 12시"), ("오후에", "오후"),
    ("저녁에", "저녁"), ("밤에", "밤"), ("오전 중에|오전중에|오전 중으로|오전중으로", "오전"),
    ("오후 중에|오후중에|오후 중으로|오후중으로", "오후"), ("아침때|아침 때|아침때에|아침 때에", "아침"),
    ("점심때|점심 때|점심때에|점심 때에", "점심때"), ("저녁때|저녁 때|저녁때에|저녁 때에", "저녁"),
  ])

  /// Throws for a part of the day that tells no hour, beside a day: `내일 새벽에 공항`, and right behind
  /// the day that was taken: `내일 새벽 공항`.
  func checkOpenPart(_ words: [String], takenAt gap: Int?) throws(DateInputError) {
    let behind = gap.flatMap { words.indices.contains($0) ? words[$0] : nil }
    let part =
      words.first { ["새벽에", "낮에"].contains($0) }
      ?? behind.flatMap { ["새벽", "낮"].contains($0) ? $0 : nil }
    guard !isAllDay, let part else { return }
    throw .unclear(part, spellings: [part.hasPrefix("낮") ? "낮 12시" : "새벽 5시"])
  }

  /// Throws for a weekend beside a time, with its days: `Hike weekend 9am`, `주말 아침 9시 등산`.
  func checkWeekend(_ words: [String], beside when: When?) throws(DateInputError) {
    if let when, timeAlone(when) == nil { return }
    for place in words.indices {
      let lead = words[..<place].last { $0.lowercased() != "the" }
      if let lead, ["for", "of"].contains(lead.lowercased()) { continue }
      for count in (1...3).reversed() where place + count <= words.count {
        // Amid a title it says what kind of thing that is: `Book weekend trip`.
        guard place == 0 || place + count == words.count else { continue }
        let phrase = words[place..<place + count].joined(separator: " ")
        guard let days = dates.weekend(phrase),
          let time = when ?? timeBeginning(words[(place + count)...])
        else { continue }
        let first = RepeatedPlan.earliest(at: time, dates)
        let ahead = Set([days.lowerBound, days.upperBound]).filter { $0 >= first }.sorted()
        throw .unclear(phrase, spellings: ahead.map { plain($0, Hangul.isIn(phrase)) })
      }
    }
  }

  /// Throws for numbers at the end that are times of day where anything tells so: `1930`,
  /// `9 to 11`.
  private func checkBareTimes(_ words: [String]) throws(DateInputError) {
    for count in [3, 1] where words.count > count {
      let last = words.suffix(count).joined(separator: " ")
      guard !WhenReader.isNumber(last, of: words[words.count - count - 1]) else { return }
      if let hours = count == 1 ? BareHours.fourDigits(last) : BareHours.oneToAnother(last) {
        throw .unclear(last, spellings: [hours])
      }
      if count == 1, let hours = dottedHours(last) { throw .unclear(last, spellings: [hours]) }
      guard count == 1, let number = Int(last), last.count == 4,
        [0, 15, 30, 45].contains(number % 100),
        !(-1...20).contains(number - dates.now.day.year),
        let time = TimeOfDay(hour: number / 100, minute: number % 100)
      else { continue }
      throw .unclear(last, spellings: [DateWords(.english, today: dates.now.day).time(time)])
    }
  }

  /// `9.30-11` as times of day.
  private func dottedHours(_ text: String) -> String? {
    guard text.contains("."), text.first?.isNumber == true,
      let span = SpanText("today " + text.replacing(".", with: ":"), dates: dates),
      span.from.hasPrefix("today ")
    else { return nil }
    return "\(span.from.dropFirst(6))-\(span.to)"
  }

  /// What is read in place of words that name a day half; nil for other words.
  func vagueDay(_ name: String) -> [String]? {
    if let found = WhenReader.vagueDays.meaning(of: name) { return found }
    if let day = WhenReader.daysOfMonths.meaning(of: name) {
      return ["이번 달 \(day)일", "다음 달 \(day)일"].first(where: isToCome).map { [$0] }
    }
    if let day = roughDay(name) { return day }
    if WhenReader.isFeast(name) { return (try? dates.day(name)).map { ["\($0)"] } ?? [] }
    let words = name.split(separator: " ").map(String.init)
    if let days = daysLeft(name) { return days }
    if let day = WhenReader.partOfMonth(name) { return [day] }
    if words.count == 2, let year = Int(words[1]), (dates.now.day.year...9999).contains(year),
      words[1].count == 4, let number = DayWords.months.meaning(of: words[0]),
      let month = Month(year: year, month: number)
    {
      return ["\(month.firstDay)", "\(month.lastDay)"]
    }
    guard words.count > 1, DayWords.months.names(words[1]) else { return nil }
    let lead = words[0].lowercased()
    if words.count == 2, let day = ["early": 5, "mid": 15, "late": 25][lead] {
      return ["\(day) \(words[1])"]
    }
    guard lead == "in" else { return nil }
    if words.count == 2 { return ["\(words[1]) 1", "end of \(words[1])"] }
    return words.count == 3 && words[2].count == 4 && Int(words[2]) != nil
      ? ["\(words[1]) 1 \(words[2])"] : nil
  }

  /// What is read in place of words with which a title ends; months that are names are part of it.
  private func vagueEnd(_ name: String, behind before: String) -> [String]? {
    // `Plans for the weekend` are made before it.
    if WhenReader.weekendAhead.names(name) {
      return PlanDraft.preparations.names(before) ? nil : ["this weekend"]
    }
    // People are called Jan, and one may do what May is for.
    let isPerson =
      name.count == 3 && (name != name.lowercased() || WhenReader.contacts.names(before))
    if !WhenReader.namesAsWell.names(name), DayWords.months.names(name), !isPerson {
      return ["\(name) 1", "end of \(name)"]
    }
    var scanner = InputScanner(name)
    if let year = scanner.number(digits: 4...4), scanner.take("년"), scanner.isAtEnd {
      return ["\(year)년 1월 1일"]
    }
    if DayWords.read(name, before: "월") != nil, let month = WhenReader.koreanMonth(name) {
      return ["\(month)월 1일", "\(month)월 말일"]
    }
    // Engines have 오일, and 일일 is each day.
    if let (number, rest) = DayWords.read(name, before: "일"), rest.isEmpty, number > 10 {
      return (try? dates.day("\(number)일")).map { ["\($0)"] }
    }
    return WhenReader.vagueEnds.meaning(of: name)
  }

  /// The days of the next years that `26.12.05` and `25/12/26` may be.
  func shortDates(_ word: Substring) -> [Day] {
    let parts = (word.last == "." ? word.dropLast() : word)
      .split(omittingEmptySubsequences: false) { "./-".contains($0) }
    let numbers = parts.compactMap { $0.count < 3 ? Int($0) : nil }
    guard parts.count == 3, numbers.count == 3 else { return [] }
    // `26.12.26` is one day, whichever way it is read.
    let ways: [[Int]] =
      numbers[0] == numbers[2] ? [numbers] : [numbers, numbers.reversed()]
    return ways.compactMap { numbers in
      Day(year: 2000 + numbers[0], month: numbers[1], day: numbers[2])
    }.filter { (0...WhenReader.nearDays).contains($0 - dates.now.day) }
  }

  /// Five years: what is numbered so that it would be later is no date.
  private static let nearDays = 5 * 366

  /// `D-10`: so many days before what takes place.
  private func daysLeft(_ name: String) -> [String]? {
    let days = InputScanner.whole(name) { $0.take("d-") ? $0.number(digits: 1...3) : nil }
    return days.map { ["\(dates.now.day.adding(days: $0))"] }
  }

  /// Throws for a weekday beside months or years, `두 달에 한 번 토요일`: those of a month are several.
  func checkWeekday(
    of when: When?, in repetition: TypedRepetition?
  ) throws(DateInputError) {
    guard let rule = repetition?.rule, rule.weekdays.isEmpty, rule.monthDays.isEmpty,
      rule.frequency == .monthly || rule.frequency == .yearly,
      let weekday = when?.from.split(separator: " ").map(String.init).first(where: isWeekday)
    else { return }
    let isKorean = Hangul.isIn(weekday)
    guard rule.frequency == .monthly,
      let rhythm = repetition?.words(in: isKorean ? .korean : .english)
    else { throw .unclear(weekday, spellings: []) }
    throw .unclear(
      weekday,
      spellings: [isKorean ? "\(rhythm) 첫째 \(weekday)" : "\(rhythm) on the first \(weekday)"])
  }

  /// Throws for a day of which each year has another one, beside years: `매년 동지`, `every year on
  /// easter` follow no rule; and for the feast that names what has no day: `Christmas dinner
  /// yearly`.
  func checkFeast(
    of when: When?, _ words: [String], in repetition: TypedRepetition?
  ) throws(DateInputError) {
    guard let rule = repetition?.rule, rule.frequency == .yearly, rule.months.isEmpty else {
      return
    }
    let phrases = words.indices.flatMap { place in
      (1...min(3, words.count - place)).map {
        words[place..<place + $0].joined(separator: " ")
      }
    }
    let feast = ([when?.from].compactMap(\.self) + phrases).first { name in
      DayWords.easterFeasts.names(name) || DayWords.weekdayFeasts.names(name)
        || DayWords.solarTerms.names(name)
    }
    if let feast { throw .unclear(feast, spellings: []) }
    guard when.map({ timeAlone($0) != nil }) ?? true else { return }
    for phrase in phrases.sorted(by: { $0.count > $1.count }) {
      if DayWords.feasts.names(phrase), let day = try? dates.day(phrase) {
        throw .unclear(phrase, spellings: ["\(day)"])
      }
      guard let moon = DayWords.lunarFeasts.meaning(of: phrase) else { continue }
      throw .unclear(
        phrase,
        spellings: [
          Hangul.isIn(phrase)
            ? "음력 \(moon.month)월 \(moon.day)일" : "lunar \(moon.month)/\(moon.day)"
        ])
    }
  }

  /// Throws for `토일`, `월수금`: those days of this week, or of every week.
  func checkWeekdaysSideBySide(
    _ words: [String], orWeekly: Bool = true
  ) throws(DateInputError) {
    for word in words {
      guard let days = WhenReader.weekdaysSideBySide(word) else { continue }
      throw .unclear(word, spellings: days + (orWeekly ? [PlanDraft.everyWeek(word)] : []))
    }
  }

  /// `금토일` as the span from the first of the days to the last; `월수금` is none.
  private static func weekdaysSideBySide(_ word: String) -> [String]? {
    if word == "토일" || word == "금토" { return [word.map(String.init).joined(separator: "~")] }
    guard word.count > 2, RepetitionForm.weekdaysInOrder(word) != nil, let first = word.first,
      let last = word.last
    else { return nil }
    return "월화수목금토일".contains(word) ? ["\(first)~\(last)"] : []
  }

  /// Whether it names a feast, of which a title may speak without taking place then: `Christmas
  /// shopping`, `추석 기차표 예매`.
  static func isFeast(_ name: String) -> Bool {
    var words = name.split(separator: " ").map { $0.lowercased() }
    if words.count > 1, words.last.map({ $0.count == 4 && Int($0) != nil }) == true {
      words.removeLast()
    } else if words.count > 1, words[0].hasSuffix("년") {
      words.removeFirst()
    }
    let name = words.joined(separator: " ")
    return DayWords.feasts.names(name) || DayWords.easterFeasts.names(name)
      || DayWords.weekdayFeasts.names(name) || DayWords.lunarFeasts.names(name)
      || DayWords.solarTerms.names(name)
  }

  /// As ever without the `에` of a day.
  private static let vagueDays = Vocabulary<[String]>([
    ("연말|연말연시", ["12월 31일"]), ("연초|내년 초|내년초|내년", ["내년 1월 1일"]), ("내후년", ["내후년 1월 1일"]),
    ("작년|재작년|지난해|last year", []),
    ("next year", ["1 January next year"]),
    ("week after next|the week after next", ["in 2 weeks"]),
    ("month after next|the month after next", ["in 2 months"]),
    ("mother's day|mother’s day|mothers day", ["2nd sun of may", "mothering sunday"]),
    ("father's day|father’s day|fathers day", ["3rd sun of june"]),
    ("추수감사절|추수 감사절", ["11월 셋째 일요일", "11월 넷째 목요일"]),
    ("year end|end of year|end of the year|eoy", ["31 December"]),
    ("eow|end of week|end of the week|end of this week", ["this fri", "this sun"]),
    ("end of next week", ["next fri", "next sun"]),
    ("start of week|start of the week|beginning of the week", ["next mon"]),
    ("start of month|start of the month|beginning of the month", ["the 1st of next month"]),
    ("주초", ["이번 주 월요일", "다음 주 월요일"]),
    ("이번 주 중|이번주 중|이번 주 안|이번주 안", ["이번 주 금요일"]),
    ("이번 주 안으로|이번주 안으로", ["이번 주 금요일"]), ("주일|이번 주일", ["일요일"]),
    ("다음 주 중|다음주 중|다음 주 안|다음주 안|다음 주쯤|다음주쯤", ["다음 주 월요일", "다음 주 금요일"]),
    ("다음 달 중|다음달 중|다음 달 안|다음달 안", ["다음 달 1일", "다음 달 말일"]),
    ("언젠가|언젠가는|조만간", ["일주일 뒤", "한 달 뒤"]),
    ("someday|sometime|some day|at some point", ["in a week", "in a month"]),
    ("in spring|in the spring|this spring", ["April 1"]),
    ("in summer|in the summer|this summer", ["July 1"]),
    ("in autumn|in the autumn|this autumn|in the fall|this fall", ["October 1"]),
    ("in winter|in the winter|this winter", ["January 1"]),
    ("봄|올봄|이번 봄", ["4월 1일"]), ("여름|올여름|이번 여름", ["7월 1일"]),
    ("가을|올가을|이번 가을", ["10월 1일"]), ("겨울|올겨울|이번 겨울", ["1월 1일"]),
  ])

  /// Parts of a month that is not named, as the day amidst them.
  private static let daysOfMonths = Vocabulary<Int>([
    ("월초|초순", 5), ("중순", 15), ("하순", 25),
  ])

  private static let topics = Vocabulary<Void>([
    ("about|for|of|from|on|re|regarding|vs|since|and|the|to|with", ())
  ])

  /// Words that tell when only at the end of a title.
  private static let vagueEnds = Vocabulary<[String]>([
    ("점심시간|점심때", ["낮 12시"]), ("later|later today|soon", ["in 2 hours", "tomorrow"]),
    ("곧|이따|이따가|있다가", ["2시간 뒤", "내일"]),
    ("나중|다음|다음번|다음 번|담번|다음 기회", ["일주일 뒤", "한 달 뒤"]),
    ("next time|another time|some other time", ["in a week", "in a month"]),
    ("month end|month-end", ["end of the month"]), ("midweek|mid-week", ["wednesday"]),
    ("mid month|mid-month|middle of the month", ["the 15th"]),
    // Amid a title it tells of what: `월중 행사표`.
    ("월중", ["이번 달 15일", "다음 달 15일"]),
  ])

  private static let namesAsWell = Vocabulary<Void>([
    ("march|april|june|july|august|sept|jan|mar|may|jun|sep", ())
  ])
  private static let contacts = Vocabulary<Void>([
    ("call|phone|ring|text|email|mail|meet|see|visit|tell|ask|pay|remind|help|thank|collect", ()),
    ("with|for|and|to|from|of|lunch|dinner|coffee|drinks|breakfast|brunch|interview|fetch", ()),
  ])
  private static let weekendAhead = Vocabulary<Void>([("for the weekend|for this weekend", ())])

  static let vagueTimes = Vocabulary<[String]>([
    ("in the morning", ["tomorrow morning"]), ("in the afternoon", ["tomorrow afternoon"]),
    ("in the evening", ["this evening", "tomorrow evening"]),
    ("at lunchtime|at lunch|over lunch", ["12:00"]), ("at dinner|over dinner", ["19:00"]),
    ("at teatime|teatime", ["16:00"]), ("after work", ["6:30pm"]), ("before work", ["8am"]),
    ("퇴근 후|퇴근후|퇴근 뒤|퇴근하고", ["저녁 7시"]), ("출근 전|출근전", ["아침 8시"]),
    ("점심 후", ["오후 1시"]), ("점심 전", ["오전 11시"]), ("저녁 후", ["저녁 8시"]),
  ])

  /// Throws for a part of the day with which the words end, `치과 오전`, and for what is written
  /// together with the word before it, `소아과금요일저녁6시`.
  func checkHidden(_ words: [String]) throws(DateInputError) {
    for word in words {
      if let apart = apart(word) { throw .unclear(word, spellings: [apart]) }
    }
    guard !isAllDay, words.count > 1, let part = words.last, ["오전", "오후"].contains(part) else {
      return
    }
    let next = ["오늘 \(part)", "내일 \(part)"].filter { text in
      guard let (day, time) = try? dates.dayAndTime(text), let time else { return false }
      return LocalTime(day: day, time: time) > dates.now
    }
    throw .unclear(part, spellings: next)
  }

  /// `소아과 금요일저녁6시`, `병원 12월3일`; nil where no hour and no month is told with a number.
  private func apart(_ word: String) -> String? {
    guard Hangul.isIn(word), (try? dates.dayAndTime(word)) == nil,
      !WhenReader.repeating.contains(where: word.contains)
    else { return nil }
    for place in word.indices.dropFirst() {
      let (name, when) = (word[..<place], word[place...])
      // `1박2일`, `제3시`, `요한복음3:16`.
      if name.contains(where: \.isNumber) { return nil }
      guard name.last != "제", !WhenReader.books.contains(where: name.hasSuffix),
        when.contains(where: \.isNumber),
        when.contains(where: { "시월:".contains($0) }),
        (try? dates.dayAndTime(String(when))) != nil
      else { continue }
      return "\(name) \(when)"
    }
    return nil
  }

  private static let repeating = ["매주", "매일", "매달", "매월", "매년", "격주", "마다"]

  /// Of which verses are read.
  private static let books = [
    "창세기", "출애굽기", "시편", "잠언", "전도서", "이사야", "복음", "사도행전", "로마서", "전서", "후서", "계시록",
  ]
}
