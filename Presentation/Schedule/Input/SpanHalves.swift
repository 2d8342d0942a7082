import HearthDomain

/// What stands before and after the mark of a span, of which one side may lend the other its
/// unit: `3-4pm`, `오후 3시-5`, `20-23 Nov`.
struct SpanHalves {
  let start: String
  let end: String

  init(_ start: String, _ end: String) {
    (self.start, self.end) = (start, end)
  }

  /// The halves as they may be meant, the likeliest first.
  func completed(_ dates: DateInput) -> [SpanHalves] {
    var halves = starts.flatMap { start in ends.map { SpanHalves(start, $0) } }
    if start.contains("."), end.contains("."), !start.contains(":") {
      // `12.20~12.23` are two dates.
      let dated = { (text: String) in String(text.map { $0 == "." ? "/" : $0 }) }
      halves.append(SpanHalves(dated(start), dated(end)))
    }
    if start.contains("."), !end.isEmpty, end.count <= 2, end.allSatisfy(\.isNumber),
      start.allSatisfy({ $0.isNumber || $0 == "." }),
      start.split(separator: ".").last.flatMap({ Int($0) }) ?? 0 < Int(end) ?? 0
    {
      // `12.24-26`.
      halves.append(SpanHalves(String(start.map { $0 == "." ? "/" : $0 }), end + "일"))
    }
    if let named = withMonthOfEnd { return [named] }
    if end.contains(":"), let hours = BareHours.hours("\(start)-\(end)") {
      return [SpanHalves(hours.start, hours.end)]
    }
    return halves.map { ($0.withDayFirst(dates) ?? $0).inOneOrder(dates) }
  }

  /// `7.` and `9.12.`, `7.` and `9.12.2026`: the month is that of both, and its day comes first.
  private var withMonthOfEnd: SpanHalves? {
    var (first, last) = (InputScanner(start), InputScanner(end))
    guard let day = first.number(digits: 1...2), first.take("."), first.isAtEnd,
      let other = last.number(digits: 1...2), last.take("."),
      let number = last.number(digits: 1...2), last.take("."),
      let month = Month(year: 2000, month: number), day < other
    else { return nil }
    let year = last.number(digits: 4...4)
    guard last.isAtEnd else { return nil }
    let name = month.shortName(in: .english).lowercased() + (year.map { " \($0)" } ?? "")
    return SpanHalves("\(day) \(name)", "\(other) \(name)")
  }

  /// `28/12` and `2/1`, `24.12.` and `2.1.`: where one side can only have the day first, the other
  /// one has it so, too.
  private func inOneOrder(_ dates: DateInput) -> SpanHalves {
    let isDayFirst = dates.zone.dateOrder == .dayFirst
    let isOtherwise = { (text: String) -> Bool? in
      guard let (first, second, _) = SpanHalves.numbers(text) else { return nil }
      if first <= 12, second <= 12 { return nil }
      return isDayFirst ? second > 12 : first > 12
    }
    switch (isOtherwise(start), isOtherwise(end)) {
    case (true, nil): return SpanHalves(start, SpanHalves.swapped(end))
    case (nil, true): return SpanHalves(SpanHalves.swapped(start), end)
    default: return self
    }
  }

  /// The two numbers of a date that is `2/1`, `2.1.` or `2.1.2027` and nothing else, or with which
  /// the text begins, and the mark between them; of `2.1` they may be a time.
  private static func numbers(_ text: String) -> (Int, Int, mark: String)? {
    var scanner = InputScanner(text)
    guard let first = scanner.number(digits: 1...2),
      let mark = scanner.take(DayWords.dateMarks), let second = scanner.number(digits: 1...2)
    else { return nil }
    let isDate = scanner.take(mark)
    _ = scanner.number(digits: 4...4)
    guard isDate || mark == "/", scanner.isAtBoundary || scanner.isNext("(") else { return nil }
    return (first, second, mark)
  }

  private static func swapped(_ text: String) -> String {
    guard let (first, second, mark) = numbers(text) else { return text }
    let rest = text.drop { $0.isNumber }.dropFirst().drop { $0.isNumber }
    return "\(second)\(mark)\(first)\(rest)"
  }

  /// `3pm` and `4pm tuesday`, `4pm on 9 December`, `4pm, 9 December`: the day is that of both.
  private func withDayFirst(_ dates: DateInput) -> SpanHalves? {
    guard (try? dates.time(start)) != nil else { return nil }
    let words = end.split(separator: " ")
    for place in words.indices.dropFirst() {
      let isLed = words[place].lowercased() == "on" && place + 1 < words.endIndex
      let (time, day) = (
        WhenReader.text(words[..<place].map(String.init)[...]),
        words[(place + (isLed ? 1 : 0))...].joined(separator: " ")
      )
      if (try? dates.time(time)) != nil, (try? dates.day(day)) != nil {
        return SpanHalves("\(day) \(start)", time)
      }
    }
    return nil
  }

  /// Whether the first is a day or a moment, and the second one that follows before long.
  func isSpan(_ dates: DateInput) -> Bool {
    guard let (day, time) = try? dates.dayAndTime(start) else { return false }
    guard let time else {
      guard BareHours(end, dates: dates) == nil else { return false }
      let last = try? dates.following(day).day(end)
      return last.map { (1...SpanHalves.longestDays).contains($0.number - day.number) } ?? false
    }
    // A number alone is an hour only where an end is asked for: John 3:16-18.
    guard DateInput.bareHour(end) == nil else { return false }
    let start = LocalTime(day: day, time: time)
    return (try? dates.end(end, after: start, of: nil)).map { $0 > start } ?? false
  }

