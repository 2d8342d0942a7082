import HearthDomain

/// Korean phrases with one fixed meaning each. Idioms belong here, not in the rules.
enum KoreanPhrases {
  static let all: [FixedPhrase] =
    times + days + distances + ends + exceptions + lunarDays + periods + questions + reminders
    + repetition + allDay

  private static let except = KoreanRules.except
  private static let reminderWords = KoreanRules.reminderWords
  private static let lunarWords = KoreanRules.lunarWords
  private static let morningAndEvening = [8, 19].map { ClockPattern(hour: $0, is24Hour: true) }

  private static let afterWork = clock {
    ($0.hour, $0.is24Hour, $0.isApproximate, $0.isImplied) = (19, true, true, true)
  }

  private static let times = [
    FixedPhrase("#24-24 +시", "TIME", -16, clock { ($0.hour, $0.is24Hour) = (24, true) }),
    FixedPhrase("#25-99 +시", "ASK", 0, .open(.noSuchTime)),
    FixedPhrase("정오", "TIME", 1, clock { ($0.hour, $0.half) = (12, .pm) }),
    FixedPhrase("자정", "TIME", 1, clock { ($0.hour, $0.is24Hour) = (24, true) }),
    FixedPhrase("퇴근 후|뒤 에?", "TIME", -14, afterWork, .unremarkable),
    FixedPhrase("퇴근하고", "TIME", -4, afterWork, .unremarkable),
    FixedPhrase(
      "밤늦게 ; 밤늦은 시간 에?", "TIME", 2, clock { ($0.hour, $0.half, $0.isApproximate) = (11, .pm, true) }
    ),
  ]

  private static let days = [
    FixedPhrase(
      "!일", "DATE", -4, date { $0.weekday = .sunday }, [.adjectival, .alsoName, .unremarkable]),
    FixedPhrase("주일", "DATE", -3, date { $0.weekday = .sunday }, .feast),
    FixedPhrase("내일 모레", "DATE", 2, date { $0.distance = Length(2, .day) }),
    FixedPhrase("다음 평일|영업일", "DATE", 3, date { $0.distance = Length(1, .workday) }),
    FixedPhrase("#32-39 +일", "ASK", -6, .open(.noSuchDay)),
    FixedPhrase("#13-99 +월 %1-31 일 ; #0-0 +월 #1-31 +일", "ASK", 4, .open(.noSuchDay)),
    FixedPhrase("다음 다음 달", "MONTH", 1, date { $0.monthOffset = 2 }),
    FixedPhrase("말일", "DATE", 1, date { $0.lastOf = .month }),
    FixedPhrase("월말", "DATE", 1, date { $0.lastOf = .month }, .adjectival),
  ]

  private static let distances = [
    FixedPhrase("지금|방금", "WHEN", 0, date { $0.distance = Length(0, .minute) }),
    FixedPhrase("#24-24 시간", "LEN", -6, .length(Length(1_440, .minute))),
    FixedPhrase("반 시간", "LEN", 2, .length(Length(30, .minute))),
  ]

  private static let ends = [
    FixedPhrase("%1-999 강|회차", "ASK", -2, .open(.count)),
    FixedPhrase("총 %1-9999 번|회 REP", "ASK", 6, .open(.alternatives)),
    FixedPhrase("WEEK 안|내|이내|중 에|으로|로", "ASK", 2, .open(.period)),
    FixedPhrase("DATE 이전 에|까지?", "ASK", 1, .open(.before)),
    FixedPhrase("#1-31 +일 전 에?", "ASK", 6, .open(.before)),
  ]

  private static let exceptions = [
    FixedPhrase(
      "\(KoreanWords.workdays) \(except)", "EXC", 6,
      .exceptions([.weekdays(RepetitionPattern.workdays)])),
    FixedPhrase("NTHWEEK|NTH \(except)", "ASK", 4, .open(.exception)),
    FixedPhrase("공휴일|휴일|법정공휴일 에? \(except)", "FACTS", 5, facts { $0.skipsHolidays = true }),
    FixedPhrase("공휴일|휴일 에? 도|포함|포함해서", "FACTS", 4, facts { $0.includesHolidays = true }),
  ]

