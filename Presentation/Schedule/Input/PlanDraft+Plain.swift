import HearthDomain

/// Words of a plan that are written so that nothing else would read them, as they are meant.
extension PlanDraft {
  /// Parts `standup@fri`, puts the moon before its date, mends months that were misspelt, and more.
  mutating func makePlain(_ dates: DateInput) {
    partSigns(dates)
    takeSigns(dates)
    makeHoursPlain(dates)
    takeFrom(dates)
    writeNumbers()
    nameMonths(dates)
    nameNights(dates)
    namePartsOfDays(dates)
    namePartsOfDaysInKorean(dates)
    takeWithinDay()
    leadWithMoon()
    holdFeastOfMoon()
    holdFeastBehindDate(dates)
    mend(.months)
    spanDays(dates)
    joinOneDay(dates)
  }

  /// `sat 3pm` for `sat from 3pm`, with no end.
  private mutating func takeFrom(_ dates: DateInput) {
    for place in words.indices.dropFirst().dropLast().reversed()
    where words[place].lowercased() == "from" && isBehindDay(place, dates) {
      let isOpen =
        place + 2 == words.count || !SpanText.isMark(words[place + 2].lowercased())
      if isOpen, (try? dates.time(words[place + 1])) != nil { words.remove(at: place) }
    }
  }

  /// `11월 30일` for `십일월 삼십일`, `12월 말` for `십이월 말`: beside a day of it a month is none of a
  /// name.
  private mutating func writeNumbers() {
    for place in words.indices.reversed() {
      guard let (month, joined) = DayWords.read(words[place], before: "월") else { continue }
      let isJoined = !joined.isEmpty
      guard isJoined || place + 1 < words.count, !mayCarryOver(place) else { continue }
      let next = isJoined ? joined : words[place + 1]
      let day = DayWords.read(next, before: "일").flatMap { day, rest in
        PlanDraft.dayEndings.contains(rest) || rest.hasPrefix("(") ? "\(day)일\(rest)" : nil
      }
      var scanner = InputScanner(next)
      let isDay = scanner.number(before: "일") != nil && !PlanDraft.isAmount(next)
      let isTold = isDay || PlanDraft.endsOfMonth.names(next)
      guard let day = day ?? (isTold && !isJoined ? next : nil) else { continue }
      words.replaceSubrange(place..<place + (isJoined ? 1 : 2), with: ["\(month)월", day])
    }
  }

  /// `3일치`, `3일분`.
  private static func isAmount(_ word: String) -> Bool {
    let unit = word.drop(while: \.isNumber)
    return ["일치", "일분", "일짜리"].contains { unit.hasPrefix($0) }
  }

  /// `이월 3일`: whoever has digits for the day has them for February, too, and carries days over
  /// with the word.
  private func mayCarryOver(_ place: Int) -> Bool {
    words[place] == "이월" && place + 1 < words.count && words[place + 1].first?.isNumber == true
      && (place == 0 || words[place - 1] != "음력")
  }

  /// Throws for it where it could be a day all the same.
  func checkCarriedOver() throws(DateInputError) {
    for place in words.indices where mayCarryOver(place) {
      let ending = words[place + 1].drop(while: \.isNumber)
      guard ending.first == "일", PlanDraft.dayEndings.contains(String(ending.dropFirst())) else {
        continue
      }
      let day = "2월 \(words[place + 1])"
      throw .unclear(
        "이월 \(words[place + 1])", spellings: ["일", "일에"].contains(ending) ? [day] : [])
    }
  }

  private static let dayEndings: Set<String> = ["", ",", "에", "에는", "까지", "부터", "날"]
  private static let endsOfMonth = Vocabulary<Void>([
    ("말|말일|말에|말일에|말까지|말일까지", ())
  ])

  /// `yearly 15 dec` for `yearly 15.12.`; a date with its year is no day of every year.
  private mutating func nameMonths(_ dates: DateInput) {
    for place in words.indices.dropFirst()
    where words[place].first?.isNumber == true
      && ["yearly", "annually"].contains(words[place - 1].lowercased())
      && words[place].utf8.count <= "15.12.".utf8.count
    {
      guard let day = try? dates.day(words[place]) else { continue }
      words[place] = "\(day.dayOfMonth) \(day.calendarMonth.shortName(in: .english).lowercased())"
    }
  }

