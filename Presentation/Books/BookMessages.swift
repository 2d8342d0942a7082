import HearthDomain

/// Messages that confirm a change to a book and say how its reading plan continues. Those named
/// `…ScreenMessage` are shorter, for the screen, which displays the book as well.
struct BookMessages {
  let book: Book
  let words: BookWords

  init(_ book: Book, formatter: BookFormatter, in language: Language) {
    self.book = book
    words = formatter.words(language)
  }

  private var language: Language { words.language }
  private var title: String { book.title.quoted(language) }

  /// Confirms an added book, with its plan.
  var addedMessage: [String?] {
    [
      language(ko: "책을 추가했어요: \(title).", en: "Added \(title)."), planSentence,
    ]
  }

  /// Confirms a book added without a target, and says how to set one.
  var addedWithoutTargetMessage: [String?] {
    addedMessage + [
      language(
        ko: "목표일을 정하면 하루 분량을 나눠 드려요:\n  \(editTargetCommand("+30d"))",
        en:
          "Set a target to see how much to read each day:\n  \(editTargetCommand("+30d"))"
      )
    ]
  }

  /// Confirms that a goal stored without an author now has one.
  var authorFilledInMessage: [String?] {
    let author = book.author.quotable(limit: 60)
    return [
      language(
        ko: "이미 있는 \(title) 책에 지은이를 적어 넣었어요: \(author).",
        en: "\(title) was already there. Added its author: \(author)."), planSentence,
    ]
  }

  var changedMessage: [String?] {
    [language(ko: "책을 고쳤어요: \(title).", en: "Changed \(title)."), planSentence]
  }

  var reopenedMessage: [String?] {
    [
      language(ko: "읽는 중으로 되돌렸어요: \(title).", en: "Opened \(title) again."),
      targetPassedNote ?? planSentence,
    ]
  }

  /// Confirms on the screen that a book was reopened.
  var reopenedScreenMessage: String {
    language(ko: "\(title) 책을 읽는 중으로 되돌렸어요.", en: "\(title) is open again.")
  }

  var startedAgainMessage: [String?] {
    let count = book.reading?.number ?? 1
    return [
      language(
        ko: "\(title): \(BookWords.koreanOrdinal(count))로 읽기 시작했어요.",
        en: "Reading \(title) for the \(englishOrdinal(count)) time."),
      planSentence,
    ]
  }

  var ratedMessage: [String?] {
    guard let rating = words.rating(book.rating) else {
      return [language(ko: "별점을 지웠어요: \(title).", en: "Removed the rating of \(title).")]
    }
    return [language(ko: "별점을 줬어요: \(title) \(rating).", en: "Rated \(title) \(rating).")]
  }

  var favouriteChangedMessage: [String?] {
    book.isFavourite
      ? [language(ko: "좋아하는 책에 넣었어요: \(title).", en: "Added \(title) to your favourites.")]
      : [language(ko: "좋아하는 책에서 뺐어요: \(title).", en: "Removed \(title) from your favourites.")]
  }

  var notFavouriteMessage: [String?] {
    [language(ko: "좋아하는 책에 없어요: \(title).", en: "\(title) is not a favourite.")]
  }

  var removedMessage: String { language(ko: "책을 지웠어요: \(title).", en: "Removed \(title).") }

  /// Confirms a removal on the screen.
  var removedScreenMessage: String { language(ko: "\(title) 책을 지웠어요.", en: removedMessage) }

  /// Returns only the first sentence, because the screen has one row for it. With `begins`, appends
  /// the pages per day.
  func brief(_ sentences: KeyPath<BookMessages, [String?]>, begins: Bool = false) -> String {
    let first = self[keyPath: sentences].compactMap(\.self).first ?? ""
    guard begins, let pace else { return first }
    return first
      + language(
        ko: " \(pace.target)까지 \(KoreanParticle.copula(pace.daily)).",
        en: " \(pace.daily) until \(pace.target).")
  }

  /// Confirms a changed target on the screen. Commands use ``changedMessage``.
  var targetChangedMessage: String {
    guard let pace else {
      return language(ko: "목표일 없이 읽어요.", en: "Reading without a target now.")
    }
    return language(
      ko: "목표일을 정했어요: \(pace.target). \(KoreanParticle.copula(pace.daily)).",
      en: "The target is \(pace.target) now: \(pace.daily).")
  }

