import HearthDomain

/// When something repeats, as somebody typed it: `every tue until 12/31`, `격주 월 10번`.
package struct TypedRepetition: Hashable, Sendable {
  /// What tells when it takes place again.
  package enum Rhythm: Hashable, Sendable {
    /// The calendar, by a rule that names no end.
    case rule(Recurrence)
    /// When it was last done: so many days later.
    case afterDone(days: Int)
  }

  package var rhythm: Rhythm
  /// The last day on which it may take place.
  package var until: Day?
  package var times: Int?
  /// Days on which it does not take place, in order.
  package var exceptions: [Day] = []
  /// Whether the public holidays of Korea are left out; nil where nothing was said of them.
  package var skipsHolidays: Bool?

  package init(_ rhythm: Rhythm) {
    self.rhythm = rhythm
  }

  /// The same as the use cases take it.
  package var entered: EnteredRepetition {
    switch rhythm {
    case .rule(let endless):
      EnteredRepetition(
        .rule(rule ?? endless), except: exceptions, skipsHolidays: skipsHolidays ?? false)
    case .afterDone(let days): EnteredRepetition(.afterDone(days: days, times: times))
    }
  }

  /// The rule with the end that was typed; nil for what follows from being done.
  package var rule: Recurrence? {
    guard case .rule(var rule) = rhythm else { return nil }
    rule.count = times
    rule.until = until.map(Recurrence.Until.day)
    return rule
  }
}
