import HearthDomain

/// Several days in one plan, which has one.
extension PlanDraft {
  /// `21 dec to 23 dec 9am-3pm`, `다음주 월~목 22시~07시`: from when to when on each of several days
  /// is a plan of every day, and so is `다음 주 월~금 9시`.
  func checkDaily(_ reader: WhenReader) throws(DateInputError) {
    let mayTell = words.map(WhenReader.mayTell)
    for place in words.indices {
      for count in stride(from: min(7, words.count - place), to: 0, by: -1) {
        let days = words[place..<place + count]
        guard mayTell[place] || days.first?.lowercased() == "from", mayTell[place + count - 1],
          let span = reader.daysThrough(days)
        else { continue }
        let behind = (1...3).reversed().map { words[(place + count)...].prefix($0) }
        let before = (1...3).reversed().map { words[..<place].suffix($0) }
        for times in behind + before {
          guard !times.isEmpty, let time = reader.timeBesideDay(times) else { continue }
          // On a weekend something that tells its start takes place on one of the days.
          if time.to == nil, reader.dates.weekend(WhenReader.text(days)) != nil { continue }
          let all = min(place, times.startIndex)..<max(place + count, times.endIndex)
          let typed = words[all].joined(separator: " ")
          let isKorean = Hangul.isIn(typed)
          let begun = max(span.lowerBound, RepeatedPlan.earliest(at: time, reader.dates))
          guard begun <= span.upperBound else { throw .unclear(typed, spellings: []) }
          let (first, last) = (
            reader.plain(begun, isKorean), reader.plain(span.upperBound, isKorean)
          )
          let hours = { (mark: String) in time.to.map { "\(time.from)\(mark)\($0)" } ?? time.from }
          throw .unclear(
            typed,
            spellings: [
              isKorean
                ? "매일 \(hours("~")) \(first)부터 \(last)까지"
                : "every day \(hours("-")) from \(first) until \(last)"
            ])
        }
        break
      }
    }
  }

  /// `월수금 7시`, `화목 19시`: weekdays of a week alone, right before a time; `화 목 8시`, and
  /// `tue,thu` wherever it stands.
  func checkWeekdays(_ reader: WhenReader) throws(DateInputError) {
    try checkWeekdaysThrough(reader)
    for place in words.indices.dropFirst() {
      // `mon-fri` goes on from the one to the other.
      let isOfDashes = words[place].filter { $0 == "-" }.count > 1
      let parts = words[place].split { ",/&+".contains($0) || isOfDashes && $0 == "-" }
        .map(String.init)
      if parts.count > 1, parts.allSatisfy(DayWords.weekdays.names) {
        throw .unclear(
          words[place], spellings: [PlanDraft.everyWeek(parts.joined(separator: ", "))])
      }
      let days = words[place...].prefix { word in
        let name = word.withoutComma
        return Hangul.isIn(name) && DayWords.weekdays.names(name)
      }
      let isList =
        days.endIndex == words.count || reader.beginsWithTime(words[days.endIndex...])
        || days.dropLast().allSatisfy { $0.hasSuffix(",") }
      guard days.count > 1, isList else { continue }
      let list = WhenReader.text(days)
      throw .unclear(list, spellings: [PlanDraft.everyWeek(list)])
    }
    for place in words.indices.dropLast() {
      guard let list = RepetitionForm.weekdaysInOrder(words[place]),
        reader.beginsWithTime(words[(place + 1)...])
      else { continue }
      throw .unclear(words[place], spellings: [PlanDraft.everyWeek("\(list)")])
    }
  }

  /// Those weekdays of every week.
  static func everyWeek(_ list: String) -> String {
    (Hangul.isIn(list) ? "매주 " : "every ") + list
  }

  /// `mon to fri 6am`, `월요일부터 금요일까지 9시`: each of those days, or from the one to the other.
  private func checkWeekdaysThrough(_ reader: WhenReader) throws(DateInputError) {
    for place in words.indices {
      let word = words[place]
      let isSpan = reader.isWeekdaysThrough(word)
      guard
        isSpan || DayWords.weekdays.names(word.hasSuffix("부터") ? String(word.dropLast(2)) : word)
      else { continue }
      // Behind `다음 주` they are those of one week.
      if isSpan, place > 0, DayWords.weeks.names(words[place - 1]) || words[place - 1] == "주" {
        continue
      }
      for count in isSpan ? [1] : [2, 3] where words.count > place + count {
        let typed = words[place..<place + count].joined(separator: " ")
        let after = words[(place + count)...]
        let times = after.first?.lowercased() == "at" ? after.dropFirst() : after
        guard reader.isWeekdaysThrough(typed), reader.beginsWithTime(times) else { continue }
        let list = typed.replacing("부터 ", with: "~").replacing("까지", with: "")
        throw .unclear(typed, spellings: [PlanDraft.everyWeek(list)])
      }
    }
  }

  /// `Gym mon, wed, fri 7am` could be this week's days or those of every week.
  mutating func checkOtherDays(
    _ reader: WhenReader, _ before: [String]
  ) throws(DateInputError) {
    try checkJoinedDays(before, reader)
    try checkNamedDay(reader, before)
    guard words.count > 1, let last = words.last, reader.isWeekday(last) else { return }
    try checkStartDay(last, before)
    let first = words.count - words.reversed().prefix { reader.isWeekday($0) }.count
    let days = words[first...]
    // Of `7am mon wed fri` the time was taken from before them.
    let end: Int? =
      before.starts(with: words)
      ? words.count
      : before.indices.map { $0 + days.count }.first { end in
        end < before.count && before[..<end].suffix(days.count) == days
          && reader.isWeekday(before[end])
      }
    guard let end else { return }
    let after = before[end...].prefix { reader.isWeekday($0) }
    let list = (days + after).joined(separator: " ")
    // `Watch Freaky Friday sat 8pm`: one list of days is written in one way.
    let isName =
      first == words.count - 1 && last.first?.isUppercase == true
      && after.first?.first?.isLowercase == true
    let named = isName ? ["\"\(last)\" \(after.joined(separator: " "))"] : []
    throw .unclear(list, spellings: [PlanDraft.everyWeek(list)] + named)
  }

