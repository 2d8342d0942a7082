import HearthDomain

/// Tells words that say when something takes place from those that are part of its name.
struct WhenReader {
  let dates: DateInput
  let isAllDay: Bool
  /// Whether what the title names goes through the night.
  var isOfNight = false

  static let nights = Vocabulary<Void>([("night|nights|overnight|야간|밤샘|철야|심야|당직|숙직", ())])

  /// Texts as `--from` and `--to` understand them.
  struct When: Hashable {
    let from: String
    var to: String?

    /// Both as one text.
    var text: String { to.map { "\(from) - \($0)" } ?? from }
  }

  /// Whether the words of a whole title are a day, a time or both.
  func isNothingElse(_ words: ArraySlice<String>) throws(DateInputError) -> Bool {
    if SpanText(WhenReader.text(words), dates: dates) != nil { return true }
    return try reading(words) { text throws(DateInputError) in try dates.dayAndTime(text) } != nil
  }

  /// What the last words of a title tell, be it a day, a time or both; nil for one word that
  /// could as well count or number something. Throws for a time where days are asked for.
  func when(_ words: ArraySlice<String>) throws(DateInputError) -> When? {
    // People are called Eom; the end of the month is written `eom` or `EOM`.
    guard !isCount(words), !words.contains("Eom") else { return nil }
    if let span = try span(words) { return span }
    let reading = try reading(words) { text throws(DateInputError) in try dates.dayAndTime(text) }
    guard let reading else { return nil }
    let text = WhenReader.text(words)
    if isAllDay, reading.time != nil { throw .unknownForm(text, .day) }
    return When(from: text)
  }

  /// What the first words of a title tell; nil for a short weekday, which is a word of its own:
  /// `Sun cream`, `일 끝내기`; and for a feast, for which something may be done before it.
  func beginning(_ words: ArraySlice<String>) throws(DateInputError) -> When? {
    if words.count == 1, let word = words.first?.lowercased(),
      word.unicodeScalars.count == 1 || WhenReader.names.contains(word) || word == "24시"
    {
      return nil
    }
    if WhenReader.isFeast(WhenReader.text(words)) { return nil }
    return WhenReader.weekend.names(WhenReader.text(words)) ? nil : try when(words)
  }

  private static let names: Set<String> = ["sun", "sat", "may", "midnight", "noon", "자정", "정오"]

  /// What words amidst a title tell: a day alone may be part of its name, so they have to be a
  /// day and a time, or times from and to.
  func moment(_ words: ArraySlice<String>) throws(DateInputError) -> When? {
    guard !isAllDay, words.contains(where: WhenReader.mayTellTime), !isCount(words) else {
      return nil
    }
    if let span = try span(words) {
      return (try? dates.dayAndTime(span.from).time) == nil ? nil : span
    }
    guard words.count > 1, endsWithTime(words) else { return nil }
    let hasTime = try reading(words) { text throws(DateInputError) in
      try dates.dayAndTime(text).time != nil
    }
    return hasTime == true ? When(from: WhenReader.text(words)) : nil
  }

  /// The day amidst a title: in Korean where its name is more than a letter, `민호랑 토요일 점심`; in
  /// English where more is told of the plan behind it, `lunch saturday with Mina`.
  func dayAmidst(_ words: [String], at place: Range<Int>) -> When? {
    guard place.count <= WhenReader.longestDay, WhenReader.mayTell(words[place.lowerBound]) else {
      return nil
    }
    let name = WhenReader.text(words[place])
    guard place.upperBound < words.count, !name.contains(where: \.isNumber),
      !words[place.upperBound].hasSuffix("까지"), !name.hasSuffix("부터")
    else { return nil }
    if WhenReader.isFeast(name) {
      // `Dinner on Thanksgiving with Mum`.
      return words[place.lowerBound - 1].lowercased() == "on" ? When(from: name) : nil
    }
    // `모레 3`, `saturday 5`: the hour belongs to it.
    if Int(words[place.upperBound]) != nil { return nil }
    let isTold =
      Hangul.isIn(name)
      ? name.unicodeScalars.count > 1
      : name.count > 4
        && (WhenReader.detailing.contains(words[place.upperBound].lowercased())
          || place.upperBound == words.count - 1 && WhenReader.meals.names(words.last ?? ""))
    guard isTold, (try? dates.day(name)) != nil else { return nil }
    return When(from: name)
  }

  /// `다음 달 둘째 주 토요일`.
  private static let longestDay = 5
  private static let meals = Vocabulary<Void>([("breakfast|brunch|lunch|dinner|supper", ())])
  private static let detailing: Set<String> = [
    "with", "at", "in", "to", "about", "regarding", "after", "before",
  ]

  /// The most words side by side that could be a day or a time but are part of the title.
  func unread(in words: [String]) -> When? { unreadWords(in: words)?.when }

