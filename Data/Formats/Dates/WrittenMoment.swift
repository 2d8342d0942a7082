import HearthDomain

/// A date and time as programs write them for people to read, in many languages.
struct WrittenMoment {
  /// The parts of a date.
  private struct Parts: Hashable {
    var year: Int?
    var month: Int?
    var dayOfMonth: Int?

    func day(in otherYear: Int?) -> Day? {
      guard let year = year ?? otherYear, let month, let dayOfMonth else { return nil }
      return Day(year: year, month: month, day: dayOfMonth)
    }
  }

  private(set) var time: TimeOfDay?
  /// What the text says about the zone of the time.
  private(set) var clock = FileMoment.Clock.reader
  /// The date if its order of day and month is clear; otherwise nil.
  private var unambiguousParts: Parts?
  /// The possible dates by order, if the order is not clear.
  private var candidates: [DateOrder: Parts] = [:]

  private var tokens: [WrittenToken]

  /// Parses the text; nil if it contains anything besides a date and a time.
  init?(_ text: some StringProtocol) {
    tokens = WrittenToken.tokens(in: text)
    guard tokens.count <= 24 else { return nil }
    dropDayOfWeek()
    parseJoinedTime()
    let half = parseHalfOfDay()
    if let place = indexOfTime() {
      guard parseTime(from: place, half), parseZone(behind: place) else { return nil }
    } else if half != nil {
      return nil
    }
    guard parseDate() else { return nil }
  }

  /// Returns the day. Uses `otherYear` if the text has no year, and `order` if it is ambiguous.
  /// Returns nil if the day does not exist, or is ambiguous and no order is given.
  func day(in otherYear: Int? = nil, order: DateOrder? = nil) -> Day? {
    if let unambiguousParts { return unambiguousParts.day(in: otherYear) }
    let days = days(in: otherYear)
    return Set(days.values).count == 1 ? days.first?.value : order.flatMap { days[$0] }
  }

  /// Returns the possible days by order; empty if the order is clear.
  func days(in otherYear: Int? = nil) -> [DateOrder: Day] {
    candidates.compactMapValues { $0.day(in: otherYear) }
  }

  /// Returns a date that may lack day or month; nil if it lacks the year.
  func date(order: DateOrder? = nil) -> PublicationDate? {
    if let day = day(order: order) {
      return PublicationDate(year: day.year, month: day.month, day: day.dayOfMonth)
    }
    guard let unambiguousParts, unambiguousParts.dayOfMonth == nil, let year = unambiguousParts.year
    else { return nil }
    return PublicationDate(year: year, month: unambiguousParts.month)
  }

  var hasDate: Bool { unambiguousParts != nil || !candidates.isEmpty }
}

extension WrittenMoment {
  private enum Half {
    case morning
    case afternoon
  }

  private static let halves: [String: Half] = [
    "am": .morning, "오전": .morning, "午前": .morning, "上午": .morning, "vorm": .morning,
    "pm": .afternoon, "오후": .afternoon, "午後": .afternoon, "下午": .afternoon,
    "nachm": .afternoon,
  ]

  private mutating func parseHalfOfDay() -> Half? {
    joinLetters("a", "p")
    dropGermanPreposition()
    guard let place = tokens.firstIndex(where: { WrittenMoment.halves[$0.word] != nil }) else {
      return nil
    }
    return WrittenMoment.halves[tokens.remove(at: place).word]
  }

  /// Removes the German `am`, as in `am Sonntag` and `am 5. Mai`, which does not mean the morning.
  private mutating func dropGermanPreposition() {
    guard let place = tokens.firstIndex(where: { $0.word == "am" }), place + 1 < tokens.count,
      // After a number, as in `12:15 AM May 5`, it means the morning.
      !(place > 0 && tokens[place - 1].number != nil),
      !tokens[place + 1].word.isEmpty
        || place + 2 < tokens.count && tokens[place + 2].sign == "."
          && tokens[place + 1].number != nil
    else { return }
    tokens.remove(at: place)
  }

  /// Joins letters with dots between them, as in `a. m.`, to one word.
  private mutating func joinLetters(_ letters: String...) {
    for place in tokens.indices where letters.contains(tokens[place].word) {
      let behind = tokens.indices.filter { $0 > place && tokens[$0].sign != "." }
      guard let next = behind.first, next <= place + 2, tokens[next].word == "m" else { continue }
      tokens[place] = .word(tokens[place].word + "m")
      tokens.removeSubrange(place + 1...next)
      return
    }
  }

  /// Removes a day of the week, such as `(일)` in `3월 3일 (일) 오후 3:04`.
  private mutating func dropDayOfWeek() {
    let place = tokens.indices.dropLast(2).first {
      tokens[$0].sign == "(" && tokens[$0 + 2].sign == ")"
        && WrittenWords.ignoredWords.contains(tokens[$0 + 1].word)
    }
    if let place { tokens.removeSubrange(place...place + 2) }
  }

