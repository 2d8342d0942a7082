import HearthDomain

/// A title that ends with, begins with or holds words that tell when the event takes place.
struct TimedTitle: Hashable {
  /// What is left as the title, never blank.
  let title: EventTitle
  /// The day, the time or both, as `--from` understands them.
  let from: String
  /// The end, as `--to` understands it, where the words tell one.
  let to: String?
  /// How long it lasts, where the words tell that and no end.
  let minutes: Int?
  let isAllDay: Bool
  /// Whether the words ask for an event that returns, which none does.
  let repeats: Bool

  /// Nil where the words are a title and nothing else; whole days have no time. Throws what
  /// `--from` would for words that are clearly meant as a day or a time that there is not.
  init?(_ whole: String, dates: DateInput, isAllDay: Bool = false) throws(DateInputError) {
    var draft = TitleDraft(whole, isAllDay: isAllDay)
    let reader = WhenReader(dates: dates, isAllDay: draft.isAllDay)
    guard draft.words.count > 1, try !reader.isNothingElse(draft.words[...]),
      let when = try draft.takeWhen(reader)
    else { return nil }
    let length = draft.takeLength(when, reader)
    guard let title = try? EventTitle(draft.words.joined(separator: " ")) else { return nil }
    let told = draft.isEvening ? reader.evening(when) : when
    self.title = title
    (from, to, minutes) = (told.from, told.to, length)
    (self.isAllDay, repeats) = (draft.isAllDay, draft.repeats)
  }
}

/// The words of a title, from which those that tell when are taken one after another.
private struct TitleDraft {
  private(set) var words: [String]
  private(set) var isAllDay: Bool
  private(set) var repeats: Bool

  init(_ text: String, isAllDay: Bool) {
    words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    self.isAllDay = isAllDay
    repeats = words.contains { TitleDraft.repeating.contains($0.lowercased()) }
    let ends = [["all", "day"], ["하루", "종일"], ["하루종일"], ["종일"]]
    let end = ends.first { words.count > $0.count + 1 && words.suffix($0.count).elementsEqual($0) }
    if let end {
      words.removeLast(end.count)
      self.isAllDay = true
    }
  }

  /// Whether the hours that are meant are likely those of the evening.
  var isEvening: Bool {
    words.contains { word in TitleDraft.evenings.contains { word.lowercased().hasPrefix($0) } }
  }

  /// Takes the words that tell a day and a time, be they side by side or apart.
  mutating func takeWhen(_ reader: WhenReader) throws(DateInputError) -> WhenReader.When? {
    guard let when = try takeFirst(reader) else { return nil }
    takeOtherDays(reader)
    if let time = reader.timeAlone(when) {
      return take { reader.day(of: $0, at: time) } ?? when
    }
    guard when.to == nil, !isAllDay, reader.isDayAlone(when) else { return when }
    return take { reader.times(of: $0, on: when.from) } ?? when
  }

  private mutating func takeFirst(_ reader: WhenReader) throws(DateInputError) -> WhenReader.When? {
    for place in TitleDraft.places(in: words) {
      guard let rest = rest(without: place) else { continue }
      let isAtEnd = place.upperBound == words.count
      let isRepeated = repeats && rest.count < words.count - place.count
      let when: WhenReader.When?
      if isAtEnd || isRepeated {
        when = try reader.when(words[place])
      } else if place.lowerBound == 0 {
        when = try reader.beginning(words[place])
      } else {
        when = try reader.moment(words[place])
      }
      guard let when else { continue }
      words = rest
      return when
    }
    return nil
  }

  /// Takes the first words that the reading understands.
  private mutating func take(
    _ reading: (ArraySlice<String>) -> WhenReader.When?
  ) -> WhenReader.When? {
    guard words.count > 1 else { return nil }
    for place in TitleDraft.places(in: words) {
      guard let rest = rest(without: place), let when = reading(words[place]) else { continue }
      words = rest
      return when
    }
    return nil
  }

  /// Of `Gym mon, wed, fri 7am` one day is planned.
  private mutating func takeOtherDays(_ reader: WhenReader) {
    while words.count > 1, let last = words.last, reader.isWeekday(last) {
      words.removeLast()
      repeats = true
    }
  }

  /// Takes `for 20m` or `2시간 동안` from the end, if the event has a time and no end.
  mutating func takeLength(_ when: WhenReader.When, _ reader: WhenReader) -> Int? {
    guard when.to == nil, !reader.isDayAlone(when) else { return nil }
    var rest = words
    if rest.last == "동안" { rest.removeLast() }
    for count in stride(from: min(4, rest.count - 1), to: 0, by: -1) {
      let text = rest.suffix(count).joined(separator: " ")
      let isKorean = text.contains("시간") || text.contains("분")
      let before = rest.dropLast(count)
      guard let minutes = try? DateInput.minutes(text), minutes > 0,
        isKorean || before.last?.lowercased() == "for", before.count > (isKorean ? 0 : 1)
      else { continue }
      words = Array(isKorean ? before : before.dropLast())
      return minutes
    }
    return nil
  }

  /// Where the words that tell when may stand: at the end, at the beginning, amidst the title;
  /// the longest first.
  private static func places(in words: [String]) -> [Range<Int>] {
    let count = words.count
    let ends = (1..<count).map { $0..<count }
    let beginnings = (1..<count).reversed().map { 0..<$0 }
    let middles = (1..<count).flatMap { first in
      (first..<max(first, min(count - 1, first + WhenReader.longest))).reversed()
        .map { first..<$0 + 1 }
    }
    return ends + beginnings + middles
  }

  /// What stays of the title without the words that tell when and those that lead to them:
  /// `Lunch on Friday`, `Class every monday`; nil where they are part of the name or all of it.
  private func rest(without place: Range<Int>) -> [String]? {
    var before = words[..<place.lowerBound]
    if let last = before.last?.lowercased(), TitleDraft.repeating.contains(last) {
      before = before.dropLast()
    }
    if let join = before.last?.lowercased(), join == "on" || join == "at" {
      before = before.dropLast()
    }
    if let last = before.last?.lowercased(), TitleDraft.binding.contains(last) { return nil }
    let rest = Array(before + words[place.upperBound...])
    return rest.isEmpty ? nil : rest
  }

  /// What leans on the words after it, which are then part of the name: `Party for the 20th`.
  private static let binding: Set<String> = [
    "for", "of", "to", "the", "until", "till", "by", "before", "after", "since", "from", "with",
    "and", "or", "-", "–", "~",
  ]

  private static let repeating: Set<String> = [
    "every", "each", "weekdays", "daily", "weekly", "monthly", "매주", "매일", "매달", "매월", "매년",
    "평일", "평일마다", "격주",
  ]

  private static let evenings = ["dinner", "supper", "저녁", "회식", "야식"]
}