  /// The same with the words as they stand there.
  func unreadWords(in words: [String]) -> (when: When, typed: String)? {
    let mayTell = words.map(WhenReader.mayTell)
    guard mayTell.contains(true) else { return nil }
    for length in stride(from: min(words.count, WhenReader.longest), to: 0, by: -1) {
      for first in 0...words.count - length {
        guard mayTell[first..<first + length].contains(true) else { continue }
        let part = words[first..<first + length]
        // Room 3/4 is a room.
        if first > 0, let word = part.first, word.first?.isNumber == true,
          WhenReader.isNumber(word, of: words[first - 1], beside: part.dropFirst().first)
        {
          continue
        }
        // `18일에 저녁 약속 7시 반`: supper is what takes place.
        if length > 1, let meal = part.last, ["아침", "점심", "저녁"].contains(meal),
          first + length < words.count, PlanDraft.appointments.names(words[first + length])
        {
          continue
        }
        if let when = try? beginning(part) { return (when, WhenReader.text(part)) }
      }
    }
    return nil
  }

  /// Whether the word could be part of a time of day: most are not, and are not read further.
  private static func mayTellTime(_ word: String) -> Bool {
    if word.contains(where: \.isNumber) { return true }
    var scanner = InputScanner(word)
    return scanner.take(timeWords) != nil || word.contains("시")
  }

  /// Whether the word could be part of a day or a time.
  static func mayTell(_ word: String) -> Bool {
    if mayTellTime(word) { return true }
    var scanner = InputScanner(word)
    return scanner.take(DayWords.days) != nil || scanner.take(DayWords.weeks) != nil
      || scanner.take(DayWords.weekdays) != nil || scanner.take(DayWords.months) != nil
      || scanner.take(DayWords.counts) != nil || scanner.take(DayWords.now) != nil
      || scanner.take(DayWords.weekends) != nil || scanner.take(DayWords.numbers) != nil
      || scanner.take(dayWords) != nil || scanner.attempt(DayForm.readCount) != nil
  }

  private static let parts: Set<String> = [
    "morning", "afternoon", "evening", "night", "tonight", "tonite",
  ]

  private static let timeWords = Vocabulary<Void>([
    ("noon|midday|midnight|정오|자정|am|pm|morning|afternoon|evening|night|tonight", ()),
    ("lunchtime|점심때|점심시간", ()),
    ("오전|오후|아침|저녁|새벽|낮|밤|half|quarter|twenty|past|o'clock|hour|an|a|in", ()),
    ("이따|있다가|좀|조금", ()),
  ])
  private static let dayWords = Vocabulary<Void>([
    ("christmas|xmas|boxing|new|nye|halloween|valentine|크리스마스|성탄|새해", ()),
    ("easter|good friday|thanksgiving|black friday|chuseok|seollal|추석|설날|부활절|어린이날", ()),
    ("day|end|the|last|음력|lunar|월말|말일|글피|엊|금주|차주|어젯|coming|오는|돌아오는|다가오는", ()),
  ])

  /// How many words tell when at most; a longer part of a title is its name.
  static let longest = 9

  private func span(_ words: ArraySlice<String>) throws(DateInputError) -> When? {
    let text = WhenReader.text(words)
    guard let span = SpanText(text, dates: dates) else { return nil }
    if let halves = halvesOfDay(of: span, in: words) {
      throw .unclear(text, spellings: halves)
    }
    if isAllDay, try dates.dayAndTime(span.from).time != nil {
      throw .unknownForm(text, .day)
    }
    return When(from: span.from, to: span.to)
  }

  /// `6시~9시` could be the morning or the evening: nothing tells, and the start alone would be in
  /// the afternoon, the end alone before noon; `6시~3시` and `6-2` the day or the night.
  private func halvesOfDay(of span: SpanText, in words: ArraySlice<String>) -> [String]? {
    if let halves = dayOrNight(of: span, in: words) { return halves }
    guard span.to.hasPrefix("오후 "), !words.contains(where: { $0.contains("오후") }),
      let hour = (try? dates.dayAndTime(span.from))?.time?.hour, (17...18).contains(hour),
      let place = words.firstIndex(where: { $0.first?.isNumber == true && $0.contains("시") })
    else { return nil }
    return ["오전", "저녁"].map { half in
      var words = words
      words.insert(half, at: place)
      return WhenReader.text(words)
    }
  }

  private func dayOrNight(of span: SpanText, in words: ArraySlice<String>) -> [String]? {
    let isKorean = words.contains { $0.contains("시") }
    let isTold = words.contains { word in
      WhenReader.tellsHalf.contains(where: word.lowercased().contains) || word.contains(":")
    }
    guard !isOfNight, !isTold, let (day, time) = try? dates.dayAndTime(span.from), let time,
      (13...18).contains(time.hour), words.contains(where: { $0.contains("\(time.hour - 12)") }),
      let end = try? dates.end(span.to, after: LocalTime(day: day, time: time), of: nil),
      end.day.number == day.number + 1, end.time.hour < time.hour - 12, end.time.hour > 0
    else { return nil }
    let lead = day == dates.now.day ? "" : "\(day) "
    let clock = { (time: TimeOfDay, hour: Int) in
      let minute = time.minute
      let minutes = isKorean ? "시 \(minute)분" : ":\(minute < 10 ? "0" : "")\(minute)"
      return minute > 0 ? "\(hour)\(minutes)" : isKorean ? "\(hour)시" : "\(hour)"
    }
    let (first, last) = (clock(time, time.hour - 12), clock(end.time, end.time.hour))
    return isKorean
      ? ["\(lead)오전 \(first)~오후 \(last)", "\(lead)오후 \(first)~새벽 \(last)"]
      : ["\(lead)\(first)am-\(last)pm", "\(lead)\(first)pm-\(last)am"]
  }

