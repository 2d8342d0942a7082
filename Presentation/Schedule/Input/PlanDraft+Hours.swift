import HearthDomain

/// Hours as they are written elsewhere, or in haste: `15h`, `15h30-17h`, `5p`, `06:20+1`.
extension PlanDraft {
  /// Writes them as all else reads them; the typed ones are told, as words that were misspelt are.
  mutating func makeHoursPlain(_ dates: DateInput) {
    joinHours()
    for place in words.indices.dropFirst() {
      let word = WhenReader.text(words[place...place])
      let isAt = ["at", "@"].contains(words[place - 1].lowercased())
      let isLed =
        isAt || words[place - 1].lowercased() == "from" || isBehindHour(place)
        || isBehindDay(place, dates) && PlanDraft.isOfClock(word)
          && !hasTime(before: place, dates)
      let plain =
        PlanDraft.hour(word, isLed: isLed) ?? PlanDraft.hours(word, areLed: isLed)
        ?? PlanDraft.shortHalf(word, isAt: isAt, isBehindDay: isBehindDay(place, dates))
        ?? PlanDraft.clockOfHours(word)
      guard let plain else { continue }
      corrected.append(CorrectedWord(typed: word, meant: plain))
      words[place] = plain + words[place].dropFirst(word.count)
    }
    takeNextDays(dates)
  }

  /// Whether the hour before is one already: `from 15h to 17h`.
  private func isBehindHour(_ place: Int) -> Bool {
    place > 1 && ["to", "until", "till"].contains(words[place - 1].lowercased())
      && corrected.contains { $0.meant == words[place - 2] }
  }

  /// Whether a time was told already: then what follows is more likely how long it takes.
  private func hasTime(before place: Int, _ dates: DateInput) -> Bool {
    words[..<place].contains { word in
      let text = WhenReader.text([word])
      return (try? dates.timeAsShown(text)) != nil && Int(text) == nil
    }
  }

  /// Whether it is no length that people spend on something: `15h`.
  private static func isOfClock(_ word: String) -> Bool {
    hourAndMinute(word).map { $0.hour > 12 } ?? false
  }

  /// `15:30` for `15h30`, and for `15h` behind `at` or `sat`; nil where it may be a length: `2h30`.
  private static func hour(_ word: String, isLed: Bool) -> String? {
    guard let (hour, minute) = hourAndMinute(word), isLed || minute != nil && hour > 12 else {
      return nil
    }
    return clock(hour, minute)
  }

  /// `15:30-17:00` for `15h30-17h`; nil where they may be lengths: `2h-3h`.
  private static func hours(_ word: String, areLed: Bool) -> String? {
    guard let (first, last) = sides(word), let start = hourAndMinute(first),
      let end = hourAndMinute(last), start.hour < end.hour,
      areLed || start.minute != nil || end.minute != nil || end.hour > 12
    else { return nil }
    return "\(clock(start.hour, start.minute))-\(clock(end.hour, end.minute))"
  }

  private static func sides(_ word: String) -> (String, String)? {
    let sides = word.split(whereSeparator: { SpanText.drawnMarks.contains("\($0)") })
    return sides.count == 2 ? (String(sides[0]), String(sides[1])) : nil
  }

  /// The numbers of `15h` and `15h30`.
  private static func hourAndMinute(_ word: String) -> (hour: Int, minute: Int?)? {
    var scanner = InputScanner(word)
    guard let hour = scanner.number(digits: 1...2), hour < 24, scanner.take("h") else { return nil }
    let minute = scanner.number(digits: 2...2)
    return scanner.isAtEnd && minute ?? 0 < 60 ? (hour, minute) : nil
  }

