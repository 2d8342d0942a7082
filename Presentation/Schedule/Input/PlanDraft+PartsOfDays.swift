import HearthDomain

/// Parts of the day in which something takes place again and again.
extension PlanDraft {
  /// `every tuesday evening` for `tuesday evenings`, `every morning 7am` for `mornings 7am`.
  mutating func namePartsOfDays(_ dates: DateInput) {
    let reader = WhenReader(dates: dates, isAllDay: false)
    for place in words.indices.dropFirst().reversed() {
      guard let part = PlanDraft.plurals[WhenReader.text([words[place]]).lowercased()] else {
        continue
      }
      let days = words[..<place].reversed().prefix { word in
        PlanDraft.daysBefore.names(WhenReader.text([word]))
      }
      var first = place - days.count
      while first < place, ["and", "&"].contains(words[first].lowercased()) { first += 1 }
      // With which a title begins, these are its name: `Friday nights with Jo`.
      guard first > 0, Int(words[first - 1]) == nil, !DayWords.numbers.names(words[first - 1]),
        !PlanDraft.rareParts.contains(words[first - 1].lowercased())
      else { continue }
      let isEvery = RepetitionWords.every.names(words[first - 1])
      // `Arabian Nights 8pm` is a film.
      let isTimed =
        words[place].first?.isUppercase == false && place + 1 < words.count
        && (reader.beginsWithTime(words[(place + 1)...]) || isLedFurther(from: place, reader))
      guard isEvery || first < place || isTimed else { continue }
      let isLed = first > 1 && words[first - 1].lowercased() == "on"
      let behind = words[place].hasSuffix(",") ? "," : ""
      words.replaceSubrange(
        (isLed ? first - 1 : first)...place,
        with: (isEvery ? [] : ["every"]) + words[first..<place] + [part + behind])
    }
  }

  /// Whether months or days follow in which it repeats: `mornings in january`, `mornings this
  /// week`, `evenings until friday`; a hotel is booked for the nights of a month. What is quoted is
  /// of the title, and tells nothing.
  private func isLedFurther(from place: Int, _ reader: WhenReader) -> Bool {
    guard words[place] != "nights" else { return false }
    let period = WhenReader.text(words[(place + 1)...].prefix(2))
    if words[place + 1] == PlanDraft.placeholder {
      return reader.beginsWithTime(words[(place + 2)...])
    }
    if WhenReader.openPeriods.names(period) || englishMonths(at: place + 1, reader) != nil {
      return true
    }
    var scanner = FoldedWords(words).scanner(at: place + 1)
    return reader.dates.clause(&scanner) != nil
  }

  private static let plurals = [
    "mornings": "morning", "afternoons": "afternoon", "evenings": "evening", "nights": "night",
  ]
  private static let daysBefore = Vocabulary<Void>([
    ("monday|mon|tuesday|tues|tue|wednesday|weds|wed|thursday|thurs|thu|friday|fri", ()),
    ("saturday|sat|sunday|sun|weekday|weekend|and|&", ()),
  ])
  private static let rareParts: Set<String> = [
    "early", "late", "most", "some", "these", "those", "for", "of", "the", "few", "several", "good",
  ]

  /// `매일 아침` for `아침마다`, `일요일마다 저녁에` for `일요일 저녁마다`.
  mutating func namePartsOfDaysInKorean(_ dates: DateInput) {
    for place in words.indices.dropFirst().reversed() {
      if namePartOfDay(at: place, dates) { continue }
      guard let part = partOfEachDay(place, dates) else { continue }
      let before = words[place - 1]
      let isOfDays = PlanDraft.isKindOfDays(before)
      let isToldBefore = place > 1 && WhenReader.beginsRepetition(words[place - 2])
      if WhenReader.beginsRepetition(before) || isOfDays && isToldBefore {
        words.replaceSubrange(place...place, with: part)
      } else if isOfDays {
        words.replaceSubrange(place - 1...place, with: [before + "마다"] + part)
      } else {
        words.replaceSubrange(place...place, with: ["매일"] + part)
      }
    }
    guard words.count > 1, !beginsAsName, let part = partOfEachDay(0, dates) else { return }
    words.replaceSubrange(0...0, with: ["매일"] + part)
  }

