import HearthDomain

extension FuzzTarget {
  /// Recurrence rules, typed and from files: each is parsed or refused with a position, yields its
  /// instances in order, and can be written and read back.
  static let repetition = FuzzTarget(
    "repetition", texts: RuleTexts.all, words: RuleTexts.words
  ) {
    let month =
      LocalTime(
        clampingSecondsSinceEpoch: 1_795_000_123)..<LocalTime(
        clampingSecondsSinceEpoch: 1_797_600_123)
    return { input in
      let text = String(decoding: input, as: UTF8.self)
      for start in RuleTexts.starts {
        for origin in [Recurrence.Origin.typed, .file] {
          guard let rule = try? Recurrence(text, from: origin) else { continue }
          let again = try? Recurrence(rule.description, from: .file)
          try RuleViolation.unless(again == rule, "\(rule) is read as something else")
          guard let repetition = try? Repetition(rule, from: start, keepsStart: origin == .file)
          else { continue }
          let times = repetition.occurrences(in: month).times
          try RuleViolation.unless(zip(times, times.dropFirst()).allSatisfy(<), "\(rule): no order")
          if let last = repetition.lastOccurrence {
            try RuleViolation.unless(
              repetition.hasOccurrence(at: last), "\(rule): \(last) is not its last")
            try RuleViolation.unless(!repetition.isEmpty, "\(rule) is empty and has a last")
          }
        }
      }
      do {
        _ = try Recurrence(text)
      } catch let refusal as RecurrenceRefusal {
        try RuleViolation.unless((1...text.utf8.count + 1).contains(refusal.position), "\(refusal)")
      }
    }
  }
}

/// Sample rules and their parts.
private enum RuleTexts {
  static let all = [
    "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8",
    "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2;COUNT=2147483647",
    "FREQ=YEARLY;BYWEEKNO=20,-1,53;BYDAY=MO;UNTIL=99991231",
    "RSCALE=DANGI;FREQ=YEARLY;BYMONTH=8,12L;BYMONTHDAY=15,30;SKIP=FORWARD;COUNT=400",
    "FREQ=SECONDLY;INTERVAL=86399;BYHOUR=3,4;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO;COUNT=999999999",
    "FREQ=MINUTELY;INTERVAL=1001;BYSECOND=0,60;BYMINUTE=7;BYSETPOS=-1;UNTIL=29990101T000000Z",
    "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD;BYMONTHDAY=29,30,31,-31;COUNT=2147483647",
    "FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=TU,SU;COUNT=12", "FREQ=HOURLY;BYYEARDAY=366,-366",
    "FREQ=WEEKLY;COUNT=9\nRRULE:FREQ=MONTHLY;UNTIL=20270101\nEXRULE:FREQ=WEEKLY;BYDAY=TU",
  ]

  static let words = [
    "FREQ=", "SECONDLY", "MONTHLY", ";BYDAY=", ";BYMONTH=", ";BYYEARDAY=", ";BYWEEKNO=", ";COUNT=",
    ";BYSETPOS=", ";INTERVAL=", ";UNTIL=", "2147483647", "-1", ",", "5L", ";RSCALE=DANGI",
    ";SKIP=FORWARD", "20261231T235960Z", "53MO", ";WKST=TU", "=", ";",
    "\nRRULE:", "\nEXRULE:", "\nEXRULE:FREQ=DAILY",
  ]

  static let starts: [RepetitionStart] = [
    .day(.earliest), .time(.latest),
    .time(LocalTime(clampingSecondsSinceEpoch: 1_795_000_123)),
  ]
}
