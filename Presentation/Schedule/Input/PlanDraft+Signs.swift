import HearthDomain

/// Signs and small words around days and times, which tell nothing more of them.
extension PlanDraft {
  /// Takes what stands around days and times: `Tomorrow: dentist`, `(tomorrow 3pm)`, `28(토)`,
  /// `내일 (토)`, `around 3pm`, `오후쯤`, `3 pm sharp`, `(2h)`.
  mutating func takeSigns(_ dates: DateInput) {
    for place in words.indices.reversed() { partTitle(at: place, dates) }
    for place in words.indices.dropLast() where words[place].hasSuffix(":") {
      moveColon(from: place, dates)
    }
    for place in words.indices.reversed() { takeSigns(at: place, dates) }
    takeThroughout()
    takeLunchHour(dates)
    takeLengthOfWeekend(dates)
    if let place = words.lastIndex(of: "오늘내일"), place > 0 { words[place] = "오늘~내일" }
    if let place = words.lastIndex(of: "지금부터"), place > 0, place + 2 <= words.count,
      (try? DateInput.minutes(words[(place + 1)...].joined(separator: " "))) != nil
    {
      words[place] = "지금"
      words.append("동안")
    }
  }

  /// `Tomorrow: dentist`, `Meeting tomorrow 3pm: budget`: the colon belongs to the title before it.
  private mutating func moveColon(from place: Int, _ dates: DateInput) {
    for count in (0...min(4, place)).reversed() {
      let first = place - count
      let text = String(words[first...place].joined(separator: " ").dropLast())
      guard let (_, time) = try? dates.dayAndTime(text), time != nil || first == 0 else { continue }
      words[place].removeLast()
      let isLed = first > 0 && ["on", "at", "@"].contains(words[first - 1].lowercased())
      let title = first - (isLed ? 2 : 1)
      if title >= 0 { words[title] += ":" }
      return
    }
  }

  /// `금요일 점심 12시 반 민수`: between a day and an hour the meal tells which half of the day that is
  /// in, where something else is the title; with somebody it is what takes place.
  private mutating func takeLunchHour(_ dates: DateInput) {
    let isWithSomebody = words.contains { word in
      ["랑", "하고", "와", "과"].contains(where: word.hasSuffix)
    }
    guard !isWithSomebody else { return }
    for place in words.indices.dropLast(2) where words[place] == "점심" && isBehindDay(place, dates) {
      var scanner = InputScanner(words[place + 1])
      guard let hour = scanner.number(digits: 1...2), [11, 12, 1, 2].contains(hour),
        scanner.take("시")
      else { continue }
      let rest = words[(place + 2)...].drop { $0 == "반" || $0.hasSuffix("분") }
      let isTitled = rest.contains { word in
        !WhenReader.mayTell(word) && !WhenReader.beginsRepetition(word)
      }
      if isTitled { words[place] = "낮" }
    }
  }

  /// `주말 내내`, `이번 주말 내내`: all of the weekend, which is the one to come unless told otherwise.
  private mutating func takeThroughout() {
    guard let place = words.lastIndex(of: "내내"), place > 0, words.count > 2,
      ["주말", "이번주말", "다음주말"].contains(words[place - 1])
    else { return }
    words.remove(at: place)
    let isTold = place > 1 && ["이번", "다음", "지난", "다다음", "매주", "매", "주"].contains(words[place - 2])
    if words[place - 1] == "주말", !isTold {
      words.replaceSubrange(place - 1..<place, with: ["이번", "주말"])
    }
  }

  /// Takes `2 days` behind `this weekend`, which has as many.
  private mutating func takeLengthOfWeekend(_ dates: DateInput) {
    for place in words.indices.dropFirst() {
      let count = [3, 2, 1].first { count in
        let length = words[place...].prefix(count).map { $0.lowercased() }
        return place + count <= words.count
          && PlanDraft.lengthsOfWeekend.contains(length.joined(separator: " "))
      }
      let isBehindWeekend = (1...3).contains { back in
        back <= place && dates.weekend(words[place - back..<place].joined(separator: " ")) != nil
      }
      guard let count, isBehindWeekend, words.count > count + 2 else { continue }
      words.removeSubrange(place..<place + count)
      return
    }
  }

  private static let lengthsOfWeekend: Set<String> = [
    "2 days", "two days", "both days", "for 2 days", "for two days", "2일", "2일간", "이틀", "이틀간",
    "이틀 동안", "2일 동안", "1박2일", "1박 2일",
  ]

  /// `오전10시병원`, `10시병원` behind a day: what takes place is typed right behind its hour.
  private mutating func partTitle(at place: Int, _ dates: DateInput) {
    let word = words[place]
    guard word.contains("시"), word.contains(where: \.isNumber) else { return }
    let isBesideDay = place > 0 && (try? dates.day(words[place - 1])) != nil
    let ends = word.indices.dropFirst(2).filter { word.distance(from: $0, to: word.endIndex) > 1 }
    for end in ends.reversed() {
      let (hour, rest) = (String(word[..<end]), word[end...])
      guard hour.contains("시"), rest.allSatisfy({ Hangul.isIn(String($0)) }),
        !PlanDraft.behindHours.contains(where: rest.hasPrefix),
        let (_, time) = try? dates.dayAndTime(hour), time != nil,
        isBesideDay || !hour.prefix(1).allSatisfy(\.isNumber)
      else { continue }
      words.replaceSubrange(place...place, with: [hour, String(rest)])
      return
    }
  }

