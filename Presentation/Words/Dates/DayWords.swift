import HearthDomain

/// The words of both languages from which days are made.
enum DayWords {
  /// Days by name, as their distance from today.
  static let days = Vocabulary<Int>([
    ("today|tonight|tonite|오늘", 0), ("tomorrow|tmr|tmrw|내일|낼", 1),
    ("day after tomorrow|the day after tomorrow|모레|내일모레|내일 모레|낼모레|낼 모레", 2),
    ("글피", 3), ("금일", 0), ("명일|익일|2moro", 1),
    ("yesterday|어제", -1),
    ("day before yesterday|the day before yesterday|그저께|그제|엊그제|엊그저께", -2), ("그끄저께|그끄제", -3),
  ])

  /// Days of every year by name.
  static let feasts = Vocabulary<(month: Int, day: Int)>([
    ("christmas eve|xmas eve|크리스마스 이브|크리스마스이브|성탄 전야|성탄전야", (12, 24)),
    ("christmas day|xmas day|christmas|xmas|성탄절|크리스마스", (12, 25)), ("boxing day", (12, 26)),
    ("new year's eve|new year’s eve|new years eve|nye", (12, 31)),
    ("new year's day|new year’s day|new years day|새해 첫날|신정", (1, 1)),
    ("valentine's day|valentine’s day|valentines day|발렌타인데이|밸런타인데이", (2, 14)),
    ("halloween|핼러윈|할로윈|핼러윈데이|할로윈데이", (10, 31)),
    ("삼일절|3·1절", (3, 1)), ("어린이날", (5, 5)), ("어버이날", (5, 8)), ("스승의 날|스승의날", (5, 15)),
    ("현충일", (6, 6)), ("광복절", (8, 15)), ("개천절", (10, 3)), ("한글날", (10, 9)),
  ])

  /// Days of every year by name, as their distance from Easter.
  static let easterFeasts = Vocabulary<Int>([
    ("easter|easter sunday|easter day|부활절|부활주일", 0), ("easter monday", 1),
    ("good friday|성금요일|성 금요일", -2), ("maundy thursday|holy thursday", -3),
    ("easter saturday|holy saturday", -1), ("palm sunday|종려주일", -7), ("mothering sunday", -21),
    ("ash wednesday|재의 수요일", -46), ("shrove tuesday|pancake tuesday|pancake day", -47),
    ("mardi gras|fat tuesday", -47), ("whit sunday|pentecost", 49), ("whit monday", 50),
  ])

  /// Days of every year by name that follow from a weekday of a month.
  static let weekdayFeasts = Vocabulary<WeekdayFeast>([
    ("thanksgiving|thanksgiving day", WeekdayFeast(4, .thursday, month: 11)),
    ("black friday|블랙프라이데이|블랙 프라이데이", WeekdayFeast(4, .thursday, month: 11, later: 1)),
    ("cyber monday|사이버먼데이|사이버 먼데이", WeekdayFeast(4, .thursday, month: 11, later: 4)),
    ("remembrance sunday", WeekdayFeast(2, .sunday, month: 11)),
  ])

  /// Days of every year by the Korean moon.
  static let lunarFeasts = Vocabulary<(month: Int, day: Int)>([
    ("설날|구정|seollal|lunar new year|lunar new year's day|lunar new year’s day", (1, 1)),
    ("추석|한가위|chuseok", (8, 15)),
    ("정월대보름|대보름", (1, 15)), ("단오|단옷날", (5, 5)), ("칠석", (7, 7)),
    ("부처님오신날|부처님 오신 날|석가탄신일|buddha's birthday|buddha’s birthday", (4, 8)),
  ])

