import HearthDomain
import HearthWhen

/// The texts of the report page, in one language.
struct ReportWords {
  let report: Report
  let language: Language

  private var dateWords: DayFormatter { DayFormatter(language, today: report.asOf) }

  /// Returns the text for the length of the period.
  private func text(forYear year: Words, month: Words, week: Words) -> String {
    switch report.period.length {
    case .year: year(language)
    case .month: month(language)
    case .week: week(language)
    }
  }

  var title: String {
    let (first, last) = (report.period.days.lowerBound, report.period.days.upperBound)
    let month = first.calendarMonth
    let period =
      switch report.period.length {
      case .year: language(ko: "\(first.year)년", en: "\(first.year)")
      case .month: month.words(in: language)
      case .week: weekName(from: first, to: last)
      }
    let name = report.name.value
    guard !name.isEmpty else { return period }
    return language(ko: "\(name) 님의 \(period)", en: "\(name)’s \(period)")
  }

  private func weekName(from first: Day, to last: Day) -> String {
    let (one, other) = (first.calendarMonth, last.calendarMonth)
    let begins = first.year == last.year ? one.name(in: language) : one.words(in: language)
    let ends = first.year == last.year ? other.name(in: .korean) : other.words(in: .korean)
    return language(
      ko: "\(one.words(in: .korean)) \(first.dayOfMonth)일~"
        + (one == other ? "" : "\(ends) ") + "\(last.dayOfMonth)일",
      en: "\(first.dayOfMonth)" + (one == other ? "–" : " \(begins) – ")
        + "\(last.dayOfMonth) \(other.words(in: .english))")
  }

  /// A sentence with the dates of the period. If the period has not ended, it also says so.
  var dateSpan: String {
    let (first, last) = (report.period.days.lowerBound, report.period.days.upperBound)
    let isOver = report.asOf == last
    let from = language(
      ko: "\(first.month)월 \(first.dayOfMonth)일",
      en: "\(first.dayOfMonth) \(first.calendarMonth.name(in: .english))")
    let to = language(
      ko: "\(report.asOf.month)월 \(report.asOf.dayOfMonth)일",
      en: "\(report.asOf.dayOfMonth) \(report.asOf.calendarMonth.words(in: .english))")
    let stretch = language(ko: "\(from)부터 \(to)까지의 기록이에요.", en: "From \(from) to \(to).")
    guard !isOver else { return stretch }
    let left = language.days(last - report.asOf)
    let english = " \(left) still to come."
    return stretch
      + text(
        forYear: Words(ko: " 올해가 아직 \(left) 남았어요.", en: english),
        month: Words(ko: " 이달이 아직 \(left) 남았어요.", en: english),
        week: Words(ko: " 이번 주가 아직 \(left) 남았어요.", en: english))
  }

  var emptyReportText: String {
    language(
      ko: "아직 남긴 기록이 없어요. 기분 하나, 연락 하나부터 시작해 보세요.",
      en: "Nothing is recorded yet. Start with a mood or a call.")
  }

  var skipLinkLabel: String { language(ko: "본문으로 건너뛰기", en: "Skip to the page") }
  var contentsLabel: String { language(ko: "이 페이지의 내용", en: "Contents of this page") }
  var tableLabel: String { language(ko: "숫자로 보기", en: "The figures as a table") }
  var timeColumnTitle: String {
    text(
      forYear: Words(ko: "달", en: "Month"), month: Words(ko: "주", en: "Week"),
      week: Words(ko: "날", en: "Day"))
  }

  struct Figure {
    let id: String
    let count: Int
    let noun: String
  }

