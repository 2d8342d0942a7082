import HearthDomain

/// Weekends as they are counted in English.
extension RepetitionForm {
  func weekend(_ scanner: inout InputScanner) -> [Weekday]? {
    scanner.takeWord(RepetitionForm.weekend) == nil ? nil : RepetitionWords.weekend
  }

  /// `2nd weekend` behind `every`: of so many weeks, or of each month.
  func everyNumberedWeekend(_ scanner: inout InputScanner) -> Taken? {
    guard let ordinal = self.ordinal(&scanner), scanner.skipSpaces(), weekend(&scanner) != nil
    else {
      return nil
    }
    let weeks = (2...5).contains(ordinal) ? ["every \(ordinal) weeks on sat and sun"] : []
    return Taken(
      outcome: .unclear(weeks + ["\(RepetitionForm.spelled(ordinal)) sat of the month"]))
  }

  private static let weekend = Vocabulary<Void>([("weekend|weekends", ())])
}