  private static let tellsHalf = [
    "am", "pm", "a.m", "p.m", "오전", "오후", "새벽", "아침", "저녁", "낮", "밤", "night", "evening",
    "morning", "afternoon", "06", "05", "04", "03", "02", "01",
  ]

  /// Throws where the times beside a repetition are such.
  func checkHalves(of repeated: RepeatedPlan?, in words: [String]) throws(DateInputError) {
    guard let time = repeated?.time, time.to != nil else { return }
    for place in words.indices {
      for count in 1...3 where place + count <= words.count {
        let part = words[place..<place + count]
        guard timeBesideDay(part) == time,
          let span = SpanText("today " + WhenReader.text(part), dates: dates),
          let halves = halvesOfDay(of: span, in: part)
        else { continue }
        throw .unclear(WhenReader.text(part), spellings: halves)
      }
    }
  }

  /// Also for a time that no clock shows.
  private func endsWithTime(_ words: ArraySlice<String>) -> Bool {
    if let last = words.last?.lowercased(), WhenReader.parts.contains(last) { return true }
    for count in 1...3 {
      let text = WhenReader.text(words.suffix(count))
      do {
        _ = try dates.time(text)
        return true
      } catch {
        if error == .noSuchTime(text) { return true }
      }
    }
    return false
  }

  /// What the words are read as; nil where they are of no known form, or name no day and no
  /// time but could be part of a name.
  private func reading<Value>(
    _ words: ArraySlice<String>, as form: (String) throws(DateInputError) -> Value
  ) throws(DateInputError) -> Value? {
    do {
      return try form(WhenReader.text(words))
    } catch {
      switch error {
      case .unknownForm, .missingUnit: return nil
      case .notYetCome, .unclear, .unclearTitle, .missingTitle: throw error
      case .noSuchDay, .otherWeekday, .noSuchTime: break
      }
      guard WhenReader.isPlain(words) else { return nil }
      throw error
    }
  }

  /// Whether nothing but a day or a time can be meant: `2026-02-30`, `2월 30일`, `내일 25시`; but
  /// `Room 25:00` has a name, and in `Class of May 68` the number is that of a year.
  private static func isPlain(_ words: ArraySlice<String>) -> Bool {
    guard let last = words.last else { return false }
    if words.count == 1 { return isISODate(last) || last.first == "+" }
    return !words.contains { Int($0).map { 32..<100 ~= $0 } ?? false }
  }

  /// A weekend of no week in particular is part of a name, but at the end of a title.
  private static let weekend = Vocabulary<Void>([("weekend|the weekend|주말", ())])

  /// Whether one word could as well count or number something: `11-20`, `20th`, `3일`, `10.30`.
  func isCount(_ words: ArraySlice<String>) -> Bool {
    guard words.count == 1, let text = words.first.map(SpanText.waved),
      text.first?.isNumber == true
    else { return false }
    if text == "24/7" { return true }
    let isTime =
      text.contains(":") || text.contains("시")
      || ["m", "ish"].contains(where: text.lowercased().hasSuffix)
    let isDate = text.contains("월") || text.contains("/") || text.contains("(")
    let isDays =
      SpanText.waves.contains { text.contains($0) } || isAllDay && (try? dates.day(text)) != nil
    // `10분뒤`, as it is typed without the space.
    let isDistance = ["뒤", "후", "뒤에", "후에"].contains(where: text.hasSuffix)
    let isDottedSpan = text.contains(".") && SpanText(text, dates: dates) != nil
    let isDotted =
      isDottedSpan || text.contains(".") && (try? dates.dayAndTime(WhenReader.text(words))) != nil
    // `0900` and `20261225` are written for nothing else.
    let isWhole =
      text.count == 8 && (try? dates.day(text)) != nil
      || text.count == 4 && text.first == "0" && (try? dates.time(text)) != nil
    return !WhenReader.isISODate(text) && !isWhole && !isTime && !isDate && !isDays && !isDotted
      && !isDistance
  }

  /// The words without a comma that ends them: `fri 3pm, room 4`.
  static func text(_ words: ArraySlice<String>) -> String {
    words.joined(separator: " ").withoutComma
  }

  private static func isISODate(_ word: String) -> Bool {
    guard word.count == 10 else { return false }
    let parts = word.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "/" || $0 == "." })
    return word.filter { $0 == "-" }.count == 2 || parts.map(\.count) == [4, 2, 2]
  }
}
