import HearthDomain

/// A title as it is typed, with what its words tell of when it takes place, and when again.
///
/// Words in inner quotes are title whatever they say. What looks like a day, a time or a repetition
/// and is understood as none is never kept silently: it is thrown as
/// ``DateInputError/unclear(_:spellings:)``.
package struct TypedPlan: Hashable {
  /// What is left as the title, never blank.
  package let title: EventTitle
  /// The day, the time or both, as `--from` understands them; nil where no words tell the start.
  package internal(set) var from: String?
  /// The end, as `--to` understands it, where the words tell one.
  package internal(set) var to: String?
  /// How long it lasts, where the words tell that and no end.
  package let minutes: Int?
  package let isAllDay: Bool
  package let repetition: TypedRepetition?
  /// The zone on whose clock the times are meant, where the words name one.
  let zone: String?
  /// Words that could tell when and stay in the title, to be told.
  let staying: StayingWords?
  /// How many minutes before the start it is called to mind, where the words tell that.
  let reminders: [Int]
  /// Days that were misspelt, as they were read, to be told.
  let corrected: [CorrectedWord]
  /// The hour in the other half of the day that could be meant as well, to be told.
  let otherHour: TimeOfDay?
  /// Words of a title of whole days that tell a part of the day and no hour, to be told.
  let openHour: OpenHour?

  /// Whether the words are a title and nothing else.
  var tellsNothing: Bool {
    from == nil && to == nil && minutes == nil && !isAllDay && repetition == nil
      && reminders.isEmpty
  }

  /// Throws what `--from` would for words that are clearly meant as a day or a time that there is
  /// not; `kept` are those that somebody wants in the title.
  package init(
    _ whole: String, dates: DateInput, isAllDay: Bool = false, keeping kept: [String] = []
  ) throws(DateInputError) {
    let dates = dates.remembering
    var draft = PlanDraft(whole, isAllDay: isAllDay, keeping: kept)
    draft.makePlain(dates)
    guard let mended = draft.withDaysMended else {
      self = try TypedPlan(naming: draft, of: whole, dates)
      return
    }
    // Beside a day that is told, a word like one may be a name.
    if let plan = try? TypedPlan(draft, of: whole, dates), plan.tellsDay(dates) {
      let other = try? TypedPlan(mended, of: whole, dates)
      self = other.flatMap { $0.isSameStart(as: plan, dates) ? $0 : nil } ?? plan
    } else {
      self = try TypedPlan(naming: mended, of: whole, dates)
    }
  }

  private func tellsDay(_ dates: DateInput) -> Bool {
    repetition != nil || from.map { (try? dates.time($0)) == nil } ?? false
  }

  /// Whether the mended words of this one only add to what the other tells: `friday to wednsday`,
  /// `every tue and thurday`.
  private func isSameStart(as other: TypedPlan, _ dates: DateInput) -> Bool {
    guard let from, let start = other.from, repetition == nil || other.repetition == nil else {
      return repetition != nil && other.repetition != nil
    }
    return (try? dates.dayAndTime(from).day) == (try? dates.dayAndTime(start).day)
  }

  /// Throws with the words as they were typed.
  private init(
    naming draft: PlanDraft, of whole: String, _ dates: DateInput
  ) throws(DateInputError) {
    do {
      self = try TypedPlan(draft, of: whole, dates)
    } catch {
      throw error.naming(draft.corrected)
    }
  }

  private init(
    _ plain: PlanDraft, of whole: String, _ dates: DateInput
  ) throws(DateInputError) {
    var draft = plain
    draft.holdMeal(dates)
    let meal = draft.holdEatenMeal()
    let reminders = draft.takeReminders()
    if reminders.isEmpty { try draft.checkReminder() }
    try draft.checkZone(dates)
    let named = draft.takeZone(dates)
    let dates = named.map { dates.on($0.zone) } ?? dates
    try dates.checkOrder(of: WhenReader.text(draft.words[...]))
    var reader = WhenReader(dates: dates, isAllDay: draft.isAllDay)
    reader.isOfNight = draft.words.contains(where: WhenReader.nights.names)
    try draft.checkCountBehindMonth()
    try draft.checkCarriedOver()
    draft.tellDayOfFeast()
    draft.holdFeastBeforeMoon(dates.repetitionForm)
    draft.holdThingsToDo()
    if let plain = try TypedPlan(nothingBut: draft, whole, reader) {
      if let named { throw .unclear(named.words, spellings: []) }
      self = plain
      return
    }
    let words = draft.words
    draft.tellDeadlineOfMonth(reader)
    draft.joinMoonAndYear()
    draft.joinPlaceAndMonth(reader)
    draft.joinWeekdaysAndWeek(reader)
    try draft.checkAlternatives(reader)
    try draft.checkLateEnd()
    try draft.checkDoneInOneWord(reader)
    try draft.checkNights(reader)
    try draft.checkWeekdayBehindMonth(reader)
    try draft.checkHours(dates)
    try draft.checkMinutesToHour(dates)
    try draft.checkHourBehindDate(dates)
    let days = draft.takeCalendarLength(reader)
    try draft.checkLengthOfNothing()
    let lasting = draft.takeLengthAtEnd(reader)
    var repeated = try draft.takeRepetition(reader)
    if repeated != nil, repeated?.time == nil {
      repeated?.time = draft.takePartOfDay(of: "today", reader)
        .map { WhenReader.When(from: $0) }
    }
    if let part = repeated?.time { repeated?.time = draft.takeHour(of: part, reader) }
    try reader.checkHalves(of: repeated, in: words)
    if repeated == nil {
      try draft.checkLoneThing(reader)
      try draft.checkLeadingWeekdays(reader)
      try draft.checkMonthDaysSideBySide()
      try draft.settleWeeks(reader)
      try draft.checkDaily(reader)
      try draft.settleWeekdayBesideDistance(reader)
      try draft.checkWeekdays(reader)
      try draft.checkPlaceOfMonth(reader)
      try draft.checkWeekdayOfMonth(reader)
      try draft.checkFeastWeekend(reader)
      try draft.checkDistanceToFeast(reader)
      try draft.checkWithin(reader)
      try draft.checkTimeBefore(reader)
      try draft.checkAfterNext(reader)
      try draft.checkWeekOfMonth(reader)
      try draft.checkDotsBeforeFeast()
      try draft.checkNamedFeast(dates)
      try draft.checkOpenStart(reader)
      try draft.checkSentenceEnd()
      try draft.checkLetters(reader)
      try draft.settleDots(reader)
    }
    if let repeated {
      try draft.checkExceptions(of: repeated, reader)
      try draft.checkMonth(of: repeated, in: words, reader)
      try reader.checkMoved(draft.words)
      try draft.checkPartOfMonths(repeated.repetition)
    }
    try draft.checkPartOfEachDay(reader, isRepeated: repeated != nil)
    draft.holdLeadingDay(repeated)
    if repeated == nil {
      try draft.checkWeekendBesideTime(reader)
      try draft.checkHabitUntil(reader)
    }
    var when = try draft.takeWhen(reader, at: repeated?.time)
    if repeated == nil { try draft.checkCompanion(in: words) }
    when = draft.named(when, of: &repeated, reader)
    var end: String?
    if repeated == nil { end = try draft.takeEnd(&when, reader) }
    let isOpen = repeated == nil && end == nil && days == nil && lasting == nil
    let alone = isOpen ? try draft.takeLengthAlone(when, typed: words) : nil
    if when == nil { try draft.checkLength(lasting, of: repeated, to: end, typed: words) }
    let begun = repeated.flatMap { $0.time == nil ? nil : $0.start(dates, at: when) } ?? when
    let length = try draft.length(lasting ?? alone, of: begun, to: end, words, reader)
    if days != nil, when == nil {
      try reader.checkWeekdaysSideBySide(draft.words, orWeekly: false)
    }
    let wholeDays = try draft.lasting(days, &repeated, when, dates)
    try draft.checkMoon(in: words, repeated?.repetition)
    try reader.checkWeekday(of: when, in: repeated?.repetition)
    try reader.checkFeast(of: when, draft.words, in: repeated?.repetition)
    try draft.checkOtherTimes(of: repeated, at: when, in: words, reader)
    try draft.checkOpenStartDay(reader)
    if let repeated { try draft.checkMonth(of: repeated.repetition) }
    if repeated == nil { try reader.checkWeekend(draft.words, beside: when) }
    if repeated == nil, let when, when.to == nil, reader.isDayAlone(when) {
      try draft.checkBareHour()
    }
    if repeated?.time == nil, repeated != nil || when != nil, when.map(reader.isDayAlone) ?? true {
      try reader.checkOpenPart(draft.words, takenAt: repeated == nil ? draft.gap : nil)
    }
    let hasDay = repeated != nil || when.map { reader.timeAlone($0) == nil } ?? false
    if repeated?.time == nil, when.map(reader.isDayAlone) ?? true {
      try WhenReader.checkChapters(draft.words)
      try draft.checkOpenHours(hasDay: hasDay)
    }
    if let repeated {
      try draft.checkPeriod(
        of: repeated, at: repeated.time ?? when.flatMap(reader.timeAlone), reader)
      try draft.checkLastWeeks(of: repeated)
    }
    try draft.checkMorningAndEvening(isRepeated: repeated != nil, hasDay: hasDay, in: words)
    try draft.checkRest(reader, hasDay: hasDay)
    if repeated != nil { try draft.checkOpenEnd() }
    // Of `음력 매년 8월 15일` nothing but the moon would be left; Lunar New Year is a feast.
    guard !LunarWords.names(draft.title) || WhenReader.isFeast(draft.title),
      let title = try? EventTitle(draft.title)
    else { throw .unclear(whole, spellings: []) }
    let tellsWhen = days != nil || hasDay || when != nil || end != nil || length != nil
    let hasTime = begun.map { reader.tellsTime($0.from) } ?? false
    if tellsWhen, !draft.leavesTitle(besideTime: hasTime) { throw .missingTitle(whole) }
    if repeated == nil {
      try draft.checkShortDate(beside: when, reader)
      try reader.checkVague(draft.words, beside: when)
    }
    let spoken = when.map { WhenReader.When(from: $0.from, to: end ?? $0.to) }
    let beside = draft.words + meal
    let told = spoken.map { reader.likely($0, beside: beside, isRepeated: repeated != nil) }
    otherHour = spoken.flatMap {
      reader.otherHour($0, beside: beside, isRepeated: repeated != nil)
    }
    openHour = hasDay && !hasTime && !draft.isAllDay ? OpenHour(in: title) : nil
    self.title = title
    self.isAllDay = draft.isAllDay
    self.reminders = reminders
    corrected = draft.corrected.filter { !draft.words.contains($0.meant) }
    minutes =
      length ?? wholeDays?.minutes ?? (end == nil ? draft.namedLength(of: begun, reader) : nil)
    repetition = repeated?.repetition
    zone = named?.zone.name
    // Of a time that repeats, the first one that is still to come.
    from = repeated.flatMap { $0.start(dates, at: told)?.from } ?? told?.from
    to = told?.to ?? end ?? wholeDays?.lastDay.map { "\($0)" }
    // A zone says something of times only.
    if let named, from.map(reader.tellsTime) != true { throw .unclear(named.words, spellings: []) }
    staying =
      told == nil && repeated == nil && end == nil
      ? StayingWords(of: draft, reader) : nil
  }

  private init(_ title: EventTitle, staying: StayingWords?, isAllDay: Bool) {
    (self.title, self.staying, self.isAllDay) = (title, staying, isAllDay)
    (from, to, minutes, repetition, zone) = (nil, nil, nil, nil, nil)
    (reminders, corrected, otherHour, openHour) = ([], [], nil, nil)
  }

  /// Of one word, and of words that are a day and a time and no title beside, nothing is taken.
  private init?(
    nothingBut draft: PlanDraft, _ whole: String, _ reader: WhenReader
  ) throws(DateInputError) {
    guard draft.words.count <= WhenReader.longest, draft.namedDay?.isOfEveryWeek != true else {
      return nil
    }
    if WhenReader.isFeast(whole), let day = try? reader.dates.day(whole) {
      throw .unclear(whole, spellings: ["\(whole) \(day)"])
    }
    let isWhen =
      try draft.words.count > 1
      ? reader.isNothingElse(draft.words[...])
      : draft.words.first.map { reader.looksLikeWhen($0) } ?? false
    let kept = draft.tookAllDay ? draft.title : whole
    guard draft.words.count < 2 || isWhen, let title = try? EventTitle(kept) else { return nil }
    let isRead = draft.words.count > 1 || (try? reader.isNothingElse(draft.words[...])) == true
    if draft.tookAllDay, isRead, !WhenReader.isFeast(draft.title) { throw .missingTitle(whole) }
    if isWhen, whole.contains(where: \.isNumber) {
      throw isRead ? .missingTitle(whole) : .unclear(whole, spellings: [])
    }
    // `매일`, `3일마다`.
    if Hangul.isIn(whole), draft.words.count == 1, reader.repeating(draft.words, at: 0) != nil {
      throw .missingTitle(whole)
    }
    if draft.words.count == 1 { try reader.checkHidden(draft.words) }
    self.init(title, staying: StayingWords(of: draft, reader), isAllDay: draft.isAllDay)
  }
}

/// Words of a title that could tell when.
struct StayingWords: Hashable {
  /// As they were typed.
  let typed: String
  let meant: WhenReader.When

  fileprivate init?(of draft: PlanDraft, _ reader: WhenReader) {
    guard let when = reader.unread(in: draft.words) ?? draft.stayingDay else { return nil }
    (typed, meant) = (draft.corrected.typed(when.text), when)
  }
}
