import HearthDomain

extension DateInput {
  /// The repetition that the text names as a title would, with its end: `every tue until 12/31`,
  /// `화·목 매주 10번`, `1st thu monthly`; when it begins is told elsewhere.
  ///
  /// Throws ``DateInputError/unclear(_:spellings:)`` for what could be two, like `every 2nd tue`.
  package func repetition(_ text: String) throws(DateInputError) -> TypedRepetition {
    let refusal: DateInputError
    do {
      return try plainRepetition(text)
    } catch {
      refusal = error
    }
    guard case .unknownForm = refusal, text.utf8.count <= DateInput.longestRepetition else {
      throw refusal
    }
    do {
      if let planned = try repetitionPlanned(text) { return planned }
    } catch {
      let spellings = error.unclear.map { words, spellings in
        spellings.map { ClearTitles.text(text, with: $0, for: words) }
          .filter { (try? plainRepetition($0)) != nil }
      }
      if let spellings, !spellings.isEmpty { throw .unclear(text, spellings: spellings) }
    }
    throw refusal
  }

  /// In bytes; nobody types a longer one.
  private static let longestRepetition = 200

  /// As what stands behind a title; nil where that tells a time, a day or how long it goes on,
  /// which are counted from a start.
  private func repetitionPlanned(_ text: String) throws(DateInputError) -> TypedRepetition? {
    let title = "\"-\""
    let whole = "\(title) \(text)"
    var draft = PlanDraft(whole, isAllDay: false, keeping: [])
    guard draft.takeCalendarLength(WhenReader(dates: self, isAllDay: false)) == nil else {
      return nil
    }
    let plan = try TypedPlan(whole, dates: self)
    guard let repetition = plan.repetition, plan.title.value == title, plan.to == nil,
      plan.minutes == nil, !plan.isAllDay, plan.reminder == nil, plan.zone == nil,
      plan.from == RepeatedPlan(repetition: repetition).start(self)?.from
    else { return nil }
    return repetition
  }
}
