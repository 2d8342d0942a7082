import HearthDomain
import HearthWhen

/// The repetition options of a command. They are parsed later, when the current time is known.
struct RepetitionOptions: Hashable, Sendable {
  private static let words = Option<String>(
    "repeat", placeholder: Words(ko: "반복", en: "WORDS"),
    help: Words(
      ko: "언제 되풀이할지예요. 예: 매주 화·목, 격주 월, 매월 둘째 화요일, 매년 음력 8월 15일, 하고 나서 7일 뒤. 고칠 때 끝을 적지 않으면 있던 끝은"
        + " 그대로예요. ‘매주 화 계속’은 끝을 없애요.",
      en: "When it repeats, such as “every tue and thu”, “every 2 weeks on mon”, “last fri of the"
        + " month” or “7 days after done”. A changed series keeps its end unless another one is"
        + " given; “every tue forever” removes it."))
  private static let rule = Option<Recurrence>(
    "rrule", placeholder: Words(ko: "규칙", en: "RULE"),
    help: Words(
      ko: "RFC 5545의 반복 규칙이에요. 예: FREQ=MONTHLY;BYDAY=2TU.",
      en: "A recurrence rule of RFC 5545, such as FREQ=MONTHLY;BYDAY=2TU.")
  ) { try Recurrence(ruleText: $0.text) }
  private static let until = Option<String>(
    "until", .day, help: Words(ko: "되풀이되는 마지막 날이에요.", en: "The last day on which it repeats."))
  private static let times = Option<Int>(
    "times", in: 1...Int(Int32.max), placeholder: Words(ko: "횟수", en: "N"),
    help: Words(ko: "모두 몇 번 할지예요.", en: "How many times it takes place in all."))
  private static let except = Option<[String]>(
    "except", .day, isRepeatable: true,
    help: Words(ko: "빼는 날이에요. 여러 번 쓸 수 있어요.", en: "A day to leave out; may be given several times.")
  ) { $0.texts }
  private static let skipsHolidays = Flag(
    "skip-holidays",
    help: Words(
      ko: "공휴일을 빼요. calendar.holidays에 고른 나라가 없으면 대한민국 공휴일이에요.",
      en: "Leave out public holidays: those of calendar.holidays, or of Korea if it names none.")
  )
  private static let once = Flag(
    "no-repeat", help: Words(ko: "이제 되풀이하지 않아요.", en: "It no longer repeats."))

  /// Options for a new event, and for an edited one.
  static let forNewEvent: [any CommandOption] = [words, rule, until, times, except, skipsHolidays]
  static let forEditedEvent: [any CommandOption] = forNewEvent + [once]

  private let words: String?
  private let rule: Recurrence?
  private let until: String?
  private let times: Int?
  private let except: [String]
  private let skipsHolidays: Bool
  let isOnce: Bool
  private let command: [String]

  /// Throws if options exclude each other.
  init(_ input: ParsedInput, of command: CommandName) throws {
    try input.allowAtMostOne(of: [Self.words, Self.rule])
    try input.allowAtMostOne(of: [Self.until, Self.times])
    words = try input[Self.words]
    rule = try input[Self.rule]
    until = try input[Self.until]
    times = try input[Self.times]
    except = try input[Self.except] ?? []
    skipsHolidays = input[Self.skipsHolidays]
    isOnce = input.has(Self.once)
    self.command = command.path
    guard isOnce else { return }
    let others = Self.forNewEvent.filter { input.has($0) }.map { "--\($0.spec.name)" }
    if !others.isEmpty {
      throw UsageError(.conflictingOptions(["--\(Self.once.spec.name)"] + others), in: self.command)
    }
  }

  private var hasEndOrExceptionOptions: Bool {
    until != nil || times != nil || !except.isEmpty || skipsHolidays
  }