  /// `내일 오전` for `내일 오전 중에` and `내일 오전중에`, `내일 저녁에` for `내일 저녁때`. Beside no day that is
  /// part of the title: `오전 중 회의록 정리`.
  private mutating func namePartOfDay(at place: Int, _ dates: DateInput) -> Bool {
    for (part, ends, meant) in PlanDraft.spokenParts {
      let isApart = words[place - 1] == part && ends.contains(words[place])
      guard isApart || ends.contains(where: { words[place] == part + $0 }) else { continue }
      let first = isApart ? place - 1 : place
      if isToldOfDays(first, dates) { words.replaceSubrange(first...place, with: [meant]) }
      return true
    }
    return false
  }

  private static let spokenParts: [(part: String, ends: Set<String>, meant: String)] = [
    ("오전", during, "오전"), ("오후", during, "오후"),
    ("아침", around, "아침에"), ("점심", around, "점심때"), ("저녁", around, "저녁에"),
  ]
  private static let during: Set<String> = ["중", "중에", "중으로"]
  private static let around: Set<String> = ["때", "때에"]

  private static func isKindOfDays(_ word: String) -> Bool {
    RepetitionWords.koreanKindsOfDay.names(word) || RepetitionWords.fullKoreanWeekdays.names(word)
      || RepetitionForm.weekdaysInOrder(word) != nil
  }

  /// `아침` of `아침마다`, where it is no second one; of those that tell no hour, where one follows,
  /// beside which nothing is left of lunch: `점심마다 12시 반`.
  private func partOfEachDay(_ place: Int, _ dates: DateInput) -> [String]? {
    let part = String(words[place].dropLast(2))
    guard words[place].hasSuffix("마다"), PlanDraft.koreanParts.contains(part) else { return nil }
    if place > 0, PlanDraft.koreanParts.contains(words[place - 1]) { return nil }
    let reader = WhenReader(dates: dates, isAllDay: false)
    let isTimed = reader.beginsWithTime(words[(place + 1)...])
    if PlanDraft.openParts[part] != nil, !isTimed { return nil }
    return isTimed && part.hasPrefix("점심") ? [] : [PlanDraft.meals[part] ?? part]
  }

  /// Parts of the day that are meals otherwise.
  private static let meals = ["저녁": "저녁에", "점심": "점심에", "점심시간": "점심에"]

  /// Those that tell no hour, with what is read in their place.
  private static let openParts = ["새벽": "새벽 5시", "낮": "낮 12시", "점심시간": "낮 12시"]

  /// Of `밤마다 우는 새` each night may be told of the bird, where no first or last day is told.
  private var beginsAsName: Bool {
    words.dropFirst().first?.hasSuffix("는") == true && !PlanDraft.tellsSpan(words)
  }

  /// Throws for each part of a day that may be of the name, where nothing else tells a day; for
  /// `새벽마다`, of which no hour is told; and for `아침 저녁마다`.
  func checkPartOfEachDay(_ reader: WhenReader, isRepeated: Bool) throws(DateInputError) {
    for place in words.indices where words[place].hasSuffix("마다") && words.count > 1 {
      let part = String(words[place].dropLast(2))
      guard PlanDraft.koreanParts.contains(part) else { continue }
      if place == 0, beginsAsName, tellsDay(without: 0..<1, reader) { continue }
      let before = place > 0 ? words[place - 1] : ""
      let (isDays, isPart) = (
        PlanDraft.isKindOfDays(before), PlanDraft.koreanParts.contains(before)
      )
      let lead = isRepeated ? "" : isDays ? "\(before)마다 " : "매일 "
      throw .unclear(
        isDays || isPart ? "\(before) \(words[place])" : words[place],
        spellings: (isPart ? [before, part] : [part]).map { part in
          lead + (PlanDraft.openParts[part] ?? PlanDraft.meals[part] ?? part)
        })
    }
  }

  private func isToldOfDays(_ place: Int, _ dates: DateInput) -> Bool {
    guard place > 0 else { return false }
    let before = words[place - 1]
    return isBehindDay(place, dates) || DayWords.weekdays.names(before)
      || PlanDraft.isKindOfDays(before) || before.hasSuffix("마다")
      || WhenReader.beginsRepetition(before)
  }

