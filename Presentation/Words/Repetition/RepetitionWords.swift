import HearthDomain

/// The words of both languages from which repetitions are made.
enum RepetitionWords {
  static let every = Vocabulary<Void>([("every|each", ())])

  static let units = Vocabulary<(Recurrence.Frequency, Int)>([
    ("minute|minutes|min|mins", (.minutely, 1)), ("hour|hours|hr|hrs|h", (.hourly, 1)),
    ("day|days|d", (.daily, 1)), ("week|weeks|wk|wks|w", (.weekly, 1)),
    ("fortnight|fortnights", (.weekly, 2)), ("month|months|mo", (.monthly, 1)),
    ("quarter|quarters", (.monthly, 3)), ("year|years|yr|yrs|y", (.yearly, 1)),
  ])

  static let numbers = Vocabulary<Int>([
    ("two", 2), ("three", 3), ("four", 4), ("five", 5), ("six", 6), ("seven", 7), ("eight", 8),
    ("nine", 9), ("ten", 10), ("eleven", 11), ("twelve", 12), ("few", 0),
  ])

  /// From the first of a month to its fifth, or its last.
  static let ordinals = Vocabulary<Int>([
    ("first", 1), ("second", 2), ("third", 3), ("fourth", 4), ("fifth", 5), ("last", -1),
  ])

  /// Days of a month beyond them.
  static let laterOrdinals = Vocabulary<Int>([
    ("sixth", 6), ("seventh", 7), ("eighth", 8), ("ninth", 9), ("tenth", 10), ("eleventh", 11),
    ("twelfth", 12), ("thirteenth", 13), ("fourteenth", 14), ("fifteenth", 15),
    ("sixteenth", 16), ("seventeenth", 17), ("eighteenth", 18), ("nineteenth", 19),
    ("twentieth", 20), ("twenty-first|twenty first", 21), ("twenty-second|twenty second", 22),
    ("twenty-third|twenty third", 23), ("twenty-fourth|twenty fourth", 24),
    ("twenty-fifth|twenty fifth", 25), ("twenty-sixth|twenty sixth", 26),
    ("twenty-seventh|twenty seventh", 27), ("twenty-eighth|twenty eighth", 28),
    ("twenty-ninth|twenty ninth", 29), ("thirtieth", 30), ("thirty-first|thirty first", 31),
  ])

  static let weekdays = Vocabulary<Weekday>(
    WeekdayNames.inEnglish + Weekday.allCases.map { ("\($0.name(in: .english))s", $0) })

  /// Weekdays of which more than one is meant.
  static let plurals = Vocabulary<[Weekday]>(
    [
      ("weekdays|workdays", workdays), ("weekends", weekend),
    ] + Weekday.allCases.map { ("\($0.name(in: .english))s", [$0]) })

  static let kindsOfDay = Vocabulary<[Weekday]>([
    ("weekday|weekdays|workday|workdays|working day|business day", workdays),
    ("weekend|weekends", weekend),
  ])

  static let workdays: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday]
  static let weekend: [Weekday] = [.saturday, .sunday]

  static let adverbs = Vocabulary<(Recurrence.Frequency, Int)>([
    ("daily|everyday|once daily|once a day|once per day", (.daily, 1)),
    ("weekly|once weekly|once a week|once per week", (.weekly, 1)),
    ("biweekly|bi-weekly|bi weekly|fortnightly", (.weekly, 2)),
    ("once a fortnight|once per fortnight", (.weekly, 2)),
    ("monthly|once monthly|once a month|once per month", (.monthly, 1)),
    ("quarterly|once a quarter|once per quarter", (.monthly, 3)),
    ("half-yearly|semiannually|semi-annually", (.monthly, 6)),
    ("yearly|annually|once yearly|once a year|once per year", (.yearly, 1)),
  ])

  /// Adverbs that mean one thing to some and another to others, with both.
  static let unclearAdverbs = Vocabulary<[String]>([
    (
      "bimonthly|bi-monthly|bi monthly", ["every 2 months", "every month on the 1st and 15th"]
    ),
    ("biannually|bi-annually|bi annually", ["every 6 months", "every 2 years"]),
  ])

  /// Those before a working day, or of one.
  static let weeknights = Vocabulary<[String]>([
    ("weeknight|weeknights", ["every mon-fri", "every sun-thu"])
  ])

  static let endOfEachMonth = Vocabulary<Void>([
    ("end of every month|end of each month|the end of every month|the end of each month", ()),
    ("at the end of every month|at the end of each month", ()),
  ])

  /// Of what alternates, every other one is meant.
  static let alternates = Vocabulary<Recurrence.Frequency>([
    ("days", .daily), ("weeks", .weekly), ("months", .monthly), ("years", .yearly),
  ])

  static let partsOfDay = Vocabulary<Void>([("morning|afternoon|evening|night|noon", ())])

  /// What may stand between two of a list.
  static let and = Vocabulary<Void>([("and|&|,|/|, and", ())])
  static let through = Vocabulary<Void>([("to|through|thru|until|-|–|~|..|...|…", ())])
  static let ofTheMonth = Vocabulary<Void>([
    ("of the month|of month|of every month|of each month|in the month|every month|each month", ())
  ])
  static let ofMonths = Vocabulary<Void>([("of every month|of each month|of the month", ())])
  static let lastDay = Vocabulary<Void>([
    ("the last day of the month|last day of the month", ()),
    ("the last day of month|last day of month", ()),
  ])

  static let everyYear = Vocabulary<Void>([("every year|each year|yearly|annually", ())])

  static let afterDone = Vocabulary<Void>([
    ("after done|after it is done|after it's done|after i did it|after i do it|after doing it", ()),
    ("after it was done|after finishing|after completion|after completing it|after being done", ()),
  ])

  /// What is counted, so that a number before it is no day: `may 5 minutes`.
  static let counted = Vocabulary<Void>([
    ("minute|minutes|min|mins|hour|hours|hrs|day|days|week|weeks|month|months|year|years", ()),
    ("page|pages|people|persons|km|kg|miles|times|items|chapters|laps|reps|sets|cups|won", ()),
  ])
}