  /// Returns the repetition given by the options, or else by the title; nil if neither gives one.
  /// When a repetition is changed, its end and its rule for holidays stay unless they are given.
  /// Throws if an end or excluded days are given without a repetition.
  func repetition(
    saidByTitle title: PlannedTime? = nil, changing old: EnteredRepetition? = nil,
    hasStart: Bool = true, _ dates: WhenReader
  ) throws -> EnteredRepetition? {
    if let said = title?.repetition, words != nil || rule != nil {
      throw UsageError(
        .conflictingOptions([
          said.words(in: .english) ?? "", words == nil ? "--rrule" : "--repeat",
        ]),
        in: command)
    }
    let skippedHolidays = old?.skipsHolidays ?? false
    if let rule { return try changedRepetition(rule, skippedHolidays, dates) }
    let spoken = try parseWords(dates)
    if hasStart, let words, let spoken, spoken.namesStart || !spoken.isAllDay {
      throw UsageError(.custom(Self.startInRepetitionRefusal(words)), in: command)
    }
    guard let plan = spoken ?? title, var entered = plan.repetition else {
      guard hasEndOrExceptionOptions else { return nil }
      throw UsageError(
        .missingOptionExplained(
          "--repeat",
          why: Words(
            ko: "언제 되풀이되는지도 --repeat로 알려 주세요.",
            en: "Also say when it repeats, with --repeat.")),
        in: command)
    }
    try checkSingleEnd(end: entered.hasEnd || endlessWords != nil)
    if keepsOldEnd, let old { entered.copyEnd(of: old) }
    if let until { entered.setEnd(on: try lastDay(until, dates)) }
    if let times { entered.setEnd(after: times) }
    entered.excludedDays += try except.map { try dates.day($0) }
    if skipsHolidays { entered.skipsHolidays = true }
    if case .rule = entered.rule {
      let keeps = plan.includesHolidays && !skipsHolidays
      entered.skipsHolidays = !keeps && (entered.skipsHolidays || skippedHolidays)
    } else {
      try checkAfterDone(entered)
    }
    return entered
  }

  private static func startInRepetitionRefusal(_ words: String) -> Words {
    Words(
      ko: "\(words.quoted(.korean))에는 언제 시작하는지도 있어요. --repeat에는 반복만, --from에는 시작을 적어 주세요.",
      en: "\(words.quoted(.english)) also says when it begins. Give only the repetition to"
        + " --repeat, and the start to --from.")
  }

  /// Returns the start if none is given: the time named by `--repeat`, or the first day from today
  /// on that matches the rule.
  func defaultStart(of entered: EnteredRepetition?, _ dates: WhenReader) throws -> PlannedTime? {
    guard let entered else { return nil }
    if let spoken = try parseWords(dates) { return spoken }
    guard case .rule(let rule) = entered.rule, rule.frequency >= .daily else { return nil }
    let today = dates.context.now.day
    let first = try? Repetition(rule, from: .day(today)).nextOccurrence(
      after: today.adding(days: -1).end)
    let day = first?.day ?? today
    return PlannedTime(days: day...day)
  }

  /// Returns what the words of `--repeat` mean, including a start time.
  func parseWords(_ dates: WhenReader) throws -> PlannedTime? {
    try checkWordsRepeat()
    return try words.map { words in
      let read = try dates.repetition(endlessWords ?? words)
      guard read.alternatives.isEmpty else { throw WhenRefusal(.unknown(.repetition), words) }
      return read.value
    }
  }

  /// Throws if the words mean "no repetition". For an edited event that is `--no-repeat`; a new
  /// event needs no option.
  private func checkWordsRepeat() throws(UsageError) {
    guard let words, TypedText.isNone(words) || WhenReader.saysOnce(words) else { return }
    let once = Self.once.spec.spelling
    let why =
      command == EventEditCommand.commandName.path
      ? Words(
        ko: "되풀이하지 않게 하려면 --repeat 대신 \(once) 옵션을 적어 주세요.",
        en: "For an event that takes place once give \(once) instead of --repeat.")
      : Words(
        ko: "한 번만 하는 일정이면 --repeat를 빼 주세요.",
        en: "An event that takes place once needs no --repeat.")
    throw UsageError(.custom(why), in: command)
  }

