import HearthDomain

/// Zones on whose clock a plan is told.
extension PlanDraft {
  /// A zone with the words that named it.
  typealias NamedZone = (zone: any ZoneRules, words: String)

  /// `3pm ET`, `15:00 CST`: letters that could name one zone or another. Amid a title they name
  /// something else: `3:00 CT scan`. And `9:00 Asia/Soul`, `9:00 GMT+5:30`, which name none.
  func checkZone(_ dates: DateInput) throws(DateInputError) {
    for place in words.indices.dropFirst() where isTime(place - 1) {
      var typed = words[place].withoutComma
      var next = place + 1
      // `UTC +5:30`.
      if next < words.count, ZoneWords.looksLikeZone(typed + words[next].withoutComma),
        !ZoneWords.looksLikeZone(typed)
      {
        typed += " " + words[next].withoutComma
        next += 1
      }
      guard next == words.count || mayTellDay(words[next]) else { continue }
      let isInBrackets = typed.hasPrefix("(") && typed.hasSuffix(")")
      let name = isInBrackets ? String(typed.dropFirst().dropLast()) : typed
      let joined = name.split(separator: " ").joined()
      if ZoneWords.looksLikeZone(joined), ZoneWords.zone([joined], dates) == nil {
        throw .unclear(typed, spellings: [])
      }
      guard !words.contains(where: Hangul.isIn), let spellings = ZoneWords.openNames[name] else {
        continue
      }
      throw .unclear(typed, spellings: spellings)
    }
  }

  /// Whether the word ends a time of day: `10am`, `9:00`, `10시`, the `pm` of `3 pm`.
  private func isTime(_ place: Int) -> Bool {
    let word = words[place].lowercased()
    let halves = ["am", "pm", "a.m.", "p.m."]
    if halves.contains(word) { return true }
    return word.contains(where: \.isNumber)
      && (halves.contains(where: word.hasSuffix) || word.contains(":") || word.contains("시"))
  }

  /// Takes the words that name a zone, where another word tells a time; the first ones only before
  /// what tells when.
  mutating func takeZone(_ dates: DateInput) -> NamedZone? {
    for place in words.indices {
      guard let (zone, count) = zone(at: place, dates),
        place == 0 ? isLead(count, dates) : isZone(place, count)
      else { continue }
      let isLed = place > 1 && words[place - 1].lowercased() == "in"
      let range = place - (isLed ? 1 : 0)..<place + count
      let text = words[range].joined(separator: " ")
      words.removeSubrange(range)
      return (zone, text)
    }
    return nil
  }

  /// Also one in brackets: `(Asia/Seoul)`, `(New York time)`.
  private func zone(at place: Int, _ dates: DateInput) -> (zone: any ZoneRules, count: Int)? {
    if let named = ZoneWords.zone(words[place...], dates) { return named }
    guard words[place].hasPrefix("("),
      let end = words.indices[place...].prefix(4)
        .first(where: { words[$0].withoutComma.hasSuffix(")") })
    else { return nil }
    var inner = Array(words[place...end])
    inner[inner.count - 1] = String(inner[inner.count - 1].withoutComma.dropLast())
    inner[0] = String(inner[0].dropFirst())
    return ZoneWords.zone(inner[...], dates).flatMap { $0.count == inner.count ? $0 : nil }
  }

  /// In small letters one may be a name, but right behind a time.
  private func isZone(_ place: Int, _ count: Int) -> Bool {
    let before = words[place - 1]
    return before.contains(where: \.isNumber) || ["am", "pm"].contains(before.lowercased())
      || words[place].contains(where: \.isUppercase) || count > 1 || Hangul.isIn(words[place])
  }

  /// `뉴욕 시간 오전 10시 통화`, `New York time 10am call`; but `서울 시간 여행` is a name.
  private func isLead(_ count: Int, _ dates: DateInput) -> Bool {
    guard count > 1 || Hangul.isIn(words[0]) else { return false }
    return (1...3).contains { length in
      count + length < words.count
        && (try? dates.dayAndTime(WhenReader.text(words[count..<count + length]))) != nil
    }
  }
}

/// What tells when on the clock of another zone: `10:00 KST`, `fri 3pm New York time`.
struct ZonedText {
  /// Without the words that name the zone.
  let text: String
  let zone: any ZoneRules

  /// Nil where no zone is named. Throws for letters that may name several.
  init?(_ typed: String, _ dates: DateInput) throws(DateInputError) {
    // What tells when stands behind a title.
    var draft = PlanDraft("x \(typed)", isAllDay: false, keeping: [])
    try draft.checkZone(dates)
    guard let named = draft.takeZone(dates) else { return nil }
    text = draft.words.dropFirst().joined(separator: " ")
    zone = named.zone
    if text.isEmpty { throw .unknownForm(typed, .dayAndTime) }
  }

  /// On that clock; a time alone is on the day, and a day alone at the time, that it has then.
  func time(
    _ text: String, at moment: Instant, _ dates: DateInput
  ) throws(DateInputError) -> LocalTime {
    let (there, old) = (dates.on(zone), zone.localTime(at: moment))
    if let time = try there.timeAlone(text) { return LocalTime(day: old.day, time: time) }
    return try there.localTime(text, orAt: old.time)
  }
}

/// A start and an end of which one at least is told on the clock of another zone, as the clock at
/// hand shows them.
struct ZonedTimes {
  private(set) var from: String?
  private(set) var to: String?
  /// That of the start, where that tells one.
  let zone: any ZoneRules

  /// Nil where no zone is named; what is not said is as it is of something that starts at that
  /// moment. Throws for letters that may name several.
  init?(
    from: String?, to: String?, at moment: Instant, _ dates: DateInput
  ) throws(DateInputError) {
    (self.from, self.to) = (from, to)
    let shown = { (time: LocalTime, zone: any ZoneRules) in
      "\(dates.zone.localTime(at: zone.instant(of: time)))"
    }
    if let from, let told = try ZonedText(from, dates) {
      zone = told.zone
      let span = SpanText(told.text, dates: dates.on(told.zone))
      let start = try told.time(span?.from ?? told.text, at: moment, dates)
      self.from = shown(start, told.zone)
      guard let end = to ?? span?.to else { return }
      // One flies from one clock to another.
      let other = try ZonedText(end, dates)
      let there = other?.zone ?? told.zone
      let last = try dates.on(there).end(
        other?.text ?? end, after: there.localTime(at: told.zone.instant(of: start)), of: nil)
      self.to = shown(last, there)
      return
    }
    guard from == nil, let to, let told = try ZonedText(to, dates) else { return nil }
    zone = told.zone
    let last = try dates.on(told.zone).end(
      told.text, after: told.zone.localTime(at: moment), of: nil)
    self.to = shown(last, told.zone)
  }
}

extension EventSpan {
  /// Times of the clock at hand as moments that were told on the clock of another zone.
  func told(on zone: any ZoneRules, from here: any ZoneRules) throws -> EventSpan {
    try EventSpan(
      from: here.instant(of: start(in: here)), to: here.instant(of: end(in: here)), in: zone)
  }
}
