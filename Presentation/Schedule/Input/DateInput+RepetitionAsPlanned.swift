import HearthDomain

extension DateInput {
  /// The repetition that the text names as a title would, with its end: `every tue until 12/31`,
  /// `화·목 매주 10번`, `1st thu monthly`; when it begins is told elsewhere.
  ///
  /// Throws ``DateInputError/unclear(_:spellings:)`` for what could be two, like `every 2nd tue`,
  /// and for what a title asks about or reads with a time or a day, `every tue 7pm`, with what of
  /// it repeats; looking for that takes a while, and may be left out.
  package func repetition(
    _ text: String, offering isOffering: Bool = true
  ) throws(DateInputError) -> TypedRepetition {
    let refusal: DateInputError
    do {
      return try plainRepetition(text)
    } catch {
      refusal = error
    }
    guard case .unknownForm = refusal, text.utf8.count <= DateInput.longestRepetition else {
      throw refusal
    }
    let whole = DateInput.title + text
    var draft = PlanDraft(whole, isAllDay: false, keeping: [])
    // How long it goes on is counted from a start.
    guard draft.takeCalendarLength(WhenReader(dates: self, isAllDay: false)) == nil else {
      throw refusal
    }
    var titles = [whole]
    do {
      let plan = try TypedPlan(whole, dates: self)
      if let only = onlyRepetition(of: plan) { return only }
    } catch {
      guard isOffering,
        case .unclearTitle(_, let others, _) = ClearTitles(whole, dates: self)
          .naming(error)
      else { throw refusal }
      titles = others
    }
    let language: Language = Hangul.isIn(text) ? .korean : .english
    let spellings = titles.compactMap { repetition(ofTitle: $0, in: language) }
    let others = spellings.indices.filter { !spellings[..<$0].contains(spellings[$0]) }
    guard isOffering, !others.isEmpty else { throw refusal }
    throw .unclear(text, spellings: others.map { spellings[$0] })
  }

  /// In bytes; nobody types a longer one.
  private static let longestRepetition = 200
  private static let title = "\"-\" "

  /// Nil where it tells a time, a day or more of a title as well.
  private func onlyRepetition(of plan: TypedPlan) -> TypedRepetition? {
    guard let repetition = plan.repetition, plan.title.value + " " == DateInput.title,
      plan.to == nil, plan.minutes == nil, !plan.isAllDay, plan.reminders.isEmpty, plan.zone == nil,
      plan.from == RepeatedPlan(repetition: repetition).start(self)?.from
    else { return nil }
    return repetition
  }

  /// What of a title repeats, in words that are read by themselves: those that stand there where
  /// they are such.
  private func repetition(ofTitle title: String, in language: Language) -> String? {
    let text = String(title.dropFirst(DateInput.title.count))
    if title.hasPrefix(DateInput.title), (try? plainRepetition(text)) != nil { return text }
    return (try? TypedPlan(title, dates: self))?.repetition?.words(in: language).flatMap { words in
      (try? plainRepetition(words)) == nil ? nil : words
    }
  }
}