  private var pace: (daily: String, target: String)? {
    guard let plan = book.plan(today: words.today), let day = book.reading?.targetOn else {
      return nil
    }
    return (words.dailyAmount(plan.pagesPerDay, of: plan), words.targetWithDistance(day))
  }

  /// What is left of an open goal, and the amount per day; nil for other books.
  var planSentence: String? {
    guard let target = book.reading?.targetOn, let plan = book.plan(today: words.today) else {
      return nil
    }
    let left = words.amount(plan.pagesLeft, of: plan)
    if plan.pagesLeft == 0 {
      return language(
        ko: "마지막 쪽까지 읽었어요. 다 읽었다면:\n  hearth book finish \(book.id.shortForm)",
        en: "You are at the last page. If you have finished:\n  hearth book finish"
          + " \(book.id.shortForm)")
    }
    if plan.isLate {
      return language(
        ko: "목표일이 \(plan.daysLeft.magnitude)일 지났고 \(left) 남았어요. 새 목표일은 이렇게 정해요:\n "
          + " \(editTargetCommand("+7d"))",
        en: "\(left) left; the target was \(language.days(Int(plan.daysLeft.magnitude))) ago. To"
          + " set a new one:\n  \(editTargetCommand("+7d"))")
    }
    let day = words.targetWithDistance(target)
    if plan.hasReadToday, plan.pagesPerDayLater > 0 {
      let later = words.amount(plan.pagesPerDayLater, of: plan)
      if plan.daysLeft == 1 {
        return language(
          ko: "목표일은 \(day), 내일 \(KoreanParticle.object(later)) 읽으면 돼요.",
          en: "The target is \(day): \(later) left to read.")
      }
      return language(
        ko: "목표일은 \(day), 내일부터 하루 \(later)씩 읽으면 돼요.",
        en: "The target is \(day): \(later) a day from tomorrow.")
    }
    guard plan.daysLeft > 0 else {
      return language(
        ko: "목표일은 \(day), \(left) 남았어요.", en: "The target is \(day): \(left) left.")
    }
    return language(
      ko: "목표일은 \(day), 그날까지 하루 \(words.amount(plan.pagesPerDay, of: plan))씩 읽으면 돼요.",
      en: "The target is \(day): \(words.amount(plan.pagesPerDay, of: plan)) a day until then.")
  }

  /// Says that the target has passed although nothing is left to read, and how to set a new one;
  /// nil for other books.
  private var targetPassedNote: String? {
    guard let plan = book.plan(today: words.today), plan.isLate, plan.pagesLeft == 0 else {
      return nil
    }
    return language(
      ko: "목표일이 \(plan.daysLeft.magnitude)일 지났어요. 새 목표일은 이렇게 정해요:\n  \(editTargetCommand("+7d"))",
      en: "Its target was \(language.days(Int(plan.daysLeft.magnitude))) ago. To set a new one:\n "
        + " \(editTargetCommand("+7d"))")
  }

  private func editTargetCommand(_ target: String) -> String {
    "hearth book edit \(book.id.shortForm) --target \(target)"
  }

  private func englishOrdinal(_ count: Int) -> String {
    switch (count % 10, count % 100) {
    case (_, 11...13): "\(count)th"
    case (1, _): "\(count)st"
    case (2, _): "\(count)nd"
    case (3, _): "\(count)rd"
    default: "\(count)th"
    }
  }
}

extension BookMessages {
  /// Confirms progress recorded for `named` (today if nil). Also says which records of other days
  /// were lowered or removed, what to read today, and how the plan continues.
  func progressMessage(_ outcome: ProgressOutcome, on named: Day? = nil) -> [String?] {
    let named = named ?? words.today
    let record = outcome.record
    let day = record.day == words.today ? nil : words.dateWords.short(record.day)
    let reached =
      words.progress(of: book) + (book.isReadInPercent ? "" : ", \(book.progressPercent)%")
    let count = words.amount(record.pages, of: book)
    guard outcome.loweredRecords.isEmpty || (record.day == named && outcome.isRecordKept) else {
      return [
        "\(title): \(reached).", loweredRecordsNote(outcome, isAlso: false),
        removedRecordsNote(outcome),
        noRecordNote(on: named), todaysShare, planSentence,
      ]
    }
    return [
      language(
        ko: "\(title): \(reached). \(day.map { $0 + "에" } ?? "오늘") \(count) 읽었어요.",
        en: "\(title): \(reached). \(count) read \(day.map { "on \($0)" } ?? "today")."),
      loweredRecordsNote(outcome, isAlso: true), removedRecordsNote(outcome), todaysShare,
      planSentence,
    ]
  }

