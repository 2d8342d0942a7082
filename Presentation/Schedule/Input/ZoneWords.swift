import HearthDomain

/// A zone that words of a plan name: `9am Asia/Tokyo`, `09:00 UTC`, `9:00 GMT+9`, `3pm New York
/// time`, `오전 9시 도쿄 시간`.
enum ZoneWords {
  /// What the first words name, and how many they are, for somebody whose clock knows all zones.
  static func zone(
    _ words: ArraySlice<String>, _ dates: DateInput
  ) -> (zone: any ZoneRules, count: Int)? {
    guard let first = words.first?.withoutComma else { return nil }
    let known = dates.zone
    // `GMT +9`, and none for `UTC +5:30`.
    if let second = words.dropFirst().first?.withoutComma,
      second.first.map({ "+-−".contains($0) }) == true,
      second.dropFirst().first?.isNumber == true, looksLikeZone(first + second)
    {
      return nameEast(first + second).flatMap(known.zone).map { ($0, 2) }
    }
    if let zone = shortNames[first.uppercased()].flatMap(known.zone) {
      return (isShown(by: known, zone, in: dates.now.day.year) ? known : zone, 1)
    }
    let named = nameEast(first) ?? (isWholeName(first) ? first : nil)
    if let zone = named.flatMap(known.zone) { return (zone, 1) }
    for end in ["시간으로", "시간"] where first.hasSuffix(end) {
      let name = koreanCities[String(first.dropLast(end.count))]
      if let zone = name.flatMap(known.zone) { return (zone, 1) }
    }
    // Cities have three words at most, as Ho Chi Minh.
    for length in 1...3 where words.count > length {
      let last = words[words.startIndex + length].withoutComma
      guard ["time", "시간", "시간으로"].contains(last.lowercased()) else { continue }
      let city = words.prefix(length).joined(separator: "_")
      return zone(ofCity: city, known: known).map { ($0, length + 1) }
    }
    return nil
  }

  /// Whether the clock at hand shows the same in winter and in summer: in Berlin `CET` is the time
  /// of Berlin.
  private static func isShown(
    by here: any ZoneRules, _ zone: any ZoneRules, in year: Int
  ) -> Bool {
    guard here.name.contains("/"), here.zone(named: here.name) != nil else { return false }
    let months = [1, 7]
    return months.allSatisfy { month in
      guard let day = Day(year: year, month: month, day: 15) else { return false }
      let moment = FixedZone.utc.instant(of: LocalTime(day: day, time: .noon))
      return here.offset(at: moment) == zone.offset(at: moment)
    }
  }

  /// Whether the word names a zone and nothing else, be there such or not.
  static func looksLikeZone(_ word: String) -> Bool {
    let letters = word.prefix(3).uppercased()
    return isWholeName(word)
      || ["GMT", "UTC"].contains(letters)
        && word.dropFirst(3).first.map { "+-−".contains($0) } == true
  }

  /// `Etc/GMT-9` for `GMT+9` and `UTC+09:00`: zones are named by what they lack.
  private static func nameEast(_ word: String) -> String? {
    var scanner = InputScanner(word)
    guard scanner.take("gmt") || scanner.take("utc") else { return nil }
    let isEast = scanner.take("+")
    guard isEast || scanner.take("-") || scanner.take("−"),
      let hours = scanner.number(digits: 1...2)
    else { return nil }
    _ = scanner.take(":00")
    guard scanner.isAtEnd, (0...(isEast ? 14 : 12)).contains(hours) else { return nil }
    return hours == 0 ? "UTC" : "Etc/GMT\(isEast ? "-" : "+")\(hours)"
  }

  /// The zone's name as it is read, `GMT+9` for `Etc/GMT-9`.
  static func shown(_ name: String) -> String {
    for (sign, said) in [("-", "+"), ("+", "-")] where name.hasPrefix("Etc/GMT\(sign)") {
      return "GMT\(said)\(name.dropFirst(8))"
    }
    return name
  }

  private static func zone(ofCity name: String, known: any ZoneRules) -> (any ZoneRules)? {
    if let name = koreanCities[name] { return known.zone(named: name) }
    if namesAsWell.contains(name.uppercased()) { return nil }
    let name = nicknames[name.uppercased()] ?? name
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

  /// Places whose time is more often another one: `Christmas time`, `wake time`.
  private static let namesAsWell: Set<String> = [
    "CHRISTMAS", "EASTER", "WAKE", "REUNION", "MIDWAY", "CASEY", "DAVIS", "SOUTH", "WEST", "EAST",
  ]

  private static let nicknames = ["NY": "New_York", "NYC": "New_York", "LA": "Los_Angeles"]

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

extension TypedPlan {
  /// The same with its times as the clock at hand shows them.
  func onClock(of dates: DateInput) throws(DateInputError) -> TypedPlan {
    guard let zone, let there = dates.zone.zone(named: zone), let from else { return self }
    let (day, time) = try dates.on(there).dayAndTime(from)
    guard let time else { return self }
    let start = LocalTime(day: day, time: time)
    let end = try to.map { text throws(DateInputError) in
      try dates.on(there).end(text, after: start, of: nil)
    }
    let shown = { (time: LocalTime) in "\(dates.zone.localTime(at: there.instant(of: time)))" }
    var plan = self
    (plan.from, plan.to) = (shown(start), end.map(shown))
    return plan
  }
}