  private static let koreanParts: Set<String> = [
    "새벽", "아침", "점심", "점심시간", "저녁", "밤", "낮", "오전", "오후",
  ]

  /// Takes the hour with which the title ends, of the part of the day in which something repeats:
  /// `every morning with Sam at 7am`, `매일 아침 먹는 약 오전 8시`.
  mutating func takeHour(of part: WhenReader.When, _ reader: WhenReader) -> WhenReader.When {
    let name = part.from.lowercased().withoutKoreanAt
    guard part.to == nil,
      PlanDraft.plurals.values.contains(name) || PlanDraft.koreanParts.contains(name)
    else { return part }
    for count in (1...3).reversed() where words.count > count {
      let hours = words.suffix(count)
      let before = words[words.count - count - 1]
      let isOfPart = PlanDraft.koreanParts.contains(before)
      let lead = isOfPart || ["at", "@"].contains(before.lowercased()) ? 1 : 0
      // A verse is no hour: `Read every morning John 8:12`.
      guard words.count > count + lead, let first = hours.first, first.first?.isNumber == true,
        hours.contains(where: { PlanDraft.marksHour($0) }),
        !PlanDraft.binding.union(["around", "about"]).contains(before.lowercased()),
        !WhenReader.isNumber(first, of: before, beside: hours.dropFirst().first)
      else { continue }
      let typed = isOfPart ? before : part.from
      // Lunch is no half of the day.
      let half = typed.hasPrefix("점심") ? "낮" : typed
      let whole = Hangul.isIn(half) ? [half] + hours : Array(hours)
      guard let time = reader.timeBesideDay(whole[...]), reader.isSameHalf(time, part) else {
        continue
      }
      words.removeLast(count + lead)
      return time
    }
    return part
  }

  private static func marksHour(_ word: String) -> Bool {
    ["am", "pm"].contains(where: word.lowercased().hasSuffix) || word.contains("시")
  }

  /// Throws for `아침저녁으로`, `mornings and evenings`: a plan has one time. On one day that is told
  /// these are part of the title: `Write about mornings and evenings tomorrow`.
  func checkMorningAndEvening(
    isRepeated: Bool, hasDay: Bool, in typed: [String]
  ) throws(DateInputError) {
    let isOnce = hasDay && !isRepeated && !PlanDraft.tellsSpan(typed)
    for place in words.indices.dropFirst().dropLast(2)
    where !isOnce && ["and", "&"].contains(words[place + 1].lowercased()) {
      let parts = [place, place + 2].compactMap { PlanDraft.plurals[WhenReader.text([words[$0]])] }
      guard parts.count == 2 else { continue }
      throw .unclear(
        WhenReader.text(words[place...place + 2]),
        spellings: parts.map { isRepeated ? $0 : "every \($0)" })
    }
    // `Work evenings "Kind of Blue"`.
    for place in words.indices.dropFirst().dropLast()
    where !isOnce && words[place] != "nights" && words[place + 1] == PlanDraft.placeholder {
      guard let part = PlanDraft.plurals[words[place]] else { continue }
      throw .unclear(words[place], spellings: ["every \(part)"])
    }
    for (place, word) in words.enumerated() where words.count > 1 {
      let mayBeName = place == 0 && (isOnce || word == "아침저녁")
      guard !mayBeName, ["아침저녁", "아침저녁으로", "아침저녁마다"].contains(word) else { continue }
      // Before other words an evening without its particle is a meal.
      let parts = ["아침", place == 0 ? "저녁에" : "저녁"]
      throw .unclear(word, spellings: parts.map { isRepeated ? $0 : "매일 \($0)" })
    }
  }
}

extension WhenReader {
  /// Whether both times are before noon, or neither is.
  fileprivate func isSameHalf(_ one: When, _ other: When) -> Bool {
    let halves = [one, other].map { when -> Bool? in
      (try? dates.dayAndTime("\(dates.now.day) \(when.from)"))?.time.map { $0.hour < 12 }
    }
    return halves[0] != nil && halves[0] == halves[1]
  }
}
