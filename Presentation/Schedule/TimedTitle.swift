import HearthDomain

/// A title that ends with, or begins with, words that tell when the event takes place.
struct TimedTitle: Hashable {
  /// What is left as the title, never blank.
  let title: EventTitle
  /// The day, the time or both, as `--from` understands them.
  let when: String

  /// Nil where the words are a title and nothing else; whole days have no time.
  init?(_ whole: String, dates: DateInput, isAllDay: Bool = false) {
    let words = whole.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count > 1, (try? dates.dayAndTime(whole)) == nil else { return nil }
    let ends = words.indices.dropFirst().map { (when: words[$0...], title: words[..<$0]) }
    let beginnings = words.indices.dropFirst().reversed()
      .map { (when: words[..<$0], title: words[$0...]) }
    for part in ends where TimedTitle.isWhen(part.when, dates, isAllDay) {
      guard let title = TimedTitle.title(part.title) else { continue }
      (self.title, when) = (title, part.when.joined(separator: " "))
      return
    }
    // `내일 오후 3시 치과`: a day alone is often part of a name, as in `Sunday lunch`.
    for part in beginnings where TimedTitle.isMoment(part.when, dates, isAllDay) {
      guard let title = TimedTitle.title(part.title) else { continue }
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

  private static func isWhen(
    _ words: ArraySlice<String>, _ dates: DateInput, _ isAllDay: Bool
  ) -> Bool {
    let text = words.joined(separator: " ")
    guard !isCount(text) else { return false }
    return isAllDay ? (try? dates.day(text)) != nil : (try? dates.dayAndTime(text)) != nil
  }

  private static func isMoment(
    _ words: ArraySlice<String>, _ dates: DateInput, _ isAllDay: Bool
  ) -> Bool {
    guard words.count > 1, !isAllDay, let last = words.last, (try? dates.time(last)) != nil,
      let moment = try? dates.dayAndTime(words.joined(separator: " "))
    else { return false }
    return moment.time != nil
  }

  /// Whether one word could as well count or number something: `11-20`, `3/4`, `20th`, `3일`.
  private static func isCount(_ text: String) -> Bool {
    guard !text.contains(" "), text.first?.isNumber == true else { return false }
    let isISODate = text.count == 10 && text.filter { $0 == "-" }.count == 2
    let isTime = text.contains(":") || text.contains("시") || text.lowercased().hasSuffix("m")
    return !isISODate && !isTime
  }
}