  /// What stands behind an hour and is no title.
  private static let behindHours = [
    "간", "반", "에", "부터", "까지", "쯤", "경", "정각", "이후", "이전", "전", "후", "뒤", "께", "마다",
    "즈음", "넘어", "으로",
  ]

  private mutating func takeSigns(at place: Int, _ dates: DateInput) {
    let tellsTime = { (text: String) in (try? dates.dayAndTime("today \(text)"))?.time != nil }
    let word = words[place]
    if let number = PlanDraft.numberBeforeWeekday(word) {
      words[place] = "\(number)일" + word.drop { $0.isNumber }
    } else if word.hasPrefix("(") {
      takeBrackets(from: place, dates)
    } else if word == "sharp", place > 0,
      tellsTime(words[max(0, place - 2)..<place].joined(separator: " "))
        || tellsTime(words[place - 1])
    {
      words.remove(at: place)
    } else if PlanDraft.roughly.contains(word.lowercased()), place + 1 < words.count, place > 0,
      [1, 2].contains(where: { count in
        place + count < words.count
          && words[place + 1].first?.isNumber == true
          && tellsTime(words[place + 1...place + count].joined(separator: " "))
          && (place + count + 1 == words.count
            || (try? dates.day(words[place + count + 1])) != nil)
      })
    {
      words.remove(at: place)
    } else if PlanDraft.roughly.contains(word.lowercased()), place > 0, place + 1 < words.count,
      Int(words[place + 1]).map({ (1...12).contains($0) }) == true,
      place + 2 == words.count || (try? dates.day(words[place + 2])) != nil
    {
      // `around 5 tomorrow`.
      words[place] = "at"
    } else if let end = ["쯤에", "경에", "쯤", "경"].first(where: word.hasSuffix),
      tellsTime(String(word.dropLast(end.count)))
    {
      words[place].removeLast(end.count)
    }
  }

  private static let roughly: Set<String> = ["around", "about", "approx", "approx.", "roughly"]

  /// Of `28(토)` the number of the day.
  private static func numberBeforeWeekday(_ word: String) -> Int? {
    var scanner = InputScanner(word)
    guard let number = scanner.number(digits: 1...2), (1...31).contains(number), scanner.take("("),
      scanner.take(RepetitionWords.fullKoreanWeekdays) != nil
        || scanner.take(DayWords.weekdays) != nil, scanner.take(")"), scanner.isAtEnd
    else { return nil }
    return number
  }

  /// Takes the brackets around a day or a time, and around a length: `(2h)`.
  private mutating func takeBrackets(from place: Int, _ dates: DateInput) {
    guard place > 0,
      let end = words.indices[place...].prefix(5).first(where: {
        words[$0].hasSuffix(")")
      })
    else { return }
    var inner = Array(words[place...end])
    inner[0].removeFirst()
    guard inner[inner.count - 1].count > 1 else { return }
    inner[inner.count - 1].removeLast()
    let text = inner.joined(separator: " ")
    let isName = text.allSatisfy(\.isNumber) || text.isEmpty
    // A weekday right behind its date is read with it.
    let isOfDate =
      DayWords.weekdays.names(text) && words[place - 1].contains(where: \.isNumber)
    if isOfDate || isName { return }
    if (try? dates.dayAndTime(text)) != nil || SpanText(text, dates: dates) != nil {
      words.replaceSubrange(place...end, with: inner)
    } else if (try? DateInput.minutes(text)) != nil, end + 1 == words.count {
      words.replaceSubrange(place...end, with: Hangul.isIn(text) ? inner + ["동안"] : ["for"] + inner)
    }
  }

  /// `오늘부터 금요일까지`, `today to friday` on a Friday: it is that one day.
  mutating func joinOneDay(_ dates: DateInput) {
    for place in words.indices.dropLast() {
      let isKorean = words[place].hasSuffix("부터") && words[place + 1].hasSuffix("까지")
      let end = isKorean ? place + 1 : place + 2
      guard end < words.count,
        isKorean || ["to", "until", "till", "through"].contains(words[place + 1].lowercased())
      else { continue }
      let names = [words[place], words[end]].map { String($0.dropLast(isKorean ? 2 : 0)) }
      guard names.allSatisfy({ $0.count > 1 }), let first = try? dates.day(names[0]),
        first == (try? dates.day(names[1]))
      else { continue }
      let isLed = place > 0 && words[place - 1].lowercased() == "from"
      words.replaceSubrange(place - (isLed ? 1 : 0)...end, with: [names[0]])
      return
    }
  }
}

