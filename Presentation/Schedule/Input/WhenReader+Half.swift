import HearthDomain

/// Which half of the day is meant by an hour of which nothing tells it: `송년회 7시`, `Call at 8`.
extension WhenReader {
  /// The same in the half of the day that is likely meant. The first of these decides: beside a
  /// word of the morning it is as a clock of 24 hours shows it; beside a word of the evening it is
  /// that of the evening; an hour of today that has passed, told without a colon and once, is the
  /// one that is to come. Else 1 to 6 are those of the afternoon: ``HalfOfDay/planned``.
  func likely(_ when: When, beside title: [String], isRepeated: Bool) -> When {
    // What is spoken of is none: `Call mum at 8 about dinner`.
    let subject = title.firstIndex { ["about", "regarding", "re"].contains($0.lowercased()) }
    let halves = WhenReader.halves(in: title[..<(subject ?? title.count)])
    if halves.contains(.morning) { return when.map { earlier($0, from: 13) } }
    // Of a morning that is named the hours after midnight are none.
    if halves.contains(.forenoon) { return when.map { earlier($0, from: 17) } }
    if halves.contains(.evening) { return when.map { later($0, from: 4) } }
    // People meet at seven or eight after work.
    if halves.contains(.gathering) {
      let evening = when.map { later($0, from: 7) }
      let hour = (try? dates.dayAndTime(evening.from))?.time?.hour
      if hour.map({ $0 < 21 }) == true { return evening }
    }
    guard !isRepeated else { return when }
    if hasPassedToday(when.from), when.to.map({ later($0, from: 1) != nil }) ?? true {
      return when.map { later($0, from: 1) }
    }
    return openHour(when) == nil ? when : when.map { later($0, from: 7) }
  }

  /// Amid a title a capital tells a name: `Coffee at Morning Glory`.
  private static func halves(in title: ArraySlice<String>) -> [LikelyHalf] {
    title.indices.compactMap { place in
      let word = title[place]
      let isName = place > 0 && ["Morning", "Evening"].contains(where: word.hasPrefix)
      return isName ? nil : LikelyHalf(word)
    }
  }

  /// The hour that is read as one of the evening although nothing tells so: 7 and 8, told without
  /// a colon, of which as many mean the one as the other half of the day; to an hour before noon.
  private func openHour(_ when: When) -> TimeOfDay? {
    let isOpenEnd = when.to.map { !$0.contains(":") && later($0, from: 8) != nil } ?? true
    guard dates.leaning == .upcoming, isOpenEnd, !when.from.contains(":"),
      let time = (try? dates.dayAndTime(when.from))?.time, (7...8).contains(time.hour),
      later(when.from, from: 7) != nil
    else { return nil }
    return time
  }

  /// An hour after midnight, as a clock of 24 hours shows it with no 0 before: who writes `3:30`
  /// may mean that of the afternoon.
  private func nightHour(_ when: When) -> TimeOfDay? {
    let tellsHalf = when.from.lowercased().split(separator: " ").contains { word in
      word.hasSuffix("night") || ["morning", "밤", "새벽", "아침", "오전"].contains { word.hasPrefix($0) }
    }
    guard dates.leaning == .upcoming, when.from.contains(":"), !tellsHalf, !isOfNight,
      let time = (try? dates.dayAndTime(when.from))?.time, (1...5).contains(time.hour),
      later(when.from, from: 1) != nil
    else { return nil }
    return time
  }

  /// The hour that could be meant as well where the words tell no half of the day: before noon
  /// where the one of the evening was read, after noon where one of the night was, in the evening
  /// of what repeats, whose hour is that before noon; nil where something tells.
  func otherHour(_ when: When, beside title: [String], isRepeated: Bool) -> TimeOfDay? {
    let halves = WhenReader.halves(in: title[...])
    if let hour = nightHour(when), !halves.contains(.morning), !halves.contains(.forenoon),
      likely(when, beside: title, isRepeated: isRepeated) == when
    {
      return TimeOfDay(hour: hour.hour + 12, minute: hour.minute)
    }
    guard halves.isEmpty, let hour = openHour(when) else { return nil }
    if isRepeated { return TimeOfDay(hour: hour.hour + 12, minute: hour.minute) }
    return !hasPassedToday(when.from) && likely(when, beside: title, isRepeated: false) != when
      ? hour : nil
  }

