import HearthDomain

/// How an event is to repeat, as options say it; read when it is known what time it is.
struct RepetitionEntry: Hashable, Sendable {
  private static let words = Option<String>(
    "repeat", placeholder: Words(ko: "반복", en: "WORDS"),
    help: Words(
      ko: "언제 되풀이되는지예요. 예: 매주 화·목, 격주 월, 매월 둘째 화요일, 매년 음력 8월 15일, 하고 나서 7일 뒤."
        + " 고칠 때 끝을 적지 않으면 있던 끝은 그대로예요. ‘매주 화 계속’은 끝을 없애요.",
      en: "When it repeats, such as “every tue and thu”, “every 2 weeks on mon”, “last fri of the"
        + " month” or “7 days after done”. A series that is changed keeps its end unless another one"
        + " is named; “every tue forever” takes it away."))
  private static let rule = Option<Recurrence>(
    "rrule", placeholder: Words(ko: "규칙", en: "RULE"),
    help: Words(
      ko: "RFC 5545의 반복 규칙이에요. 예: FREQ=MONTHLY;BYDAY=2TU.",
      en: "The same as a rule of RFC 5545, such as FREQ=MONTHLY;BYDAY=2TU.")
  ) { try Recurrence(ruleText: $0.text) }
  private static let until = Option<String>(
    "until", .day, help: Words(ko: "되풀이되는 마지막 날이에요.", en: "The last day on which it repeats."))
  private static let times = Option<Int>(
    "times", in: 1...Int(Int32.max), placeholder: Words(ko: "횟수", en: "N"),
    help: Words(ko: "모두 몇 번인지예요.", en: "How often it takes place."))
  private static let except = Option<[String]>(
    "except", .day, isRepeatable: true,
    help: Words(ko: "빼는 날이에요. 여러 번 쓸 수 있어요.", en: "A day to leave out; may be given several times.")
  ) { $0.texts }
  private static let skipsHolidays = Flag(
    "skip-holidays",
    help: Words(
      ko: "대한민국 공휴일과 calendar.holidays.add에 적은 날은 빼요.",
      en: "Leave out the public holidays of Korea, and those of calendar.holidays.add.")
  )
  private static let once = Flag(
    "no-repeat", help: Words(ko: "이제 되풀이하지 않아요.", en: "It takes place once from now on."))

  /// For a new event, and for one that is edited.
  static let new: [any CommandOption] = [words, rule, until, times, except, skipsHolidays]
  static let edited: [any CommandOption] = new + [once]

  private let words: String?
  private let rule: Recurrence?
  private let until: String?
  private let times: Int?
  private let except: [String]
  private let skipsHolidays: Bool
  private let isOnce: Bool
  private let command: [String]

