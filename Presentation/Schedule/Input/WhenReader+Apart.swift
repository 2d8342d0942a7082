import HearthDomain

/// A day and a time that stand apart in a title: `Friday party with Jo 8pm`.
extension WhenReader {
  func isDayAlone(_ when: When) -> Bool {
    (try? dates.dayAndTime(when.from))?.time == nil
  }

  func tellsTime(_ text: String) -> Bool { (try? dates.dayAndTime(text))?.time != nil }

  /// The same if it tells a time, or from when to when, and no day.
  func timeAlone(_ when: When) -> When? {
    (try? dates.time(when.from)) == nil ? nil : when
  }

  /// The time on the day that the words tell; nil where they tell none or may be a name.
  func day(of words: ArraySlice<String>, at time: When) -> When? {
    guard let day = try? beginning(words), day.to == nil, isDayAlone(day) else { return nil }
    return When(from: "\(day.from) \(time.from)", to: time.to)
  }

  /// The times that the words tell on that day.
  func times(of words: ArraySlice<String>, on day: String) -> When? {
    guard words.count <= 3, let time = try? beginning(words), let time = timeAlone(time) else {
      return nil
    }
    return When(from: "\(day) \(time.from)", to: time.to)
  }

  /// Whether the word names a weekday, or weekdays from and to, in a list of days.
  func isWeekday(_ word: String) -> Bool {
    let name = word.hasSuffix(",") ? String(word.dropLast()) : word
    let days = [name, SpanText(name, dates: dates)?.from ?? ""]
    return word.count > 1 && days.contains(where: DayWords.weekdays.names)
  }
}
