import HearthData
import HearthDomain
import HearthPresentation
import HearthWhen

extension FuzzTarget {
  /// Dates, times and durations as typed.
  static let dates = FuzzTarget("dates", texts: DateTexts.all, words: DateTexts.words) {
    let now = LocalTime(day: Day(year: 2026, month: 11, day: 20) ?? .earliest, time: .noon)
    let readers = [
      DateTexts.reader(at: now, .future), DateTexts.reader(at: now, .past),
      DateTexts.reader(at: LocalTime(day: .latest, time: .noon), .future),
      DateTexts.reader(at: LocalTime(day: .earliest, time: .midnight), .past),
    ]
    return { input in
      let text = String(decoding: input, as: UTF8.self)
      for reader in readers {
        _ = try? reader.day(text)
        _ = try? reader.forRecords.moment(text)
        _ = try? reader.localTime(text, orAt: .noon)
        _ = try? reader.withOrigin(.latest).moment(text)
        _ = try? reader.move(text, from: reader.context.now)
        _ = try? reader.end(text, after: reader.context.now)
        _ = try? reader.days(text)
        _ = try? reader.period(text)
        _ = try? reader.deadline(text)
        _ = try? reader.birthday(text)
      }
      if let minutes = try? readers[0].minutes(text) {
        try RuleViolation.unless(minutes >= 0, "a length below nothing: \(minutes)")
        _ = Language.korean.duration(minutes: minutes)
      }
      _ = try? readers[0].dayCount(text)
      _ = try? readers[0].rhythm(text)
      _ = try? readers[0].leadTime(text)
      _ = try? WhenReader.instant(text, in: DateTexts.zone)
      if let instant = Instant(rfc3339: text) {
        let written = instant.rfc3339(in: DateTexts.zone)
        try RuleViolation.unless(
          Instant(rfc3339: written).map { $0.seconds == instant.seconds } ?? false,
          "\(text) is \(written)")
      }
      _ = try readers[0].moment(text)
    }
  }

  /// Plans with dates, times and recurrence: each is parsed, or refused with its words. The
  /// description of a recurrence must be parsed as the same recurrence.
  static let planWords = FuzzTarget(
    "plan-words",
    texts: DateTexts.all.map { "Lunch \($0) with Jo" } + DateTexts.spans + DateTexts.repetitions,
    words: DateTexts.words + DateTexts.spans + DateTexts.repetitions.map { " \($0) " }
  ) {
    let now = LocalTime(day: Day(year: 2026, month: 11, day: 20) ?? .earliest, time: .noon)
    var last = DateTexts.reader(at: LocalTime(day: .latest, time: .noon), .future).context
    last.weekStart = .sunday
    let readers = [DateTexts.reader(at: now, .future), WhenReader(last)]
    return { input in
      let text = String(decoding: input, as: UTF8.self)
      for reader in readers {
        switch reader.plan(text) {
        case .planned(let plan): try DateTexts.check(plan, reader)
        case .ambiguous(_, let choices):
          try RuleViolation.unless(choices.count > 1, "\(text) asks without a choice")
          // An input without a title leads to a question for one.
          let hasTitles = choices.allSatisfy { !$0.title.isEmpty }
          for choice in choices where hasTitles { try DateTexts.check(choice, reader) }
        case .untimed, .refused: break
        }
        let repetition = try? reader.repetition(text).value.repetition
        try DateTexts.check(repetition, reader)
      }
    }
  }

  /// Descriptions of a day must be parsed as that day.
  static let dateWords = FuzzTarget(
    "date-words", corpus: [[1, 2, 3, 4, 5, 6, 7, 8], [200, 0, 9, 9, 9, 9, 9, 9]]
  ) {
    { input in
      let number = input.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
      let span = UInt64(Day.latest.number - Day.earliest.number)
      guard let day = Day(number: Day.earliest.number + Int(number % (span + 1))),
        let today = Day(number: Day.earliest.number + Int(number / 7 % (span + 1))),
        let time = TimeOfDay(seconds: Int(number % 1440) * 60)
      else { throw RuleViolation("no day of \(number)") }
      // Years of fewer than four digits are not typed.
      guard day.year >= 1000, today.year >= 1000 else { return }
      let dates = DateTexts.reader(at: LocalTime(day: today, time: .noon), .future)
      for language in Language.allCases {
        let words = DayFormatter(language, today: today)
        for text in [
          words.long(day), words.short(day), words.shortWithWeekday(day), words.relative(day),
          day.description,
        ] where (try? dates.day(text)) != nil || day.year == today.year {
          let read = try? dates.day(text)
          // Without a year, the next matching day is meant.
          let isSame =
            read == day || (day < today && day.year == today.year && !text.contains("\(day.year)"))
          try RuleViolation.unless(
            isSame, "\(day) from \(today): \(text) is \(read?.description ?? "nothing")")
        }
        // A time displayed without AM or PM is in 24-hour form.
        let clock = dates.with { $0.hoursAreLiteral = true }
        try RuleViolation.unless(
          (try? clock.time(words.time(time))) == time, "\(time) is not read as it is shown")
      }
    }
  }

