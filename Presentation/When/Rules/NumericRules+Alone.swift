import HearthDomain

extension NumericRules {
  /// Adds the meanings of numbers in texts without a title.
  static func addAlone(to grammar: inout GrammarBuilder) {
    grammar.rule("hour alone", "#0-24", .standalone) { a in
      a.numeral(0).map { $0.digitCount <= 2 } == true
        ? value(ClockPattern(hour: a.int(0))) : nil
    }
    // Programs write the month first; a number that cannot be a month is the day.
    grammar.rule("dashed date alone", "#1-31 +- +#1-31", .standalone, 1) { a in
      guard [0, 1].allSatisfy({ (a.numeral($0)?.digitCount ?? 3) < 3 }) else { return nil }
      return (monthAndDay(a, 0, 1, .monthFirst) ?? monthAndDay(a, 0, 1, .dayFirst)).map(value)
    }
    grammar.rule("any year alone", "#0-9999 +- +#01-12 +- +#01-31", .standalone) { a in
      guard a.numeral(0)?.digitCount == 4, a.int(0) < 1_900 else { return nil }
      return date { ($0.year, $0.month, $0.day) = (a.int(0), a.int(1), a.int(2)) }
    }
    grammar.rule(
      "day first with any year alone",
      "#1-31 +. #1-12 +. #1000-2999 ; #1-31 +- +#1-12 +- +#1000-2999", .standalone
    ) { a in date(year: a.int(2), a.int(1), a.int(0)) }
    grammar.rule(
      "no day alone", "#0-9999 +- +#0-99 +- +#0-99 ; #1000-9999 +- +#13-99", .standalone, -1
    ) { a in
      let isDay = a.has(2) && Day(year: a.int(0), month: a.int(1), day: a.int(2)) != nil
      return isDay || (a.numeral(0)?.digitCount ?? 0) < 4 ? nil : .open(.noSuchDay)
    }
    grammar.rule("no date alone", "#0-99 +- +#0-99 ; #0-99 +/ +#0-99", .standalone, -1) { a in
      let isDate = [DateOrder.monthFirst, .dayFirst].contains { monthAndDay(a, 0, 1, $0) != nil }
      return isDate || a.int(0) == 0 || a.int(1) == 0 ? nil : .open(.noSuchDay)
    }
    grammar.rule("no time alone", "#0-99 +: +#00-99 ; #0-99 +: +#00-99 +: +#00-99", .standalone, -1)
    {
      a in
      let isTime = a.int(0) < 24 && a.int(1) < 60 && a.int(2) < 60
      return isTime || a.int(0) == 24 && a.int(1) == 0 ? nil : .open(.noSuchTime)
    }
    grammar.rule("half an hour alone", "½ +h|hr|hour", .standalone) { _ in
      .length(Length(30, .minute))
    }
    grammar.rule("lengths together alone", "LEN LEN ; LEN LEN LEN", .standalone) { a in
      let lengths = (0...2).filter(a.has).map { a.length($0) }
      let minutes = lengths.compactMap(\.inMinutes)
      let isFalling = zip(lengths, lengths.dropFirst()).allSatisfy { $0.isLonger(than: $1) }
      guard isFalling, minutes.count == lengths.count, lengths.count > 1 else { return nil }
      return .length(Length(minutes.reduce(0, +), .minute))
    }
  }
}