  private static let lunarDays = [
    FixedPhrase(
      "음력? 대보름 ; 음력? 정월대보름", "DATE", 3, date { $0.lunar = LunarMonthDay(month: 1, day: 15) }, .feast
    ),
    FixedPhrase("\(lunarWords) ; \(lunarWords) LMONTH", "ASK", 4, .open(.missingDay)),
  ]

  private static let periods = [
    FixedPhrase("다음 다음 주", "WEEK", 2, date { $0.weekOffset = 2 }),
    FixedPhrase("주말", "DATE", 0, date { $0.isWeekend = true }, .adjectival),
    FixedPhrase("YEAR 상반기|하반기", "ASK", 1, .open(.period), .adjectival),
    FixedPhrase("$offset 주중 에|으로? ; $week 주중 에|으로?", "ASK", 2, .open(.period)),
    FixedPhrase(
      "분기말 에?", "DATE", -4, date { ($0.quarterOffset, $0.portion) = (0, .end) }, .adjectival),
    FixedPhrase("주초", "DATE", -1, date { ($0.weekOffset, $0.portion) = (1, .early) }, .adjectival),
    FixedPhrase("연초", "DATE", 1, date { ($0.month, $0.day) = (1, 1) }, .adjectival),
  ]

  private static let questions = [
    FixedPhrase(KoreanWords.sometime, "ASK", -10, .open(.vague), .unremarkable),
    FixedPhrase(
      "\(KoreanWords.vague) 에? ; 하교|방과|식사 후|뒤 에?", "ASK", -10, .open(.vague),
      [.adjectival, .unremarkable]),
    FixedPhrase(
      "DATE 이나|나|또는|혹은|아니면 DATE ; TIME 이나|나|또는|혹은|아니면 TIME ; "
        + "REP 이나|나|또는|혹은 DATE|REP ; WHEN 이나|나|또는|혹은|아니면 WHEN|DATE", "ASK", 4, .open(.alternatives)),
    FixedPhrase("아침 저녁 ; 아침저녁", "ASK", -12, .open(.severalTimes)),
    FixedPhrase(
      "매일? 아침 저녁 으로|마다 ; 매일? 아침저녁 으로|마다 ; " + "매일 아침 저녁 에? ; 매일 아침저녁 에?", "FACTS", 3,
      facts { ($0.repetition, $0.listedHours) = (RepetitionPattern(.daily), morningAndEvening) }),
    FixedPhrase("홀수날|짝수날|홀수일|짝수일 에|마다?", "ASK", 0, .open(.vague)),
    FixedPhrase("WDS 중 에?", "ASK", 4, .open(.alternatives)),
    FixedPhrase("~ #0-24 +시", "ASK", 14, .open(.missingStart)),
  ]

  private static let reminders = [
    FixedPhrase("전날 에? \(reminderWords)", "REM", 9, .length(Length(1, .day))),
    FixedPhrase("정시|정각 에? \(reminderWords)", "REM", 8, .length(Length(0, .minute))),
  ]

  private static let repetition = [
    FixedPhrase(
      "하루걸러|하루건너 ; 하루걸러|하루건너 한|1 번|회 씩?", "REP", 3, .repetition(.init(.daily, every: 2))),
    FixedPhrase("분기 마다 ; 매 분기", "REP", 3, .repetition(RepetitionPattern(.monthly, every: 3))),
    FixedPhrase("%2-9 번|회 씩", "ASK", 6, .open(.rate)),
    FixedPhrase("몇 $unit 마다|간격 ; 몇 $unit 에 한|1 번|회 씩?", "ASK", 4, .open(.vague)),
    FixedPhrase("매주|매달|매월 %2-6 번|회", "ASK", 4, .open(.rate)),
  ]

  private static let allDay = [
    FixedPhrase("하루 종일|내내 ; 온종일|하루종일|진종일", "FACTS", 2, facts { $0.isAllDay = true }),
    FixedPhrase("종일", "FACTS", 2, facts { $0.isAllDay = true }, .adjectival),
  ]

  private static func date(_ fill: (inout DatePattern) -> Void) -> Value { KoreanRules.date(fill) }
  private static func facts(_ fill: (inout Facts) -> Void) -> Value { KoreanRules.facts(fill) }
  private static func clock(_ fill: (inout ClockPattern) -> Void) -> Value {
    KoreanRules.clock(fill)
  }
}
