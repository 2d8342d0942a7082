import HearthDomain

/// Dates of three numbers, and labels of dates.
extension NumericRules {
  static func addDates(to grammar: inout GrammarBuilder) {
    grammar.rule(
      "iso date",
      "#1900-9999 +- +#1-99 +- +#1-99 ; #1900-9999 +/ +#1-99 +/ +#1-99 ; "
        + "#1900-9999 +. #1-12 +. #1-31 +.?",
      .date, 4
    ) { a in date(year: a.int(0), a.int(1), a.int(2)) }
    grammar.rule("eight digits", "#19000101-29991231", .date, 1) { a in
      let number = a.int(0)
      return a.numeral(0)?.digitCount == 8
        ? date(year: number / 10_000, number / 100 % 100, number % 100) : nil
    }
    grammar.rule("slash year", "#1-31 +/ +#1-31 +/ +#20-2999", .date, 3) { a in
      withYear(a, day: { monthAndDay(a, 0, 1, .monthFirst) })
    }
    grammar.rule("slash year day first", "#1-31 +/ +#1-31 +/ +#20-2999", .date, 3) { a in
      withYear(a, day: { monthAndDay(a, 0, 1, .dayFirst) })
    }
    grammar.rule(
      "day first with year",
      "#1-31 +- +#1-12 +- +#2000-2999 ; #1-31 +. #1-12 +. #2000-2999 ; "
        + "#1-31 +. +#1-12 +. +#25-40",
      .date, 3
    ) { a in
      let isYearFirst = a.numeral(2)?.digitCount == 2 && a.int(0) >= 24 && a.int(2) <= 31
      return withYear(a, day: { dateInOrder(a.int(1), a.int(0), isYearFirst ? .dayFirst : nil) })
    }
    grammar.rule(
      "two-digit year first", "#24-40 +. +#1-12 +. +#1-31 +.?", .date, 1
    ) { a in
      let isDayFirst = a.int(0) <= 31 && a.int(2) >= 25
      guard var date = dateInOrder(a.int(1), a.int(2), isDayFirst ? .monthFirst : nil) else {
        return nil
      }
      date.year = 2000 + a.int(0)
      return value(date)
    }
    grammar.rule("two-digit year and slashes", "#24-40 +/ +#1-12 +/ +#1-31", .date, 1) { a in
      date(year: 2000 + a.int(0), a.int(1), a.int(2))
    }
    grammar.rule(
      "short year with an apostrophe",
      "' +#0-99 +. +#1-12 +. +#1-31 +.? ; ' +#0-99 +- +#1-12 +- +#1-31 ; "
        + "' +#0-99 +/ +#1-12 +/ +#1-31", .date, 4
    ) { a in a.numeral(0)?.digitCount == 2 ? date(year: 2000 + a.int(0), a.int(1), a.int(2)) : nil }
  }

  /// Returns a month and day with the order of their numbers, if the other order is possible too.
  private static func dateInOrder(_ month: Int, _ day: Int, _ order: DateOrder?) -> DatePattern? {
    var date = pattern(month: month, day: day)
    date?.order = order
    return date
  }

  /// Adds words that only label a day or time: `When: fri 3pm`. The words in `sure` need no colon.
  static func addLabels(_ words: String, sure: String? = nil, to grammar: inout GrammarBuilder) {
    let all = [words, sure].compactMap { $0 }.joined(separator: "|")
    let patterns = ["\(all) :", "[ \(all) ]"] + (sure.map { [$0] } ?? [])
    for category in [Category.date, .time, .dayAndTime, .span, .repetition, .facts] {
      let pattern = patterns.map { "\($0) \(category.rawValue)" }.joined(separator: " ; ")
      grammar.rule("label", pattern, category, 1)
    }
  }
}
