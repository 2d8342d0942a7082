import HearthDomain

/// Days and times that are told roughly, and would stay in the title.
extension PlanDraft {
  /// `오늘` for `오늘 안에`, `내일중으로`: what is to be done within a day takes place on it.
  mutating func takeWithinDay() {
    for place in words.indices.reversed() {
      guard let end = (PlanDraft.amidst + PlanDraft.inside).first(where: words[place].hasSuffix)
      else { continue }
      let first = words[place] == end ? place - 1 : place
      guard first >= 0 else { continue }
      let day = first < place ? words[first] : String(words[place].dropLast(end.count))
      guard DayWords.days.names(day) || RepetitionWords.fullKoreanWeekdays.names(day) else {
        continue
      }
      words.replaceSubrange(first...place, with: [day])
    }
  }

  private static let amidst = ["중에", "중으로"]
  private static let inside = ["이내에", "이내", "안에", "안으로", "내로", "내에"]

  /// `within 2 weeks`, `in a couple of days`, `in the next few weeks`, `2주 안에`, `이번주중으로`: with the
  /// last of those days.
  func checkWithin(_ reader: WhenReader) throws(DateInputError) {
    for place in words.indices {
      for count in (1...6).reversed() where place + count <= words.count && count < words.count {
        let phrase = WhenReader.text(words[place..<place + count])
        guard
          let spellings = Hangul.isIn(phrase)
            ? PlanDraft.within(phrase, isFirst: place == 0, reader)
            : place > 0 ? PlanDraft.within(phrase).map({ [$0] }) : nil,
          !tellsDay(without: place..<place + count, reader)
        else { continue }
        throw .unclear(phrase, spellings: spellings.filter(reader.isToCome))
      }
    }
  }

  private static func within(_ phrase: String) -> String? {
    var scanner = InputScanner(phrase)
    let isWithin = scanner.takeLead("within")
    guard isWithin || scanner.takeLead("in") else { return nil }
    let isNext = scanner.takeLead("the next") || scanner.takeLead("next")
    let rough = scanner.takeWord(roughCounts)
    guard isWithin || isNext || rough != nil else { return nil }
    guard let count = rough ?? scanner.number(digits: 1...2) ?? scanner.takeWord(DayWords.numbers),
      scanner.skipSpaces(), let unit = scanner.takeWord(openUnits), scanner.isAtEnd
    else { return nil }
    return "in \(count) \(unit)\(count > 1 ? "s" : "")"
  }

  private static let roughCounts = Vocabulary<Int>([
    ("a couple of|couple of|a couple", 2), ("a few|few", 3),
  ])
  private static let openUnits = Vocabulary<String>([
    ("minute|minutes", "minute"), ("hour|hours", "hour"), ("day|days", "day"),
    ("week|weeks", "week"), ("month|months", "month"),
  ])

  private static func within(
    _ phrase: String, isFirst: Bool, _ reader: WhenReader
  ) -> [String]? {
    guard let end = (amidst + inside).first(where: phrase.hasSuffix) else { return nil }
    let bare = phrase.dropLast(end.count)
    let length = String(bare.last == " " ? bare.dropLast() : bare)
    guard !length.isEmpty else { return nil }
    if length == "올해" || length == "연" { return ["12월 31일"] }
    if let weeks = DayWords.wholeWeeks.meaning(of: length), weeks >= 0 {
      let name = [0: "이번 주", 1: "다음 주"][weeks] ?? length
      return (weeks == 0 ? [] : ["\(name) 월요일"]) + ["\(name) 금요일"]
    }
    if let months = DayWords.wholeMonths.meaning(of: length), months >= 0 {
      let name = [0: "이번 달", 1: "다음 달"][months] ?? length
      return (months == 0 ? [] : ["\(name) 1일"]) + ["\(name) 말일"]
    }
    guard inside.contains(end), let (_, time) = try? reader.dates.dayAndTime("\(length) 뒤"),
      // `30분 안에 요리하기` and `3일 이내 신고` tell with what a title begins.
      !isFirst || time == nil && end != "이내"
    else { return nil }
    return ["\(length) 뒤"]
  }

  /// `내일 6시 전`, `월요일 전까지`: by then, and by the day before; `월요일 전 직원 회의` is on that day.
  func checkTimeBefore(_ reader: WhenReader) throws(DateInputError) {
    for place in words.indices.dropFirst() where PlanDraft.befores.contains(words[place]) {
      let isTime = place > 1 && words[place - 1].contains { "시:".contains($0) }
      if isTime, reader.timeBesideDay([words[place - 1]]) != nil {
        throw .unclear(
          "\(words[place - 1]) \(words[place])", spellings: ["\(words[place - 1])까지"])
      }
      guard words[place] != "전" || place + 1 == words.count else { continue }
      for count in (1...4).reversed() where count <= place {
        let name = WhenReader.text(words[place - count..<place])
        guard name.count > 1, let day = try? reader.dates.day(name),
          (try? reader.dates.day("\(name) 전")) == nil
        else { continue }
        // `이전` may mean the day itself, too.
        let days =
          words[place].hasPrefix("이전") ? [day.adding(days: -1), day] : [day.adding(days: -1)]
        throw .unclear(
          "\(name) \(words[place])",
          spellings: day > reader.dates.now.day ? days.map { "\($0)까지" } : [])
      }
    }
  }

