import HearthDomain
import HearthWhen

/// Describes books and their progress in one language, relative to today.
struct BookWords: Sendable {
  let language: Language
  let today: Day

  init(_ language: Language, today: Day) {
    self.language = language
    self.today = today
  }

  var dateWords: DayFormatter { DayFormatter(language, today: today) }

  /// Returns the days until or since the target: `D-7`, `D-day`, `D+3`, `in 7 d`.
  func dDay(_ daysLeft: Int) -> String { DDay.text(daysLeft: daysLeft, in: language) }

  /// Returns the days until or since the target, in words.
  func distanceToTarget(_ daysLeft: Int) -> String {
    DDay.longText(daysLeft: daysLeft, in: language)
  }

  /// Returns `1 page`, `240 pages`, `240쪽`.
  func pages(_ count: Int) -> String { language(ko: "\(count)쪽", en: Plural("page")(count)) }

  /// Returns `p. 120`, `120쪽`.
  func page(_ page: Int) -> String { language(ko: "\(page)쪽", en: "p. \(page)") }

  /// Returns the page reached: `at p. 120`, `지금 120쪽`. The added word distinguishes it from a
  /// number of pages.
  func pageReached(_ page: Int) -> String { language(ko: "지금 \(page)쪽", en: "at p. \(page)") }

  /// Returns an amount in pages, or in percent for a book without a page count.
  func amount(_ count: Int, of book: Book) -> String {
    book.isReadInPercent ? "\(count)%" : pages(count)
  }

  /// Returns an amount in the unit of the plan: pages or percent.
  func amount(_ count: Int, of plan: ReadingPlan) -> String {
    plan.isInPercent ? "\(count)%" : pages(count)
  }

  /// Returns a page number, or percent for a book without a page count.
  func position(_ page: Int, in book: Book) -> String {
    book.isReadInPercent ? "\(page)%" : self.page(page)
  }

  /// Returns a position in the unit of the plan: a page number or percent.
  func position(_ page: Int, of plan: ReadingPlan) -> String {
    plan.isInPercent ? "\(page)%" : self.page(page)
  }

  /// Returns progress as `+18`, or `+18%` for a book without a page count.
  func increment(_ count: Int, in book: Book) -> String {
    "+\(count)" + (book.isReadInPercent ? "%" : "")
  }

  /// Returns `120 of 240 pages`, `240쪽 가운데 120쪽`; `45%` without a page count.
  func progress(of book: Book) -> String {
    let page = book.reading?.page ?? 0
    guard let last = book.details.pages?.value else { return "\(min(page, 100))%" }
    return language(ko: "\(last)쪽 가운데 \(page)쪽", en: "\(page) of \(pages(last))")
  }

  /// Returns `★ 4.5`; nil without a rating.
  func rating(_ rating: Rating?) -> String? { rating.map { "★ \($0)" } }

  /// Returns the Korean ordinal: words up to five, digits from six on. The first is `첫 번째`.
  static func koreanOrdinal(_ number: Int) -> String {
    let names = ["첫 번째", "두 번째", "세 번째", "네 번째", "다섯 번째"]
    return names.indices.contains(number - 1) ? names[number - 1] : "\(number)번째"
  }

  /// Returns `하루 만에`, `11일 만에`.
  static func koreanDuration(_ days: Int) -> String { days == 1 ? "하루 만에" : "\(days)일 만에" }

  /// Returns today's share of the plan: `18 pages today`, `오늘 18쪽`.
  func todaysShare(_ plan: ReadingPlan) -> String {
    if plan.isLate, plan.pagesLeft > 0 {
      let left = amount(plan.pagesLeft, of: plan)
      return language(ko: "\(left) 남음", en: "\(left) left")
    }
    guard plan.pagesLeftToday > 0 else { return language(ko: "오늘 분량 완료", en: "done for today") }
    let share = amount(plan.pagesLeftToday, of: plan)
    return language(ko: "오늘 \(share)", en: "\(share) today")
  }

  /// Returns the target with its distance: `27 Nov (in 7 days)`.
  func targetWithDistance(_ day: Day) -> String {
    "\(dateWords.short(day)) (\(distanceToTarget(day - today)))"
  }

  /// Returns `18 pages a day`, or `18 pages` if today is the last day.
  func dailyAmount(_ count: Int, of plan: ReadingPlan) -> String {
    let amount = amount(count, of: plan)
    return plan.daysLeft == 0 ? amount : language(ko: "하루 \(amount)씩", en: "\(amount) a day")
  }

  /// Returns the pages per day from tomorrow until the target: `from tomorrow 18 pages a day until
  /// …`. With `isBrief`, it fits into one row of any window.
  func pace(_ plan: ReadingPlan, until target: Day, isBrief: Bool = false) -> String {
    let pace = amount(plan.pagesPerDayLater, of: plan)
    let until = self.targetWithDistance(target)
    guard plan.pagesPerDayLater > 0 else {
      return language(ko: "목표일은 \(until)이에요.", en: "The target is \(until).")
    }
    if plan.daysLeft == 1 {
      return language(
        ko: "내일 \(pace), 목표일은 \(until)이에요.", en: "\(pace) tomorrow; the target is \(until).")
    }
    let day = dateWords.short(target)
    return isBrief
      ? language(ko: "\(day)까지 내일부터 하루 \(pace)씩", en: "then \(pace) a day until \(day)")
      : language(
        ko: "\(until)까지 내일부터 하루 \(pace)씩", en: "from tomorrow \(pace) a day until \(until)")
  }

  /// Returns `on track`, `a little behind` (up to three days) or `much is left`; nil if the plan
  /// cannot tell.
  func planComparison(_ plan: ReadingPlan, of book: Book) -> Words? {
    guard let isOnTrack = plan.isOnTrack else { return nil }
    guard !isOnTrack, let reading = book.reading, let target = reading.targetOn else {
      return Words(ko: "계획대로 가고 있어요", en: "on track")
    }
    let behind: Int
    if let start = reading.knownStart {
      let whole = max(1, target - start + 1)
      let gone = min(max(0, today - start), whole)
      behind = gone - reading.page * whole / max(1, book.lastPage)
    } else {
      // If the start is unknown, counts the days since the last record.
      behind = reading.lastRecord.map { today - $0.day - 1 } ?? 0
    }
    return behind <= 3
      ? Words(ko: "조금 늦었어요", en: "a little behind")
      : Words(ko: "많이 남았어요", en: "much is left")
  }

  /// Returns the state of a book: finished, late, reading again, reading, or kept for later.
  func state(of book: Book) -> String {
    if book.isFinished { return language(ko: "다 읽음", en: "finished") }
    if book.isLate(today: today) { return language(ko: "목표일 지남", en: "late") }
    if book.isOpen, book.wasFinished { return language(ko: "다시 읽는 중", en: "reading again") }
    return book.isOpen
      ? language(ko: "읽는 중", en: "reading") : language(ko: "담아 둔 책", en: "kept")
  }
}
