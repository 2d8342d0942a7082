import HearthDomain

extension DateInput {
  /// The repetition that the text names as a title would, with its end: `every tue until 12/31`,
  /// `화·목 매주 10번`, `1st thu monthly`; when it begins is told elsewhere.
  ///
  /// Throws ``DateInputError/unclear(_:spellings:)`` for what could be two, like `every 2nd tue`,
  /// and for what a title asks about or reads with a time or a day, `every tue 7pm`, with the same
  /// in parts; looking for those takes a while, and may be left out.
  package func repetition(
    _ text: String, beside rest: RepetitionRest? = .options
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
      guard rest != nil,
        case .unclearTitle(_, let others, _) = ClearTitles(whole, dates: self)
          .naming(error)
      else { throw refusal }
      titles = others
    }
    guard let rest else { throw refusal }
    let language: Language = Hangul.isIn(text) ? .korean : .english
    let spellings = titles.compactMap { spelling(ofTitle: $0, beside: rest, in: language) }
    let others = spellings.indices.filter { !spellings[..<$0].contains(spellings[$0]) }
    guard !others.isEmpty else { throw refusal }
    throw .unclear(text, spellings: others.map { spellings[$0] })
  }

  /// In bytes; nobody types a longer one.
  private static let longestRepetition = 200
  private static let title = "\"-\" "

  /// Nil where it tells a time, a day or more of a title as well.
  private func onlyRepetition(of plan: TypedPlan) -> TypedRepetition? {
    guard let repetition = plan.repetition, plan.zone == nil, isWhole(plan),
      parts(beside: repetition, of: plan).isEmpty
    else { return nil }
    return repetition
  }

  /// Whether nothing of it is title.
  private func isWhole(_ plan: TypedPlan) -> Bool { plan.title.value + " " == DateInput.title }

  /// What a title tells in parts: how it repeats, in words that are read by themselves, be it those
  /// that stand there, and all else where that is told. Nil where a part would get lost.
  private func spelling(
    ofTitle title: String, beside rest: RepetitionRest, in language: Language
  ) -> String? {
    let text = String(title.dropFirst(DateInput.title.count))
    if title.hasPrefix(DateInput.title), (try? plainRepetition(text)) != nil { return text }
    guard let plan = try? TypedPlan(title, dates: self), plan.zone == nil, isWhole(plan),
      let repetition = plan.repetition, let words = repetition.words(in: language),
      (try? plainRepetition(words)) != nil
    else { return nil }
    // How long something lasts is told of what has a time.
    let hasTime = plan.from.map(WhenReader(dates: self, isAllDay: false).tellsTime) ?? false
    guard plan.minutes == nil || hasTime else { return nil }
    return rest.spelling(words, beside: parts(beside: repetition, of: plan), in: language)
  }

  private func parts(
    beside repetition: TypedRepetition, of plan: TypedPlan
  ) -> [RepetitionRest.Part] {
    let first = RepeatedPlan(repetition: repetition).start(self)?.from
    let from = plan.from == first ? nil : plan.from
    let start = from.flatMap { try? dayAndTime($0) }.map { day, time in
      time.map { "\(day) \($0)" } ?? "\(day)"
    }
    let times: [RepetitionRest.Part?] = [
      (start ?? from).map { ("from", Words(ko: "시작", en: "start"), $0) },
      plan.to.map { ("to", Words(ko: "끝", en: "end"), $0) },
      plan.minutes.map { ("for", Words(ko: "길이", en: "length"), "\($0)m") },
      plan.isAllDay ? ("all-day", Words(ko: "하루 종일", en: "all day"), "") : nil,
    ]
    return times.compactMap(\.self)
      + plan.reminders.map { ("remind", Words(ko: "알림", en: "reminder"), "\($0)m") }
  }
}

/// Where somebody tells what stands beside a repetition and is no part of it.
package enum RepetitionRest: Sendable {
  /// A shell, by an option each.
  case options
  /// A shell, where nothing but the start is told.
  case start
  /// A form.
  case fields

  fileprivate typealias Part = (option: String, name: Words, value: String)

  /// `'every Tue' --from '2026-11-24 7pm'`; nil where a part cannot be told.
  fileprivate func spelling(
    _ repetition: String, beside parts: [Part], in language: Language
  ) -> String? {
    if parts.isEmpty { return repetition }
    switch self {
    case .start where parts.contains(where: { $0.option != "from" }): return nil
    case .start, .options:
      let options = parts.flatMap { ["--\($0.option)", $0.value] }.filter { !$0.isEmpty }
      return ([repetition] + options).map(Quoting.shellWord).joined(separator: " ")
    case .fields:
      let fields = parts.map { part in
        part.name(language) + (part.value.isEmpty ? "" : " " + part.value)
      }
      return "\(repetition) (\(fields.joined(separator: ", ")))"
    }
  }
}
