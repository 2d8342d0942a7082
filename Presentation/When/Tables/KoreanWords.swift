import HearthDomain

/// Korean words for dates and times that have a meaning on their own.
enum KoreanWords {
  static let weekdays: [String: Weekday] = {
    var words: [String: Weekday] = [:]
    for (word, weekday) in shortWeekdays {
      words[word + "요일"] = weekday
      words[word + "욜"] = weekday
    }
    return words
  }()

  static let shortWeekdays = Dictionary(
    uniqueKeysWithValues: zip(CalendarNames.koreanWeekdays, Weekday.allCases))

  /// Days as distances from today.
  static let relativeDays = [
    "오늘": 0, "금일": 0, "당일": 0, "내일": 1, "낼": 1, "명일": 1, "익일": 1, "모레": 2, "내일모레": 2,
    "낼모레": 2, "글피": 3, "그글피": 4, "어제": -1, "작일": -1, "그제": -2, "그저께": -2, "엊그제": -2,
    "그끄저께": -3,
  ]

  /// Common misspellings of words for dates and times, with the correct words.
  static let misspellings = [
    "내일모래": "내일모레", "낼모래": "낼모레", "다음쥬": "담주", "다음쭈": "담주", "담쥬": "담주", "이번쥬": "금주", "매쥬": "매주",
    "오눌": "오늘", sand: "모레",
  ]
  /// `모래` (sand): a word of its own, and a common misspelling of 모레 (the day after tomorrow).
  static let sand = "모래"

  /// Words that label a day or time; ``sureLabels`` do so even without a colon.
  static let labels = "날짜|시간|시각|일정|기간|언제"
  static let sureLabels = "일시|예약일시|방문일시|예약시간"

  /// Years as distances from this year.
  static let years = [
    "올해": 0, "금년": 0, "내년": 1, "명년": 1, "내후년": 2, "후년": 2, "작년": -1, "지난해": -1, "재작년": -2,
  ]

  /// Distance of the next word's week, month or year from the current one.
  static let offsets = [
    "이번": 0, "요번": 0, "다음": 1, "담": 1, "다다음": 2, "다담": 2, "담담": 2, "다음다음": 2, "지난": -1,
    "저번": -1, "지지난": -2, "저저번": -2,
  ]

  static let weeks = [
    "금주": 0, "담주": 1, "차주": 1, "내주": 1, "다담주": 2, "담담주": 2, "차차주": 2, "전주": -1,
  ]

  static let months = [
    "이달": 0, "당월": 0, "금월": 0, "내달": 1, "담달": 1, "익월": 1, "다담달": 2, "전월": -1,
  ]

  static let monthNames = ["유월": 6, "시월": 10]

  static let units: [String: Length] = [
    "분": Length(1, .minute), "시간": Length(60, .minute), "일": Length(1, .day),
    "박": Length(1, .night), "주": Length(1, .week), "주일": Length(1, .week),
    "달": Length(1, .month), "개월": Length(1, .month),
    "년": Length(1, .year), "해": Length(1, .year), "영업일": Length(1, .workday),
    "평일": Length(1, .workday), "주말": Length(1, .weekend),
  ]

  /// Lengths that are a single word.
  static let lengths: [String: Length] = [
    "하루": Length(1, .day), "이틀": Length(2, .day), "사흘": Length(3, .day),
    "나흘": Length(4, .day), "닷새": Length(5, .day), "엿새": Length(6, .day),
    "이레": Length(7, .day), "여드레": Length(8, .day), "아흐레": Length(9, .day),
    "열흘": Length(10, .day), "보름": Length(15, .day), "일주일": Length(1, .week),
    "반년": Length(6, .month), "반시간": Length(30, .minute),
  ]

  /// Units of a rate: `주 1회`.
  static let rateUnits: [String: Length] = [
    "하루": Length(1, .day), "주": Length(1, .week), "월": Length(1, .month), "연": Length(1, .year),
  ]

  /// Parts of the day; parts that also name a meal are in ``meals``.
  static let parts: [String: PartOfDay] = [
    "오전": .am, "오후": .pm, "밤": .night, "한밤": .night, "한밤중": .night, "밤중": .night, "심야": .night,
    "새벽": .dawn, "낮": .midday, "한낮": .midday, "대낮": .midday, "초저녁": .evening,
  ]

  static let meals: [String: PartOfDay] = ["아침": .morning, "점심": .lunch, "저녁": .evening]

  static func namesPart(_ word: String) -> Bool { (parts[word] ?? meals[word]) != nil }