// MARK: - Korean

extension RepetitionWords {
  static let koreanHeads = Vocabulary<(Recurrence.Frequency, Int)>([
    ("매일|날마다|매일매일", (.daily, 1)), ("격일|격일로|하루걸러|하루 걸러", (.daily, 2)),
    ("매주|매 주|주마다|매주마다", (.weekly, 1)), ("격주|격주로|격주마다|한주 걸러|한 주 걸러", (.weekly, 2)),
    ("매월|매달|매 달|매 월|달마다|다달이|매달마다", (.monthly, 1)), ("격월|격월로|격월마다", (.monthly, 2)),
    ("매분기|분기마다|분기별로", (.monthly, 3)), ("매년|매해|매 년|매 해|해마다|매년마다", (.yearly, 1)),
    ("격년|격년으로|격년마다", (.yearly, 2)), ("매시간|매 시간|매시|시간마다", (.hourly, 1)),
  ])

  static let koreanUnits = Vocabulary<(Recurrence.Frequency, Int)>([
    ("분", (.minutely, 1)), ("시간", (.hourly, 1)), ("일", (.daily, 1)), ("주|주일", (.weekly, 1)),
    ("달|개월", (.monthly, 1)), ("분기", (.monthly, 3)), ("년|해", (.yearly, 1)),
  ])

  static let nativeNumbers = Vocabulary<Int>([
    ("한", 1), ("두", 2), ("세|석", 3), ("네|넉", 4), ("다섯", 5), ("여섯", 6), ("일곱", 7),
    ("여덟", 8), ("아홉", 9), ("열", 10), ("열두", 12), ("스무", 20),
  ])

  /// What makes a length the distance between two occurrences.
  static let each = Vocabulary<Void>([
    ("마다|에 한 번|에 한번|에 1번|에 1회|에 한 번씩|에 한번씩|에 1회씩|간격|간격으로", ())
  ])

  static let koreanWeekdays = Vocabulary<Weekday>(WeekdayNames.inKorean("", "요일", "욜"))
  static let fullKoreanWeekdays = Vocabulary<Weekday>(WeekdayNames.inKorean("요일", "욜"))

  static let koreanKindsOfDay = Vocabulary<[Weekday]>([
    ("평일|주중", workdays), ("주말", weekend),
  ])

  static let koreanOrdinals = Vocabulary<Int>([
    ("첫째|첫 번째|첫번째|첫|1째|1번째", 1), ("둘째|두 번째|두번째|2째|2번째", 2),
    ("셋째|세 번째|세번째|3째|3번째", 3), ("넷째|네 번째|네번째|4째|4번째", 4),
    ("다섯째|다섯 번째|다섯번째|5째|5번째", 5), ("마지막|맨 마지막|맨마지막", -1),
  ])

  static let koreanLastDay = Vocabulary<Void>([("말일|마지막 날|마지막날|월말", ())])

  /// What may stand between two of a list, with the space around it or without.
  static let koreanAnd = Vocabulary<Void>([
    ("·|・|ㆍ|‧|,|/|와|과|이랑|랑|하고|그리고|&", ())
  ])
  static let koreanThrough = Vocabulary<Void>([("~|〜|-|–|..|부터", ())])

  static let koreanAfterDone = Vocabulary<Void>([
    ("하고 나서|하고나서|하고 나면|하고나면|다 하고|다 하고 나서|끝내고 나서|한 다음|한 뒤", ()),
    ("완료 후|완료 후에|완료 뒤|완료하고|완료하고 나서|완료한 뒤|완료한 후|마치고 나서", ()),
  ])

  /// What may follow a repetition without saying more.
  static let koreanParticles = Vocabulary<Void>([("마다|에는|에|씩", ())])
  static let later = Vocabulary<Void>([("뒤에|뒤|후에|후|마다|다음", ())])
}
