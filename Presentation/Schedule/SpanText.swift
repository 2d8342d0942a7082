import HearthDomain

/// A text that tells both when something starts and when it ends: `tomorrow 3pm-4pm`,
/// `fri - sun`, `20-23 Nov`, `내일 3시부터 5시까지`.
struct SpanText: Hashable {
  /// As `--from` understands it.
  let from: String
  /// As `--to` understands it.
  let to: String

  /// Nil where the text is no such span, or a day or a time as it stands, like `2026-11-20`.
  init?(_ text: String, dates: DateInput) {
    guard !SpanText.isMoment(text, dates) else { return nil }
    for (start, end) in SpanText.halves(of: text) {
      for half in SpanHalves(start, end).completed where half.isSpan(dates) {
        (from, to) = (half.start, half.end)
        return
      }
    }
    return nil
  }

  /// Whether the text is understood as one moment. `mon 10-11` could be a date as well as hours;
  /// it is a date while that is near.
  private static func isMoment(_ text: String, _ dates: DateInput) -> Bool {
    guard let (day, _) = try? dates.dayAndTime(text) else { return false }
    let words = text.split(separator: " ")
    guard let last = words.last, last.contains("-"), words.count > 1,
      (try? dates.day(words.dropLast().joined(separator: " "))) != nil
    else { return true }
    return day.number - dates.now.day.number <= nearDays
  }

  private static let nearDays = 60

  /// The two sides of every mark that may stand between a start and an end.
  private static func halves(of text: String) -> [(start: String, end: String)] {
    let places = marks.flatMap { mark in
      text.indices.filter { text[$0...].hasPrefix(mark) }.map {
        (text[..<$0], text[$0...].dropFirst(mark.count))
      }
    }
    return places.map { start, end in
      (
        trimmed(start.lowercased().hasPrefix("from ") ? start.dropFirst(5) : start),
        trimmed(end.hasSuffix("까지") ? end.dropLast(2) : end)
      )
    }.filter { !$0.0.isEmpty && !$0.1.isEmpty }
  }

  private static let marks = [
    " to ", " until ", " till ", "부터", "에서", "-", "–", "—", "~", "〜", "∼",
  ]

  private static func trimmed(_ text: Substring) -> String {
    text.split(separator: " ").joined(separator: " ")
  }
}

/// What stands before and after the mark of a span, of which one side may lend the other its
/// unit: `3-4pm`, `오후 3시-5`, `20-23 Nov`.
private struct SpanHalves {
  let start: String
  let end: String

  init(_ start: String, _ end: String) {
    (self.start, self.end) = (start, end)
  }

  /// The halves as they may be meant, the likeliest first.
  var completed: [SpanHalves] {
    starts.flatMap { start in ends.map { SpanHalves(start, $0) } }
  }

  /// Whether the first is a day or a moment, and the second one that follows before long.
  func isSpan(_ dates: DateInput) -> Bool {
    guard let (day, time) = try? dates.dayAndTime(start) else { return false }
    guard let time else {
      let last = try? dates.following(day).day(end)
      return last.map { (1...SpanHalves.longestDays).contains($0.number - day.number) } ?? false
    }
    let start = LocalTime(day: day, time: time)
    return (try? dates.end(end, after: start, of: nil)).map { $0 > start } ?? false
  }

  /// Longer than most journeys and terms; a day before the first one would be a year later.
  private static let longestDays = 300

  private var starts: [String] {
    guard SpanHalves.endsWithNumber(start) else { return [start] }
    var texts: [String] = []
    if let unit = SpanHalves.unit(of: end) { texts.append(start + unit) }
    texts.append(start)
    // Bare numbers on both sides are hours only after a day.
    if SpanHalves.endsWithBareNumber(start), end.contains(":") || start.contains(" ") {
      texts.append(start + ":00")
    }
    if let rest = SpanHalves.afterNumber(end) { texts.append(start + rest) }
    return texts
  }

  private var ends: [String] {
    var texts: [String] = []
    if let part = SpanHalves.part(of: start), SpanHalves.part(of: end) == nil {
      texts.append("\(part) \(end)")
    }
    guard SpanHalves.endsWithNumber(end) else { return texts + [end] }
    if let unit = SpanHalves.unit(of: start) { texts += texts.map { $0 + unit } + [end + unit] }
    texts.append(end)
    if SpanHalves.endsWithBareNumber(end) {
      if start.contains(" ") { texts.append(end + ":00") }
      texts.append(end + "일")
    }
    return texts
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