  /// The figures of the areas, in the order of the page.
  var figures: [Figure] {
    // Without any level, the page has no section about moods.
    let tally = report.moods.tally
    let moods = tally.mean == nil ? 0 : tally.moodCount
    let books = report.books
    let all = [
      Figure(id: "moods", count: moods, noun: countedNoun(moods, ko: "기분", "mood")),
      Figure(
        id: "people", count: report.people.contactCount,
        noun: countedNoun(report.people.contactCount, ko: "연락", "contact")),
      Figure(
        id: "plans", count: report.plans.count,
        noun: countedNoun(report.plans.count, ko: "일정", "plan")),
      Figure(
        id: "books", count: books.pageCount,
        noun: countedNoun(books.pageCount, ko: "쪽", "page read", "pages read")
      ),
      Figure(
        id: "sayings", count: report.sayings.likedCount,
        noun: countedNoun(report.sayings.likedCount, ko: "좋아한 글귀", "saying liked", "sayings liked")),
    ]
    return all.filter { $0.count > 0 }
  }

  private func countedNoun(_ count: Int, ko: String, _ one: String, _ many: String? = nil) -> String
  {
    language(ko: ko, en: Plural(one, many).noun(for: count))
  }

  var footLines: [String] {
    let made = dateWords.long(report.createdOn)
    return [
      language(
        ko: "Hearth가 \(made)에 만든 페이지예요. 다른 곳에서 불러오는 것은 없어요.",
        en: "Made by Hearth on \(made). This page loads nothing from elsewhere."),
      report.isPrivate
        ? language(ko: "이름과 메모는 넣지 않았어요.", en: "Names and memos were left out.") : nil,
    ].compactMap { $0 }
  }
}

// MARK: - Moods

extension ReportWords {
  var moodsTitle: String {
    text(
      forYear: Words(ko: "한 해의 색", en: "The year in colours"),
      month: Words(ko: "한 달의 색", en: "The month in colours"),
      week: Words(ko: "한 주의 색", en: "The week in colours"))
  }

  var daysTitle: String {
    let count = language.days(report.moods.days.count)
    return language(ko: "기분을 남긴 \(count)의 색과 도형", en: "The colours and shapes of \(count)")
  }

  /// The caption of the picture that shows a shape for each day.
  var daysSummary: String {
    language(
      ko: "하루가 도형 하나예요. 낮은 기분은 어둡고 모나게, 높은 기분은 밝고 둥글게 그렸어요.",
      en: "A shape a day: low moods are dark and angular, high ones bright and round.")
  }

  /// The heading above the days with the highest levels. Another one is used if even these levels
  /// are low.
  var brightestTitle: String {
    // A single day cannot be compared.
    if report.moods.days.count == 1 {
      return language(ko: "기분을 남긴 날", en: "The day with moods")
    }
    return isLow(report.moods.brightest)
      ? language(ko: "덜 무거웠던 날", en: "Less heavy days") : language(ko: "환했던 날", en: "Bright days")
  }
  var heaviestTitle: String {
    isLow(report.moods.heaviest)
      ? language(ko: "무거웠던 날", en: "Heavy days") : language(ko: "덜 환했던 날", en: "Less bright days")
  }
  var meanLabel: String { language(ko: "평균", en: "average") }
  var spreadLabel: String { language(ko: "흔들림", en: "spread") }
  var moodNoun: String { language(ko: "기분", en: "moods") }
  var dayNoun: String { language(ko: "날", en: "days") }

  /// Returns the mean mood level of the day that the canvas shows; nil if it has no moods.
  func meanLevel(of canvas: MoodCanvas) -> Double? {
    // The mean includes all moods of the day, as the ranking does, although a canvas shows only the
    // newest ones.
    let known = report.moods.days.first { $0.day == canvas.day }?.tally
    return (known ?? LevelTally(canvas.moods.map(\.level))).mean
  }

  /// Whether even the first of these days has a mean level in the lower half.
  private func isLow(_ canvases: [MoodCanvas]) -> Bool {
    canvases.first.flatMap { meanLevel(of: $0) }.map { $0 < 50 } ?? false
  }

  /// Returns a description of the canvas's shapes for screen readers.
  func canvasDescription(_ canvas: MoodCanvas) -> String {
    canvas.moods.reversed().map {
      "\(dateWords.time($0.moment.time)) \($0.form.description(language))"
    }
    .joined(separator: ", ")
  }
}

// MARK: - People and plans

extension ReportWords {
  var peopleTitle: String { language(ko: "사람과 식물", en: "People and their plants") }