  /// Days of every year by the sun; some of their names mean other things as well, as a novel does,
  /// and need a word beside them.
  static let solarTerms = Vocabulary<SolarTerm>([
    ("소한|소한날", .sohan), ("대한 절기|절기 대한", .daehan), ("입춘|입춘날", .ipchun),
    ("우수 절기|절기 우수|우수날", .usu), ("경칩|경칩날", .gyeongchip), ("춘분|춘분날", .chunbun),
    ("청명|청명날", .cheongmyeong), ("곡우|곡우날", .gogu), ("입하|입하날", .ipha),
    ("소만|소만날", .soman), ("망종|망종날", .mangjong), ("하짓날|하지날|하지 절기|절기 하지", .haji),
    ("소서|소서날", .soseo), ("대서|대서날", .daeseo), ("입추|입추날", .ipchu), ("처서|처서날", .cheoseo),
    ("백로 절기|절기 백로|백로날", .baengno), ("추분|추분날", .chubun), ("한로|한로날", .hallo),
    ("상강|상강날", .sanggang), ("입동|입동날", .ipdong), ("소설 절기|절기 소설", .soseol),
    ("대설 절기|절기 대설", .daeseol), ("동지|동짓날|동지날", .dongji),
  ])

  static let midnight = Vocabulary<Void>([("midnight|자정", ())])

  static let nearDays = Vocabulary<Int>([("today", 0), ("tomorrow", 1)])

  /// Weeks by name, as their distance from this one.
  static let weeks = Vocabulary<Int>([
    ("this|this week |이번주|이번 주|이번", 0),
    ("next|next week |다음주|다음 주|다음|담주|차주", 1),
    ("다다음주|다다음 주|다담주|담담주", 2),
    ("last week |지난주|지난 주|저번주|저번 주", -1),
    ("지지난주|지지난 주|저저번주|저저번 주", -2),
  ])

  /// The same behind a weekday.
  static let weeksBehind = Vocabulary<Int>([("this week", 0), ("next week", 1), ("last week", -1)])

  /// What makes a weekday the latest one before today.
  static let lastOnes = Vocabulary<Void>([("last|지난|저번", ())])

  /// What leads to a number of days from today on, or up to it.
  static let spanLeads = Vocabulary<Int>([
    ("next|the next|coming|앞으로|다음", 1), ("last|the last|past|지난|최근", -1),
  ])

  /// What makes a day the next one of its name that is not today.
  static let coming = Vocabulary<Void>([
    ("오는|돌아오는|다가오는|다음번|다음 번|담번|this coming|the coming|coming", ())
  ])

  /// What puts a day a week later where it stands behind it: `tuesday week`.
  static let weeksLater = Vocabulary<Int>([("week", 1), ("fortnight", 2)])

  static let weekdays = Vocabulary<Weekday>(
    WeekdayNames.inEnglish + WeekdayNames.inKorean("", "요일", "요일날", "욜", "욜날"))

  static let units = Vocabulary<CalendarUnit>([
    ("d|day|days|일", .days), ("w|wk|wks|week|weeks|주|주일", .weeks),
    ("m|mo|month|months|개월|달", .months), ("y|yr|year|years|년", .years),
  ])

  /// Numbers that Korean counts days and months by in words.
  static let counts = Vocabulary<(Int, CalendarUnit)>([
    ("하루", (1, .days)), ("이틀", (2, .days)), ("사흘", (3, .days)), ("나흘", (4, .days)),
    ("닷새", (5, .days)), ("엿새", (6, .days)), ("열흘", (10, .days)), ("보름", (15, .days)),
    ("일주일", (1, .weeks)), ("한달|한 달", (1, .months)), ("두달|두 달", (2, .months)),
    ("세달|세 달|석달|석 달", (3, .months)), ("네달|네 달|넉달|넉 달", (4, .months)),
    ("다섯 달", (5, .months)), ("여섯 달|반년", (6, .months)),
    ("a fortnight|one fortnight", (2, .weeks)),
  ])

  /// Small numbers in words, before a unit.
  static let numbers = Vocabulary<Int>([
    ("a|an|one", 1), ("two", 2), ("three", 3), ("four", 4), ("five", 5), ("six", 6),
    ("seven", 7), ("eight", 8), ("nine", 9), ("ten", 10), ("eleven", 11), ("twelve", 12),
  ])

