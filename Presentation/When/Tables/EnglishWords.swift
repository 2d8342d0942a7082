import HearthDomain

/// English words for units of time, in all written forms.
enum EnglishWords {
  static let months: [String: Int] = {
    var result = ["sept": 9]
    for (index, name) in monthNames.enumerated() {
      result[name] = index + 1
      result[String(name.prefix(3))] = index + 1
    }
    return result
  }()

  static let weekdays: [String: Weekday] = {
    var result: [String: Weekday] = [
      "moday": .monday, "wensday": .wednesday, "tues": .tuesday, "weds": .wednesday,
      "thr": .thursday, "thur": .thursday, "thurs": .thursday,
    ]
    for (name, weekday) in zip(weekdayNames, Weekday.allCases) {
      result[name] = weekday
      result[String(name.prefix(3))] = weekday
    }
    return result
  }()

  static let weekdayNames = CalendarNames.weekdays.map { $0.lowercased() }
  static let monthNames = CalendarNames.months.map { $0.lowercased() }
  /// Possessive days, which give the day of the next noun: `tomorrow's`, `thursday's`.
  static let possessiveDays: [String: DatePattern] = {
    var result = [
      "today's": pattern { $0.distance = Length(0, .day) },
      "tomorrow's": pattern { $0.distance = Length(1, .day) },
    ]
    for (name, weekday) in zip(weekdayNames, Weekday.allCases) {
      result[name + "'s"] = pattern { $0.weekday = weekday }
    }
    return result
  }()

  /// Weekday abbreviations that are also names or other words.
  static let weekdaysAlsoNames: Set<String> = ["sun", "sat", "wed"]

  /// Other spellings of words used by rules, including misspellings by more than one letter.
  static let spellings: [String: String] = {
    let words = [
      "tomorrow": "tmr tmrw tmw 2moro 2mrw 2morrow tomo tomoz tomoro tmoro tommorow tommorrow",
      "tonight": "tonite tnite 2nite 2night", "and": "n", "night": "nite", "nights": "nites",
      "morning": "morn mornin", "afternoon": "arvo aft", "weekend": "wknd wkend", "weekly": "wkly",
      "alternate": "alt", "except": "exept", "before": "b4",
      "breakfast": "bfast brekkie", "between": "btwn btw",
    ]
    var result: [String: String] = [:]
    for (word, others) in words {
      for other in others.split(separator: " ") { result[String(other)] = word }
    }
    return result
  }()

  /// Words or names that differ by one letter from a day or month but are no misspellings.
  static let notMisspelled = [
    "sundae", "sundar", "frida", "monda", "manday", "someday", "midday", "marched", "moray",
    "decembrist", "sundays", "fridays",
  ]

  /// Whether the typed word, which may be a name, is a weekday or month of which a letter is
  /// missing or in the wrong place. Names such as `Augusta` and `Sunway` have other letters.
  static func isMistyped(_ typed: String, for word: String) -> Bool {
    (weekdays[word] != nil || months[word] != nil)
      && (typed.utf8.count < word.utf8.count || typed.utf8.sorted() == word.utf8.sorted())
  }

  /// Whether the word may be one of these without its vowels: `aftn`, `wkd`.
  static func isShortened(_ word: String) -> Bool {
    let words = """
      tomorrow tonight today yesterday morning afternoon evening night weekend weekly monthly daily \
      midnight between until fortnight
      """
    return word.utf8.count > 2 && !word.utf8.dropFirst().contains(where: "aeiou".utf8.contains)
      && words.split(separator: " ").contains { whole in
        var rest = word.utf8[...]
        for letter in whole.utf8 where letter == rest.first { rest.removeFirst() }
        return rest.isEmpty && whole.first == word.first
      }
  }

  /// Words that are shortened with a slash.
  static let slashed = ["w/o": "without", "b/w": "between", "w/": "with"]

  static let ordinals: [String: Int] = [
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7,
    "eighth": 8, "ninth": 9, "tenth": 10, "eleventh": 11, "twelfth": 12, "thirteenth": 13,
    "fourteenth": 14, "fifteenth": 15, "sixteenth": 16, "seventeenth": 17, "eighteenth": 18,
    "nineteenth": 19, "twentieth": 20, "thirtieth": 30,
  ]

