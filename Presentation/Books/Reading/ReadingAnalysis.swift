import HearthDomain
import TerminalKit

/// Reading statistics as sentences and bar charts, for the command and the screen.
struct ReadingAnalysis {
  let statistics: ReadingStatistics
  let language: Language
  /// Whether charts start with the latest day or month.
  let isNewestFirst: Bool

  init(_ statistics: ReadingStatistics, _ language: Language, isNewestFirst: Bool = false) {
    self.statistics = statistics
    self.language = language
    self.isNewestFirst = isNewestFirst
  }

  private var words: BookWords { BookWords(language, today: statistics.today) }

  /// Whether there are no charts.
  var isEmpty: Bool { charts.isEmpty }

  /// All charts with data, in display order.
  var charts: [ReadingChart] { pageCharts + countCharts }

  /// Charts of pages by day or month, and by time of day.
  var pageCharts: [ReadingChart] {
    guard statistics.totalPages > 0 else { return [] }
    return statistics.byTimeOfDay.isEmpty
      ? [ordered(pagesChart)] : [ordered(pagesChart), timesOfDayChart]
  }

  /// Charts of finished books by month, and of books by category.
  var countCharts: [ReadingChart] {
    (statistics.finishedByMonth.contains { $0.tally.books > 0 } ? [ordered(finishedChart)] : [])
      + (statistics.byCategory.isEmpty ? [] : [categoriesChart])
  }

  private func ordered(_ chart: ReadingChart) -> ReadingChart {
    isNewestFirst ? chart.reversed : chart
  }

  /// Returns an amount in pages, or in percent for a single book without a page count.
  private func amount(_ count: Int) -> String {
    statistics.singleBook.map { words.amount(count, of: $0.book) } ?? words.pages(count)
  }

  /// Totals and streaks, one sentence each.
  var sentences: [String] {
    let streak = statistics.streak
    let all = [totalsSentence, summary] + [unrecordedBooksNote, averageRating].compactMap { $0 }
    guard streak.longest > 0 else { return all }
    if statistics.days.upperBound < statistics.today {
      return all + [
        language(
          ko: "가장 긴 연속 독서는 \(streak.longest)일이었어요.",
          en: "The longest streak was \(language.days(streak.longest)).")
      ]
    }
    return all + [
      language(
        ko: "연속 독서 \(streak.current)일, 가장 길게는 \(streak.longest)일.",
        en: "A streak of \(language.days(streak.current)); the longest was"
          + " \(language.days(streak.longest)).")
    ]
  }

  private var totalsSentence: String {
    if let period = statistics.period { return finishedSentence(of: period) }
    guard let only = statistics.singleBook else {
      let totals = statistics.totals
      return language(
        ko: "읽는 중인 책 \(totals.open)권, 다 읽은 책 \(totals.finished)권.",
        en: "\(Plural("open book")(totals.open)), \(totals.finished) finished.")
    }
    let title = only.book.title.quoted(language)
    guard only.days > 0 else {
      return language(
        ko: "\(title): 아직 읽은 기록이 없어요.", en: "\(title): nothing recorded yet.")
    }
    return language(
      ko: "\(title): 지금까지 모두 \(only.days)일, \(amount(only.pages)).",
      en: "\(title): \(amount(only.pages)) on \(language.days(only.days)) in total.")
  }

  /// Returns the sentence about books finished in a period.
  private func finishedSentence(of period: ReadingPeriod) -> String {
    let books = statistics.totals.finished
    let name = period.name(language)
    return books == 0
      ? language(ko: "\(name): 다 읽은 책이 없어요.", en: "\(name): no book finished.")
      : language(
        ko: "\(name): 책 \(books)권을 다 읽었어요.",
        en: "\(name): \(Plural("book")(books)) finished.")
  }

  /// The average rating of finished books; nil if there are no ratings. Also nil for the range of
  /// two weeks, which the ratings do not refer to.
  private var averageRating: String? {
    guard statistics.period != nil || statistics.range != .twoWeeks,
      let stars = statistics.meanRating
    else { return nil }
    let average = "★ \(stars.tenths / 10).\(stars.tenths % 10)"
    return language(
      ko: "다 읽은 책의 별점은 평균 \(average) (\(stars.count)권).",
      en: "Average rating of finished books: \(average) (\(Plural("book")(stars.count))).")
  }

  /// Says how many finished books have no daily records, as after an import; nil for none.
  private var unrecordedBooksNote: String? {
    guard statistics.finishedWithoutRecords > 0 else { return nil }
    let books = Plural("finished book")(statistics.finishedWithoutRecords)
    return language(
      ko: "날마다 적지 않고 다 읽은 책 \(statistics.finishedWithoutRecords)권은 이 쪽수에 들어 있지 않아요.",
      en: "Not counted here: \(books) without daily records.")
  }

