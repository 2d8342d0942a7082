import HearthDomain

/// Hours, minutes and parts of the day.
extension KoreanRules {
  static func addClock(to grammar: inout GrammarBuilder) {
    grammar.rule("hour", "#0-23 +시 ; %1-12 시", .time, 4) { a in
      guard let hour = a.numeral(0), !hour.isWord || hour.isNative else { return nil }
      return time(NumericRules.hour(a, 0))
    }
    grammar.rule("hour in Sino-Korean", "%3-24 +시", .time) { a in
      guard let hour = a.numeral(0), hour.isWord, !hour.isNative, hour.value != 4 else {
        return nil
      }
      return time(ClockPattern(hour: hour.value, is24Hour: hour.value > 12))
    }
    grammar.rule("minutes", "TIME %1-59 분 ; TIME #00-00 분 ; TIME +#1-59", .time, 3) { a in
      guard a.clock(0).allowsMinutes else { return nil }
      return time(a.clock(0).withMinute(a.int(1)))
    }
    // After 에, they are a length: `7시에 30분 산책`.
    grammar.rule("time and length in minutes", "TIME +에 %1-59 분", .facts, 14) { a in
      guard a.clock(0).allowsMinutes else { return nil }
      return facts { ($0.moment, $0.length) = (a.moment(0), Length(a.int(1), .minute)) }
    }
    grammar.rule("minutes without a unit", "TIME #10-55", .time, -2) { a in
      guard a.clock(0).allowsMinutes, a.int(1) % 5 == 0 else { return nil }
      return time(a.clock(0).withMinute(a.int(1)))
    }
    grammar.rule("half past", "TIME 반", .time, 4) { a in
      a.clock(0).allowsMinutes ? time(a.clock(0).withMinute(30)) : nil
    }
    grammar.rule("minutes before an hour", "TIME %1-59 분 전", .time, 7) { a in
      guard a.clock(0).allowsMinutes, let hour = a.clock(0).hour else { return nil }
      var clock = a.clock(0).withMinute(60 - a.int(1))
      clock.hour = hour == 0 ? 23 : hour == 1 && !clock.is24Hour ? 12 : hour - 1
      return time(clock)
    }
    grammar.rule("on the hour", "TIME 정각|땡 ; 정각 TIME", .time, 2) { a in
      a.clock(0).allowsMinutes ? time(a.clock(0).withMinute(0)) : nil
    }
    addParts(to: &grammar)
  }

  private static func addParts(to grammar: inout GrammarBuilder) {
    grammar.rule("part of the day", "$part", .partOfDay, 0, .adjectival) { a in timeOfPart(a) }
    grammar.rule("meal", "$meal", .partOfDay, 0, [.adjectival, .meal]) { a in timeOfPart(a) }
    grammar.rule("time of a meal", "$part 때|나절 ; $meal 때|나절|시간", .partOfDay, 1) { a in timeOfPart(a)
    }
    let (early, late) = (KoreanWords.earlyHours, KoreanWords.lateHours)
    grammar.rule("early", "PART 일찍 ; 이른 PART", .time, 2) { a in hourInPart(a, early) }
    grammar.rule("late", "PART 늦게 ; 늦은 PART", .time, 2) { a in hourInPart(a, late) }
    grammar.rule(
      "after a meal", "$meal 먹고 나서? ; $meal 먹은 뒤|후 에? ; $meal 후|뒤 에?", .time, -17,
      .unremarkable
    ) { a in
      let start = (a.part(0) ?? .pm).usualStart ?? 0
      return clock { ($0.hour, $0.is24Hour, $0.isApproximate) = (start / 60 + 1, true, true) }
    }
    grammar.rule("bare hour after a part", "PART #1-12", .time, -5, [.counting, .bareNumber]) { a in
      var clock = a.clock(0)
      guard clock.hour == nil else { return nil }
      clock.hour = a.int(1)
      return time(clock.markedBare)
    }
  }

  private static func hourInPart(_ a: Arguments, _ hours: [PartOfDay: Int]) -> Value? {
    guard a.clock(0).hour == nil, let part = a.clock(0).part, let hour = hours[part] else {
      return nil
    }
    var moment = a.moment(0)
    moment.clock = ClockPattern(hour: hour, is24Hour: true)
    moment.clock.isApproximate = true
    return .moment(moment)
  }
}

extension ClockPattern {
  fileprivate var allowsMinutes: Bool { hour != nil && hour != 24 && minute == nil }

  fileprivate func withMinute(_ minute: Int) -> ClockPattern {
    var clock = self
    clock.minute = minute
    return clock
  }
}