  private static let befores = ["전", "전에", "전까지", "이전", "이전에", "이전까지"]

  /// `dec 3 until 9pm` tells no start.
  func checkOpenStart(_ reader: WhenReader) throws(DateInputError) {
    for place in words.indices.dropFirst(2)
    where PlanDraft.untils.names(words[place]) && place + 1 < words.count {
      let ends = (1...3).filter { count in
        place + count < words.count && reader.timeBesideDay(words[place + 1...place + count]) != nil
      }
      let days = (1...4).filter { count in
        place > count
          && (try? reader.dates.day(words[place - count..<place].joined(separator: " "))) != nil
      }
      guard let end = ends.last, let day = days.last,
        !tellsTime(words[..<(place - day)], reader),
        !tellsTime(words[(place + end + 1)...], reader)
      else { continue }
      let (start, until) = (
        words[place - day..<place].joined(separator: " "),
        words[place...place + end].joined(separator: " ")
      )
      let today = reader.dates.now.day
      let isOver = { (time: WhenReader.When?) in
        (try? reader.dates.day(start)) == today
          && RepeatedPlan.earliest(at: time, reader.dates) > today
      }
      let lead = isOver(WhenReader.When(from: "9am")) ? "now" : "\(start) 9am"
      let last = reader.timeBesideDay(words[place + 1...place + end])
      throw .unclear("\(start) \(until)", spellings: isOver(last) ? [] : ["\(lead) \(until)"])
    }
  }

  private func tellsTime(_ words: ArraySlice<String>, _ reader: WhenReader) -> Bool {
    words.indices.contains { first in
      (1...3).contains { count in
        first + count <= words.endIndex
          && words[first..<first + count].contains { $0.contains(where: \.isNumber) }
          && reader.timeBesideDay(words[first..<first + count]) != nil
      }
    }
  }

  /// `flight tomorrow early morning`, `내일 아침 일찍`, `tomorrow eod`: a part of the day that tells no
  /// hour, where no other words do; `the first thing` and corn on the cob are none.
  func checkOpenHours(hasDay: Bool) throws(DateInputError) {
    for place in words.indices.dropFirst() {
      for count in [3, 2, 1] where place + count <= words.count {
        let phrase = WhenReader.text(words[place..<place + count])
        let before = words[place - 1].lowercased()
        let mayBeThing =
          PlanDraft.things.names(phrase)
          && (isBehindArticle(place) || !hasDay && before != "by")
        guard !mayBeThing, let hour = PlanDraft.openHours.meaning(of: phrase),
          place + count == words.count || gap == place || gap == place + count
        else { continue }
        throw .unclear(phrase, spellings: [hour])
      }
    }
  }

  private static let things = Vocabulary<Void>([("first thing|cob", ())])
  private static let openHours = Vocabulary<String>([
    ("early morning|early in the morning|first thing", "7am"), ("mid-morning|mid morning", "10am"),
    ("late morning", "11am"), ("noonish", "noon"), ("mid-afternoon|mid afternoon", "3pm"),
    ("late afternoon|eod|cob|close of business", "5pm"),
    ("late evening|late at night", "10pm"),
    ("아침 일찍|아침일찍", "아침 7시"), ("오전 일찍", "오전 9시"), ("오후 늦게", "오후 5시"),
    ("저녁 늦게|밤늦게|밤 늦게", "밤 10시"),
  ])

  /// `first week of december`, `last weekend in march`, `다음 달 첫 주`, `9월 첫 주말`, `the week of 14
  /// dec`: with the first of those days, and all of them.
  func checkWeekOfMonth(_ reader: WhenReader) throws(DateInputError) {
    for place in words.indices {
      for count in (2...6).reversed() where place + count <= words.count && count < words.count {
        let end = place + count
        let phrase = WhenReader.text(words[place..<end])
        let next = end < words.count ? WhenReader.text([words[end]]) : ""
        let isBeforeDay = [next, String(next.dropLast())].contains(where: DayWords.weekdays.names)
        guard !isBeforeDay, let (first, last) = reader.dates.weekOfMonth(phrase),
          last >= reader.dates.now.day, !tellsDay(without: place..<end, reader)
        else { continue }
        let span = "\(first) - \(last)"
        let isWeekend = last.number - first.number == 1 && first.weekday == .saturday
        throw .unclear(phrase, spellings: isWeekend ? [span] : ["\(first)", span])
      }
    }
  }