  var summary: String {
    let (pages, days) = (statistics.totalPages, statistics.daysRead)
    let span = language.days(statistics.pagesByDay.count)
    let period = statistics.period?.name(language)
    let past = "지난 \(span) 동안"
    let within = period == nil ? past : "\(span) 가운데"
    if pages == 0, days > 0 {
      return language(
        ko: "\(within) \(days)일 읽었어요. 퍼센트로 읽는 책이라 쪽수는 없어요.",
        en: "Read on \(days) of \(span), in percent, so there are no pages to count.")
    }
    guard pages > 0 else {
      return language(
        ko: "\(period ?? past)에는 읽은 기록이 없어요.", en: "Nothing was read in \(period ?? span).")
    }
    return language(
      ko: "\(within) \(days)일, \(KoreanParticle.object(amount(pages))) 읽었어요. 읽은 날 평균"
        + " \(amount(statistics.meanPages)).",
      en: "\(amount(pages)) on \(days) of \(span), \(meanText) each on average.")
  }

  private var meanText: String {
    isInPercent ? amount(statistics.meanPages) : "\(statistics.meanPages)"
  }

  private var isInPercent: Bool { statistics.singleBook?.book.isReadInPercent == true }

  private var pagesChart: ReadingChart {
    guard statistics.range == .twoWeeks else {
      return ReadingChart(
        title: isInPercent
          ? language(ko: "달마다 읽은 퍼센트", en: "percent a month")
          : language(ko: "달마다 읽은 쪽수", en: "pages a month"),
        bars: statistics.pagesByMonth.map { month in
          BarChart.Bar(
            label(of: month.month), value: Double(month.pages),
            text: month.pages == 0 ? "–" : amount(month.pages))
        })
    }
    let percent = Set(statistics.pagesByDay.filter(\.hasPercent).map(\.day))
    return ReadingChart(
      title: isInPercent
        ? language(ko: "날마다 읽은 퍼센트", en: "percent a day")
        : language(ko: "날마다 읽은 쪽수", en: "pages a day"),
      days: statistics.pagesByDay.map { ($0.day, $0.pages) }, today: statistics.today,
      inPercent: percent, language: language, amount: amount)
  }

  private var timesOfDayChart: ReadingChart {
    let shares = Shares(PartOfDay.allCases.map { statistics.byTimeOfDay[$0] ?? 0 })
    return ReadingChart(
      title: language(ko: "읽은 시간대", en: "time of day"),
      bars: zip(PartOfDay.allCases, shares.parts).map { time, part in
        BarChart.Bar(
          time.hoursOfReading(language), value: Double(part.count),
          text: part.count == 0 ? "–" : "\(amount(part.count)) \(part.text)")
      })
  }

  private var finishedChart: ReadingChart {
    ReadingChart(
      title: language(ko: "달마다 다 읽은 책과 쪽수", en: "books and pages finished a month"),
      bars: statistics.finishedByMonth.map { month in
        BarChart.Bar(
          label(of: month.month), value: Double(month.tally.books),
          text: month.tally.books == 0 ? "–" : amount(month.tally))
      })
  }

  private var categoriesChart: ReadingChart {
    let shares = Shares(statistics.byCategory.map(\.tally.books))
    return ReadingChart(
      title: language(ko: "분류", en: "by category"),
      bars: zip(statistics.byCategory, shares.parts).map { share, part in
        BarChart.Bar(
          share.category.name(language), value: Double(part.count),
          text: language(ko: "\(part.count)권", en: Plural("book")(part.count)) + " " + part.text)
      },
      shortLabels: statistics.byCategory.map { share in
        String(share.category.name(language).prefix { $0 != "/" && $0 != "," })
      })
  }

  private func amount(_ tally: FinishedTally) -> String {
    language(ko: "\(tally.books)권", en: "\(tally.books)") + " · " + words.pages(tally.pages)
  }

  /// Returns `Nov` or `11월`; with the year if it is not the current one.
  private func label(of month: Month) -> String {
    month.year == (statistics.period == nil ? statistics.today : statistics.days.upperBound).year
      ? month.shortName(in: language)
      : language(
        ko: "\(month.year)년 \(month.month)월", en: "\(month.shortName(in: .english)) \(month.year)")
  }
}

extension ReadingPeriod {
  /// Returns `2026` or `November 2026`.
  func name(_ language: Language) -> String {
    switch self {
    case .year(let year): language(ko: "\(year)년", en: "\(year)")
    case .month(let month): month.words(in: language)
    }
  }
}

/// Shares of a total, in percent.
struct Shares {
  struct Part {
    let count: Int
    let percent: Int

    /// The percentage, padded to four columns.
    var text: String {
      let digits = percent == 0 && count > 0 ? "<1%" : "\(percent)%"
      return String(repeating: " ", count: max(0, 4 - digits.count)) + digits
    }
  }

  let parts: [Part]

  /// Computes the shares; negative counts are taken as zero.
  init(_ counts: [Int]) {
    let counts = counts.map { max(0, $0) }
    let whole = counts.reduce(0, +)
    parts = counts.map {
      Part(
        count: $0,
        percent: whole == 0 ? 0 : Int((Double($0) / Double(whole) * 100).rounded()))
    }
  }
}