  /// Zones in the format of `TZ`.
  static let zoneText = FuzzTarget(
    "zone-text",
    texts: [
      "KST-9", "EST5EDT,M3.2.0,M11.1.0", "<+09>-9", "CET-1CEST,M3.5.0,M10.5.0/3",
      "IST-1GMT0,M10.5.0,M3.5.0/1", "X167Y-167,J1/167,365/-167",
    ],
    words: [",", "M", "J", "/", "<", ">", "-167:59:59", "+", ":", "M5.5.0", "0"]
  ) {
    { input in
      guard let zone = ZoneInfo(posix: String(decoding: input, as: UTF8.self)) else { return }
      try ZoneTexts.check(zone)
    }
  }

  /// Compiled zone files.
  static let zoneFile = FuzzTarget("zone-file", corpus: ZoneTexts.files) {
    { input in
      guard let zone = ZoneInfo(name: "fuzz", bytes: input) else { return }
      try ZoneTexts.check(zone)
    }
  }

  /// Bytes decoded in each character set that a file may name.
  static let charsets = FuzzTarget(
    "charsets", corpus: ZoneTexts.encoded, words: ["가", "똠", "é", "ï»¿"]
  ) {
    let names = [
      "utf-8", "utf-16", "utf-16le", "utf-16be", "euc-kr", "cp949", "latin1", "windows-1252",
      "us-ascii", "shift_jis", "koi8-r", "gb18030", "cp1258", "iso-2022-jp", "utf-7",
    ]
    let sets = names.compactMap { Charset(name: $0) } as [Charset?] + [nil]
    return { input in
      for charset in sets {
        for isWithin in [false, true] {
          guard let text = try? DecodedText(input, declared: charset, isWithinFile: isWithin) else {
            continue
          }
          try RuleViolation.unless(text.text.utf8.count <= input.count * 3, "\(text.charset) grows")
        }
      }
    }
  }

  /// All values that are parsed from text.
  static let values = FuzzTarget("values", texts: ValueTexts.all, words: ValueTexts.words) {
    { input in try ValueTexts.check(String(decoding: input, as: UTF8.self)) }
  }
}

/// Sample dates and times as typed.
enum DateTexts {
  static let all = [
    "today", "오늘", "내일 오후 3시", "tomorrow 3:30pm", "next fri", "다음주 금", "지난주 금요일", "+3d",
    "in 3 days", "2주 전",
    "2026-11-20", "11-20 15:00", "11/20", "20 Nov 2026", "20th", "11월 20일 (금) 오후 3시 반", "noon",
    "정오", "tonight", "30분 뒤",
    "1h30m", "1시간 30분", "2 days 3 h", "2026-11-20T09:00:00+09:00", "this week", "이번 달", "2026-11",
    "Friday, 20 November 2026",
    "in 2 hours", "an hour ago", "한 시간 뒤", "-2w", "글피", "12:00am", "24:00", "2026년 11월 20일 금요일",
  ]

  /// Ranges, and texts that must not be taken for ranges.
  static let spans = [
    "3pm-4pm", "mon 10-11", "fri - sun", "20-23 Nov", "from 9am to 5pm", "내일 3시부터 5시까지", "금~일",
    "Read John 3:16-18", "Sunday lunch", "Class every monday 10:00",
  ]

  /// Recurrences with ends and exceptions.
  static let repetitions = [
    "every tue and thu 19:00 until 12/31", "every 2nd tue", "every 2 weeks on mon 10 times",
    "last fri of the month", "every may 5 except 12/24", "7 days after done", "every other day",
    "second tue of every month", "매주 화·목 19시 10번", "격주 월", "매월 둘째·넷째 주 토요일",
    "매년 음력 윤8월 15일", "평일마다 12/24만 빼고", "하고 나서 7일 뒤", "3일에 한 번", "다음 달 둘째 주 토요일",
    "tue 10.30", "20~23일", "이번 주말", "until 9pm", "10.30(금)", "\"every day\"",
  ]

