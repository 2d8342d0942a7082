import HearthDomain

/// English phrases with one fixed meaning each. Idioms belong here, not in the rules.
enum EnglishPhrases {
  static let all: [FixedPhrase] =
    days + ends + times + lengths + repetitions + ordinals + exceptions + others + openWords

  private static let every = EnglishRules.every
  private static let workdays = RepetitionPattern.weekly(RepetitionPattern.workdays)
  private static let weekend = RepetitionPattern.weekly(RepetitionPattern.weekend)

  private static let days = [
    FixedPhrase("today", "DATE", 4, daysFromToday(0)),
    FixedPhrase("tomorrow", "DATE", 4, daysFromToday(1)),
    FixedPhrase("yesterday", "DATE", 4, daysFromToday(-1)),
    FixedPhrase("the? day after tomorrow", "DATE", 8, daysFromToday(2)),
    FixedPhrase("the? day before yesterday", "DATE", 8, daysFromToday(-2)),
    FixedPhrase("now ; just now ; right now", "WHEN", 0, date { $0.distance = Length(0, .minute) }),
    FixedPhrase("tonight", "WHEN", 1, part(.night, near: 0)),
    FixedPhrase("last night", "WHEN", 3, part(.night, near: -1)),
    FixedPhrase(
      "this weekend ; at|on? the weekend ; at|on weekend", "DATE", 1, date { $0.isWeekend = true }),
    FixedPhrase(
      "weekend", "DATE", -4, date { $0.isWeekend = true }, [.adjectival, .unremarkable]),
    FixedPhrase("friday prayers ; friday prayer", "FACTS", -5, weekdayFact(.friday), .staysInTitle),
    FixedPhrase(
      "sunday roast ; sunday school ; sunday mass", "FACTS", -5, weekdayFact(.sunday), .staysInTitle
    ),
  ]

  private static let endOfWeek = "eow ; the? end of the? week ; the? end of this week"
  private static let ends = [
    FixedPhrase(endOfWeek, "DATE", 3, weekdayOfThisWeek(.friday), .adjectival),
    FixedPhrase(endOfWeek, "DATE", 3, weekdayOfThisWeek(.sunday), .adjectival),
    FixedPhrase("midweek", "DATE", 3, weekdayOfThisWeek(.wednesday), .adjectival),
    FixedPhrase(
      "eom ; month end ; month's end", "DATE", -1,
      date { ($0.lastOf, $0.monthOffset) = (.month, 0) }, [.adjectival, .alsoName]),
    FixedPhrase(
      "eoy ; year end ; year's end", "DATE", -1, date { ($0.lastOf, $0.yearOffset) = (.year, 0) },
      [.adjectival, .alsoName]),
    FixedPhrase(
      "eoq ; quarter end", "DATE", -1, date { ($0.portion, $0.quarterOffset) = (.end, 0) },
      [.adjectival, .alsoName]),
    FixedPhrase("on? the? last day of the? month", "DATE", 9, date { $0.lastOf = .month }),
  ]

  private static let times = [
    FixedPhrase("am ; a . m .?", "HALF", 0, .part(.am)),
    FixedPhrase("pm ; p . m .?", "HALF", 0, .part(.pm)),
    FixedPhrase("noon|midday|noonish ; 12 noon", "TIME", 1, noon),
    FixedPhrase("midnight ; 12 midnight", "TIME", 0, midnight, .adjectival),
    FixedPhrase("noon|midday", "HOUR", 0, noon), FixedPhrase("midnight", "HOUR", 0, midnight),
    FixedPhrase("a? quarter", "MINUTES", 1, number(15)),
    FixedPhrase("twenty -? five", "MINUTES", 3, number(25)),
    FixedPhrase("all day ; all - day ; the? whole day", "FACTS", 2, facts { $0.isAllDay = true }),
  ]

