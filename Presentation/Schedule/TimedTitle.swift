import HearthDomain

/// A title that ends with, or begins with, words that tell when the event takes place.
struct TimedTitle: Hashable {
  /// What is left as the title, never blank.
  let title: EventTitle
  /// The day, the time or both, as `--from` understands them.
  let when: String

  /// Nil where the words are a title and nothing else; whole days have no time. Throws what
  /// `--from` would for words that are clearly meant as a day or a time that there is not.
  init?(_ whole: String, dates: DateInput, isAllDay: Bool = false) throws(DateInputError) {
    let words = whole.split(whereSeparator: \.isWhitespace).map(String.init)
    let reader = WhenReader(dates: dates, isAllDay: isAllDay)
    guard words.count > 1, try !reader.isNothingElse(words[...]) else { return nil }
    let ends = words.indices.dropFirst().map { (when: words[$0...], title: words[..<$0]) }
    let beginnings = words.indices.dropFirst().reversed()
      .map { (when: words[..<$0], title: words[$0...]) }
    for part in ends {
      guard let title = TimedTitle.title(part.title), try reader.isWhen(part.when) else { continue }
      (self.title, when) = (title, part.when.joined(separator: " "))
      return
    }
    // `내일 오후 3시 치과`: a day alone is often part of a name, as in `Sunday lunch`.
    for part in beginnings {
      guard let title = TimedTitle.title(part.title), try reader.isMoment(part.when) else {
        continue
      }
      (self.title, when) = (title, part.when.joined(separator: " "))
      return
    }
    return nil
  }

  private static func title(_ words: ArraySlice<String>) -> EventTitle? {
    // `Lunch on Friday`, `Tea at noon`.
    let joins = words.last.map { ["on", "at"].contains($0.lowercased()) } ?? false
    let title = joins ? words.dropLast() : words
    guard let last = title.last, !bindingWords.contains(last.lowercased()) else { return nil }
    return try? EventTitle(title.joined(separator: " "))
  }

  /// What leans on the words after it, which are then part of the name: `Party for the 20th`.
  private static let bindingWords: Set<String> = [
    "for", "of", "to", "the", "until", "till", "by", "before", "after", "since", "from", "with",
    "and", "or",
  ]
}

/// Tells words that say when something takes place from those that are part of its name.
private struct WhenReader {
  let dates: DateInput
  let isAllDay: Bool

  /// Whether the words of a whole title are a day, a time or both.
  func isNothingElse(_ words: ArraySlice<String>) throws(DateInputError) -> Bool {
    try reading(words) { text throws(DateInputError) in try dates.dayAndTime(text).day } != nil
  }

  /// Whether the last words of a title are a day, a time or both; not for one word that could
  /// as well count or number something.
  func isWhen(_ words: ArraySlice<String>) throws(DateInputError) -> Bool {
    guard !WhenReader.isCount(words) else { return false }
    return try reading(words) { text throws(DateInputError) in
      isAllDay ? try dates.day(text) : try dates.dayAndTime(text).day
    } != nil
  }

  /// Whether the words are a day and a time.
  func isMoment(_ words: ArraySlice<String>) throws(DateInputError) -> Bool {
    guard words.count > 1, !isAllDay, let last = words.last, endsWithTime(last) else {
      return false
    }
    return try reading(words) { text throws(DateInputError) in
      try dates.dayAndTime(text).time != nil
    } ?? false
  }

  /// Also for a time that no clock shows.
  private func endsWithTime(_ word: String) -> Bool {
    do {
      _ = try dates.time(word)
      return true
    } catch {
      return error == .noSuchTime(word)
    }
  }

  /// What the words are read as; nil where they are of no known form, or name no day and no
  /// time but could be part of a name.
  private func reading<Value>(
    _ words: ArraySlice<String>, as form: (String) throws(DateInputError) -> Value
  ) throws(DateInputError) -> Value? {
    do {
      return try form(words.joined(separator: " "))
    } catch {
      if case .unknownForm = error { return nil }
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

  /// Whether one word could as well count or number something: `11-20`, `3/4`, `20th`, `3일`.
  private static func isCount(_ words: ArraySlice<String>) -> Bool {
    guard words.count == 1, let text = words.first, text.first?.isNumber == true else {
      return false
    }
    let isTime = text.contains(":") || text.contains("시") || text.lowercased().hasSuffix("m")
    return !isISODate(text) && !isTime
  }

  private static func isISODate(_ word: String) -> Bool {
    word.count == 10 && word.filter { $0 == "-" }.count == 2
  }
}