  /// The same with the days mended that were misspelt; nil where none were.
  var withDaysMended: PlanDraft? {
    var draft = self
    draft.mend(.days)
    return draft.corrected == corrected ? nil : draft
  }

  private mutating func mend(_ spelling: DaySpelling) {
    for place in words.indices {
      guard let meant = spelling.meant(by: words[place]) else { continue }
      // Moday may be a name with which a title begins; tomorow is none.
      if place == 0, meant != "tomorrow" { continue }
      corrected.append(CorrectedWord(typed: words[place], meant: meant))
      words[place] = meant
    }
  }

  /// `standup@fri`, `lunch@noon`, `@9am`; but addresses are no days.
  private mutating func partSigns(_ dates: DateInput) {
    for place in words.indices.reversed() {
      let parts = words[place].split(separator: "@", omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[1].isEmpty,
        (try? dates.dayAndTime(String(parts[1]))) != nil
      else { continue }
      words.replaceSubrange(
        place...place, with: [String(parts[0]), "@", String(parts[1])].filter { !$0.isEmpty })
    }
  }

  /// `8월 15일 음력`, `8월 15일(음력)`, `(음) 8/15` as `음력 8월 15일`.
  private mutating func leadWithMoon() {
    for place in words.indices {
      let ending = PlanDraft.moonEndings.first { words[place].hasSuffix($0) }
      if let ending, words[place].count > ending.count {
        words[place].removeLast(ending.count)
        words.insert("음력", at: place + 1)
        return leadWithMoon()
      }
      guard PlanDraft.moonSigns.contains(words[place].lowercased()) else { continue }
      let isKorean = words[place].lowercased() != "lunar"
      let sign = isKorean ? "음력" : "lunar"
      if place + 1 < words.count, LunarWords.mayBeDate(words[place + 1]) {
        words[place] = sign
        return
      }
      let count = [2, 1].first { count in
        guard place > count else { return false }
        let date = words[place - count..<place].joined(separator: " ")
        return InputScanner.whole("음력 \(date)", LunarWords.init) != nil
      }
      guard let count else { continue }
      words.remove(at: place)
      words.insert(sign, at: place - count)
      return
    }
  }

  private static let moonEndings = ["(음력)", "(음)"]
  private static let moonSigns: Set<String> = ["음력", "(음력)", "(음)", "음", "lunar"]
}

// MARK: - Reminders

extension PlanDraft {
  /// Takes `remind 2h`, `remind 30m and 1d`, `remind me 30 minutes before`, `2시간 전 알림`, `30분 전에
  /// 알려줘`: how many minutes before the start, each of them.
  mutating func takeReminders() -> [Int] {
    takeEnglishReminders() ?? takeKoreanReminders() ?? []
  }

  private mutating func takeEnglishReminders() -> [Int]? {
    for place in words.indices.dropFirst()
    where PlanDraft.calls.contains(words[place].lowercased()) {
      let isLed = place + 1 < words.count && words[place + 1].lowercased() == "me"
      let first = place + (isLed ? 2 : 1)
      let isDayBefore = [3, 2].first { count in
        first + count <= words.count
          && PlanDraft.dayBefore.contains(
            words[first..<first + count].joined(separator: " ").lowercased())
      }
      // Amid a title it may be what is to be done: `Send reminder the day before exam`.
      if let count = isDayBefore, first + count == words.count {
        words.removeSubrange(place..<first + count)
        return [1440]
      }
      guard let (minutes, next) = lengths(at: first) else { continue }
      let isSaid = next < words.count && PlanDraft.before.contains(words[next].lowercased())
      words.removeSubrange(place..<next + (isSaid ? 1 : 0))
      return minutes
    }
    return nil
  }

  private mutating func takeKoreanReminders() -> [Int]? {
    for place in words.indices where PlanDraft.reminding.contains(words[place]) {
      if let (minutes, next) = length(at: place + 1), place > 0 {
        // `알람 10분 전 알림`.
        let isTwice = next < words.count && PlanDraft.reminding.contains(words[next])
        words.removeSubrange(place..<next + (isTwice ? 1 : 0))
        return [minutes]
      }
      guard var (first, minutes) = length(before: place) else { continue }
      // `엄마 생일 전날 알림 12월 9일` is a note for the day before.
      guard minutes % 1440 != 0 || place + 2 >= words.count else { continue }
      let isLong = place + 1 < words.count && PlanDraft.asking.contains(words[place + 1])
      var all = [minutes]
      while PlanDraft.withoutJoin(words[first - 1]) != words[first - 1],
        let other = length(before: first)
      {
        (first, minutes) = other
        all.insert(minutes, at: 0)
      }
      words.removeSubrange(first..<place + (isLong ? 2 : 1))
      return all
    }
    return nil
  }

