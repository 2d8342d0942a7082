import HearthDomain

/// A date and a time of day as programs write them for people, in one of many languages.
struct WrittenMoment {
  /// Nil where the text tells no year.
  private(set) var year: Int?
  private(set) var month: Int?
  private(set) var dayOfMonth: Int?
  private(set) var time: TimeOfDay?
  /// Whether the same text may mean another day as well.
  private(set) var isAmbiguous = false

  private var tokens: [WrittenToken]

  /// Nil if something in the text is neither a part of a date nor of a time.
  init?(_ text: some StringProtocol) {
    tokens = WrittenToken.all(in: text)
    guard tokens.count <= 24 else { return nil }
    let half = takeHalfOfDay()
    if let place = placeOfTime() {
      guard takeTime(from: place, half) else { return nil }
    } else if half != nil {
      return nil
    }
    guard takeDate() else { return nil }
  }

  /// The day, in that year if the text tells none; nil if there is no such day.
  func day(in otherYear: Int? = nil) -> Day? {
    guard let year = year ?? otherYear, let month, let dayOfMonth else { return nil }
    return Day(year: year, month: month, day: dayOfMonth)
  }

  var hasDate: Bool { month != nil && dayOfMonth != nil }
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

  private mutating func takeHalfOfDay() -> Half? {
    joinLetters("a", "p")
    guard let place = tokens.firstIndex(where: { WrittenMoment.halves[$0.word] != nil }) else {
      return nil
    }
    return WrittenMoment.halves[tokens.remove(at: place).word]
  }

  /// Makes one word of `a. m.`
  private mutating func joinLetters(_ letters: String...) {
    for place in tokens.indices where letters.contains(tokens[place].word) {
      let behind = tokens.indices.filter { $0 > place && tokens[$0].sign != "." }
      guard let next = behind.first, next <= place + 2, tokens[next].word == "m" else { continue }
      tokens[place] = .word(tokens[place].word + "m")
      tokens.removeSubrange(place + 1...next)
      return
    }
  }

  /// Where the hour is: before a colon, or before the word for hours.
  private func placeOfTime() -> Int? {
    let hours: Set<String> = ["시", "時", "时", "点", "h"]
    let mark = tokens.indices.dropFirst().first {
      tokens[$0].sign == ":" || hours.contains(tokens[$0].word)
    }
    // A date has more than two numbers; a time alone may be written 14.30.
    let numbers = tokens.filter { $0.number != nil }.count
    let dot = numbers == 2 && tokens.count == 3 && tokens[1].sign == "." ? 1 : nil
    guard let place = mark ?? dot, tokens[place - 1].number != nil else { return nil }
    return place - 1
  }

  private mutating func takeTime(from place: Int, _ half: Half?) -> Bool {
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
      // A number that follows without a mark between belongs to the date.
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
}

extension WrittenMoment {
  private static let marks: Set<Unicode.Scalar> = [".", "/", "-", "'"]

  private mutating func takeDate() -> Bool {
    let numbers = tokens.compactMap(\.numberWithDigits)
    let words = tokens.map(\.word).filter { !$0.isEmpty && !WrittenWords.noise.contains($0) }
    guard tokens.allSatisfy({ $0.sign.map(WrittenMoment.marks.contains) ?? true }) else {
      return false
    }
    if numbers.isEmpty { return words.isEmpty && time != nil }
    if let month = words.lazy.compactMap({ WrittenWords.months[$0] }).first {
      guard words.filter({ WrittenWords.months[$0] == nil }).isEmpty else { return false }
      self.month = month
      return takeDayAndYear(numbers)
    }
    guard words.isEmpty else { return false }
    return takeNumbers(numbers)
  }

  /// Of `30 May 2018` and `May 30`.
  private mutating func takeDayAndYear(_ numbers: [(value: Int, digits: Int)]) -> Bool {
    guard numbers.count <= 2, let day = numbers.firstIndex(where: { $0.digits <= 2 }) else {
      return false
    }
    dayOfMonth = numbers[day].value
    let others = numbers.indices.filter { $0 != day }
    if let other = others.first {
      guard numbers[other].digits == 4 else { return false }
      year = numbers[other].value
    }
    return true
  }

  private mutating func takeNumbers(_ numbers: [(value: Int, digits: Int)]) -> Bool {
    let values = numbers.map(\.value)
    switch numbers.map({ $0.digits > 2 }) {
    case [true, false, false]:
      (year, month, dayOfMonth) = (values[0], values[1], values[2])
    case [false, false, true]:
      year = values[2]
      takePair(values[0], values[1])
    case [false, false]: takePair(values[0], values[1])
    case [false, false, false]: return takeShort(numbers)
    default: return false
    }
    return numbers.allSatisfy { $0.digits == 4 || $0.digits <= 2 }
  }

  /// Of `05/01/24`: the first order of those that its signs allow in which there is such a day.
  private mutating func takeShort(_ numbers: [(value: Int, digits: Int)]) -> Bool {
    // Version numbers look the same, but have no zeros in front.
    guard numbers.allSatisfy({ $0.digits == 2 }) else { return false }
    let (first, second, third) = (numbers[0].value, numbers[1].value, numbers[2].value)
    let dayFirst = WrittenMoment.day(third, second, first)
    let monthFirst = WrittenMoment.day(third, first, second)
    let yearFirst = WrittenMoment.day(first, second, third)
    let days: [Day?]
    switch Set(tokens.compactMap(\.sign)) {
    case ["/"]: days = [monthFirst, dayFirst, yearFirst]
    case ["."]: days = [dayFirst, yearFirst]
    case ["-"]: days = [yearFirst, monthFirst, dayFirst]
    default: return false
    }
    let possible = days.compactMap { $0 }
    guard let day = possible.first else { return false }
    (year, month, dayOfMonth) = (day.year, day.month, day.dayOfMonth)
    isAmbiguous = Set(possible).count > 1
    return true
  }

  /// Years of two digits are those from 1969 to 2068, as programs in C and Python read them.
  private static func day(_ year: Int, _ month: Int, _ day: Int) -> Day? {
    Day(year: year + (year < 69 ? 2000 : 1900), month: month, day: day)
  }

  /// With dots the day comes first, with slashes mostly the month; with hyphens and in Korean
  /// the month always does.
  private mutating func takePair(_ first: Int, _ second: Int) {
    let signs = Set(tokens.compactMap(\.sign))
    let isDayFirst = signs.contains(".") || signs.contains("/") && first > 12
    (month, dayOfMonth) = isDayFirst ? (second, first) : (first, second)
    isAmbiguous = signs.contains("/") && first <= 12 && second <= 12 && first != second
  }
}