  /// Confirms progress in one row, for the screen, which displays the changed records.
  func progressScreenMessage(_ outcome: ProgressOutcome) -> String {
    let page = words.position(outcome.record.page, in: book)
    guard let plan = book.plan(today: words.today) else {
      return language(ko: "\(page)까지 적었어요.", en: "Recorded: \(page).")
    }
    let rest =
      plan.pagesLeftToday > 0 || plan.isLate
      ? words.todaysShare(plan) : language(ko: "오늘 분량을 다 읽었어요", en: "today's share is done")
    let percent = book.isReadInPercent ? "" : " (\(book.progressPercent)%)"
    return language(
      ko: "\(page)까지 적었어요\(percent). \(rest).", en: "Recorded: \(page)\(percent), \(rest).")
  }

  /// Says which records of other days were lowered to the page now reached; nil if none was.
  private func loweredRecordsNote(_ outcome: ProgressOutcome, isAlso: Bool) -> String? {
    let records = outcome.loweredRecords.dropFirst(isAlso ? 1 : 0).filter { !$0.isRemoved }.map(
      \.before)
    guard !records.isEmpty else { return nil }
    let days = book.formattedRecords(records, today: words.today, in: language)
    let page = words.position(outcome.record.page, in: book)
    return isAlso
      ? language(
        ko: "그 전에 적은 것도 \(page)에 맞췄어요: \(days).", en: "Also set back to \(page): \(days).")
      : language(ko: "적어 둔 것을 \(page)에 맞췄어요: \(days).", en: "Set back to \(page): \(days).")
  }

  /// Says which records of other days were removed because no pages remained in them; nil if none
  /// was.
  private func removedRecordsNote(_ outcome: ProgressOutcome) -> String? {
    let records = outcome.loweredRecords.filter(\.isRemoved).map(\.before)
    guard !records.isEmpty else { return nil }
    let days = book.formattedRecords(records, today: words.today, in: language)
    return language(
      ko: "읽은 쪽이 남지 않은 날의 기록은 지웠어요: \(days).",
      en: "Removed days left with nothing read: \(days).")
  }

  /// Returns a note that the day has no record because nothing new was read.
  private func noRecordNote(on day: Day) -> String {
    let name = day == words.today ? nil : words.dateWords.short(day)
    return language(
      ko: "\(name.map { "\($0)에는" } ?? "오늘은") 새로 읽은 쪽이 없어 기록을 남기지 않았어요.",
      en: "Nothing new was read \(name.map { "on \($0)" } ?? "today"), so nothing was recorded.")
  }

  /// Says how much to read today, or that today's share is done. Nil for a late book, and if
  /// nothing is due and nothing was read today.
  private var todaysShare: String? {
    guard let plan = book.plan(today: words.today), !plan.isLate else { return nil }
    if plan.pagesLeftToday == 0 {
      return book.reading?.pages(on: words.today) == 0
        ? nil : language(ko: "오늘 분량을 다 읽었어요.", en: "That is all for today.")
    }
    return language(
      ko: "오늘은 \(words.position(plan.targetPageToday, of: plan))까지,"
        + " \(words.amount(plan.pagesLeftToday, of: plan)) 더 읽으면 돼요.",
      en: "Today up to \(words.position(plan.targetPageToday, of: plan)),"
        + " \(words.amount(plan.pagesLeftToday, of: plan)) more.")
  }

  func recordRemovedMessage(_ record: ReadingRecord) -> [String?] {
    let day = words.dateWords.short(record.day)
    return [
      language(
        ko: "\(title): \(day) 기록을 지웠어요. 지금은 \(KoreanParticle.copula(words.progress(of: book))).",
        en: "\(title): removed the record of \(day). You are at \(words.progress(of: book))."),
      planSentence,
    ]
  }