  /// The words of `--repeat` without a final "forever"; nil if there is none.
  private var endlessWords: String? { words.flatMap(WhenReader.removingEndlessWord) }

  /// Whether a new repetition in words leaves the end of the old one unchanged.
  private var keepsOldEnd: Bool {
    words != nil && endlessWords == nil && until == nil && times == nil
  }

  /// Returns the change to an event's repetition. Throws for conflicting options.
  func repetitionEdit(of old: Event?, _ dates: WhenReader) throws -> RepetitionEdit {
    if isOnce { return .stop }
    if let old = old?.series, keepsOldRule,
      !(old.isSingleOccurrence && (until != nil || times != nil))
    {
      return .replace(try changedEnd(of: old.rule, old.skipsHolidays, dates))
    }
    return try repetition(changing: old?.series?.entered, dates).map { .replace($0) } ?? .keep
  }

  /// Returns the repetition of a to-do with the new end and holidays, if the options give only
  /// these; otherwise nil.
  func changedEnd(of old: ToDoRepetition?, _ dates: WhenReader) throws -> ToDoRepetition? {
    guard keepsOldRule, let old else { return nil }
    switch old {
    case .rule(let rule, let first, let skippedHolidays):
      guard except.isEmpty else { throw DomainError.refused(.series(.toDoExcludesDays)) }
      let entered = try changedEnd(of: rule, skippedHolidays, dates)
      guard case .rule(let changed) = entered.rule else { return nil }
      return .rule(changed, from: first, skipsHolidays: entered.skipsHolidays)
    case .afterDone(let afterDone):
      try checkAfterDone(EnteredRepetition(.afterDone(days: afterDone.days, times: times)))
      return .afterDone(try AfterDone(days: afterDone.days, timesLeft: times))
    }
  }

  /// Returns the old rule with the new end, holidays and excluded days.
  private func changedEnd(
    of rule: Recurrence, _ skippedHolidays: Bool, _ dates: WhenReader
  ) throws -> EnteredRepetition {
    var rule = rule
    if until != nil { rule.count = nil }
    if times != nil { rule.until = nil }
    return try changedRepetition(rule, skippedHolidays, dates, hasEnd: false)
  }

  /// Returns the change for the part of a series that begins with `occurrence`. If the number of
  /// occurrences is kept, those before are subtracted from it.
  func repetitionEdit(
    of old: Event, from occurrence: Occurrence, _ dates: WhenReader
  ) throws -> RepetitionEdit {
    let whole = try repetitionEdit(of: old, dates)
    guard keepsOldRule || keepsOldEnd, times == nil, case .replace(var entered) = whole,
      case .rule(var rule) = entered.rule, let former = old.series?.rule,
      let count = rule.count, count == former.count, let original = occurrence.originalStart,
      let start = old.span.repetitionStart
    else { return whole }
    let times = try Repetition(former, from: start).occurrences(after: nil, limit: count).times
    rule.count = max(1, count - times.filter { $0 < original }.count)
    entered.rule = .rule(rule)
    return .replace(entered)
  }

  /// Whether only the end, excluded days or holidays change, not the rule.
  private var keepsOldRule: Bool { hasEndOrExceptionOptions && words == nil && rule == nil }

  private func changedRepetition(
    _ rule: Recurrence, _ skippedHolidays: Bool, _ dates: WhenReader, hasEnd: Bool? = nil
  ) throws -> EnteredRepetition {
    var rule = rule
    try checkSingleEnd(end: hasEnd ?? (rule.count != nil || rule.until != nil))
    if let until { rule.until = .day(try lastDay(until, dates)) }
    if let times { rule.count = times }
    return EnteredRepetition(
      .rule(rule), except: try except.map { try dates.day($0) },
      skipsHolidays: skipsHolidays || skippedHolidays)
  }

