import HearthDomain

/// A zone that words of a plan name: `9am Asia/Tokyo`, `09:00 UTC`, `3pm New York time`,
/// `오전 9시 도쿄 시간`.
struct ZoneWords {
  let zone: any ZoneRules
  /// How many words name it.
  let count: Int

  /// What the first words name; `known` knows all zones.
  init?(_ words: ArraySlice<String>, known: any ZoneRules) {
    guard let first = words.first?.withoutComma else { return nil }
    let named =
      ZoneWords.shortNames[first.uppercased()] ?? (ZoneWords.isWholeName(first) ? first : nil)
    if let zone = named.flatMap(known.zone) {
      (self.zone, count) = (zone, 1)
      return
    }
    // Cities have three words at most, as Ho Chi Minh.
    for length in 1...3 where words.count > length {
      let last = words[words.startIndex + length].withoutComma
      guard ["time", "시간"].contains(last.lowercased()) else { continue }
      let city = words.prefix(length).joined(separator: "_")
      guard let zone = ZoneWords.zone(ofCity: city, known: known) else { return nil }
      (self.zone, count) = (zone, length + 1)
      return
    }
    return nil
  }

  private static func zone(ofCity name: String, known: any ZoneRules) -> (any ZoneRules)? {
    if let name = koreanCities[name] { return known.zone(named: name) }
    guard let first = name.first, first.isASCII, first.isLetter else { return nil }
    let city = name.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: "_")
    return lands.lazy.compactMap { known.zone(named: "\($0)/\(city)") }.first
  }

  private static func isWholeName(_ word: String) -> Bool {
    let parts = word.split(separator: "/")
    return parts.count > 1 && lands.contains(String(parts[0]))
  }

  /// The first parts of zones' names that are parts of the world.
  private static let lands = [
    "Asia", "Europe", "America", "Africa", "Australia", "Pacific", "Atlantic", "Indian",
    "Antarctica",
  ]

  /// Only those that mean one zone everywhere.
  private static let shortNames = [
    "UTC": "UTC", "GMT": "UTC", "KST": "Asia/Seoul", "JST": "Asia/Tokyo",
    "CET": "Europe/Paris", "CEST": "Europe/Paris", "EST": "America/New_York",
    "EDT": "America/New_York", "PST": "America/Los_Angeles", "PDT": "America/Los_Angeles",
    "BST": "Europe/London",
  ]

  /// Those that mean several zones, or other things as well, and only right behind a time a zone.
  static let openNames = [
    "ET": ["New York time"], "PT": ["Los Angeles time"], "CT": ["Chicago time"],
    "MT": ["Denver time"], "CST": ["Chicago time", "Shanghai time"], "CDT": ["Chicago time"],
    "MST": ["Denver time", "Phoenix time"], "MDT": ["Denver time"],
    "IST": ["Kolkata time", "Dublin time"], "AEST": ["Sydney time", "Brisbane time"],
    "AEDT": ["Sydney time"], "NZST": ["Auckland time"], "NZDT": ["Auckland time"],
    "HKT": ["Hong Kong time"], "SGT": ["Singapore time"],
  ]

  private static let koreanCities = [
    "서울": "Asia/Seoul", "도쿄": "Asia/Tokyo", "베이징": "Asia/Shanghai", "상하이": "Asia/Shanghai",
    "홍콩": "Asia/Hong_Kong", "타이베이": "Asia/Taipei", "싱가포르": "Asia/Singapore",
    "방콕": "Asia/Bangkok", "하노이": "Asia/Bangkok", "런던": "Europe/London", "파리": "Europe/Paris",
    "베를린": "Europe/Berlin", "뉴욕": "America/New_York", "시카고": "America/Chicago",
    "로스앤젤레스": "America/Los_Angeles", "엘에이": "America/Los_Angeles",
    "샌프란시스코": "America/Los_Angeles", "시애틀": "America/Los_Angeles",
    "밴쿠버": "America/Vancouver", "토론토": "America/Toronto", "시드니": "Australia/Sydney",
    "오클랜드": "Pacific/Auckland",
  ]
}

extension String {
  fileprivate var withoutComma: String { hasSuffix(",") ? String(dropLast()) : self }
}

extension TypedPlan {
  /// The same with its times on the clock at hand. Throws for what repeats on another one: a form
  /// keeps no zone.
  func onClock(of dates: DateInput) throws(DateInputError) -> TypedPlan {
    guard let zone, let there = dates.zone.zone(named: zone), let from else { return self }
    guard repetition == nil else { throw .unclear(zone, spellings: []) }
    let (day, time) = try dates.on(there).dayAndTime(from)
    guard let time else { return self }
    let start = LocalTime(day: day, time: time)
    let end = try to.map { text throws(DateInputError) in
      try dates.on(there).end(text, after: start, of: nil)
    }
    let shown = { (time: LocalTime) in "\(dates.zone.localTime(at: there.instant(of: time)))" }
    return TypedPlan(self, from: shown(start), to: end.map(shown))
  }
}

extension PlanDraft {
  /// `3pm ET`, `15:00 CST`: letters that could name one zone or another. Amid a title they name
  /// something else: `3:00 CT scan`.
  func checkZone() throws(DateInputError) {
    guard !words.contains(where: Hangul.isIn) else { return }
    for place in words.indices.dropFirst()
    where place + 1 == words.count || mayTellDay(words[place + 1]) {
      let before = words[place - 1].lowercased()
      guard let spellings = ZoneWords.openNames[words[place].withoutComma],
        ["am", "pm", "a.m.", "p.m."].contains(where: before.hasSuffix) || before.contains(":")
      else { continue }
      throw .unclear(words[place].withoutComma, spellings: spellings)
    }
  }

  /// Takes the words that name a zone and are not the first ones, where another word tells a time.
  mutating func takeZone(_ dates: DateInput) -> (zone: any ZoneRules, words: String)? {
    for place in words.indices.dropFirst() {
      guard let named = ZoneWords(words[place...], known: dates.zone) else { continue }
      // In small letters one may be a name, but right behind a time.
      let before = words[place - 1]
      let isBehindTime =
        before.contains(where: \.isNumber) || ["am", "pm"].contains(before.lowercased())
      guard
        isBehindTime || words[place].contains(where: \.isUppercase) || named.count > 1
          || Hangul.isIn(words[place])
      else { continue }
      let range = place..<place + named.count
      let text = words[range].joined(separator: " ")
      words.removeSubrange(range)
      return (named.zone, text)
    }
    return nil
  }
}
