import HearthDomain

/// Titles that are read, in place of one that is not.
struct ClearTitles {
  let typed: String
  private let readings: TitleReadings

  init(_ typed: String, dates: DateInput, isAllDay: Bool = false) {
    self.init(typed, TitleReadings(dates: dates.remembering, isAllDay: isAllDay))
  }

  private init(_ typed: String, _ readings: TitleReadings) {
    (self.typed, self.readings) = (typed, readings)
  }

  /// The error for somebody who cannot be asked: with the titles to write instead.
  func naming(_ error: DateInputError) -> DateInputError {
    guard typed.utf8.count <= ClearTitles.longest else { return error }
    if let missing = missingTitle(error) { return missing }
    guard let (words, spellings) = error.unclear else { return error }
    let titles = spellings.compactMap { clear(text(with: $0, for: words)) }
    let asItStands = ClearTitles.text(typed, quoting: words)
      .flatMap { clear($0, byQuotesOnly: true) }
      .flatMap { WhenReader.isFeast(words) && tellsTime($0) ? nil : $0 }
    let others = titles.indices.filter { !titles[..<$0].contains(titles[$0]) }
    return .unclearTitle(words, titles: others.map { titles[$0] }, asItStands: asItStands)
  }

  /// In bytes; each title is read whole, and a longer one would take long.
  private static let longest = 200

  /// What is said of words that only tell when, whatever else they leave open: a title before them,
  /// and all of them as the title; nil where some of them are one.
  private func missingTitle(_ error: DateInputError) -> DateInputError? {
    var whens = [typed]
    if case .missingTitle = error {
    } else if !isWhen("\(sample) \(typed)") {
      guard let (words, spellings) = error.unclear, !spellings.isEmpty else { return nil }
      whens = spellings.map { text(with: $0, for: words) }
      guard whens.allSatisfy(lacksTitle) else { return nil }
    }
    let all = typed.split(whereSeparator: \.isWhitespace).map(String.init)
    return .missingTitle(
      typed, titles: whens.compactMap { clear("\(sample) \($0)") },
      asItStands: clear(ClearTitles.quoted(all[...]), byQuotesOnly: true))
  }

  /// What may be done at any time, to stand for a title.
  private var sample: String { Hangul.isIn(typed) ? "요가" : "Yoga" }

  /// Whether nothing but the sample is left of it as the title.
  private func isWhen(_ text: String) -> Bool {
    guard let plan = try? readings.plan(text) else { return false }
    return plan.title.value == sample && !plan.tellsNothing
  }

  private func lacksTitle(_ text: String) -> Bool {
    do {
      _ = try readings.plan(text)
      return false
    } catch {
      if case .missingTitle = error { return true }
      return false
    }
  }

  /// Whether a time is told, at which the feast of the title would be planned for another day.
  private func tellsTime(_ title: String) -> Bool {
    (try? readings.plan(title))?.from.map { (try? readings.dates.time($0)) != nil } ?? false
  }

  /// The title with what else it leaves open settled, too; nil where that does not help. Of one
  /// that is to stay as it is, nothing is put in place of other words; and nothing is put in
  /// quotes beside words that tell when: `"7시 반" 2026-12-18 19:00` would be another time.
  private func clear(_ title: String, left: Int = 3, byQuotesOnly: Bool = false) -> String? {
    let error: DateInputError
    do {
      _ = try readings.plan(title)
      return title
    } catch let found {
      error = found
    }
    guard left > 0, let (words, spellings) = error.unclear,
      !byQuotesOnly || !words.contains(where: \.isNumber)
    else { return nil }
    let other =
      byQuotesOnly
      ? ClearTitles.text(title, quoting: words)
      : spellings.first.map {
        ClearTitles(title, readings).text(with: $0, for: words, 0)
      }
    guard let other, other != title else { return nil }
    return clear(other, left: left - 1, byQuotesOnly: byQuotesOnly)
  }

  /// The title with the other words for those, at its end or in their place, where more of it is
  /// read then: `Gym every tue & thu 18h`, of which `18h` is the hour beside a day alone.
  func text(with spelling: String, for words: String) -> String {
    text(with: spelling, for: words, 1)
  }