  /// Throws for options that exclude one another.
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
    let others = Self.new.filter { input.has($0) }.map { "--\($0.spec.name)" }
    if !others.isEmpty {
      throw UsageError(.conflictingOptions(["--\(Self.once.spec.name)"] + others), in: self.command)
    }
  }

  private var saysMore: Bool {
    until != nil || times != nil || !except.isEmpty || skipsHolidays
  }

  /// How it is to repeat, with what its title says; nil where nothing does. Of a series that is
  /// changed, what nothing was said of the holidays stays. Throws for an end or
  /// days to leave out of what takes place once.
  func repetition(
    saidByTitle title: TypedRepetition? = nil, changing old: EventSeries? = nil,
    _ dates: DateInput
  ) throws -> EnteredRepetition? {
    if let title, words != nil || rule != nil {
      throw UsageError(
        .conflictingOptions([
          title.words(in: .english) ?? "", words == nil ? "--rrule" : "--repeat",
        ]),
        in: command)
    }
    if let rule { return try entered(rule, changing: old, dates) }
    try checkRepeats()
    guard var typed = try words.map({ try dates.repetition(endlessWords ?? $0) }) ?? title else {
      guard saysMore else { return nil }
      throw UsageError(
        .missingExplained(
          "--repeat",
          why: Words(
            ko: "언제 되풀이되는지도 --repeat로 알려 주세요.",
            en: "Say when it repeats with --repeat, too.")),
        in: command)
    }
    try check(end: typed.until != nil || typed.times != nil || endlessWords != nil)
    // What takes place at times that are told one by one has a rule with an end that nobody named.
    if keepsEnd, typed.until == nil, typed.times == nil, let old, !old.isOnce {
      (typed.until, typed.times) = (old.rule.until?.day, old.rule.count)
    }
    if let until { typed.until = try lastDay(until, dates) }
    if let times { typed.times = times }
    typed.exceptions += try except.map { try dates.day($0) }
    if skipsHolidays { typed.skipsHolidays = true }
    var entered = typed.entered
    if case .rule = entered.way {
      entered.skipsHolidays = typed.skipsHolidays ?? old?.skipsHolidays ?? false
    } else {
      try checkAfterDone(typed)
    }
    return entered
  }

  /// Words by which somebody says that it does not repeat.
  private static let onceWords = Vocabulary<Void>([
    ("once|one time|none|no|never|off", ()), ("없음|한 번|한번|한 번만|한번만|안 함|안함|반복 없음|반복 안 함", ()),
  ])

  /// Throws for words that say that it does not repeat: another option says so of an event that is
  /// edited, and of a new one nothing does.
  private func checkRepeats() throws(UsageError) {
    let said = words?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let said, TypedText.isNone(said) || Self.onceWords.names(said) else { return }
    let once = Self.once.spec.spelling
    let why =
      command == EventEditCommand.words.path
      ? Words(
        ko: "되풀이하지 않게 하려면 --repeat 대신 \(once) 옵션을 적어 주세요.",
        en: "For an event that takes place once give \(once) instead of --repeat.")
      : Words(
        ko: "한 번만 하는 일정이면 --repeat를 빼 주세요.",
        en: "An event that takes place once needs no --repeat.")
    throw UsageError(.explained(why), in: command)
  }

  /// What is left of the words where they end by saying that it goes on for ever.
  private var endlessWords: String? {
    guard var words else { return nil }
    while words.last?.isWhitespace == true { words.removeLast() }
    let endings = [" forever", " 계속", " 끝없이"]
    let ending = endings.first { words.lowercased().hasSuffix($0) }
    return ending.map { String(words.dropLast($0.count)) }
  }

  /// Whether it is said in words how it repeats, and not beside them until when.
  private var keepsEnd: Bool {
    words != nil && endlessWords == nil && until == nil && times == nil
  }

  /// What becomes of how it repeats when it is edited; throws as above.
  func edit(of old: Event?, _ dates: DateInput) throws -> RepetitionEdit {
    if isOnce { return .stop }
    if let old = old?.series, keepsRule, !(old.isOnce && (until != nil || times != nil)) {
      return .become(try entered(old.rule, ended: old, dates))
    }
    return try repetition(changing: old?.series, dates).map { .become($0) } ?? .keep
  }

  /// The rule as it was with what is said of its end and of days to leave out.
  private func entered(
    _ rule: Recurrence, ended old: EventSeries, _ dates: DateInput
  ) throws -> EnteredRepetition {
    var rule = rule
    if until != nil { rule.count = nil }
    if times != nil { rule.until = nil }
    return try entered(rule, changing: old, dates, hasEnd: false)
  }

  /// The same from that time on, where its rule stays: of a count, what is left of it, unless
  /// another one is given.
  func edit(
    of old: Event, from occurrence: Occurrence, _ dates: DateInput
  ) throws -> RepetitionEdit {
    let whole = try edit(of: old, dates)
    guard keepsRule || keepsEnd, times == nil, case .become(var entered) = whole,
      case .rule(var rule) = entered.way, let former = old.series?.rule,
      let count = rule.count, count == former.count, let original = occurrence.original,
      let start = old.span.repetitionStart
    else { return whole }
    let times = try Repetition(former, from: start).occurrences(after: nil, limit: count).times
    rule.count = max(1, count - times.filter { $0 < original }.count)
    entered.way = .rule(rule)
    return .become(entered)
  }

  /// Whether its end, days or holidays change, and the rule does not.
  private var keepsRule: Bool { saysMore && words == nil && rule == nil }

  private func entered(
    _ rule: Recurrence, changing old: EventSeries?, _ dates: DateInput, hasEnd: Bool? = nil
  ) throws -> EnteredRepetition {
    var rule = rule
    try check(end: hasEnd ?? (rule.count != nil || rule.until != nil))
    if let until { rule.until = .day(try lastDay(until, dates)) }
    if let times { rule.count = times }
    return EnteredRepetition(
      .rule(rule), except: try except.map { try dates.day($0) },
      skipsHolidays: skipsHolidays || old?.skipsHolidays ?? false)
  }

  /// Read as behind the words of a repetition: `end of year`, `연말`.
  private func lastDay(_ text: String, _ dates: DateInput) throws -> Day {
    try dates.lastDay(named: text) ?? dates.day(text)
  }

  /// What follows from being done has no days that are known before.
  private func checkAfterDone(_ typed: TypedRepetition) throws(UsageError) {
    var others: [String] = []
    if until != nil { others.append(Self.until.spec.spelling) }
    if !except.isEmpty { others.append(Self.except.spec.spelling) }
    if skipsHolidays { others.append(Self.skipsHolidays.spec.spelling) }
    guard !others.isEmpty else { return }
    let named = words.map { "--repeat \"\($0)\"" } ?? typed.words(in: .english) ?? ""
    throw UsageError(.conflictingOptions([named] + others), in: command)
  }

  /// An end stands in the repetition or beside it.
  private func check(end hasEnd: Bool) throws(UsageError) {
    guard hasEnd, until != nil || times != nil else { return }
    let named = until == nil ? "--times" : "--until"
    throw UsageError(
      .conflictingOptions([words == nil ? "--rrule" : "--repeat", named]), in: command)
  }
}

extension EventFormatter {
  /// Asked where the start that was typed is none that the rule gives; nil where it is, or where
  /// the rule gives none at all.
  func misfitQuestion(_ span: EventSpan, _ entered: EnteredRepetition?) -> Words? {
    guard case .rule(let rule)? = entered?.way, let start = span.repetitionStart,
      let repetition = try? Repetition(rule, from: start),
      !repetition.takesPlace(at: start.moment),
      let first = repetition.occurrences(after: nil, limit: 1).times.first
    else { return nil }
    let day = { (time: LocalTime, language: Language) in words(language).day(time.day) }
    return Words(
      ko: "\(day(start.moment, .korean)) 시작은 이 반복에 맞지 않아요. \(day(first, .korean))부터 할까요?",
      en: "\(day(start.moment, .english)) does not fit the repetition."
        + " Begin on \(day(first, .english))?")
  }
}

extension Recurrence {
  /// The rule of a text that may begin with the name which it has in calendar files.
  init(ruleText text: String) throws(RecurrenceRefusal) {
    let name = "RRULE:"
    try self.init(text.uppercased().hasPrefix(name) ? String(text.dropFirst(name.count)) : text)
  }
}