  static let units: [String: Length] = [
    "m": Length(1, .minute), "min": Length(1, .minute), "mins": Length(1, .minute),
    "minute": Length(1, .minute), "minutes": Length(1, .minute), "h": Length(60, .minute),
    "hr": Length(60, .minute), "hrs": Length(60, .minute), "hour": Length(60, .minute),
    "hours": Length(60, .minute), "d": Length(1, .day), "day": Length(1, .day),
    "days": Length(1, .day), "night": Length(1, .night), "nights": Length(1, .night),
    "w": Length(1, .week), "wk": Length(1, .week), "wks": Length(1, .week),
    "week": Length(1, .week), "weeks": Length(1, .week), "fortnight": Length(2, .week),
    "fortnights": Length(2, .week), "mo": Length(1, .month), "mos": Length(1, .month),
    "mths": Length(1, .month),
    "month": Length(1, .month), "months": Length(1, .month), "quarter": Length(3, .month),
    "quarters": Length(3, .month),
    "y": Length(1, .year), "yr": Length(1, .year), "yrs": Length(1, .year),
    "year": Length(1, .year), "years": Length(1, .year), "decade": Length(10, .year),
    "weekend": Length(1, .weekend), "weekends": Length(1, .weekend),
  ]

  /// Possessive units, as in `in one week's time`.
  static let possessiveUnits: [String: Length] = {
    var result: [String: Length] = [:]
    for (word, unit) in units where unit.isOfDays && word.utf8.count > 2 {
      result[word + "'s"] = unit
    }
    return result
  }()

  /// Letters and words that may be joined to a number.
  static let joinedUnits =
    Array(units.keys) + [
      "am", "pm", "a", "p", "st", "nd", "rd", "th", "x", "t", "ish", "noon", "oclock",
    ]

  static let parts: [String: PartOfDay] = [
    "morning": .morning, "afternoon": .afternoon, "evening": .evening, "night": .night,
    "lunchtime": .lunch,
  ]
  static let repeatedParts: [String: PartOfDay] = [
    "mornings": .morning, "afternoons": .afternoon, "evenings": .evening, "nights": .night,
    "lunchtimes": .lunch,
  ]

  static let portions: [String: Portion] = [
    "early": .early, "mid": .middle, "middle": .middle, "late": .late, "rest": .remainder,
    "remainder": .remainder,
  ]

  static let seasons: [String: Season] = [
    "spring": .spring, "summer": .summer, "autumn": .autumn, "fall": .autumn, "winter": .winter,
  ]

  /// Distance of a period from the current one: `next month`.
  static let offsets: [String: Int] = [
    "this": 0, "current": 0, "next": 1, "following": 1, "last": -1, "previous": -1,
  ]
  static let periods: [String: DatePattern] = [
    "week": pattern { $0.weekOffset = 0 }, "wk": pattern { $0.weekOffset = 0 },
    "month": pattern { $0.monthOffset = 0 }, "quarter": pattern { $0.quarterOffset = 0 },
    "year": pattern { $0.yearOffset = 0 },
  ]

  static let adverbs: [String: RepetitionPattern] = [
    "daily": .init(.daily), "everyday": .init(.daily), "weekly": .init(.weekly),
    "monthly": .init(.monthly), "yearly": .init(.yearly), "annually": .init(.yearly),
    "fortnightly": .init(.weekly, every: 2), "biweekly": .init(.weekly, every: 2),
    "quarterly": .init(.monthly, every: 3), "hourly": .init(.hourly),
  ]

  /// Words at the end of a repetition that say that it has no end.
  static let endlessWords = ["forever"]
  /// Words that say that something does not repeat.
  static let onceWords: Set = ["once", "one time", "none", "no", "never", "off"]

  /// Phrases that mean an hour, with the minute of the day and the points that offset their length.
  static let hourPhrases: [(words: String, minute: Int, weight: Double)] = [
    ("after work", 18 * 60 + 30, -10), ("after school", 16 * 60, -10),
    ("after lunch", 13 * 60, -10),
    ("after dinner ; after supper", 20 * 60, -10), ("over lunch ; at lunch", 12 * 60, -10),
    ("over dinner ; at dinner", 19 * 60, -10), ("over breakfast ; at breakfast", 8 * 60, -10),
    ("before work", 8 * 60, -18), ("at bedtime", 22 * 60, -24),
    ("eod", 17 * 60, -8), ("cob", 17 * 60, -40), ("end of day", 17 * 60, -28),
    ("close of play ; close of business ; end of business ; end of the day", 17 * 60, -28),
  ]

  private static func pattern(_ fill: (inout DatePattern) -> Void) -> DatePattern {
    var pattern = DatePattern()
    fill(&pattern)
    return pattern
  }
}
