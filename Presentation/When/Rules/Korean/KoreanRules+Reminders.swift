import HearthDomain

/// Reminders and time zones.
extension KoreanRules {
  static let reminderWords = "알림|알람|알려줘|알려주기|리마인드"

  static func addReminders(to grammar: inout GrammarBuilder) {
    grammar.rule(
      "two reminders",
      "LEN 전 에? 과|,|이랑? LEN 전 에? \(reminderWords) ; LEN 전과|전이랑|전하고 LEN 전 에? \(reminderWords)",
      .facts, 10
    ) { a in facts { $0.reminders = [a.length(0), a.length(1)] } }
    grammar.rule("reminder", "알람|알림? LEN 전 에? \(reminderWords) ; 알람|알림 LEN 전 에?", .reminder, 8)
    grammar.localRule(
      "reminder at an hour the day before", "전날 TIME|PART 에? ; LEN 전 TIME|PART 에?", "LEADAT"
    ) { a in
      let length = a.has(1) ? a.length(0) : Length(1, .day)
      guard length.unit == .day || length.unit == .week else { return nil }
      return reminder(at: a.clock(a.has(1) ? 1 : 0), length.negated)
    }
    grammar.localRule("reminder at an hour that day", "당일|그날 TIME|PART 에?", "LEADAT") { a in
      reminder(at: a.clock(0), Length(0, .day))
    }
    grammar.rule("reminder at an hour", "LEADAT \(reminderWords)", .facts, 8)
    grammar.rule("reminder at an hour alone", "LEADAT", .standalone, 1)
    grammar.rule("evening before alone", "전날", .standalone, 1) { _ in
      reminder(at: ClockPattern(), Length(-1, .day))
    }
    grammar.rule(
      "no reminder", "알림|알람 없이|없음|끄기|끄고|끔|꺼줘 ; 알림|알람 안 함|하고 ; 알림|알람 은? 빼고", .facts, 8
    ) { _ in facts { $0.disablesReminders = true } }
    grammar.rule("reminder alone", "LEN 전 에?", .standalone) { a in
      facts { $0.reminders = [a.length(0)] }
    }
    grammar.rule("reminder after the start", "LEN 뒤|후 에?", .standalone) { a in
      facts { $0.reminders = [a.length(0).negated] }
    }
    grammar.rule(
      "zone", "$zone 시간|시각 으로|기준? ; ( $zone 시간|시각 기준? ) ; $zone 현지 시간|시각 으로?", .zone, 4
    )
  }

  private static func reminder(at clock: ClockPattern, _ distance: Length) -> Value {
    facts { $0.remindersAt = [Moment(pattern { $0.distance = distance }, clock)] }
  }
}