  /// Parses the last day of a repetition. Of a period such as `end of year` or `연말`, it is the
  /// last day.
  private func lastDay(_ text: String, _ dates: WhenReader) throws -> Day {
    try dates.deadline(text).value
  }

  /// Throws if an option such as `--until` is given for an event that repeats after it was done,
  /// because its days are not known in advance.
  private func checkAfterDone(_ entered: EnteredRepetition) throws(UsageError) {
    var others: [String] = []
    if until != nil { others.append(Self.until.spec.spelling) }
    if !except.isEmpty { others.append(Self.except.spec.spelling) }
    if skipsHolidays { others.append(Self.skipsHolidays.spec.spelling) }
    guard !others.isEmpty else { return }
    let named = words.map { "--repeat \"\($0)\"" } ?? entered.words(in: .english) ?? ""
    throw UsageError(.conflictingOptions([named] + others), in: command)
  }

  /// Throws if both the repetition and an option give an end.
  private func checkSingleEnd(end hasEnd: Bool) throws(UsageError) {
    guard hasEnd, until != nil || times != nil else { return }
    let named = until == nil ? "--times" : "--until"
    throw UsageError(
      .conflictingOptions([words == nil ? "--rrule" : "--repeat", named]), in: command)
  }
}

extension EventFormatter {
  /// Returns the question to ask if the typed start does not match the rule; nil if it matches, or
  /// the rule has no occurrences.
  func misfitQuestion(_ span: EventSpan, _ entered: EnteredRepetition?) -> Words? {
    guard case .rule(let rule)? = entered?.rule, let start = span.repetitionStart,
      let repetition = try? Repetition(rule, from: start),
      !repetition.hasOccurrence(at: start.localTime),
      let first = repetition.occurrences(after: nil, limit: 1).times.first
    else { return nil }
    let day = { (time: LocalTime, language: Language) in words(language).day(time.day) }
    return Words(
      ko: "\(day(start.localTime, .korean)) 시작은 이 반복에 맞지 않아요. \(day(first, .korean))부터 할까요?",
      en: "\(day(start.localTime, .english)) does not fit the repetition. Begin on"
        + " \(day(first, .english))?")
  }
}

extension Recurrence {
  /// Parses a rule that may begin with `RRULE:`, as in calendar files.
  init(ruleText text: String) throws(RecurrenceRefusal) {
    let name = "RRULE:"
    try self.init(text.uppercased().hasPrefix(name) ? String(text.dropFirst(name.count)) : text)
  }
}

extension EventSeries {
  /// The repetition as if it were typed. Nil for a list of single dates, whose rule nobody typed.
  fileprivate var entered: EnteredRepetition? {
    isSingleOccurrence ? nil : EnteredRepetition(.rule(rule), skipsHolidays: skipsHolidays)
  }
}

extension EnteredRepetition {
  /// Whether the repetition has a count or a last day.
  fileprivate var hasEnd: Bool {
    switch self.rule {
    case .rule(let rule): rule.count != nil || rule.until != nil
    case .afterDone(_, let times): times != nil
    }
  }

  /// Copies the end of the old rule, unless this one has an end.
  fileprivate mutating func copyEnd(of old: EnteredRepetition) {
    guard !hasEnd, case .rule(let old) = old.rule, case .rule(var rule) = self.rule else { return }
    (rule.until, rule.count) = (old.until, old.count)
    self.rule = .rule(rule)
  }

  fileprivate mutating func setEnd(on day: Day) {
    guard case .rule(var rule) = self.rule else { return }
    (rule.until, rule.count) = (.day(day), nil)
    self.rule = .rule(rule)
  }

  fileprivate mutating func setEnd(after times: Int) {
    switch self.rule {
    case .rule(var rule):
      (rule.until, rule.count) = (nil, times)
      self.rule = .rule(rule)
    case .afterDone(let days, _): self.rule = .afterDone(days: days, times: times)
    }
  }
}
