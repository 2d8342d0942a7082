import HearthDomain

/// Formats days and times in one language, relative to today. The parser reads the results as the
/// same day and time.
package struct DayFormatter: Sendable {
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
    return language.choose(
      ko: "\(day.year)년 \(day.month)월 \(day.dayOfMonth)일 \(weekday)",
      en: "\(weekday), \(day.dayOfMonth) \(month.words(in: .english))")
  }

  /// `20 Nov`, `11월 20일`; with the year unless it is the current one.
  package func short(_ day: Day) -> String {
    day.year == today.year ? withoutYear(day) : withYear(day)
  }

  /// `20 Nov 2026`, `2026년 11월 20일`.
  package func withYear(_ day: Day) -> String {
    language.choose(ko: "\(day.year)년 \(withoutYear(day))", en: "\(withoutYear(day)) \(day.year)")
  }

  private func withoutYear(_ day: Day) -> String {
    let month = day.calendarMonth.shortName(in: language)
    return language.choose(ko: "\(month) \(day.dayOfMonth)일", en: "\(day.dayOfMonth) \(month)")
  }

  /// `Fri 20 Nov`, `11월 20일 (금)`; with the year unless it is the current one.
  package func shortWithWeekday(_ day: Day) -> String {
    let weekday = day.weekday.shortName(in: language)
    return language.choose(ko: "\(short(day)) (\(weekday))", en: "\(weekday) \(short(day))")
  }

  /// `today`, `tomorrow`, `in 3 days`, `3 days ago`; `오늘`, `모레`, `3일 뒤`, `3일 전`.
  package func relative(_ day: Day) -> String {
    let distance = day - today
    if let name = nameOfNearDay(distance) { return name }
    let days = language.days(Int(distance.magnitude))
    return distance > 0
      ? language.choose(ko: "\(days) 뒤", en: "in \(days)")
      : language.choose(ko: "\(days) 전", en: "\(days) ago")
  }

  /// `15:00`, without seconds.
  package func time(_ time: TimeOfDay) -> String {
    TimeOfDay(hour: time.hour, minute: time.minute)?.description ?? time.description
  }

  /// `7pm`, `7:30am`, `오후 7시`, `오전 7시 30분`, always with the half of the day.
  package func twelveHourTime(_ time: TimeOfDay) -> String {
    if time.hour == 12, time.minute == 0 { return language.choose(ko: "낮 12시", en: "noon") }
    let hour = (time.hour + 11) % 12 + 1
    let isMorning = time.hour < 12
    let korean = (isMorning ? "오전" : "오후") + " \(hour)시"
    return language.choose(
      ko: time.minute == 0 ? korean : korean + " \(time.minute)분",
      en: (time.minute == 0 ? "\(hour)" : "\(hour):\(time.minute.digits(2))")
        + (isMorning ? "am" : "pm"))
  }

  /// `8am, 1pm and 7pm`, `오전 8시, 오후 1시, 오후 7시`.
  func list(_ times: [TimeOfDay]) -> String {
    let words = times.map(twelveHourTime)
    return language.choose(ko: words.joined(separator: ", "), en: RuleFormatter.englishList(words))
  }

  /// `20 Nov 15:00`, `11월 20일 15:00`.
  package func short(_ local: LocalTime) -> String {
    "\(short(local.day)) \(time(local.time))"
  }

  private func nameOfNearDay(_ distance: Int) -> String? {
    switch distance {
    case 0: language.choose(ko: "오늘", en: "today")
    case 1: language.choose(ko: "내일", en: "tomorrow")
    case 2: language.choose(ko: "모레", en: nil)
    case -1: language.choose(ko: "어제", en: "yesterday")
    case -2: language.choose(ko: "그저께", en: nil)
    default: nil
    }
  }
}

extension Language {
  /// `1 day`, `3 days`, `3일`.
  package func days(_ count: Int) -> String {
    choose(ko: "\(count)일", en: count == 1 ? "1 day" : "\(count) days")
  }

  /// `45 min`, `1 h 30 min`, `2 days 3 h`; `45분`, `1시간 30분`, `2일 3시간`. The sign of a negative
  /// duration is dropped.
  package func duration(minutes: Int) -> String {
    let whole = Int(clamping: minutes.magnitude)
    let (dayCount, hours, rest) = (whole / 1440, whole / 60 % 24, whole % 60)
    var parts: [String] = []
    if dayCount > 0 { parts.append(days(dayCount)) }
    if hours > 0 { parts.append(choose(ko: "\(hours)시간", en: "\(hours) h")) }
    if rest > 0 || parts.isEmpty { parts.append(choose(ko: "\(rest)분", en: "\(rest) min")) }
    return parts.joined(separator: " ")
  }
}
