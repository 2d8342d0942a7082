import HearthDomain

/// Says in one language how books stand, as seen from today.
struct BookWords: Sendable {
  let language: Language
  let today: Day

  init(_ language: Language, today: Day) {
    self.language = language
    self.today = today
  }

  var dates: DateWords { DateWords(language, today: today) }

  /// `D-7`, `D-day`, `D+3`, `in 7 d`: the days left until the target, or since.
  func dDay(_ daysLeft: Int) -> String { DDay.text(daysLeft: daysLeft, in: language) }

  /// The same where there is room for words.
  func wait(_ daysLeft: Int) -> String { DDay.words(daysLeft: daysLeft, in: language) }

  /// `1 page`, `240 pages`, `240쪽`.
  func pages(_ count: Int) -> String { language(ko: "\(count)쪽", en: Plural("page")(count)) }

  /// `p. 120`, `120쪽`.
  func page(_ page: Int) -> String { language(ko: "\(page)쪽", en: "p. \(page)") }

  /// `at p. 120`, `지금 120쪽`: the page reached, neither what is to be read nor pages of today.
  func readTo(_ page: Int) -> String { language(ko: "지금 \(page)쪽", en: "at p. \(page)") }

  /// So many pages of the book, or so many percent where nobody knows its pages.
  func amount(_ count: Int, of book: Book) -> String {
    book.isReadInPercent ? "\(count)%" : pages(count)
  }

  /// The same of the book with that plan.
  func amount(_ count: Int, of plan: ReadingPlan) -> String {
    plan.isInPercent ? "\(count)%" : pages(count)
  }

  /// The page of the book, or how far that is where nobody knows its pages.
  func place(_ page: Int, in book: Book) -> String {
    book.isReadInPercent ? "\(page)%" : self.page(page)
  }

  /// The same of the book with that plan.
  func place(_ page: Int, of plan: ReadingPlan) -> String {
    plan.isInPercent ? "\(page)%" : self.page(page)
  }

  /// So many pages further, `+18`, of a book without pages `+18%`.
  func further(_ count: Int, in book: Book) -> String {
    "+\(count)" + (book.isReadInPercent ? "%" : "")
  }

  /// `120 of 240 pages`, `240쪽 가운데 120쪽`; `45%` where the pages are unknown.
  func reached(of book: Book) -> String {
    let page = book.reading?.page ?? 0
    guard let last = book.details.pages?.value else { return "\(min(page, 100))%" }
    return language(ko: "\(last)쪽 가운데 \(page)쪽", en: "\(page) of \(pages(last))")
  }

  /// `★ 4.5`; nil without a rating.
  func rating(_ rating: Rating?) -> String? { rating.map { "★ \($0)" } }

  /// `한 번째` is said `첫 번째`; from the sixth on figures are read more easily.
  static func koreanOrdinal(_ number: Int) -> String {
    let names = ["첫 번째", "두 번째", "세 번째", "네 번째", "다섯 번째"]
    return names.indices.contains(number - 1) ? names[number - 1] : "\(number)번째"
  }

  /// `하루 만에`, `11일 만에`.
  static func koreanSpan(_ days: Int) -> String { days == 1 ? "하루 만에" : "\(days)일 만에" }

  /// What the plan asks for today, in few words: `18 pages today`, `오늘 18쪽`.
  func share(_ plan: ReadingPlan) -> String {
    if plan.isLate, plan.pagesLeft > 0 {
      let left = amount(plan.pagesLeft, of: plan)
      return language(ko: "\(left) 남음", en: "\(left) left")
    }
    guard plan.pagesLeftToday > 0 else { return language(ko: "오늘 분량 완료", en: "done for today") }
    let share = amount(plan.pagesLeftToday, of: plan)
    return language(ko: "오늘 \(share)", en: "\(share) today")
  }

  /// The target with how far it is: `27 Nov (in 7 days)`.
  func target(_ day: Day) -> String { "\(dates.short(day)) (\(wait(day - today)))" }

  /// `18 pages a day`, or only `18 pages` where no day but this is left.
  func daily(_ count: Int, of plan: ReadingPlan) -> String {
    let amount = amount(count, of: plan)
    return plan.daysLeft == 0 ? amount : language(ko: "하루 \(amount)씩", en: "\(amount) a day")
  }

  /// Until when how many pages a day; what is left for tomorrow on where today has its own share.
  /// Where it is brief it has room in one row of any window.
  func pace(_ plan: ReadingPlan, until target: Day, isBrief: Bool = false) -> String {
    let pace = amount(plan.pagesPerDayLater, of: plan)
    let until = self.target(target)
    guard plan.pagesPerDayLater > 0 else {
      return language(ko: "목표일은 \(until)이에요.", en: "The target is \(until).")
    }
    if plan.daysLeft == 1 {
      return language(
        ko: "내일 \(pace), 목표일은 \(until)이에요.", en: "\(pace) tomorrow; the target is \(until).")
    }
    let day = dates.short(target)
    return isBrief
      ? language(ko: "\(day)까지 내일부터 하루 \(pace)씩", en: "then \(pace) a day until \(day)")
      : language(
        ko: "\(until)까지 내일부터 하루 \(pace)씩", en: "from tomorrow \(pace) a day until \(until)")
  }

  /// How the page reached compares with the plan, calmly; a few days behind are little. Nil where
  /// nobody can say.
  func track(_ plan: ReadingPlan, of book: Book) -> Words? {
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
      // Without a first day only the days since the last record are known to be missed.
      behind = reading.lastRecord.map { today - $0.day - 1 } ?? 0
    }
    return behind <= 3
      ? Words(ko: "조금 늦었어요", en: "a little behind")
      : Words(ko: "많이 남았어요", en: "much is left")
  }

  /// How the book stands in a word: reading, late, finished, kept.
  func state(of book: Book) -> String {
    if book.isFinished { return language(ko: "다 읽음", en: "finished") }
    if book.isLate(today: today) { return language(ko: "목표일 지남", en: "late") }
    if book.isOpen, book.wasFinished { return language(ko: "다시 읽는 중", en: "reading again") }
    return book.isOpen
      ? language(ko: "읽는 중", en: "reading") : language(ko: "담아 둔 책", en: "kept")
  }
}