  /// The longest length of time with which the words before that place end, but for the first one.
  private func length(before place: Int) -> (first: Int, minutes: Int)? {
    (max(1, place - 3)..<max(1, place)).lazy.compactMap { first in
      length(at: first).flatMap { $0.next == place ? (first: first, minutes: $0.minutes) : nil }
    }.first
  }

  /// The lengths of `30m and 1d` and of `30m, 1d`, and the word after them; behind a comma alone
  /// something else may follow.
  private func lengths(at place: Int) -> (minutes: [Int], next: Int)? {
    guard let (first, next) = length(at: place) else { return nil }
    let isJoined = next < words.count && PlanDraft.joins.contains(words[next].lowercased())
    guard isJoined || words[next - 1].hasSuffix(","),
      let (others, end) = lengths(at: next + (isJoined ? 1 : 0)), isJoined || end == words.count
    else { return ([first], next) }
    return ([first] + others, end)
  }

  /// The longest length of time that begins there, `2시간 전에` among them, and the word after it.
  private func length(at place: Int) -> (minutes: Int, next: Int)? {
    for count in stride(from: min(4, words.count - place), to: 0, by: -1) {
      var text = PlanDraft.withoutJoin(words[place..<place + count].joined(separator: " "))
      if PlanDraft.dayBeforeInKorean.contains(text) { return (1440, place + count) }
      for end in ["전에", "전"] where text.hasSuffix(end) { text.removeLast(end.count) }
      if let minutes = (try? DateInput.minutes(text)) ?? PlanDraft.minutesOfDays(text) {
        return (minutes, place + count)
      }
    }
    return nil
  }

  /// Of `하루`, `이틀`, `일주일`.
  private static func minutesOfDays(_ text: String) -> Int? {
    var scanner = InputScanner(text)
    guard let (count, unit) = scanner.take(DayWords.counts) else { return nil }
    scanner.skipSpaces()
    guard scanner.isAtEnd, unit == .days || unit == .weeks else { return nil }
    return count * 1440 * (unit == .weeks ? 7 : 1)
  }

  /// Throws for a reminder at a time of another day, which is neither read nor part of a title:
  /// `전날 저녁 8시 알림`, `remind me the evening before`.
  func checkReminder() throws(DateInputError) {
    for place in words.indices.dropFirst() {
      let isKorean = words[place] == "전날"
      guard isKorean || PlanDraft.calls.contains(words[place].lowercased()) else { continue }
      let rest = words[(place + 1)...].prefix(isKorean ? 3 : 5)
      let end = rest.firstIndex { word in
        isKorean ? PlanDraft.reminding.contains(word) : word.lowercased() == "before"
      }
      guard let end, isKorean || PlanDraft.partsBefore.contains(words[end - 1].lowercased())
      else { continue }
      throw .unclear(
        words[place...end].joined(separator: " "),
        spellings: [isKorean ? "전날 \(words[end])" : "remind the day before"])
    }
  }

  private static let calls: Set<String> = ["remind", "reminder", "alert"]
  private static let partsBefore: Set<String> = ["day", "morning", "afternoon", "evening", "night"]
  private static let dayBeforeInKorean: Set<String> = [
    "전날", "전날에", "하루 전날", "하루 전날에", "하루전날",
  ]
  private static let dayBefore: Set<String> = ["the day before", "day before"]
  private static let before: Set<String> = ["before", "earlier", "ahead", "prior"]
  private static let reminding: Set<String> = [
    "알림", "알람", "알려줘", "알려", "알림으로", "리마인드", "알려주기",
  ]
  private static let asking: Set<String> = ["줘", "주기", "설정"]
}

// MARK: - Until when something is to be done

extension PlanDraft {
  /// Takes `by friday`, `by 5pm on fri`, and `마감 금요일까지`: that day alone, not all until then.
  mutating func takeDeadline(_ reader: WhenReader) -> WhenReader.When? {
    let isDue = words.contains { word in PlanDraft.dues.contains(where: word.contains) }
    for (place, text) in deadlines() {
      guard words.count > place.count, let when = reader.moment(named: text) else { continue }
      if !isDue, words[place.upperBound - 1].hasSuffix("까지"), !isDoneOnce(by: when, place, reader) {
        continue
      }
      if reader.isDayAlone(when), lastHour(behind: place) != nil { continue }
      // One drops by on Saturday.
      let isVerb =
        place.lowerBound > 0
        && PlanDraft.verbsOfBy.contains(words[place.lowerBound - 1].lowercased())
      words.removeSubrange(place.lowerBound + (isVerb ? 1 : 0)..<place.upperBound)
      return when
    }
    return nil
  }

