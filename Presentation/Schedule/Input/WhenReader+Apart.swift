import HearthDomain

/// A day and a time that stand apart in a title: `Friday party with Jo 8pm`.
extension WhenReader {
  func isDayAlone(_ when: When) -> Bool {
    (try? dates.dayAndTime(when.from))?.time == nil
  }

  func isDayAlone(_ text: String) -> Bool {
    (try? dates.dayAndTime(text)).map { $0.time == nil } ?? false
  }

  /// Whether it names a day, with or without a time.
  func tellsDay(_ text: String) -> Bool {
    (try? dates.dayAndTime(text)) != nil && (try? dates.time(text)) == nil
  }

  func tellsTime(_ text: String) -> Bool { (try? dates.dayAndTime(text))?.time != nil }

  /// The same if it tells a time, or from when to when, and no day.
  func timeAlone(_ when: When) -> When? {
    (try? dates.timeAlone(when.from)) == nil ? nil : when
  }

  /// The time on the day that the words tell; nil where they tell none or may be a name.
  func day(of words: ArraySlice<String>, at time: When) -> When? {
    guard let day = try? beginning(words), day.to == nil, isDayAlone(day) else { return nil }
    return When(from: "\(day.from) \(time.from)", to: time.to)
  }

  func times(of words: ArraySlice<String>, on day: String) -> When? {
    guard words.count <= 3, let time = try? beginning(words), let time = timeAlone(time) else {
      return nil
    }
    return When(from: "\(day) \(time.from)", to: time.to)
  }

  /// The day, the time or both that the text names, of whatever words stand around it; a midnight
  /// is that at which its day ends.
  func moment(named text: String) -> When? {
    let late = dates.lastDay(named: text).map { "\($0)" } ?? WhenReader.atItsEnd(text)
    guard let (_, time) = try? dates.dayAndTime(late), time == nil || !isAllDay else { return nil }
    return When(from: late)
  }

  /// `일요일 자정`, `sunday midnight`, where something ends then: the midnight after that day.
  static func atItsEnd(_ text: String) -> String {
    let words = text.split(separator: " ").map(String.init)
    let places = words.indices.filter { DayWords.midnight.names(words[$0]) }
    guard places.count == 1, words.count > 1 else { return text }
    let rest = words.indices.filter { $0 != places[0] && words[$0].lowercased() != "at" }
    return rest.map { words[$0] }.joined(separator: " ") + " 24:00"
  }

  /// Whether the first of the words tell a time of day.
  func beginsWithTime(_ words: ArraySlice<String>) -> Bool { timeBeginning(words) != nil }

  func timeBeginning(_ words: ArraySlice<String>) -> When? {
    (1...3).lazy.filter { words.count >= $0 }.compactMap { timeBesideDay(words.prefix($0)) }.first
  }

  /// Whether the words end with lunch, which is a time as well as what takes place then.
  static func isLunch(_ words: ArraySlice<String>) -> Bool {
    words.count > 1 && words.last.map(lunch.names) == true
  }

  private static let lunch = Vocabulary<Void>([("점심|점심에", ())])

  /// The days from and to that the words name: `21 dec to 23 dec`, `다음주 월~목`; nil where they are
  /// those of every week.
  func daysThrough(_ words: ArraySlice<String>) -> ClosedRange<Day>? {
    let text = WhenReader.text(words)
    guard !isCount(words), let span = SpanText(text, dates: dates),
      !isWeekdaysThrough(text), let (first, time) = try? dates.dayAndTime(span.from), time == nil,
      let last = try? dates.lastDay(span.to, from: first), first < last
    else { return nil }
    return first...last
  }

  /// The day as somebody would type it.
  func plain(_ day: Day, _ isKorean: Bool) -> String {
    let name = day.calendarMonth.shortName(in: .english).lowercased()
    let text =
      isKorean ? "\(day.month)월 \(day.dayOfMonth)일" : "\(day.dayOfMonth) \(name)"
    return (try? dates.day(text)) == day ? text : "\(day)"
  }

  /// Whether the words name weekdays from and to: `mon to fri`, `월요일부터 금요일까지`.
  func isWeekdaysThrough(_ text: String) -> Bool {
    guard let span = SpanText(text, dates: dates) else { return false }
    return DayWords.weekdays.names(span.from) && DayWords.weekdays.names(span.to)
  }

  /// Whether the word names a weekday, or weekdays from and to, in a list of days.
  func isWeekday(_ word: String) -> Bool {
    let name = word.withoutComma
    let days = [name, SpanText(name, dates: dates)?.from ?? ""]
    return word.count > 1 && days.contains(where: DayWords.weekdays.names)
  }
}