  var contactsSummary: String {
    let (people, contacts) = (report.people.personCount, report.people.contactCount)
    return language(
      ko: "\(people)명과 \(contacts)번 연락했어요. 식물은 지금의 모습이에요.",
      en: "\(Plural("contact")(contacts)) with \(Plural("person", "people")(people)). The plants"
        + " are shown as they are now.")
  }

  func daysInTouch(_ days: Int) -> String {
    language(ko: "\(days)일 연락했어요", en: "in touch on \(language.days(days))")
  }

  func morePeople(_ people: Int) -> String {
    language(ko: "이 밖에 \(people)명이 더 있어요.", en: "And \(Plural("other")(people)).")
  }

  var contactsByTimeTitle: String {
    text(
      forYear: Words(ko: "달마다의 연락", en: "Contacts by month"),
      month: Words(ko: "주마다의 연락", en: "Contacts by week"),
      week: Words(ko: "날마다의 연락", en: "Contacts by day"))
  }
  var contactNoun: String { language(ko: "연락", en: "contacts") }

  var plansTitle: String { language(ko: "시간대별 일정", en: "Plans by hour") }

  var plansSummary: String {
    let plans = report.plans
    let allDay = language(
      ko: "하루 종일인 일정이 \(plans.allDayCount)개", en: "\(plans.allDayCount) all day")
    let all = language(ko: "일정이 \(plans.count)개 있었어요.", en: "\(Plural("plan")(plans.count)).")
    guard let most = plans.timedCountByHour.max(), most > 0,
      let hour = plans.timedCountByHour.firstIndex(of: most)
    else { return all }
    let (from, to) = (hour, (hour + 1) % 24)
    return all
      + language(
        ko: " \(from)시에서 \(to)시 사이에 가장 많이 시작했어요(\(most)개).",
        en: " Most began between \(from):00 and \(to):00 (\(most)).")
      + (plans.allDayCount > 0 ? language(ko: " \(allDay)예요.", en: " \(allDay).") : "")
  }

  var hourColumnTitle: String { language(ko: "시각", en: "Hour") }
  var planNoun: String { language(ko: "일정", en: "plans") }
}

// MARK: - Books and sayings

extension ReportWords {
  var booksTitle: String { language(ko: "책과 책탑", en: "Books and their tower") }
  var towerTitle: String { language(ko: "다 읽은 책을 쌓은 탑", en: "A tower of the finished books") }

  var readingSummary: String {
    let books = report.books
    var sentences =
      books.finishedCount > 0 ? TowerWords(tower: books.tower, language: language).sentences : []
    if !books.readDays.isEmpty {
      let days = language.days(books.readDays.days.count)
      let run = books.longestRun > 1 ? language.days(books.longestRun) : nil
      let pages = books.pageCount > 0
      let end = language(
        ko: run.map { " 읽었고, 가장 길게는 \($0) 내리 읽었어요." } ?? " 읽었어요.",
        en: run.map { ", at most \($0) in a row." } ?? ".")
      sentences.append(
        language(
          ko: (pages ? "\(days) 동안 \(books.pageCount)쪽을" : "\(days) 책을") + end,
          en: (pages ? "\(Plural("page")(books.pageCount)) on" : "Read on") + " \(days)" + end))
    }
    return sentences.joined(separator: " ")
  }

  var pagesByTimeTitle: String {
    text(
      forYear: Words(ko: "달마다 읽은 쪽수", en: "Pages by month"),
      month: Words(ko: "주마다 읽은 쪽수", en: "Pages by week"),
      week: Words(ko: "날마다 읽은 쪽수", en: "Pages by day"))
  }
  var pageNoun: String { language(ko: "쪽수", en: "pages") }

  func moreBooks(_ books: Int) -> String {
    language(ko: "이 밖에 \(books)권이 더 있어요.", en: "And \(Plural("book")(books)) more.")
  }

  var sayingsTitle: String { language(ko: "마음에 남은 글귀", en: "Lines that stayed") }

  func moreSayings(_ sayings: Int) -> String {
    language(ko: "이 밖에 \(sayings)개를 더 좋아했어요.", en: "And \(sayings) more that were liked.")
  }
}