  /// The same, with so many more questions answered where it leaves them open: `Gym tue&thu 7`.
  private func text(with spelling: String, for words: String, _ left: Int) -> String {
    let plain = plainText(with: spelling, for: words, left)
    guard let other = text(repeating: spelling, for: words), let least = wordsLeft(of: other, left)
    else { return plain }
    // How it repeats is said once.
    let isShorter = wordsLeft(of: plain, left).map { $0 == least && other.count < plain.count }
    return isShorter ?? true ? other : plain
  }

  /// The title that repeats so and no other way: `등산 2개월마다 첫째 토요일` of `등산 두 달에 한 번 토요일`.
  private func text(repeating spelling: String, for words: String) -> String? {
    var all = typed.split(whereSeparator: \.isWhitespace).map(String.init)
    guard (try? readings.dates.plainRepetition(spelling)) != nil,
      let place = ClearTitles.place(of: words, in: all)
    else { return nil }
    all.removeSubrange(place)
    for count in (1...5).reversed() where count < all.count {
      for first in 0...all.count - count {
        let other = all[first..<first + count].joined(separator: " ")
        guard (try? readings.dates.plainRepetition(other)) != nil else { continue }
        all.removeSubrange(first..<first + count)
        return (all + [spelling]).joined(separator: " ")
      }
    }
    return nil
  }

  private func plainText(with spelling: String, for words: String, _ left: Int) -> String {
    let last = ClearTitles.text(typed, with: spelling, for: words)
    var all = typed.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let place = ClearTitles.place(of: words, in: all), !WhenReader.isFeast(words) else {
      return last
    }
    all.replaceSubrange(place, with: spelling.split(separator: " ").map(String.init))
    let there = all.joined(separator: " ")
    guard there != last, let fewer = wordsLeft(of: there, left) else { return last }
    // What is read at once was asked about nothing else, of which another title could lose it.
    if wordsLeft(of: there, 0) != nil, wordsLeft(of: last, 0) == nil { return there }
    return wordsLeft(of: last, left).map { fewer < $0 } ?? true ? there : last
  }

  /// How many words are no part of what is told; nil for what is not read.
  private func wordsLeft(of title: String, _ left: Int) -> Int? {
    guard let title = clear(title, left: left) else { return nil }
    return (try? readings.plan(title)).map { plan in
      plan.title.value.split(whereSeparator: \.isWhitespace).count
    }
  }

  /// The title without those words, and with the other ones at its end, where all is read; a feast
  /// stays in quotes.
  private static func text(_ typed: String, with spelling: String, for words: String) -> String {
    var all = typed.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let place = place(of: words, in: all) else { return "\(typed) \(spelling)" }
    // What a feast is called stays in the title, unless that is all of it.
    let isName = WhenReader.isFeast(words) && all.count > place.count
    all.replaceSubrange(place, with: isName ? [quoted(all[place])] : [])
    return (all + [spelling]).joined(separator: " ")
  }

  /// The title with quotes around those words, in which they mean nothing; nil where they do not
  /// stand side by side.
  private static func text(_ typed: String, quoting words: String) -> String? {
    var all = typed.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let place = place(of: words, in: all) else { return nil }
    all.replaceSubrange(place, with: [quoted(all[place])])
    return all.joined(separator: " ")
  }

  private static func quoted(_ words: ArraySlice<String>) -> String {
    "\"" + words.joined(separator: " ") + "\""
  }

  private static func place(of words: String, in all: [String]) -> Range<Int>? {
    let parts = words.split(separator: " ").map { $0.withoutComma }
    guard !parts.isEmpty else { return nil }
    return all.indices.first { all[$0...].prefix(parts.count).map { $0.withoutComma } == parts }
      .map { $0..<$0 + parts.count }
  }
}

/// What titles are read as, each of them once: many are asked about from several sides.
private final class TitleReadings {
  let dates: DateInput
  private let isAllDay: Bool
  private var known: [String: Result<TypedPlan, DateInputError>] = [:]

  init(dates: DateInput, isAllDay: Bool) {
    (self.dates, self.isAllDay) = (dates, isAllDay)
  }

  func plan(_ title: String) throws(DateInputError) -> TypedPlan {
    if let reading = known[title] { return try reading.get() }
    let reading = Result { () throws(DateInputError) in
      try TypedPlan(title, dates: dates, isAllDay: isAllDay)
    }
    known[title] = reading
    return try reading.get()
  }
}