  /// Confirms on the screen that a record was removed.
  func recordRemovedScreenMessage(_ record: ReadingRecord) -> String {
    let day = words.dateWords.short(record.day)
    return language(ko: "\(day)에 읽은 기록을 지웠어요.", en: "Removed what you read on \(day).")
  }

  /// Congratulates on a finished book.
  var finishedMessage: [String?] {
    guard let reading = book.reading, reading.isFinished else { return [] }
    let how =
      switch reading.daysBeforeTarget {
      case nil: Words(ko: "", en: "")
      case 0?: Words(ko: "목표일에 맞춰 ", en: " on the target day")
      case let ahead? where ahead > 0:
        Words(ko: "목표일보다 \(ahead)일 일찍 ", en: " \(Language.english.days(ahead)) early")
      case let ahead?:
        Words(
          ko: "목표일보다 \(ahead.magnitude)일 늦게 ",
          en: " \(Language.english.days(Int(ahead.magnitude))) after the target")
      }
    let again = reading.number > 1 ? Words(ko: "다시 ", en: " again") : Words(ko: "", en: "")
    return [
      language(ko: "★ \(again.ko)다 읽었어요: \(title)", en: "★ Finished \(title)\(again.en)"),
      // Does not praise the reading if no page was recorded.
      finishSentence(of: reading, how),
      stoppedEarlyNote,
    ]
  }

  private func finishSentence(of reading: HearthDomain.Reading, _ how: Words) -> String {
    guard let days = reading.daysSpent, reading.page > 0 else {
      return language(
        ko: "\(how.ko)다 읽은 책으로 표시했어요."
          + (reading.page == 0 ? " 읽은 쪽은 적지 않았어요." : ""),
        en: "Marked as finished\(how.en)"
          + (reading.page == 0 ? "; no pages were recorded." : "."))
    }
    let comma = how.en.isEmpty ? "" : ","
    return language(
      ko: "\(BookWords.koreanDuration(days))\(comma) \(how.ko)마쳤어요. 수고했어요.",
      en: "Done in \(language.days(days))\(comma)\(how.en). Well done.")
  }

  /// Suggests what to do with a finished book: save a sentence and, if the book has no description,
  /// write one. Nil for an open book.
  var nextStepSuggestion: Words? {
    guard book.isFinished else { return nil }
    let (id, isBlank) = (book.id.shortForm, book.details.description.isEmpty)
    let line = "\n  hearth book sentence add \(id) \"…\""
    let word = isBlank ? "\n  hearth book edit \(id) --description \"…\"" : ""
    return Words(
      ko: (isBlank ? "간직할 문장이나 남길 한마디가 있다면:" : "간직할 문장이 있다면:") + line + word,
      en: (isBlank ? "To keep a sentence or write a note of your own:" : "To keep a sentence:")
        + line + word)
  }

  /// Says at which page the reading stopped, if that is before the last one; otherwise nil.
  private var stoppedEarlyNote: String? {
    guard let page = book.reading?.page, let last = book.details.pages?.value, (1..<last) ~= page
    else { return nil }
    return language(
      ko: "\(last)쪽 가운데 \(page)쪽에서 멈췄어요.", en: "You stopped at page \(page) of \(last).")
  }
}

/// Messages about sentences. They quote the sentence if it is not visible.
extension BookMessages {
  static func sentenceSavedMessage(_ sentence: Sentence, _ line: String?, _ language: Language)
    -> [String?]
  {
    [
      line.map {
        language(ko: "문장을 간직했어요: \($0.endingWithFullStop)", en: "Kept \($0.endingWithFullStop)")
      }
        ?? language(ko: "문장을 간직했어요.", en: "Kept the sentence."),
      sentence.saying == nil
        ? nil : language(ko: "글귀에도 추가했어요.", en: "Also added to your sayings."),
    ]
  }

  static func sentenceRemovedMessage(_ line: String?, _ language: Language) -> String {
    line.map {
      language(ko: "문장을 지웠어요: \($0.endingWithFullStop)", en: "Removed \($0.endingWithFullStop)")
    }
      ?? language(ko: "문장을 지웠어요.", en: "Removed the sentence.")
  }
}