  /// Returns the index of the hour, which is followed by a colon or a word for hours; nil if there
  /// is no time.
  private func indexOfTime() -> Int? {
    let hours: Set<String> = ["시", "時", "时", "点", "h"]
    let mark = tokens.indices.dropFirst().first {
      tokens[$0].sign == ":" || hours.contains(tokens[$0].word)
    }
    // Two numbers with a dot between them, as in 14.30, are a time: a date would have more numbers.
    let numbers = tokens.filter { $0.number != nil }.count
    let dot = numbers == 2 && tokens.count == 3 && tokens[1].sign == "." ? 1 : nil
    guard let place = mark ?? dot, tokens[place - 1].number != nil else { return nil }
    return place - 1
  }

  private mutating func parseTime(from place: Int, _ half: Half?) -> Bool {
    let noise: Set<String> = ["시", "時", "时", "点", "h", "분", "分", "초", "秒", "uhr"]
    var parts: [Int] = []
    var end = place
    while end < tokens.count, parts.count < 3 || tokens[end].number == nil {
      if let number = tokens[end].number {
        parts.append(number)
      } else if tokens[end].sign != ":", !noise.contains(tokens[end].word),
        !(tokens[end].sign == "." && parts.count == 1 && tokens.count <= place + 3)
      {
        break
      }
      end += 1
      // Stop at a number without a separator before it, which belongs to the date.
      if end < tokens.count, tokens[end].number != nil, tokens[end - 1].number != nil { break }
    }
    guard var hour = parts.first, parts.count > 1 || end > place + 1 else { return false }
    if let half {
      guard hour <= 23 else { return false }
      if half == .afternoon, hour < 12 { hour += 12 }
      if half == .morning, hour == 12 { hour = 0 }
    }
    time = TimeOfDay(
      hour: hour, minute: parts.count > 1 ? parts[1] : 0, second: parts.count > 2 ? parts[2] : 0)
    tokens.removeSubrange(place..<end)
    return time != nil
  }

  private static let dateSeparators: Set<Unicode.Scalar> = [".", "/", "-", "'"]

  /// Parses the zone: `GMT`, `Z`, `UTC+9`, `GMT+09:00` or, after the time, `+0900`. Returns false
  /// if the offset is impossible. `-11:30` after the time is left alone, as it may be the end of a
  /// span.
  private mutating func parseZone(behind place: Int) -> Bool {
    let named = tokens.firstIndex { ["gmt", "utc"].contains($0.word) }
    let isZulu = tokens.indices.contains(place) && tokens[place].word == "z"
    if isZulu || named != nil { clock = .utc }
    if isZulu { tokens.remove(at: place) }
    var start = place
    if let named {
      tokens.remove(at: named)
      start = named
    }
    guard tokens.indices.contains(start + 1), let sign = tokens[start].sign,
      "+-−".unicodeScalars.contains(sign), let hours = tokens[start + 1].numberWithDigits
    else { return true }
    let hasColon = tokens.indices.contains(start + 3) && tokens[start + 2].sign == ":"
    // A sign after the time may also lead to a date, as in 10:00 - 5 May, or to the end of a span.
    guard named != nil || hours.digits == 4 || sign == "+" && hasColon else { return true }
    let minutes =
      hasColon ? tokens[start + 3].number ?? 60 : hours.digits > 2 ? hours.value % 100 : 0
    let size = (hours.digits > 2 ? hours.value / 100 : hours.value) * 60 + minutes
    guard minutes < 60, size <= 14 * 60 else { return named == nil }
    clock = .writer(secondsEast: (sign == "+" ? size : -size) * 60)
    tokens.removeSubrange(start...start + (hasColon ? 3 : 1))
    return true
  }

  /// Parses the time of `20240501T090000Z`, which has no colons.
  private mutating func parseJoinedTime() {
    guard tokens.count > 2, tokens[0].numberWithDigits?.digits == 8, tokens[1].word == "t",
      let (value, digits) = tokens[2].numberWithDigits, digits == 4 || digits == 6
    else { return }
    let parts =
      digits == 6 ? [value / 10_000, value / 100 % 100, value % 100] : [value / 100, value % 100]
    let written = parts.map { [WrittenToken.digits(value: $0, count: 2)] }
    tokens.replaceSubrange(2...2, with: Array(written.joined(separator: [.mark(":")])))
  }

  private mutating func parseDate() -> Bool {
    let numbers = tokens.compactMap(\.numberWithDigits)
    var words = tokens.map(\.word).filter { !$0.isEmpty && !WrittenWords.ignoredWords.contains($0) }
    if words.count > 1 { words.removeAll { WrittenWords.daysLikeMonths.contains($0) } }
    guard tokens.allSatisfy({ $0.sign.map(WrittenMoment.dateSeparators.contains) ?? true }) else {
      return false
    }
    if numbers.isEmpty { return words.isEmpty && time != nil }
    if let month = words.lazy.compactMap({ WrittenWords.months[$0] }).first {
      guard words.filter({ WrittenWords.months[$0] == nil }).isEmpty else { return false }
      return parseDayAndYear(numbers, month)
    }
    guard words.isEmpty else { return false }
    return parseNumbers(numbers)
  }