  private static let lengths = [
    FixedPhrase("half an|a hour ; half -? hour", "LEN", 3, .length(Length(30, .minute))),
    FixedPhrase(
      "a quarter of an hour ; quarter of an hour ; a quarter hour", "LEN", 3,
      .length(Length(15, .minute))),
    FixedPhrase("half a day ; a half day", "LEN", 3, .length(Length(720, .minute))),
    FixedPhrase("half a year", "LEN", 3, .length(Length(6, .month))),
    FixedPhrase("a|one working|business day", "LEN", 2, .length(Length(1, .workday))),
    FixedPhrase("the day before", "LEAD", 1, facts { $0.reminders = [Length(1, .day)] }),
    FixedPhrase(
      "remind|alert me? at the? start|time", "FACTS", 3,
      facts { $0.reminders = [Length(0, .minute)] }),
  ]

  private static let repetitions = [
    FixedPhrase(
      "\(every) half -? hour ; \(every) half an hour", "REP", 6, repetition(.minutely, every: 30)),
    FixedPhrase("bi - weekly ; every fortnight", "REP", 5, repetition(.weekly, every: 2)),
    FixedPhrase("nightly", "REP", 2, repetition(.daily, part: .night), .adjectival),
    FixedPhrase(
      "on? weekdays|workdays ; \(every) weekday|workday ; weekdays only ; "
        + "\(every) working|business|school|work|week day ; on? school|work|working|business days",
      "REP", 3, .repetition(workdays)),
    FixedPhrase("weekends", "REP", 3, .repetition(weekend), .adjectival),
    FixedPhrase("on|at the? weekends ; the weekends", "REP", 3, .repetition(weekend)),
    FixedPhrase(weeknights, "REP", 3, .repetition(workdays)),
    FixedPhrase(
      weeknights, "REP", 3, weekly([.sunday, .monday, .tuesday, .wednesday, .thursday])),
    FixedPhrase("\(every) month end ; \(every) month's end", "REP", 7, monthly([-1])),
    FixedPhrase("on? the? last day of the? month", "REP", 9, monthly([-1])),
    FixedPhrase(
      "mwf ; m / w / f ; m w f ; m - w - f", "REP", 0, weekly([.monday, .wednesday, .friday])),
    FixedPhrase(
      "t / th ; tth ; tuth ; t th ; tu th ; tu / th ; t - th", "REP", 0,
      weekly([.tuesday, .thursday])),
    FixedPhrase("m - f", "REP", 0, .repetition(workdays)),
    FixedPhrase("mw", "REP", 0, weekly([.monday, .wednesday])),
    FixedPhrase("bimonthly", "REP", 1, repetition(.monthly, every: 2), .adjectival),
    FixedPhrase("bimonthly", "REP", 1, monthly([1, 15]), .adjectival),
    FixedPhrase("biannually", "REP", 1, repetition(.monthly, every: 6), .adjectival),
    FixedPhrase("biannually|biennially", "REP", 1, repetition(.yearly, every: 2), .adjectival),
    FixedPhrase("semiannually", "REP", 1, repetition(.monthly, every: 6), .adjectival),
  ]
  private static let weeknights = "weeknights ; \(every) weeknight ; on weeknights"

  private static let ordinals = [
    FixedPhrase("last", "COUNTED", 0, number(-1)),
    FixedPhrase(
      "second|next - to - last ; second|next to last ; penultimate", "COUNTED", 1, number(-2)),
    FixedPhrase("third - to - last ; third to last", "COUNTED", 1, number(-3)),
    FixedPhrase("weekday ; workday ; working|business day", "NTHUNIT", 0, unit(.workday)),
    FixedPhrase("day", "NTHUNIT", 0, unit(.day)), FixedPhrase("week", "NTHUNIT", 0, unit(.week)),
    FixedPhrase("weekend", "NTHUNIT", 0, unit(.weekend)),
    FixedPhrase("the? last day? ; the? end", "LASTDAY", 0, .nth(NthInPeriod([-1], .day))),
    FixedPhrase("twice", "TIMES", 0, number(2)), FixedPhrase("thrice", "TIMES", 0, number(3)),
    FixedPhrase("once ; only once ; just once", "COUNT", -4, number(1)),
    FixedPhrase("twice", "COUNT", -2, number(2)),
  ]

