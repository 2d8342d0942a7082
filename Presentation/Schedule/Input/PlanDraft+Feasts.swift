import HearthDomain

/// Feasts beside a date of their own, and the days beside feasts.
extension PlanDraft {
  /// Keeps what a day is called behind its date, which tells it already: `5월 8일 어버이날`, `12.25 크리스마스
  /// 파티`, of which the numbers could be a time otherwise.
  mutating func holdFeastBehindDate(_ dates: DateInput) {
    for place in words.indices.dropFirst() {
      for count in [3, 2, 1] where place + count <= words.count {
        let name = words[place..<place + count].joined(separator: " ")
        guard WhenReader.isFeast(name), let feast = try? dates.day(name),
          let (first, day) = date(before: place, dates),
          (day.month, day.dayOfMonth) == (feast.month, feast.dayOfMonth)
        else { continue }
        words.replaceSubrange(place..<place + count, with: [name])
        hold(place)
        if place - first == 1, words[first].contains(".") { words[first] = "\(day)" }
        return
      }
    }
  }

  /// The longest date with a number that ends there, and where it begins.
  private func date(before place: Int, _ dates: DateInput) -> (first: Int, day: Day)? {
    for count in [3, 2, 1] where count <= place {
      let text = words[place - count..<place].joined(separator: " ")
      guard text.contains(where: \.isNumber), let day = try? dates.day(text) else { continue }
      return (place - count, day)
    }
    return nil
  }

  /// `12.24 크리스마스 파티`, `10.30 크리스마스 예배`: a date on which the title has the feast's name, or a time
  /// on that day.
  func checkDotsBeforeFeast() throws(DateInputError) {
    for place in words.indices.dropLast() {
      let parts = words[place].split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[1].utf8.count == 2, let first = Int(parts[0]),
        let second = Int(parts[1]), Month.hasDate(month: first, day: second), second < 60,
        (1...min(3, words.count - place - 1)).contains(where: {
          WhenReader.isFeast(words[place + 1...place + $0].joined(separator: " "))
        })
      else { continue }
      throw .unclear(words[place], spellings: ["\(first)/\(second)", "\(first):\(parts[1])"])
    }
  }

  /// Whether other words than those tell a day, so that they are part of the title.
  func tellsDay(without range: Range<Int>, _ reader: WhenReader) -> Bool {
    var others = words
    others.removeSubrange(range)
    if let when = reader.unread(in: others), reader.timeAlone(when) == nil { return true }
    // Amid a title `sat` is a word of its own.
    return range.upperBound < words.count && others.last.map(reader.isWeekday) == true
  }
}

/// Days, weeks and weekends beside feasts.
extension PlanDraft {
  /// `추석 전날 장보기`, `크리스마스 2주 전`, `2 weeks before christmas`, `weekend before easter`: no feast, but
  /// so long before it, and not before today.
  func checkDistanceToFeast(_ reader: WhenReader) throws(DateInputError) {
    for place in words.indices {
      for count in [3, 2, 1] where place + count <= words.count {
        let typed = WhenReader.text(words[place..<place + count])
        let name = typed == "설" ? "설날" : typed
        guard WhenReader.isFeast(name), let feast = try? reader.dates.day(name) else { continue }
        let next = try? reader.dates.following(feast.adding(days: 1)).day(name)
        let found = [feast, next].compactMap(\.self).compactMap { feast in
          daysBeside(place..<place + count, feast)
        }
        guard let beside = found.first?.place else { continue }
        let all = min(place, beside.lowerBound)..<max(place + count, beside.upperBound)
        guard !tellsDay(without: all, reader) else { return }
        let coming = found.first { $0.first >= reader.dates.now.day }
        throw .unclear(
          WhenReader.text(words[all]), spellings: coming.map { [$0.spelling] } ?? [])
      }
    }
  }

  private struct DaysBeside {
    /// Where they are told.
    let place: Range<Int>
    let first: Day
    var last: Day?

    var spelling: String { last.map { "\(first) - \($0)" } ?? "\(first)" }
  }

  /// `2주 전`, `전 주말` behind a feast, `2 weeks before`, `the weekend after` before one.
  private func daysBeside(_ name: Range<Int>, _ feast: Day) -> DaysBeside? {
    let behind = [3, 2, 1].map { name.upperBound..<name.upperBound + $0 }
    let before = [4, 3, 2].map { name.lowerBound - $0..<name.lowerBound }
    for place in behind + before where place.lowerBound >= 0 && place.upperBound <= words.count {
      let text = words[place].joined(separator: " ")
      guard Hangul.isIn(text) == (place.lowerBound > name.lowerBound) else { continue }
      if let days = PlanDraft.daysBeside.meaning(of: text) {
        return DaysBeside(place: place, first: feast.adding(days: days))
      }
      if let isAhead = PlanDraft.weekendsBeside.meaning(of: text) {
        return PlanDraft.weekend(place, beside: feast, isAhead: isAhead)
      }
      var scanner = InputScanner(text)
      guard let days = PlanDraft.days(&scanner) else { continue }
      scanner.skipSpaces()
      guard let direction = scanner.take(PlanDraft.sides), scanner.isAtEnd else { continue }
      return DaysBeside(place: place, first: feast.adding(days: days * direction))
    }
    return nil
  }

  /// Of `2 weeks`, `사흘`; a month is told by its own length elsewhere.
  private static func days(_ scanner: inout InputScanner) -> Int? {
    if let (count, unit) = scanner.take(DayWords.counts) { return days(count, unit) }
    let count =
      scanner.number(digits: 1...2) ?? scanner.takeWord(DayWords.numbers)
      ?? scanner.take(RepetitionWords.nativeNumbers)
    scanner.skipSpaces()
    guard let count, let unit = scanner.take(DayWords.units) else { return nil }
    return days(count, unit)
  }

  private static func days(_ count: Int, _ unit: CalendarUnit) -> Int? {
    switch unit {
    case .days: count
    case .weeks: count * 7
    case .months, .years: nil
    }
  }

  private static func weekend(
    _ place: Range<Int>, beside feast: Day, isAhead: Bool
  ) -> DaysBeside {
    let saturday =
      isAhead
      ? feast.adding(days: 1).upcoming(.saturday) : feast.adding(days: -2).latest(.saturday)
    return DaysBeside(place: place, first: saturday, last: saturday.adding(days: 1))
  }

  private static let weekendsBeside = Vocabulary<Bool>([
    ("전 주말|전 주말에|앞 주말|앞 주말에|weekend before|the weekend before", false),
    ("다음 주말|다음 주말에|지나고 주말|후 주말|weekend after|the weekend after", true),
  ])
  private static let daysBeside = Vocabulary<Int>([
    ("전날|전날에|하루 전날|day before|the day before|on day before|on the day before", -1),
    ("다음날|다음날에|다음 날|다음 날에|이튿날|day after|the day after", 1),
    ("on day after|on the day after", 1),
  ])
  private static let sides = Vocabulary<Int>([
    ("전|전에|앞|before", -1), ("후|후에|뒤|뒤에|지나서|after", 1),
  ])
}