  /// Longer than most journeys and terms; a day before the first one would be a year later.
  static let longestDays = 300

  private var starts: [String] {
    if let month = SpanHalves.monthAfterOrdinal(end), SpanHalves.endsWithOrdinal(start) {
      return [start + month, start]
    }
    guard SpanHalves.endsWithNumber(start) else {
      return [start] + (SpanHalves.asShown(start, before: end).map { [$0] } ?? [])
    }
    var texts: [String] = []
    if let unit = SpanHalves.unitInside(end) { texts.append(start + unit) }
    texts.append(start)
    // Bare numbers on both sides are hours only after a day.
    if SpanHalves.endsWithBareNumber(start), end.contains(":") || start.contains(" ") {
      texts.append(start + ":00")
    }
    // The `27` of `12.20~12.27` is the year of neither.
    if let rest = SpanHalves.monthAfterOrdinal(end) ?? SpanHalves.afterNumber(end),
      !start.contains(".") || !rest.hasPrefix(".")
    {
      texts.append(start + rest)
    }
    return texts
  }

  private var ends: [String] {
    var texts: [String] = []
    if let part = SpanHalves.part(of: start), SpanHalves.part(of: end) == nil {
      texts.append("\(part) \(end)")
    }
    // Of `저녁 8시~12시` and `8pm-12` the end is midnight.
    if end == "12시", let part = SpanHalves.part(of: start), ["오후", "저녁", "밤"].contains(part) {
      texts.append("24시")
    }
    if end == "12", SpanHalves.unit(of: start)?.hasPrefix("p") == true { texts.append("24:00") }
    guard SpanHalves.endsWithNumber(end) else {
      // `2시~8시` ends in the afternoon in which it begins.
      let isLater = end.contains("시") && SpanHalves.part(of: end) == nil
      return texts + [end] + (isLater ? ["오후 \(end)"] : [])
    }
    if let unit = SpanHalves.unit(of: start) { texts += texts.map { $0 + unit } + [end + unit] }
    texts.append(end)
    if SpanHalves.endsWithBareNumber(end) {
      if start.contains(" ") {
        texts.append(end + ":00")
        // `tomorrow noon to 3`.
        if let hour = Int(end), (1...11).contains(hour), !start.hasSuffix(" " + end) {
          texts.append("\(hour + 12):00")
        }
      }
      // Of `dec 9-5` the second is no day that follows.
      if SpanHalves.lastNumber(of: start) ?? 0 < Int(end) ?? 0 { texts.append(end + "일") }
    }
    return texts
  }

  /// `06시` for the `6시` of `6시~14시`, of which the end tells a clock of 24 hours.
  private static func asShown(_ start: String, before end: String) -> String? {
    guard start.hasSuffix("시"), part(of: start) == nil, let hour = lastNumber(of: start),
      let last = lastNumber(of: end), end.hasSuffix("시"), (1...9).contains(hour),
      (13...24).contains(last), start.hasSuffix("\(hour)시"), !start.hasSuffix("0\(hour)시")
    else { return nil }
    return start.dropLast(2) + "0\(hour)시"
  }

  private static func endsWithOrdinal(_ text: String) -> Bool {
    text.split(separator: " ").last.flatMap { InputScanner.whole("\($0)") { $0.ordinal() } } != nil
  }

  /// ` feb` of `20th feb`, ` of next month` of `20th of next month`.
  private static func monthAfterOrdinal(_ text: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count > 1, endsWithOrdinal(words[0]) else { return nil }
    let isOf = words[1].lowercased() == "of" && words.count > 2
    let name = words[(isOf ? 2 : 1)...]
    guard
      DayWords.months.names(name[name.startIndex])
        || isOf && DayWords.wholeMonths.names(name.joined(separator: " "))
    else { return nil }
    return " " + words.dropFirst().joined(separator: " ")
  }

  /// The number that the text ends with, or that stands in its last word.
  private static func lastNumber(of text: String) -> Int? {
    text.split { !$0.isNumber }.last.flatMap { Int($0) }
  }

  private static func endsWithNumber(_ text: String) -> Bool {
    text.last.map { $0.isASCII && $0.isNumber } ?? false
  }

  /// Whether the number at the end of the text is no minutes of an hour.
  private static func endsWithBareNumber(_ text: String) -> Bool {
    endsWithNumber(text) && text.reversed().drop { $0.isNumber }.first != ":"
  }

  /// The unit of an hour that the text ends with.
  private static func unit(of text: String) -> String? {
    if text.contains("시") { return "시" }
    let folded = text.lowercased()
    return ["am", "pm", "a.m.", "p.m."].first(where: folded.hasSuffix)
  }

  /// The same where a day follows it: `3:30pm` in `3:30pm tomorrow`, `3:30 pm, 9 Dec`.
  private static func unitInside(_ text: String) -> String? {
    let words = text.split(separator: " ").map(\.withoutComma)
    return unit(of: text) ?? words.prefix(2).lazy.compactMap(unit).first
  }

  /// The part of the day that the text names before an hour.
  private static func part(of text: String) -> String? {
    ["오전", "오후", "새벽", "아침", "저녁", "낮", "밤"].first(where: text.contains)
  }

  /// What follows the number at the beginning of the text: the month, or `일`.
  private static func afterNumber(_ text: String) -> String? {
    let rest = text.drop { $0.isNumber }
    return rest.count < text.count && !rest.isEmpty ? String(rest) : nil
  }
}