  /// `다음 달 토요일`, `다음 달 여섯째 주 토요일`: the weekday alone would be the next one, which may lie in
  /// this month.
  func checkWeekdayOfMonth(_ reader: WhenReader) throws(DateInputError) {
    for place in words.indices {
      for count in [2, 1] where place + count < words.count {
        let month = words[place..<place + count].joined(separator: " ")
        guard PlanDraft.koreanMonths.names(month) else { continue }
        let behind = words[(place + count)...].prefix(3)
        guard let end = behind.firstIndex(where: { PlanDraft.fullWeekday($0) != nil }),
          let weekday = PlanDraft.fullWeekday(words[end])
        else { continue }
        let between = words[(place + count)..<end]
        let phrase = words[place...end].joined(separator: " ")
        guard (try? reader.dates.day(phrase)) == nil, between.allSatisfy(PlanDraft.tellsPlace)
        else { continue }
        let days = between.isEmpty ? ["첫째", "마지막"].map { "\(month) \($0) \(weekday)" } : []
        throw .unclear(
          phrase,
          spellings: days.filter { day in
            (try? reader.dates.day(day)).map { $0 >= reader.dates.now.day } ?? false
          })
      }
    }
  }

  private static let koreanMonths = Vocabulary<Void>([
    ("이번 달|이번달|다음 달|다음달|담달|다다음 달|다다음달", ())
  ])

  /// `토요일` of `토요일에`; nil for other words.
  private static func fullWeekday(_ word: String) -> String? {
    let name = word.withoutKoreanAt
    return RepetitionWords.fullKoreanWeekdays.names(name) ? name : nil
  }

  /// `여섯째`, `주`.
  private static func tellsPlace(_ word: String) -> Bool {
    word == "주" || word.hasSuffix("째") || word.hasSuffix("째주")
      || RepetitionWords.nativeNumbers.names(word)
  }
}

extension DateInput {
  fileprivate func weekOfMonth(_ phrase: String) -> (first: Day, last: Day)? {
    let words = phrase.split(separator: " ").map { String($0).lowercased() }
    let name = words.first == "the" ? Array(words.dropFirst()) : words
    if name.count > 2, name[0] == "week", ["of", "beginning", "commencing"].contains(name[1]) {
      guard let day = try? self.day(name[2...].joined(separator: " ")) else { return nil }
      let first = name[1] == "of" ? day.latest(weekStart) : day
      return (first, first.adding(days: 6))
    }
    if name.count > 3, ["of", "in"].contains(name[2]) {
      guard let ordinal = self.ordinal(name[0]), let isWeekend = DateInput.kinds[name[1]],
        let month = try? self.month(name[3...].joined(separator: " "))
      else { return nil }
      return isWeekend ? weekend(ordinal, of: month) : week(ordinal, of: month)
    }
    guard Hangul.isIn(phrase), let last = words.last else { return nil }
    var rest = Array(words.dropLast())
    var kind = last.withoutKoreanAt
    // `첫째주`.
    if kind.count > 2, let end = ["주말", "주"].first(where: kind.hasSuffix) {
      rest.append(String(kind.dropLast(end.count)))
      kind = end
    }
    guard let isWeekend = DateInput.kinds[kind], let place = rest.last,
      let ordinal = RepetitionWords.koreanOrdinals.meaning(of: place), rest.count > 1,
      let month = try? self.month(rest.dropLast().joined(separator: " "))
    else { return nil }
    return isWeekend ? weekend(ordinal, of: month) : week(ordinal, of: month)
  }

  private static let kinds = ["week": false, "weekend": true, "주": false, "주말": true]

  private func ordinal(_ word: String) -> Int? {
    RepetitionWords.ordinals.meaning(of: word)
      ?? InputScanner.whole(word) { $0.ordinal() }.flatMap { (1...5).contains($0) ? $0 : nil }
  }

  /// A row of the month's calendar, where most of its days are of the month.
  private func week(_ ordinal: Int, of month: Month) -> (first: Day, last: Day)? {
    let mostDays = 4
    let second = month.firstDay.adding(days: 1).upcoming(weekStart)
    let whole = second - month.firstDay < mostDays ? second : second.adding(days: -7)
    let row = month.lastDay.latest(weekStart)
    let lastRow = month.lastDay - row < mostDays - 1 ? row.adding(days: -7) : row
    let first = max(
      month.firstDay, ordinal < 0 ? lastRow : whole.adding(days: 7 * (ordinal - 1)))
    guard first <= lastRow.adding(days: 6) else { return nil }
    return (first, min(month.lastDay, first.adding(days: 1).upcoming(weekStart).adding(days: -1)))
  }

  private func weekend(_ ordinal: Int, of month: Month) -> (first: Day, last: Day)? {
    let first =
      ordinal < 0
      ? month.lastDay.latest(.saturday)
      : month.firstDay.upcoming(.saturday).adding(days: 7 * (ordinal - 1))
    return first <= month.lastDay ? (first, first.adding(days: 1)) : nil
  }
}