  /// Numbers as Korean reads them: `이`, `삼십`, `사십오`.
  static let readNumbers = Vocabulary<Int>((1...99).map { (reading($0), $0) })

  private static func reading(_ number: Int) -> String {
    let digits = ["", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구"]
    let tens = number < 10 ? "" : (number < 20 ? "" : digits[number / 10]) + "십"
    return tens + digits[number % 10]
  }

  /// The month or the day with which the word begins as Korean reads it, and what follows: 11 of
  /// `십일월`, and 30 and `에` of `삼십일에`.
  static func read(_ word: String, before unit: Character) -> (number: Int, rest: String)? {
    guard word.contains(unit) else { return nil }
    let isMonth = unit == "월"
    let irregular = isMonth ? [6: "유월", 10: "시월"] : [:]
    return (1...(isMonth ? 12 : 31)).reversed().lazy.compactMap { number in
      let name = irregular[number] ?? "\(reading(number))\(unit)"
      return word.hasPrefix(name) ? (number, String(word.dropFirst(name.count))) : nil
    }.first
  }

  static let directions = Vocabulary<Int>([
    ("ago|before|전|전에", -1), ("later|from now|from today|후|뒤|후에|뒤에", 1),
  ])

  /// What follows a day in place of a time, as the hour that is meant.
  static let partsOfDay = Vocabulary<Int>([
    ("morning|아침", 8), ("오전|am", 9), ("lunchtime|점심때|점심시간|점심", 12),
    ("afternoon|오후|pm", 15),
    ("evening|저녁", 19), ("night|밤", 20),
  ])

  /// A part of a day, with its usual hour and the half of the day in which its hours are.
  typealias PartOfDay = (half: HalfOfDay, hour: Int)

  /// Parts of a day that stand before an hour without its sign: `evening at 7`.
  static let englishParts = Vocabulary<PartOfDay>([
    ("morning", (.morning, 8)), ("afternoon", (.afternoon, 15)), ("evening", (.afternoon, 19)),
    ("night", (.night, 20)),
  ])

  /// Parts of a day that name their day too, as its distance from today.
  static let namedParts = Vocabulary<(Int, PartOfDay)>([
    ("this morning", (0, (.morning, 8))), ("this afternoon", (0, (.afternoon, 15))),
    ("this evening", (0, (.afternoon, 19))), ("tonight|tonite", (0, (.night, 20))),
    ("last night|어젯밤", (-1, (.night, 20))),
  ])

  /// The evening and the night of today.
  static let thisEvening = Vocabulary<Void>([
    ("tonight|tonite|this evening|today evening|오늘 밤|오늘밤|오늘 저녁|오늘저녁", ())
  ])

  static let laterToday = Vocabulary<Void>([("이따|이따가|있다가|좀 이따|좀 이따가|조금 이따", ())])

  /// This very moment.
  static let now = Vocabulary<Void>([("now|just now|right now|지금|방금", ())])

  static let ordinalEndings = Vocabulary<Void>([("st|nd|rd|th", ())])

  /// What makes a number alone a day of the month.
  static let dayMarks = Vocabulary<Void>([("st|nd|rd|th|일", ())])

  /// Whole weeks, as their distance from this one.
  static let wholeWeeks = Vocabulary<Int>([
    ("this week|week|이번주|이번 주|금주", 0), ("next week|다음주|다음 주|담주|차주|내주", 1),
    ("다다음주|다다음 주|다담주|담담주", 2), ("last week|지난주|지난 주|저번주|저번 주", -1),
    ("지지난주|지지난 주|저저번주|저저번 주", -2),
  ])

  /// Weekends, as their distance from the next one.
  static let weekends = Vocabulary<Int>([
    ("this weekend|the weekend|over the weekend|weekend|이번주말|이번 주말|이번주 주말|이번 주 주말|주말", 0),
    ("next weekend|다음주말|다음 주말|다음주 주말|다음 주 주말|담주 주말", 1),
    ("다다음주말|다다음 주말|다다음주 주말|다다음 주 주말", 2),
    ("last weekend|지난주말|지난 주말|지난주 주말|지난 주 주말", -1),
  ])

  /// Whole months, as their distance from this one.
  static let wholeMonths = Vocabulary<Int>([
    ("this month|이번달|이번 달|이달", 0), ("next month|다음달|다음 달|담달", 1),
    ("다다음달|다다음 달", 2), ("last month|지난달|지난 달|저번달|저번 달", -1),
  ])

  /// Whole quarters of a year, as their distance from this one.
  static let wholeQuarters = Vocabulary<Int>([
    ("this quarter|quarter|이번 분기|이번분기|분기", 0), ("next quarter|다음 분기|다음분기", 1),
    ("last quarter|지난 분기|지난분기|저번 분기|저번분기", -1),
  ])

  /// Whole years, as their distance from this one.
  static let wholeYears = Vocabulary<Int>([
    ("this year|year|올해|금년|올 한 해|이번 해", 0), ("next year|내년|다음 해|다음해", 1),
    ("last year|작년|지난해|지난 해", -1), ("재작년|지지난해", -2),
  ])

  /// Years beside the day and the month in them, as their distance from this one.
  static let namedYears = Vocabulary<Int>([
    ("this year|올해|금년", 0), ("next year|내년", 1), ("내후년", 2), ("last year|작년|지난해", -1),
    ("재작년", -2),
  ])

  /// What names the last day of the month before it.
  static let lastDay = Vocabulary<Void>([("말일|말|마지막 날|마지막날", ())])

  /// What names the last day of the month after it.
  static let lastDayOf = Vocabulary<Void>([("the end of|end of|the last day of|last day of", ())])

  static let endOfThisMonth = Vocabulary<Void>([
    ("월말|말일|the end of the month|end of the month|end of month|eom", ()),
    ("the last day of the month|last day of the month", ()),
    ("the last day of month|last day of month", ()),
  ])

  /// What names the last day of this year, where it is an end: by itself it may be any of its last.
  static let endOfYear = Vocabulary<Void>([
    ("연말|올해 말|올해말|금년 말|the end of the year|end of the year|end of year|year end|eoy", ()),
    ("the end of this year|end of this year", ()),
  ])

  static let startOfYear = Vocabulary<Void>([
    ("연초|새해 초|내년 초|the start of the year|start of the year|start of year|year start", ()),
    ("the beginning of the year|beginning of the year|beginning of year", ()),
  ])

  static let lunar = Vocabulary<Void>([("음력|lunar:|lunar", ())])

  static let dateMarks = Vocabulary<String>([("-", "-"), ("/", "/"), (".", ".")])

  static let months = Vocabulary<Int>([
    ("january|jan|jan.", 1), ("february|feb|feb.", 2), ("march|mar|mar.", 3),
    ("april|apr|apr.", 4), ("may", 5), ("june|jun|jun.", 6), ("july|jul|jul.", 7),
    ("august|aug|aug.", 8), ("september|sept|sept.|sep|sep.", 9), ("october|oct|oct.", 10),
    ("november|nov|nov.", 11), ("december|dec|dec.", 12),
  ])
}

/// A day that is a weekday of a month by its number, or so many days later.
struct WeekdayFeast: Sendable {
  let ordinal: Int
  let weekday: Weekday
  let month: Int
  let later: Int

  init(_ ordinal: Int, _ weekday: Weekday, month: Int, later: Int = 0) {
    (self.ordinal, self.weekday, self.month, self.later) = (ordinal, weekday, month, later)
  }

  func day(in month: Month) -> Day {
    month.firstDay.upcoming(weekday).adding(days: 7 * (ordinal - 1) + later)
  }
}
