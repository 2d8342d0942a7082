import HearthDomain

/// A text that tells both when something starts and when it ends: `tomorrow 3pm-4pm`,
/// `fri - sun`, `20-23 Nov`, `내일 3시부터 5시까지`.
struct SpanText: Hashable {
  /// As `--from` understands it.
  let from: String
  /// As `--to` understands it.
  let to: String
  /// Whether it began before today and goes on.
  let isRunning: Bool

  /// Nil where the text is no such span, or a day or a time as it stands, like `2026-11-20`.
  init?(_ typed: String, dates: DateInput) {
    // As programs write it: no words have to be known for that.
    if ISOMoment.day(typed) != nil { return nil }
    let text = SpanText.withoutFrom(
      SpanText.inNumbers(SpanText.waved(SpanText.plain(typed)), dates), dates)
    if let weekend = dates.weekend(text) {
      (from, to, isRunning) = ("\(weekend.lowerBound)", "\(weekend.upperBound)", false)
      return
    }
    guard text.utf8.count <= SpanText.longest else { return nil }
    let hours = BareHours(text, dates: dates)
    if let (day, _) = try? dates.dayAndTime(text) {
      // `mon 10-11` could be a date as well as hours; it is a date while that is near.
      guard hours != nil, day.number - dates.now.day.number > SpanText.nearDays else { return nil }
    }
    let candidates =
      hours.map { [SpanHalves($0.from, $0.to)] }
      ?? SpanText.halves(of: text).flatMap { SpanHalves($0.start, $0.end).completed(dates) }
    guard let span = candidates.first(where: { $0.isSpan(dates) }) else { return nil }
    let running = dates.passed(span.start).flatMap { dates.isRunning($0, to: span.end) ? $0 : nil }
    from = running.map(\.pastMoment) ?? span.start
    (to, isRunning) = (span.end, running != nil)
  }

  private static let nearDays = 60
  /// In bytes; every mark of a text is tried.
  private static let longest = 160

  /// The two sides of every mark that may stand between a start and an end.
  private static func halves(of text: String) -> [(start: String, end: String)] {
    let places = marks.flatMap { mark in
      text.indices.filter { text[$0...].hasPrefix(mark) }.map {
        (text[..<$0], text[$0...].dropFirst(mark.count))
      }
    }
    return places.map { start, end in
      (
        dated(trimmed(start.lowercased().hasPrefix("from ") ? start.dropFirst(5) : start)),
        dated(trimmed(end.hasSuffix("까지") ? end.dropLast(2) : end))
      )
    }.filter { !$0.0.isEmpty && !$0.1.isEmpty }
  }

  private static let markWords = ["to", "until", "till", "til", "through", "thru"]
  private static let marks = markWords.map { " \($0) " } + ["부터", "에서"] + drawnMarks

  /// Whether the word stands between a start and an end.
  static func isMark(_ word: String) -> Bool {
    markWords.contains(word) || drawnMarks.contains(word)
  }

  /// The marks that are no words.
  static let drawnMarks = ["-", "–", "—"] + waves
  static let waves = ["~", "〜", "∼"]

  /// The same with a wave for the dots that some draw in its place: `12/20..12/23`.
  static func waved(_ text: String) -> String {
    guard text.contains("..") || text.contains("…") else { return text }
    return text.replacing("…", with: "~").replacing("...", with: "~").replacing("..", with: "~")
  }

  /// `between 2 and 4` as `2 to 4`.
  private static func plain(_ text: String) -> String {
    guard text.lowercased().contains("between ") else { return text }
    var words = text.split(separator: " ").map(String.init)
    guard let first = words.firstIndex(where: { $0.lowercased() == "between" }),
      let join = words[first...].firstIndex(where: { $0.lowercased() == "and" })
    else { return text }
    words[join] = "to"
    words.remove(at: first)
    return words.joined(separator: " ")
  }

  /// `sat 3pm to 5pm` for `sat from 3pm to 5pm`.
  private static func withoutFrom(_ text: String, _ dates: DateInput) -> String {
    var words = text.split(separator: " ").map(String.init)
    guard let place = words.firstIndex(where: { $0.lowercased() == "from" }), place > 0,
      (try? dates.day(words[..<place].joined(separator: " "))) != nil
    else { return text }
    words.remove(at: place)
    return words.joined(separator: " ")
  }

  /// `tomorrow one to three`, `noon to three`, `one to three tomorrow` with numbers for the words
  /// beside the mark.
  private static func inNumbers(_ text: String, _ dates: DateInput) -> String {
    var words = text.split(separator: " ").map(String.init)
    for place in words.indices.dropFirst().dropLast()
    where ["to", "until", "till"].contains(words[place].lowercased()) {
      let isLast = place + 2 == words.count
      // `Nine to Five friday` is a name.
      let isName = [place - 1, place + 1].allSatisfy { words[$0].first?.isUppercase == true }
      let isBeforeDay =
        !isLast && !isName && (try? dates.day(words[(place + 2)...].joined(separator: " "))) != nil
      for near in [place - 1, place + 1]
      where (near > 0 || isBeforeDay) && (near < place || isLast || isBeforeDay) {
        if let hour = SpokenHour.hours.meaning(of: words[near]) { words[near] = "\(hour)" }
      }
    }
    return words.joined(separator: " ")
  }

  /// `26일(토)` for the `26(토)` of `12/24(목)~26(토)`.
  private static func dated(_ side: String) -> String {
    let number = side.prefix { $0.isNumber }
    let rest = side.dropFirst(number.count)
    guard (1...2).contains(number.count), rest.hasPrefix("("), rest.hasSuffix(")") else {
      return side
    }
    return number + "일" + rest
  }

  private static func trimmed(_ text: Substring) -> String {
    text.split(separator: " ").joined(separator: " ")
  }
}