extension PlanDraft {
  /// `휴가 내일부터`, `Leave from tomorrow` tells no end.
  func checkOpenStartDay(_ reader: WhenReader) throws(DateInputError) {
    for place in words.indices {
      let word = words[place]
      if place > 0, ["from", "starting"].contains(word.lowercased()) {
        for count in stride(from: min(4, words.count - place - 1), to: 0, by: -1) {
          let name = WhenReader.text(words[place + 1...place + count])
          guard let day = try? reader.dates.day(name) else { continue }
          if let days = daysBefore(place) {
            throw .unclear(
              "\(days.text) \(word) \(name)",
              spellings: ["\(name) for \(days.text)"]
                + (word.lowercased() == "from"
                  ? [reader.plain(day.adding(days: days.count), false)] : []))
          }
          let isLasting = words.contains { PlanDraft.lastingInEnglish.names($0) }
          throw .unclear(
            "\(word) \(name)",
            spellings: [name, isLasting ? "\(name) for 3 days" : "every day from \(name)"])
        }
      } else if word.hasSuffix("부터"), word.count > 2 {
        for count in stride(from: min(3, place), through: 0, by: -1) {
          let typed = words[place - count...place].joined(separator: " ")
          let name = String(typed.dropLast(2))
          guard words.count > count + 1, name.count > 1,
            !words.contains(where: PlanDraft.mayTellEnd), (try? reader.dates.day(name)) != nil
          else { continue }
          let isLasting = words.contains { word in PlanDraft.lasting.contains(where: word.contains)
          }
          throw .unclear(
            typed, spellings: [name, isLasting ? "\(typed) 3일간" : "매일 \(typed)"])
        }
      }
    }
  }

  /// The `3 days` before `from monday`: so long from then, or so long after it.
  private func daysBefore(_ place: Int) -> (text: String, count: Int)? {
    guard place > 2, ["day", "days"].contains(words[place - 1].lowercased()) else { return nil }
    let number = words[place - 2]
    let count = Int(number) ?? DayWords.numbers.meaning(of: number)
    return count.map { ("\(number) \(words[place - 1])", $0) }
  }

  /// What goes on for days.
  static let lastingInEnglish = Vocabulary<Void>([
    ("leave|holiday|holidays|vacation|trip|visit|away|conference|workshop|course|festival|camp", ())
  ])

  /// `금요일까지`, `3일`.
  private static func mayTellEnd(_ word: String) -> Bool {
    word.hasSuffix("까지")
      || word.first?.isNumber == true && ["일", "박", "주", "달", "간"].contains { word.hasSuffix($0) }
  }

  /// `every year in october`, `매년 10월` tells no day of it.
  func checkMonth(of repetition: TypedRepetition) throws(DateInputError) {
    guard let rule = repetition.rule, rule.frequency == .yearly, rule.months.isEmpty else { return }
    for place in words.indices.dropFirst() {
      let isLed = words[place - 1].lowercased() == "in"
      if isLed, DayWords.months.names(words[place]) {
        throw .unclear(
          "\(words[place - 1]) \(words[place])",
          spellings: ["1 \(words[place])", "end of \(words[place])"])
      }
      guard let month = WhenReader.koreanMonth(words[place]) else { continue }
      throw .unclear(words[place], spellings: ["\(month)월 1일", "\(month)월 말일"])
    }
  }

  /// `MWF 6am`, `t/th 7pm`: weekdays by their letters, before a time.
  func checkLetters(_ reader: WhenReader) throws(DateInputError) {
    for place in words.indices.dropFirst().dropLast() {
      guard let days = PlanDraft.letters.meaning(of: words[place]),
        reader.beginsWithTime(words[(place + 1)...])
      else { continue }
      throw .unclear(words[place], spellings: ["every \(days)"])
    }
    for place in words.indices.dropFirst() where place + 3 < words.count {
      let list = words[place..<place + 3]
      guard list.map({ $0.lowercased() }) == ["m", "w", "f"],
        reader.beginsWithTime(words[(place + 3)...])
      else { continue }
      throw .unclear(WhenReader.text(list), spellings: ["every mon, wed, fri"])
    }
  }

  private static let letters = Vocabulary<String>([
    ("mwf|m/w/f|m-w-f", "mon, wed, fri"), ("tth|t/th|tuth|tu/th|t-th", "tue, thu"),
  ])

  /// `매일 아침 저녁`, `every morning and evening`: two times of a day.
  func checkParts(at place: Int) throws(DateInputError) {
    guard place > 0, place < words.count, DayWords.partsOfDay.names(words[place - 1]) else {
      return
    }
    let isJoined = ["and", "&"].contains(words[place].lowercased())
    let next = place + (isJoined ? 1 : 0)
    guard next < words.count else { return }
    let bare =
      ["으로", "에"].first { words[next].hasSuffix($0) && words[next].count > 2 }
      .map { String(words[next].dropLast($0.count)) } ?? words[next]
    let first = PlanDraft.withoutJoin(words[place - 1])
    guard DayWords.partsOfDay.names(bare), Hangul.isIn(bare) || isJoined, bare != first else {
      return
    }
    throw .unclear(
      words[place - 1...next].joined(separator: " "), spellings: [first, bare])
  }
}