  /// Hour of a part of the day with `일찍` (early) or `늦게` (late).
  static let earlyHours: [PartOfDay: Int] = [.morning: 7, .am: 8, .dawn: 5, .evening: 17, .pm: 13]
  static let lateHours: [PartOfDay: Int] = [
    .am: 11, .morning: 10, .pm: 17, .evening: 22, .night: 23,
  ]

  /// Single words for a weekday and its evening.
  static let dayParts: [String: (Weekday, PartOfDay)] = [
    "불금": (.friday, .evening), "불토": (.saturday, .evening),
  ]

  /// Single words for a past day, as a distance from today, and its part.
  static let pastParts: [String: (Int, PartOfDay)] = ["어젯밤": (-1, .night), "간밤": (-1, .night)]

  static let ordinals = [
    "첫": 1, "첫째": 1, "첫번째": 1, "둘째": 2, "셋째": 3, "넷째": 4, "다섯째": 5, "여섯째": 6, "마지막": -1,
    "맨마지막": -1,
  ]

  static let seasons: [String: Season] = [
    "봄": .spring, "여름": .summer, "가을": .autumn, "겨울": .winter, "여름철": .summer, "겨울철": .winter,
  ]

  /// Seasons of this year.
  static let seasonsOfThisYear: [String: Season] = [
    "올봄": .spring, "올여름": .summer, "올가을": .autumn, "올겨울": .winter,
  ]

  static let portions: [String: Portion] = [
    "초": .early, "초순": .early, "초반": .early, "중순": .middle, "중반": .middle,
    "하순": .late, "후반": .late,
  ]

  /// Parts of this month or the next.
  static let monthParts: [String: Portion] = [
    "월초": .early, "초순": .early, "월중": .middle, "중순": .middle, "하순": .late,
  ]

  /// Repetitions that are a single word.
  static let repetitions: [String: RepetitionPattern] = [
    "매일": .init(.daily), "매일매일": .init(.daily), "날마다": .init(.daily), "매주": .init(.weekly),
    "매월": .init(.monthly),
    "매달": .init(.monthly), "다달이": .init(.monthly),
    "매년": .init(.yearly), "해마다": .init(.yearly), "매해": .init(.yearly),
    "격일": .init(.daily, every: 2), "격주": .init(.weekly, every: 2),
    "격월": .init(.monthly, every: 2), "격년": .init(.yearly, every: 2),
    "매분기": .init(.monthly, every: 3), "분기마다": .init(.monthly, every: 3),
    "매시간": .init(.hourly), "매주말": .weekly(RepetitionPattern.weekend),
  ]

  /// Words at the end of a repetition that say that it has no end.
  static let endlessWords = ["계속", "끝없이"]
  /// Words that say that something does not repeat.
  static let onceWords: Set = [
    "없음", "한 번", "한번", "한 번만", "한번만", "안 함", "안함", "반복 없음", "반복 안 함",
  ]

  static let workdays = "평일|주중"

  /// Named months and days of the lunar calendar.
  static let lunarMonths = ["정월": 1, "동짓달": 11, "섣달": 12]
  static let lunarDays: [String: Int] = {
    var days = [
      "초파일": 8, "열흘": 10, "보름": 15, "보름날": 15, "대보름": 15, "스무날": 20, "그믐": 30, "그믐날": 30,
    ]
    let counted = ["하루", "이틀", "사흘", "나흘", "닷새", "엿새", "이레", "여드레", "아흐레"]
    for (index, word) in counted.enumerated() {
      for (tens, prefix) in ["초", "열", "스무"].enumerated() {
        days[prefix + word] = 10 * tens + index + 1
      }
    }
    return days
  }()

  /// Cities and countries that name a zone before `시간`.
  static let zones = [
    "서울": "Asia/Seoul", "한국": "Asia/Seoul", "도쿄": "Asia/Tokyo", "일본": "Asia/Tokyo",
    "베이징": "Asia/Shanghai", "중국": "Asia/Shanghai", "홍콩": "Asia/Hong_Kong",
    "싱가포르": "Asia/Singapore", "시드니": "Australia/Sydney", "런던": "Europe/London",
    "영국": "Europe/London", "파리": "Europe/Paris", "베를린": "Europe/Berlin",
    "독일": "Europe/Berlin", "뉴욕": "America/New_York", "la": "America/Los_Angeles",
    "시카고": "America/Chicago",
    "밴쿠버": "America/Vancouver", "로스앤젤레스": "America/Los_Angeles", "엘에이": "America/Los_Angeles",
  ]

  /// Words without a certain time.
  static let sometime = "언젠가|나중에|조만간|곧|이따|이따가|머지않아"
  /// Words for a period that is too long, or for an unknown time within a period.
  static let vague = "다음번|상반기|하반기|연중|틈틈이|가끔"
}
