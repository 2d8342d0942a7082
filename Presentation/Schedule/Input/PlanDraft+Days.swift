import HearthDomain

/// How many days a plan lasts, or goes on.
extension PlanDraft {
  /// Takes `for 6 weeks`, `3주 동안`, `3박4일`, where nothing else can be meant.
  mutating func takeCalendarLength(_ reader: WhenReader) -> TakenLength? {
    let line = FoldedWords(words)
    for place in words.indices {
      for form in [CalendarLength.nights, CalendarLength.korean, CalendarLength.english] {
        var scanner = line.scanner(at: place)
        guard let length = form(&scanner), let end = line.wordAfter(&scanner),
          end - place < words.count, length.isOfNights || stands(place..<end, reader)
        else { continue }
        let taken = TakenLength(words: Array(words[place..<end]), place: place, length: length)
        words.removeSubrange(place..<end)
        takeLead(reader)
        return taken
      }
    }
    return nil
  }

  /// Whether the length ends the title or stands beside the words that tell when; before a day
  /// alone it may be one of another thing: `Pack for 3 days tomorrow`.
  private func stands(_ place: Range<Int>, _ reader: WhenReader) -> Bool {
    if place.upperBound == words.count { return place.lowerBound > 0 }
    let (before, after) = (words[..<place.lowerBound], words[place.upperBound...])
    let dates = reader.dates
    // `사흘간 여행 내일부터`.
    if before.isEmpty, let day = after.last.flatMap(PlanDraft.withoutFrom), day.count > 1,
      (try? dates.day(day)) != nil
    {
      return true
    }
    if let first = after.first, PlanDraft.leads.contains(first.lowercased()) {
      return begins(after.dropFirst()) { (try? dates.dayAndTime($0)) != nil }
    }
    if begins(after, { (try? dates.plainRepetition($0)) != nil || (try? dates.time($0)) != nil }) {
      return true
    }
    if begins(after, { (try? dates.dayAndTime($0)) != nil }) {
      return words[place.lowerBound].lowercased() != "for"
    }
    return (1...3).contains { count in
      let text = before.suffix(count).joined(separator: " ")
      return before.count >= count
        && (try? dates.dayAndTime(PlanDraft.withoutFrom(text) ?? text)) != nil
    }
  }

  private static func withoutFrom(_ word: String) -> String? {
    word.hasSuffix("부터") && word.count > 2 ? String(word.dropLast(2)) : nil
  }

  private func begins(_ words: ArraySlice<String>, _ isRead: (String) -> Bool) -> Bool {
    (1...3).contains { words.count >= $0 && isRead(words.prefix($0).joined(separator: " ")) }
  }

  /// What leads to the first day of such a length.
  private static let leads: Set<String> = ["from", "starting"]

  /// Takes the word that leads to the day with which what is left ends, and `부터` behind a day.
  private mutating func takeLead(_ reader: WhenReader) {
    for place in words.indices {
      guard let bare = PlanDraft.withoutFrom(words[place]) else { continue }
      let longest = [2, 1, 0].first { count in
        guard place >= count else { return false }
        let text = (words[place - count..<place] + [bare]).joined(separator: " ")
        return (try? reader.dates.dayAndTime(text)) != nil
      }
      guard let longest else { continue }
      // `8일` alone could count something, which `8일부터` does not.
      let day = longest == 0 && reader.isCount([bare]) ? (try? reader.dates.day(bare)) : nil
      words[place] = day.map { "\($0)" } ?? bare
    }
    guard let lead = words.lastIndex(where: { PlanDraft.leads.contains($0.lowercased()) }),
      lead > 0, lead + 1 < words.count,
      (try? reader.dates.dayAndTime(words[(lead + 1)...].joined(separator: " "))) != nil
    else { return }
    words.remove(at: lead)
  }

  /// What the length says once it is known when the plan begins: the last day of a repetition, or
  /// of whole days, or how long something timed lasts.
  ///
  /// Throws for a length that no day was told for; nights beside an end are part of the title.
  mutating func lasting(
    _ taken: TakenLength?, _ repeated: inout RepeatedPlan?, _ when: WhenReader.When?,
    _ dates: DateInput
  ) throws(DateInputError) -> Lasting? {
    guard let taken else { return nil }
    let start = repeated.flatMap { $0.start(dates, at: when) } ?? when
    guard let start, start.to == nil || repeated != nil,
      let (first, time) = try? dates.dayAndTime(start.from)
    else {
      guard taken.length.isOfNightsAlone || taken.length.isOfNights && start != nil else {
        throw taken.unclear
      }
      words.insert(contentsOf: taken.words, at: min(taken.place, words.count))
      return nil
    }
    guard let last = taken.length.lastDay(from: first) else {
      throw .noSuchDay(taken.words.joined(separator: " "))
    }
    if repeated?.goesOn(until: last, from: first) == true { return nil }
    guard repeated == nil || repeated?.repetition.rule != nil else { throw taken.unclear }
    return time == nil
      ? Lasting(lastDay: last) : Lasting(minutes: (last - first + 1) * 1440)
  }
}

/// A length of days with the words that told it.
struct TakenLength {
  let words: [String]
  let place: Int
  let length: CalendarLength

  fileprivate var unclear: DateInputError {
    let text = words.joined(separator: " ")
    let isKorean = Hangul.isIn(text)
    return .unclear(text, spellings: [isKorean ? "오늘부터 \(text)" : "today \(text)"])
  }
}

/// How long a plan lasts of which a length of days was told.
struct Lasting {
  var lastDay: Day?
  var minutes: Int?
}

extension RepeatedPlan {
  /// Ends the repetition with that day; false where nothing would be repeated by then, or it has
  /// an end.
  fileprivate mutating func goesOn(until last: Day, from first: Day) -> Bool {
    guard repetition.until == nil, repetition.times == nil, let rule = repetition.rule else {
      return false
    }
    // What comes several times a day does so on the first day.
    if rule.frequency >= .daily {
      guard
        let second = try? Repetition(rule, from: .day(first)).occurrences(after: nil, limit: 2)
          .times.dropFirst().first, second.day <= last
      else { return false }
    }
    repetition.until = last
    return true
  }
}