  static let zone = FixedZone(name: "Asia/Seoul", secondsEast: 32_400)

  static func reader(at now: LocalTime, _ leaning: WhenContext.SearchDirection) -> WhenReader {
    WhenReader(WhenContext(now: now, zone: zone, leaning: leaning))
  }

  /// Checks that a plan has a title, and that its recurrence can be read back.
  static func check(_ plan: PlannedTitle, _ reader: WhenReader) throws {
    try RuleViolation.unless(!plan.title.isEmpty, "a plan has no title")
    try check(plan.plan.repetition, reader)
  }

  /// Checks that the description of a recurrence is parsed as the same recurrence.
  static func check(_ repetition: EnteredRepetition?, _ reader: WhenReader) throws {
    guard case .rule(var rule)? = repetition?.rule else { return }
    // The description does not contain the end.
    (rule.count, rule.until) = (nil, nil)
    let sameWeeks = reader.with { $0.weekStart = rule.weekStart ?? .monday }
    for language in Language.allCases {
      guard let words = rule.words(in: language) else { continue }
      let read = try? sameWeeks.repetition(words).value.repetition?.rule
      try RuleViolation.unless(
        read == .rule(rule) || rule.interval == 1, "\(rule) is said as \(words)")
    }
  }

  static let words = [
    "오전", "오후", "시", "분", "반", "월", "일", "년", "뒤", "전", "후", "다음", "지난", "이번", "주", "달", "am", "pm",
    "next ", "last ",
    "in ", " ago", "fri", "mon", "금", "Nov", "th", ":", "-", "/", "+", " ", "T", "Z", "(", ")", "w",
    "m", "d", "h", "y", "noon",
  ]
}

/// Sample zones, and texts in old character sets.
enum ZoneTexts {
  static let files: [[UInt8]] = {
    let names = [
      "Asia/Seoul", "America/New_York", "Europe/Dublin", "Africa/Casablanca", "UTC",
      "Australia/Lord_Howe",
    ]
    let found = names.compactMap { Findings.input("/usr/share/zoneinfo/" + $0) }
    return found + [made]
  }()

  /// Zone file with one change and a rule, for systems without a zone database.
  private static let made: [UInt8] = {
    func number(_ value: Int64, _ size: Int) -> [UInt8] {
      (0..<size).map { UInt8(truncatingIfNeeded: value >> Int64(8 * (size - 1 - $0))) }
    }
    func head(_ counts: [Int64]) -> [UInt8] {
      Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15) + counts.flatMap { number($0, 4) }
    }
    let kinds = number(0, 4) + [0, 0] + number(3600, 4) + [1, 4] + Array("UTC\0CET\0".utf8)
    return head([0, 0, 0, 0, 1, 4]) + number(0, 4) + [0, 0] + Array("UTC\0".utf8)
      + head([0, 0, 0, 2, 2, 8]) + number(0, 8) + number(1_000_000, 8) + [1, 0] + kinds
      + Array("\nCET-1CEST,M3.5.0,M10.5.0/3\n".utf8)
  }()

  static let encoded: [[UInt8]] = [
    Array("가나다 abc é 😀".utf8), [0xEF, 0xBB, 0xBF] + Array("가".utf8),
    [0xB0, 0xA1, 0x8C, 0x63, 0x20, 0xC7, 0xD1],
    [0xFF, 0xFE, 0x00, 0xAC, 0x41, 0x00], [0xFE, 0xFF, 0xAC, 0x00, 0xD8, 0x3D, 0xDE, 0x00],
    [0x63, 0x61, 0x66, 0xE9, 0x80, 0x93],
  ]

  /// Checks a zone's requirements at several moments.
  static func check(_ zone: ZoneInfo) throws {
    let last = Day.latest.number * 86_400
    let first = Day.earliest.number * 86_400
    for second in [
      first, -2_208_988_800, -1, 0, 1_000_000, 1_774_746_000, 1_792_890_000, 4_102_444_800, last,
    ] {
      let instant = Instant(milliseconds: Int64(second) * 1000)
      try RuleViolation.unless(
        abs(zone.offset(at: instant)) <= 86_400, "more than a day away: \(zone.offset(at: instant))"
      )
      let local = zone.localTime(at: instant)
      _ = zone.resolution(of: local)
    }
    for instant in [Instant(milliseconds: .min), Instant(milliseconds: .max)] {
      _ = zone.localTime(at: instant)
      _ = zone.offset(at: instant)
    }
  }
}
