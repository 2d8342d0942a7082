import HearthDomain

/// A title that ends with, begins with or holds words that tell when the event takes place.
struct TimedTitle: Hashable {
  /// What is left as the title, never blank.
  let title: EventTitle
  /// The day, the time or both, as `--from` understands them.
  let from: String
  /// The end, as `--to` understands it, where the words tell one.
  let to: String?
  /// Whether the words ask for an event that returns, which none does.
  let repeats: Bool

  /// Nil where the words are a title and nothing else; whole days have no time. Throws what
  /// `--from` would for words that are clearly meant as a day or a time that there is not.
  init?(_ whole: String, dates: DateInput, isAllDay: Bool = false) throws(DateInputError) {
    let words = whole.split(whereSeparator: \.isWhitespace).map(String.init)
    let reader = WhenReader(dates: dates, isAllDay: isAllDay)
    guard words.count > 1, try !reader.isNothingElse(words[...]) else { return nil }
    for place in TimedTitle.places(in: words) {
      guard let (title, repeats) = TimedTitle.title(words, without: place) else { continue }
      let isClear = repeats || place.upperBound == words.count
      let when = isClear ? try reader.when(words[place]) : try reader.moment(words[place])
      guard let when else { continue }
      (self.title, self.repeats) = (title, repeats)
      (from, to) = (when.from, when.to)
      return
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
      (first..<min(count - 1, first + WhenReader.longest)).reversed().map { first..<$0 + 1 }
    }
    return ends + beginnings + middles
  }

  /// What stays of the title without the words that tell when, and whether it asked for
  /// something that returns: `Lunch on Friday`, `Class every monday`.
  private static func title(
    _ words: [String], without place: Range<Int>
  ) -> (title: EventTitle, repeats: Bool)? {
    var before = words[..<place.lowerBound]
    let repeats = before.last.map { repeating.contains($0.lowercased()) } ?? false
    if repeats { before = before.dropLast() }
    if let join = before.last?.lowercased(), join == "on" || join == "at" {
      before = before.dropLast()
    }
    if let last = before.last?.lowercased(), binding.contains(last) { return nil }
    let rest = before + words[place.upperBound...]
    return (try? EventTitle(rest.joined(separator: " "))).map { ($0, repeats) }
  }

  /// What leans on the words after it, which are then part of the name: `Party for the 20th`.
  private static let binding: Set<String> = [
    "for", "of", "to", "the", "until", "till", "by", "before", "after", "since", "from", "with",
    "and", "or", "-", "–", "~",
  ]

  private static let repeating: Set<String> = [
    "every", "each", "매주", "매일", "매달", "매월", "매년",
  ]
}