  private static func clock(_ hour: Int, _ minute: Int?) -> String {
    let minute = minute ?? 0
    return "\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  /// `5pm` for `5p` behind `at` or a day; elsewhere these are pennies or pages. `8a` is a class as
  /// well, and needs its `at`.
  private static func shortHalf(_ word: String, isAt: Bool, isBehindDay: Bool) -> String? {
    guard isAt || isBehindDay else { return nil }
    var scanner = InputScanner(word)
    guard let hour = scanner.number(digits: 1...2), (1...12).contains(hour) else { return nil }
    if scanner.take(":"), scanner.number(digits: 2...2) == nil { return nil }
    // Vitamin 2a is none.
    let isHalf = scanner.take("p") || isAt && hour > 4 && scanner.take("a")
    guard isHalf, scanner.isAtEnd else { return nil }
    return word + "m"
  }

  private func isBesideDay(_ place: Int, _ dates: DateInput) -> Bool {
    isBehindDay(place, dates) || isBehindDay(place + 2, dates)
  }

  func isBehindDay(_ place: Int, _ dates: DateInput) -> Bool {
    guard words.indices.contains(place - 1) else { return false }
    let name = WhenReader.text(words[place - 1...place - 1])
    return name.count > 1 && (try? dates.day(name)) != nil
  }

  /// Takes the `+1` of `23:55-06:20+1`, which says that the end is on the day after: so it is read
  /// without it. Of `10:00-11:30+1` it stays, and is asked about.
  private mutating func takeNextDays(_ dates: DateInput) {
    for place in words.indices.dropFirst() where words[place].hasSuffix("+1") {
      let isApart = words[place] == "+1"
      let end = isApart ? words[place - 1] : String(words[place].dropLast(2))
      let isBehindMark = !isApart && place > 1 && SpanText.drawnMarks.contains(words[place - 1])
      let span = isBehindMark ? "\(words[place - 2])-\(end)" : end
      guard let (first, last) = PlanDraft.sides(span), first.contains(":"), last.contains(":"),
        let start = try? dates.timeAsShown(first), let time = try? dates.timeAsShown(last),
        time < start
      else { continue }
      if isApart {
        words.remove(at: place)
      } else {
        words[place] = end
      }
      return
    }
  }

  /// Throws for hours that may be lengths as well: `15h sat`, `sat 9h-12h`.
  func checkHours(_ dates: DateInput) throws(DateInputError) {
    for place in words.indices.dropFirst()
    where isBesideDay(place, dates) && !hasTime(before: place, dates) {
      let word = WhenReader.text(words[place...place])
      if let (hour, minute) = PlanDraft.hourAndMinute(word), minute == nil, hour > 12 {
        throw .unclear(word, spellings: [PlanDraft.clock(hour, nil)])
      }
      if let hours = PlanDraft.hours(word, areLed: true) {
        throw .unclear(word, spellings: [hours])
      }
      let length = words[place...].joined(separator: " ")
      guard isBehindDay(place, dates), PlanDraft.isLength(length) else { continue }
      // Few things last from seven to twelve hours.
      let hour = PlanDraft.hourAndMinute(length).flatMap { (7...12).contains($0.hour) ? $0 : nil }
      let clock = hour.map { [PlanDraft.clock($0.hour, $0.minute)] } ?? []
      throw .unclear(length, spellings: clock + ["9am for \(length)"])
    }
  }

  /// `09:30` for `0930hrs`, `0930h`, `09:30h` and `9.30hrs`; `1.30h` may be how long it takes.
  private static func clockOfHours(_ word: String) -> String? {
    var scanner = InputScanner(word)
    let isPadded = scanner.isNext("0")
    let inOne = scanner.number(digits: 4...4)
    let number =
      inOne
      ?? scanner.attempt { scanner -> Int? in
        guard let hour = scanner.number(digits: 1...2),
          scanner.take(":") || (isPadded || hour > 6) && scanner.take("."),
          let minute = scanner.number(digits: 2...2)
        else { return nil }
        return hour * 100 + minute
      }
    guard let number, scanner.take("hrs") || scanner.take("h"), scanner.isAtEnd else { return nil }
    return TimeOfDay(hour: number / 100, minute: number % 100).map { "\($0)" }
  }

  /// `0930hrs` for `0930 hrs`.
  private mutating func joinHours() {
    for place in words.indices.dropFirst().dropLast().reversed()
    where words[place].count == 4 && words[place].allSatisfy(\.isNumber)
      && WhenReader.text(words[place + 1...place + 1]).lowercased() == "hrs"
    {
      let behind = words.remove(at: place + 1)
      words[place] += behind
    }
  }

  /// Throws for `ten to six`, which is ten minutes before the hour, or from the one to the other;
  /// of
  /// `Read five to ten pages` it is how many.
  func checkMinutesToHour(_ dates: DateInput) throws(DateInputError) {
    for place in words.indices.dropFirst().dropLast(2)
    where words[place + 1].lowercased() == "to" && words[place - 1].lowercased() != "from" {
      let phrase = WhenReader.text(words[place...place + 2])
      guard let minutes = ["five": 5, "ten": 10][words[place].lowercased()],
        let next = phrase.split(separator: " ").last.map(String.init),
        let hour = SpokenHour.hours.meaning(of: next),
        isBehindDay(place, dates) || endsTime(at: place + 3, dates)
      else { continue }
      let span = BareHours.oneToAnother("\(minutes) to \(hour)")
      // As likely in the evening as any hour of which nothing tells the half of the day.
      let before = hour == 1 ? 12 : hour - 1
      let time = PlanDraft.clock(before < 9 ? before + 12 : before, 60 - minutes)
      throw .unclear(phrase, spellings: [time, span].compactMap(\.self))
    }
  }

  /// Whether what begins there is nothing of which the words before tell how many.
  private func endsTime(at place: Int, _ dates: DateInput) -> Bool {
    guard place < words.count else { return true }
    let word = words[place].lowercased()
    return PlanDraft.behindTimes.contains(word) || word.first?.isNumber == true
      || isBehindDay(place + 1, dates)
  }

  private static let behindTimes: Set<String> = [
    "on", "at", "with", "for", "in", "by", "this", "next", "every",
  ]

  /// Throws for the `4` with which `sun 13 dec 4` ends, which would be the day of that month; a
  /// table for 4 is for so many.
  func checkHourBehindDate(_ dates: DateInput) throws(DateInputError) {
    guard let last = words.last, let hour = Int(last), (1...23).contains(hour) else { return }
    for count in [3, 2] where words.count > count + 1 {
      let day = words.dropLast().suffix(count)
      let before = words[words.count - count - 2]
      guard day.contains(where: DayWords.months.names), !WhenReader.numbered.names(before),
        !["for", "of"].contains(before.lowercased()),
        (try? dates.day(day.joined(separator: " "))) != nil
      else { continue }
      throw .bareHour(hour, typed: last, after: day.joined(separator: " "))
    }
  }

  /// The time that `15h` may be as well: few things last longer than six hours.
  static func hourAsShown(_ text: String) -> String? {
    hourAndMinute(text).flatMap { $0.hour > 6 ? clock($0.hour, $0.minute) : nil }
  }

  /// `2h`, `90 minutes`; but swimmers count in metres.
  static func isLength(_ text: String) -> Bool {
    guard let minutes = try? DateInput.minutes(text), (1..<1440).contains(minutes) else {
      return false
    }
    return !Hangul.isIn(text) && text.last.map { "hrsn".contains($0) } == true
  }

  /// `12.5 동창회 18:00`, `연수 12.5`: a date with a dot, as Korean writes it, where no day is told.
  func checkShortDate(
    beside when: WhenReader.When?, _ reader: WhenReader
  ) throws(DateInputError) {
    guard words.contains(where: Hangul.isIn) else { return }
    let name = when?.from.split(separator: " ").first.map(String.init) ?? ""
    let weekday = DayWords.weekdays.meaning(of: name)
    guard when.map({ reader.timeAlone($0) != nil }) ?? true || weekday != nil else { return }
    for place in words.indices where place == 0 || place + 1 == words.count {
      var scanner = InputScanner(words[place])
      guard let month = scanner.number(digits: 1...2), scanner.take("."),
        let day = scanner.number(digits: 1...1), scanner.isAtEnd,
        let date = try? reader.dates.day("\(month)/\(day)")
      else { continue }
      // A weekday beside it may be that of the date: `12.5 동창회 토 18:00`.
      if let weekday, weekday != date.weekday { continue }
      if place > 0, PlanDraft.measured.contains(words[place - 1].lowercased()) { continue }
      throw .unclear(words[place], spellings: ["\(month)/\(day)"])
    }
  }

  /// What has such a number.
  private static let measured: Set<String> = [
    "pm", "버전", "평점", "학점", "별점", "시력", "미세먼지", "초미세먼지", "규모", "배율", "파이썬",
  ]
}