  /// Parses `30 May 2018`, `May 30`, `30-May-18` and `May 2018`.
  private mutating func parseDayAndYear(
    _ numbers: [(value: Int, digits: Int)], _ month: Int
  ) -> Bool {
    guard numbers.count <= 2 else { return false }
    var parts = Parts(month: month)
    let day = numbers.firstIndex { $0.digits <= 2 }
    parts.dayOfMonth = day.map { numbers[$0].value }
    if let other = numbers.indices.first(where: { $0 != day }) {
      guard numbers[other].digits == 4 || numbers[other].digits == 2 else { return false }
      let year = numbers[other]
      parts.year = year.digits == 2 ? WrittenMoment.fullYear(year.value) : year.value
    }
    unambiguousParts = parts
    return true
  }

  private mutating func parseNumbers(_ numbers: [(value: Int, digits: Int)]) -> Bool {
    let values = numbers.map(\.value)
    guard numbers.allSatisfy({ $0.digits == 4 || $0.digits <= 2 }) || values.count == 1 else {
      return false
    }
    switch numbers.map({ $0.digits > 2 }) {
    case [true, false, false]:
      unambiguousParts = Parts(year: values[0], month: values[1], dayOfMonth: values[2])
    case [true, false]: unambiguousParts = Parts(year: values[0], month: values[1])
    case [false, true]: unambiguousParts = Parts(year: values[1], month: values[0])
    case [true]: return parseJoined(numbers[0])
    case [false, false, true]: parsePair(values[0], values[1], in: values[2])
    case [false, false]: parsePair(values[0], values[1], in: nil)
    case [false, false, false]: return parseShort(numbers)
    default: return false
    }
    return true
  }

  /// Parses a single number: `2024` or `20240501`.
  private mutating func parseJoined(_ number: (value: Int, digits: Int)) -> Bool {
    let value = number.value
    switch number.digits {
    case 4: unambiguousParts = Parts(year: value)
    case 8:
      unambiguousParts = Parts(
        year: value / 10_000, month: value / 100 % 100, dayOfMonth: value % 100)
      return unambiguousParts?.day(in: nil) != nil
    default: return false
    }
    return true
  }

  /// Parses a short date such as `05/01/24`. Keeps all orders that its separators allow and in
  /// which the date is valid.
  private mutating func parseShort(_ numbers: [(value: Int, digits: Int)]) -> Bool {
    // Reject numbers without leading zeros, which may be a version number.
    guard numbers.allSatisfy({ $0.digits == 2 }) else { return false }
    let orders: [DateOrder]
    switch Set(tokens.compactMap(\.sign)) {
    case ["/"], ["-"]: orders = DateOrder.allCases
    case ["."]: orders = [.dayFirst, .yearFirst]
    default: return false
    }
    let (first, second, third) = (numbers[0].value, numbers[1].value, numbers[2].value)
    for order in orders {
      let parts =
        switch order {
        case .dayFirst:
          Parts(year: WrittenMoment.fullYear(third), month: second, dayOfMonth: first)
        case .monthFirst:
          Parts(year: WrittenMoment.fullYear(third), month: first, dayOfMonth: second)
        case .yearFirst:
          Parts(year: WrittenMoment.fullYear(first), month: second, dayOfMonth: third)
        }
      if parts.day(in: nil) != nil { candidates[order] = parts }
    }
    return !candidates.isEmpty
  }

  /// Returns the full year for two digits: 1969 to 2068, as in C and Python.
  private static func fullYear(_ year: Int) -> Int { year + (year < 69 ? 2000 : 1900) }

  /// Parses two numbers as day and month. With dots, the day comes first; with slashes or a year,
  /// either may; otherwise, as in Korean, the month comes first.
  private mutating func parsePair(_ first: Int, _ second: Int, in year: Int?) {
    let signs = Set(tokens.compactMap(\.sign))
    let dayFirst = Parts(year: year, month: second, dayOfMonth: first)
    let monthFirst = Parts(year: year, month: first, dayOfMonth: second)
    if signs.contains(".") {
      unambiguousParts = dayFirst
    } else if signs.contains("/") || year != nil {
      // Validate in a leap year, as 29 February may be meant.
      for (order, parts) in [(DateOrder.dayFirst, dayFirst), (.monthFirst, monthFirst)]
      where parts.day(in: 2000) != nil { candidates[order] = parts }
      if candidates.isEmpty { unambiguousParts = monthFirst }
    } else {
      unambiguousParts = monthFirst
    }
  }
}
