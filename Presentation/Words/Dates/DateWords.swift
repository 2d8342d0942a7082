import HearthDomain

/// Says days and times in one language, as seen from today.
package struct DateWords: Sendable {
  private let language: Language
  private let today: Day

  package init(_ language: Language, today: Day) {
    self.language = language
    self.today = today
  }

  /// `Friday, 20 November 2026`, `2026년 11월 20일 금요일`.
  package func long(_ day: Day) -> String {
    let weekday = day.weekday.name(in: language)
    let month = day.calendarMonth
    return language(
      ko: "\(day.year)년 \(day.month)월 \(day.dayOfMonth)일 \(weekday)",
      en: "\(weekday), \(day.dayOfMonth) \(month.words(in: .english))")
  }

  /// `20 Nov`, `11월 20일`; with the year when it is not this one.
  package func short(_ day: Day) -> String {
    let isThisYear = day.year == today.year
    let month = day.calendarMonth.shortName(in: language)
    return language(
      ko: (isThisYear ? "" : "\(day.year)년 ") + "\(month) \(day.dayOfMonth)일",
      en: "\(day.dayOfMonth) \(month)" + (isThisYear ? "" : " \(day.year)"))
  }

  /// `Fri 20 Nov`, `11월 20일 (금)`; with the year when it is not this one.
  package func shortWithWeekday(_ day: Day) -> String {
    let weekday = day.weekday.shortName(in: language)
    return language(ko: "\(short(day)) (\(weekday))", en: "\(weekday) \(short(day))")
  }

  /// A spelling with its days as people write them: `Fri 20 Nov 09:00` for `2026-11-20 09:00`.
  func naming(_ spelling: String) -> String {
    let dates = DateInput(now: LocalTime(day: today, time: .midnight), leaning: .nearest)
    return spelling.split(separator: " ").map { word in
      guard word.count == 10, word.filter({ $0 == "-" }).count == 2,
        let day = try? dates.day(String(word))
      else { return String(word) }
      return shortWithWeekday(day)
    }.joined(separator: " ")
  }

  /// `today`, `tomorrow`, `in 3 days`, `3 days ago`; `오늘`, `모레`, `3일 뒤`, `3일 전`.
  package func relative(_ day: Day) -> String {
    let distance = day - today
    if let name = named(distance) { return name }
    let days = language.days(Int(distance.magnitude))
    return distance > 0
      ? language(ko: "\(days) 뒤", en: "in \(days)") : language(ko: "\(days) 전", en: "\(days) ago")
  }

  /// `15:00`; seconds are left out.
  package func time(_ time: TimeOfDay) -> String {
    TimeOfDay(hour: time.hour, minute: time.minute)?.description ?? time.description
  }

  /// `20 Nov 15:00`, `11월 20일 15:00`.
  package func short(_ local: LocalTime) -> String {
    "\(short(local.day)) \(time(local.time))"
  }

  private func named(_ distance: Int) -> String? {
    switch distance {
    case 0: language(ko: "오늘", en: "today")
    case 1: language(ko: "내일", en: "tomorrow")
    case 2: language(ko: "모레", en: nil)
    case -1: language(ko: "어제", en: "yesterday")
    case -2: language(ko: "그저께", en: nil)
    default: nil
    }
  }
}

extension Language {
  /// `1 day`, `3 days`, `3일`.
  package func days(_ count: Int) -> String {
    self(ko: "\(count)일", en: Plural("day")(count))
  }

  /// `45 min`, `1 h 30 min`, `2 days 3 h`; `45분`, `1시간 30분`, `2일 3시간`. A negative duration
  /// is said without its sign.
  package func duration(minutes: Int) -> String {
    let whole = Int(clamping: minutes.magnitude)
    let (dayCount, hours, rest) = (whole / 1440, whole / 60 % 24, whole % 60)
    var parts: [String] = []
    if dayCount > 0 { parts.append(days(dayCount)) }
    if hours > 0 { parts.append(self(ko: "\(hours)시간", en: "\(hours) h")) }
    if rest > 0 || parts.isEmpty { parts.append(self(ko: "\(rest)분", en: "\(rest) min")) }
    return parts.joined(separator: " ")
  }
}

extension DateWords {
  /// `today 09:12`, `yesterday 21:10`, `20 Nov 15:00`.
  func near(_ local: LocalTime) -> String {
    (0...1).contains(today - local.day)
      ? "\(relative(local.day)) \(time(local.time))" : short(local)
  }
}