  /// `Fast 24 hours from monday 8pm`: a weekday with which something begins is one day.
  private func checkStartDay(_ day: String, _ before: [String]) throws(DateInputError) {
    let place = words.count - 2
    guard place > 0, ["from", "starting"].contains(words[place].lowercased()),
      before.starts(with: words)
    else { return }
    let start = "\(words[place]) \(day)"
    let lengths = (1...3).reversed().filter { place > $0 }.map { words[place - $0..<place] }
      .map { $0.joined(separator: " ") }
    guard let length = lengths.first(where: PlanDraft.isLengthOfHours) else {
      throw .unclear(start, spellings: [day])
    }
    let time = before[words.count...].joined(separator: " ")
    throw .unclear("\(length) \(start) \(time)", spellings: ["\(day) \(time) for \(length)"])
  }

  /// Also of a day and longer, as hours are counted.
  private static func isLengthOfHours(_ text: String) -> Bool {
    guard let minutes = try? DateInput.minutes(text), minutes > 0 else { return false }
    return text.last.map { "hrsn".contains($0) } == true
  }

  /// `Meeting tomorrow fri`: of two days side by side both have to be the same, or the weekday is
  /// one of a name: `Watch Sunday Bloody Sunday tomorrow`.
  private mutating func checkNamedDay(
    _ reader: WhenReader, _ before: [String]
  ) throws(DateInputError) {
    guard words.count > 1, let last = words.last, before.starts(with: words),
      let first = try? reader.dates.day(last)
    else { return }
    let taken = before[words.count...]
    let isWeekday = reader.isWeekday(last) && taken.first.map(reader.isWeekday) == false
    guard isWeekday || DayWords.days.names(last) else { return }
    for count in (1...3).reversed() where taken.count >= count {
      let text = WhenReader.text(taken.prefix(count))
      guard let second = try? reader.dates.day(text) else { continue }
      if first != second {
        throw .unclear(
          "\(last) \(text)",
          spellings: ["\(first)", "\(second)"] + (isWeekday ? ["\"\(last)\" \(text)"] : []))
      }
      words.removeLast()
      return
    }
  }

  /// `Walk Monday and Wednesday 10am`, `월요일이랑 수요일 10시`: a plan has one day, and the other one is
  /// no part of a name.
  func checkJoinedDays(
    _ words: [String], _ reader: WhenReader
  ) throws(DateInputError) {
    for place in words.indices.dropLast() {
      let joins = PlanDraft.joinsDays(words[place])
      let first = joins ? place - 1 : place
      let bare = PlanDraft.withoutJoin(words[max(0, first)])
      let isJoined = joins || bare != words[max(0, first)] && Hangul.isIn(bare)
      let isNear = DayWords.days.names(bare) && bare.count > 1
      guard first >= 0, isJoined, reader.isWeekday(bare) || isNear else { continue }
      for count in [1, 2] where place + count < words.count {
        let next = words[place + 1...place + count].joined(separator: " ")
        guard (try? reader.dates.day(next)) != nil else { continue }
        // `mon, wed and fri`: those before belong to the list.
        let before = words[..<first].reversed().prefix { $0.hasSuffix(",") && reader.isWeekday($0) }
        let start = first - before.count
        let list = "\(words[start...place].joined(separator: " ")) \(next)"
        throw .unclear(list, spellings: count > 1 || isNear ? [] : [PlanDraft.everyWeek(list)])
      }
    }
  }

  /// `2주 후 화요일 3시`, `in 2 weeks on tuesday`, `tuesday in 2 weeks`: the weekday before or after
  /// that day, unless that day is one.
  mutating func settleWeekdayBesideDistance(_ reader: WhenReader) throws(DateInputError) {
    for place in words.indices where reader.isWeekday(words[place]) {
      let name = WhenReader.text(words[place...place])
      guard let weekday = DayWords.weekdays.meaning(of: name),
        let distance = distance(beside: place),
        let day = try? reader.dates.day(words[distance].joined(separator: " ")),
        day > reader.dates.now.day
      else { continue }
      let isOn = place > 0 && words[place - 1].lowercased() == "on"
      let first = min(isOn ? place - 1 : place, distance.lowerBound)
      let all = first..<max(place + 1, distance.upperBound)
      let isKorean = Hangul.isIn(name)
      let days = Set([day.latest(weekday), day.upcoming(weekday)]).sorted()
        .map { reader.plain($0, isKorean) }
      guard days.count == 1 else {
        throw .unclear(WhenReader.text(words[all]), spellings: days)
      }
      return words.replaceSubrange(all, with: days[0].split(separator: " ").map(String.init))
    }
  }

  /// The words that tell how far off a day is, before a weekday, with `on` between, or behind it.
  private func distance(beside weekday: Int) -> Range<Int>? {
    let isOn = weekday > 0 && words[weekday - 1].lowercased() == "on"
    let end = isOn ? weekday - 1 : weekday
    let before = (1...4).reversed().map { end - $0..<end }
    let behind = (1...4).reversed().map { weekday + 1..<weekday + 1 + $0 }
    return (before + behind).first { place in
      place.lowerBound >= 0 && place.upperBound <= words.count
        && DateInput.isDistance(words[place].joined(separator: " "))
    }
  }
}