  private static let holidays = "public|bank|national? holidays|hols"
  private static let exceptions = [
    FixedPhrase(
      "not on|during? \(holidays) ; ,? \(EnglishRules.except) for|on|during? \(holidays) ; "
        + "apart|other from|than \(holidays) ; unless it's|it a|is? a? public|bank? holiday ; "
        + "no \(holidays)", "FACTS", 4, facts { $0.skipsHolidays = true }),
    FixedPhrase(
      "also|even on \(holidays) ; including|incl \(holidays)", "FACTS", 4,
      facts { $0.includesHolidays = true }),
    FixedPhrase(
      "apart|other|aside from|than school holidays ; if holiday|it's ; term time only ; "
        + "\(EnglishRules.except) during|in|the? school|half holidays|holiday|term ; "
        + "in|during term time|-?", "ASK", 3, .open(.exception)),
  ]

  private static let others = [
    FixedPhrase(
      "after done ; after it is|was done ; after it's done ; after i did|do it ; after doing it ; "
        + "after completion ; after finishing", "DONE", 0, .none),
    FixedPhrase("until|till further notice ; forever", "FACTS", 3, .facts(Facts())),
    FixedPhrase(
      "till|til|until|to|-|– late", "ASK", 0, .open(.openEnd)),
    FixedPhrase(
      "REP in|during|over|throughout advent|lent|ramadan|term|season", "ASK", 0,
      .open(.unreadNextToTime)),
    FixedPhrase("remind me? the night|evening|morning before", "ASK", 3, .open(.vague)),
    FixedPhrase("TIME|WHEN|WHENR their|local|your time", "ASK", 3, .open(.unreadNextToTime)),
  ]

  /// Words without a certain time.
  private static let openWords = [
    FixedPhrase(
      "someday ; sometime ; soon ; later ; next time ; first thing ; asap ; one day ; some day ; "
        + "one of these days ; later on", "ASK", -10, .open(.vague)),
    FixedPhrase("before|after bed|class|breakfast", "ASK", -12, .open(.vague)),
    FixedPhrase(
      "half -? term ; over|during|in|at half -? term ; over|during|in the? school holidays|hols",
      "ASK", -10, .open(.vague)),
    FixedPhrase("- +#1-9999 times", "ASK", 4, .open(.count)),
    FixedPhrase("for -|– LEN", "ASK", 4, .open(.length)),
    FixedPhrase("lunar #1-30", "ASK", 1, .open(.missingDay)),
    FixedPhrase("weeks|wks #1-53 -|–|to #1-53", "ASK", 4, .open(.severalDays)),
    FixedPhrase("in #2-60", "ASK", -12, .open(.length), .counting),
  ]

  // MARK: Values

  private static let noon = EnglishRules.time(EnglishRules.clock(12, nil, .pm))
  private static let midnight = EnglishRules.time(ClockPattern(hour: 24, is24Hour: true))

  private static func number(_ value: Int) -> Value { EnglishRules.number(value) }
  private static func date(_ fill: (inout DatePattern) -> Void) -> Value { EnglishRules.date(fill) }
  private static func facts(_ fill: (inout Facts) -> Void) -> Value { EnglishRules.facts(fill) }
  private static func weekly(_ weekdays: [Weekday]) -> Value { EnglishRules.weekly(weekdays) }
  private static func monthly(_ days: [Int]) -> Value { .repetition(.monthly(on: days)) }
  private static func unit(_ unit: NthInPeriod.Unit) -> Value { .nth(NthInPeriod([], unit)) }
  private static func daysFromToday(_ days: Int) -> Value {
    date { $0.distance = Length(days, .day) }
  }

  private static func weekdayOfThisWeek(_ weekday: Weekday) -> Value {
    date { ($0.weekday, $0.weekOffset) = (weekday, 0) }
  }

  private static func weekdayFact(_ weekday: Weekday) -> Value {
    facts { $0.moment = Moment(EnglishRules.pattern { $0.weekday = weekday }) }
  }

  private static func part(_ part: PartOfDay, near days: Int) -> Value {
    .moment(Moment(EnglishRules.pattern { $0.distance = Length(days, .day) }, ClockPattern(part)))
  }

  private static func repetition(
    _ frequency: Recurrence.Frequency, every interval: Int = 1, part: PartOfDay? = nil
  ) -> Value {
    var pattern = RepetitionPattern(frequency, every: interval)
    pattern.part = part
    return .repetition(pattern)
  }
}