  /// Whether a bare hour of today has passed: `8시`, `at 8`, but neither `8:00` nor `08시`.
  private func hasPassedToday(_ text: String) -> Bool {
    guard dates.leaning == .upcoming, !text.contains(":"),
      let (day, time) = try? dates.dayAndTime(text), let time
    else { return false }
    return day == dates.now.day && time < dates.now.time
  }

  /// Hours that were taken for those of the afternoon, twelve hours earlier.
  private func earlier(_ text: String, from first: Int) -> String? {
    moved(text, by: -12, of: first..<19, marks: ("am", "오전"))
  }

  private func later(_ text: String, from first: Int) -> String? {
    moved(text, by: 12, of: first..<12, marks: ("pm", "저녁"))
  }

  /// The text with the word for a half of the day, if that moves its hour so far: it does not
  /// where the half is told already.
  private func moved(
    _ text: String, by hours: Int, of movable: Range<Int>, marks: (after: String, before: String)
  ) -> String? {
    guard let hour = (try? dates.dayAndTime(text))?.time?.hour, movable.contains(hour) else {
      return nil
    }
    let words = text.split(separator: " ").map(String.init)
    // Behind the hour the day may be a number, too: `7시 2026-12-31`.
    let places = words.indices.reversed().filter { words[$0].first?.isNumber == true }
    // `08시` is on the clock of 24 hours; `01/05` is a day.
    guard places.allSatisfy({ !words[$0].hasPrefix("0") || isDayAlone(words[$0]) }) else {
      return nil
    }
    let numbered = places.lazy.compactMap { place in
      var (marked, led) = (words, words)
      marked[place] += marks.after
      led.insert(marks.before, at: place)
      let others = [
        text + marks.after, led.joined(separator: " "), marked.joined(separator: " "),
      ]
      // Where the text is told, it is told in its language: `저녁 7시`.
      return (Hangul.isIn(text) ? [others[1], others[0], others[2]] : others).first { other in
        (try? dates.dayAndTime(other))?.time?.hour == hour + hours
      }
    }.first
    guard numbered == nil else { return numbered }
    // `half past nine`, `nine thirty tomorrow`, `18 dec half seven`.
    return words.indices.reversed().lazy.map { place in
      (words[...place] + [marks.after] + words[(place + 1)...]).joined(separator: " ")
    }.first { (try? dates.dayAndTime($0))?.time?.hour == hour + hours }
  }
}

/// The half of the day in which what a word names takes place.
private enum LikelyHalf {
  case morning
  case forenoon
  case evening
  case gathering

  init?(_ word: String) {
    let word = word.lowercased()
    if LikelyHalf.mornings.contains(where: word.hasPrefix) {
      self = .morning
    } else if word.hasPrefix("morning") {
      self = .forenoon
    } else if LikelyHalf.evenings.contains(where: word.hasPrefix) || word == "술" {
      self = .evening
    } else if LikelyHalf.gatherings.contains(where: { word.hasPrefix($0) || word.hasSuffix($0) }) {
      self = .gathering
    } else {
      return nil
    }
  }

  private static let mornings = [
    "breakfast", "sunrise", "아침", "출근", "조조", "새벽", "기상",
    "조깅", "등산", "등교", "등원", "commute", "jog",
  ]
  private static let evenings = [
    "evening", "dinner", "supper", "저녁", "회식", "야식", "송년", "망년", "신년회", "술자리", "술약속", "뒤풀이",
    "맥주", "소주", "야근", "치맥", "심야",
  ]
  private static let gatherings = [
    "party", "drinks", "concert", "meetup", "get-together", "모임", "번개", "동창회", "동호회", "파티",
    "공연", "콘서트", "집들이",
  ]
}

extension WhenReader.When {
  private static let midnights = ["12:00": "24:00", "12시": "24시"]

  /// Both with what becomes of their texts, where something does.
  fileprivate func map(_ change: (String) -> String?) -> WhenReader.When {
    guard let from = change(from) else { return self }
    // Of a party from 8 to 12 the end is midnight.
    return WhenReader.When(
      from: from, to: to.map { change($0) ?? WhenReader.When.midnights[$0] ?? $0 })
  }
}