  /// The number behind a day with which the words end, `5` of `by monday 5`: it may be the hour.
  func lastHour(behind place: Range<Int>) -> Int? {
    guard place.upperBound + 1 == words.count, let hour = Int(words[place.upperBound]) else {
      return nil
    }
    return (1...23).contains(hour) ? hour : nil
  }

  private func deadlines() -> [(Range<Int>, String)] {
    let isSpan = words.contains { $0.hasSuffix("부터") }
    return words.indices.flatMap { place -> [(Range<Int>, String)] in
      if place > 0, words[place].lowercased() == "by" {
        let most = min(place + 1 + WhenReader.longest, words.count)
        return stride(from: most, to: place + 1, by: -1).map { end in
          (place..<end, words[place + 1..<end].joined(separator: " "))
        }
      }
      return isSpan ? [] : koreanEndings(at: place)
    }
  }

  /// Whether `선물 사기 24일까지` is done by that day: nothing else tells a day, and the words name
  /// nothing that lasts until then, as `휴가 24일까지` does. Of a time alone it is the end.
  private func isDoneOnce(
    by when: WhenReader.When, _ place: Range<Int>, _ reader: WhenReader
  ) -> Bool {
    var others = words
    others.removeSubrange(place)
    return reader.timeAlone(when) == nil && !DateInput.isEndOfDay(when.from)
      && !others.contains { word in PlanDraft.lasting.contains(where: word.contains) }
      && reader.unread(in: others) == nil
  }

  /// What goes on until a day.
  static let lasting = [
    "휴가", "여행", "출장", "연휴", "방학", "축제", "전시", "세일", "할인", "행사", "입원", "공사", "캠프",
    "연수", "휴무", "휴업", "휴관", "휴직", "휴학", "재택", "격리", "다이어트", "기간", "작업", "공부",
    "근무", "당직", "파견", "훈련", "단식", "금식", "이벤트", "박람회", "페스티벌", "영업", "병가", "실습",
    "인턴", "프로젝트", "수련", "답사", "투어", "체류", "머물", "쉬기", "휴식", "회의", "수업",
  ]

  private static let verbsOfBy: Set<String> = ["drop", "stop", "swing", "come", "pop", "pass"]

  /// What is done once until a day, and does not last until then.
  private static let dues = [
    "마감", "제출", "기한", "납부", "접수", "반납", "과제", "숙제", "납기", "내야", "완료", "끝내기",
  ]
}

/// A day that was misspelt, and what it was read as.
struct CorrectedWord: Hashable {
  let typed: String
  let meant: String
}

extension [CorrectedWord] {
  /// The words as they were typed.
  func typed(_ text: String) -> String {
    let words = text.split(separator: " ").map { word in
      first { $0.meant == word }?.typed ?? String(word)
    }
    return isEmpty ? text : words.joined(separator: " ")
  }
}

extension DateInputError {
  /// The same with the words as they were typed.
  func naming(_ corrected: [CorrectedWord]) -> DateInputError {
    switch self {
    case .noSuchDay(let text): .noSuchDay(corrected.typed(text))
    case .otherWeekday(let text, let day): .otherWeekday(corrected.typed(text), day)
    case .notYetCome(let text, let next, let last, let time):
      .notYetCome(corrected.typed(text), next: next, last: last, time)
    case .noSuchTime(let text): .noSuchTime(corrected.typed(text))
    case .missingUnit(let text, let unit): .missingUnit(corrected.typed(text), unit)
    case .unknownForm(let text, let wanted): .unknownForm(corrected.typed(text), wanted)
    case .unclear(let text, let spellings):
      .unclear(PlanDraft.withoutHeld(corrected.typed(text)), spellings: spellings)
    case .unclearTitle: self
    case .missingTitle(let text, let titles, let asItStands):
      .missingTitle(corrected.typed(text), titles: titles, asItStands: asItStands)
    }
  }
}
