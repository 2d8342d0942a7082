import HearthDomain
import TerminalKit

/// Plans an event.
struct EventAddCommand: Command {
  struct Options: Hashable, Sendable {
    /// What was typed as the title, or after `--title` as the words that tell when; nil where
    /// nothing but a title was given by its option.
    var typed: String?
    /// Whether words were typed behind the title, and not all in one.
    var isApart = false
    let title: EventTitle?
    let entry: EventEntry
    let times: SpanEntry
    let repetition: RepetitionEntry
    let calendar: String?
    let zone: String?
  }

  static let words = CommandName(["event", "add"], shortcuts: [["plan"]])

  private static let typed = Argument<String?>(
    "title", .optionalPhrase, placeholder: .title,
    help: Words(
      ko: "500자까지 쓸 수 있어요. 안쪽 따옴표로 묶은 말은 날짜로 읽지 않아요.",
      en: "Up to 500 characters. Words in inner quotes are never read as days.")
  ) { $0.texts.isEmpty ? nil : $0.texts.joined(separator: " ") }

  private static let title = Option<EventTitle>(
    "title", placeholder: .title,
    help: Words(
      ko: "적은 그대로 제목이 돼요. 앞에 적은 말은 모두 언제인지예요.",
      en: "A title of which nothing is read; all other words tell when."))

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "일정을 적어요", en: "Plan something"),
    details: Words(
      ko: "따로 적지 않으면 다음 5분 단위 시각부터 한 시간이고, 시작할 때 알려 줘요. 시각 없이 날만 적으면"
        + " 하루 종일이에요. --from이 없고 제목에 ‘점심 내일 정오’나 ‘회의 3시~4시’처럼 날짜나 시각이"
        + " 있으면 그때예요. ‘요가 매주 화·목 19시’나 ‘월세 매월 말일’처럼 적으면 되풀이돼요.",
      en: "Unless told otherwise it lasts an hour from the next five-minute mark, with a"
        + " reminder at the start. Days without a time are whole days. Without --from, a day or"
        + " time in the title, as in “Lunch tomorrow noon” or “Trip fri - sun”, is when it is;"
        + " “Yoga every tue and thu 19:00” or “Rent last day of every month” repeats."),
    examples: [
      .line(
        ko: "hearth plan 치과 내일 오후 3시 --for 30분",
        en: "hearth plan Dentist tomorrow 3pm --for 30m"):
        Words(ko: "내일 오후 3시부터 30분 동안이에요", en: "half an hour tomorrow"),
      .line(
        ko: "hearth event add 여행 --from 금 --to 일",
        en: "hearth event add Trip --from fri --to sun"):
        Words(ko: "금요일부터 일요일까지 하루 종일이에요", en: "three whole days"),
      .line(
        ko: "hearth plan 회의 --from \"월 10:00\" --to 11:30 --remind 10 --remind 1일",
        en: "hearth plan Meeting --from \"mon 10:00\" --to 11:30 --remind 10 --remind 1d"):
        Words(ko: "10분 전과 하루 전에 알려요", en: "reminders 10 minutes and a day before"),
    ],
    arguments: [typed],
    options: [title] + EventSpec.times(isNew: true) + [EventSpec.zone] + EventSpec.details
      + RepetitionEntry.new + [EventSpec.calendar])

  let tools: EventTools

  static func parse(_ input: ParsedInput) throws -> Options {
    let typed = try input[typed]
    let title = try input[title]
    let times = try SpanEntry(input, of: words)
    if title != nil, let typed, times.from != nil {
      throw input.refusal(.conflictingOptions([typed, "--from"]))
    }
    if title == nil, let typed { _ = try EventTitle(typed) }
    return Options(
      typed: typed, isApart: input.isTypedApart, title: title,
      entry: try EventEntry(input, title: nil), times: times,
      repetition: try RepetitionEntry(input, of: words), calendar: try input[EventSpec.calendar],
      zone: try input[EventSpec.zone])
  }

  func run(_ options: Options, in console: inout Console) throws {
    guard let options = try asked(options, in: &console) else {
      return console.note(.nothingPlanned)
    }
    let chosen = try options.zone.map { try tools.zone($0, for: Self.words) }
    guard let plan = try plan(options, tools.dates(on: chosen), in: &console) else {
      return console.note(.nothingPlanned)
    }
    let zone = try plan.told?.zone.map { try tools.zones($0) } ?? chosen
    let dates = tools.dates(on: zone)
    let repetition = try options.repetition.repetition(saidByTitle: plan.told?.repetition, dates)
    let typed = try (plan.told.map { try options.times.starting(as: $0) } ?? options.times)
      .beginning(with: repetition, dates).divided(dates)
    if let told = plan.told, told.minutes != nil, typed.from == nil,
      case .rule(let rule)? = repetition?.way, rule.frequency >= .daily
    {
      // A time of today that nobody named would be that of each.
      throw UsageError(.missingOption(["--from"]), in: Self.words.path)
    }
    // An hour alone that an option says is one of today.
    let isHour =
      plan.told?.from == nil && typed.from.map { (try? dates.timeAlone($0)) != nil } == true
    let passed = typed.from.flatMap(dates.passed) ?? (isHour ? nil : typed.passedToday(dates))
    let isRunning = passed.map { passed in
      typed.to.map { dates.isRunning(passed, to: $0) } ?? false
    }
    let isChosen = console.canAsk || passed.map(dates.isRecent) == true || isRunning == true
    guard let times = try typed.onDayMeant(passed, dates, in: &console) else {
      return console.note(.nothingPlanned)
    }
    let span = try span(of: times, dates, in: zone, repetition)
    var details = EventDetails(
      title: plan.title, span: span, reminders: .usual(isAllDay: span.isAllDay, tools.allDayTime))
    if let reminders = plan.told?.reminders, !reminders.isEmpty {
      details.reminders = try LeadTimesInput.told(
        reminders, isAllDay: span.isAllDay, tools.allDayTime)
    }
    try options.entry.change(&details, tools.allDayTime)
    let isTyped = !times.isEmpty && repetition == nil
    if isTyped, let question = tools.formatter.pastQuestion(details)?(console.language) {
      guard try console.confirms(question, orSays: .nothingPlanned) else { return }
    }
    if let question = tools.formatter.misfitQuestion(span, repetition)?(console.language) {
      guard try console.confirms(question, orSays: .nothingPlanned) else { return }
    }
    let (calendar, missing) = try tools.calendar(options.calendar)
    let outcome = try tools.schedule.add(
      details, repeating: repetition, in: calendar, followsZone: zone != nil)
    let messages = EventMessages(
      formatter: tools.formatter, outcome: outcome, isMoved: true, language: console.language)
    let staying = options.times.isEmpty ? plan.staying : nil
    let language = console.language
    let others: [String?] = typed.texts.map { dates.otherReading(of: $0)?(language) }
    // What somebody gives as a title tells nothing.
    let openHour = options.title == nil && span.isAllDay ? plan.told?.openHour : nil
    let isUntimed = typed.from == nil && repetition == nil && !span.isAllDay
    try console.tell(
      messages.added + [missing?(console.language)]
        + [isChosen ? nil : passed?.told(console.language)]
        + [isUntimed ? messages.beginsSoon(hasEnd: typed.to != nil) : nil]
        + [plan.told?.otherHour.map { EventMessages.tookHalf(insteadOf: $0)(console.language) }]
        + [openHour.map { EventMessages.tellsNoHour($0)(language) }]
        + others
        + (plan.told?.corrected.map { EventMessages.corrected($0)(console.language) } ?? [])
        + [
          staying.map {
            EventMessages.staysInTitle($0.words, of: outcome.event, isAllDay: $0.isAllDay)(
              console.language)
          }
        ],
      json: try tools.json(of: outcome))
  }
}

extension EventAddCommand {
  /// With what somebody says who named nothing to plan; nil where that is nothing either.
  private func asked(_ options: Options, in console: inout Console) throws -> Options? {
    guard options.typed == nil, options.title == nil else { return options }
    guard console.canAsk else {
      let why = Words(
        ko: "무엇을 언제 하는지 적어 주세요. 예: hearth plan 치과 내일 오후 3시",
        en: "Say what to plan, as in: hearth plan Dentist tomorrow 3pm")
      throw UsageError(.missingExplained("title", why: why), in: Self.words.path)
    }
    let question = console.language(ko: "무엇을 언제 하나요? ", en: "What, and when? ")
    let answer = try console.prompt(question, insteadGive: "TITLE") ?? ""
    guard answer.contains(where: { !$0.isWhitespace }) else { return nil }
    var options = options
    options.typed = answer
    options.isApart = true
    _ = try EventTitle(answer)
    return options
  }

  /// On the clock of the zone; what follows no rule becomes moments there.
  private func span(
    of times: SpanEntry, _ dates: DateInput, in zone: (any ZoneRules)?,
    _ repetition: EnteredRepetition?
  ) throws -> EventSpan {
    let clock = tools.formatter.clock
    let isRepeated = if case .rule? = repetition?.way { true } else { false }
    guard let zone else { return try times.span(at: clock, dates, isRepeated: isRepeated) }
    let span = try times.span(
      at: LocalClock(now: clock.now, zone: zone), dates, isRepeated: isRepeated)
    if span.isAllDay {
      let why = Words(
        ko: "시간대가 있으면 시각도 있어야 해요. 예: --from \"내일 9시\".",
        en: "With a zone there has to be a time, too, such as --from \"tomorrow 9am\".")
      throw UsageError(.missingExplained("--from", why: why), in: Self.words.path)
    }
    return try isRepeated ? span : span.fixed(in: zone)
  }
}

// MARK: - The words of the title

extension EventAddCommand {
  /// The title, and what was read of its words.
  private struct Plan {
    let title: EventTitle
    var told: TypedPlan?
    /// Words that could tell when and stay in the title.
    var staying: (words: StayingWords, isAllDay: Bool)?
  }

  /// What the words mean; what they leave open is asked where somebody is there to be asked, and
  /// nil where nobody chose.
  private func plan(
    _ options: Options, _ dates: DateInput, in console: inout Console
  ) throws -> Plan? {
    if let title = options.title, options.typed == nil { return Plan(title: title) }
    let typed = options.typed ?? ""
    if let title = options.title {
      let whole = "\(title.value) \(typed)"
      guard
        let told = try read(whole, keeping: [title.value], options, dates, in: &console)
      else { return nil }
      guard
        told.title.value == title.value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      else { throw DateInputError.unknownForm(typed, .dayAndTime) }
      return Plan(title: title, told: told)
    }
    if let from = options.times.from {
      return try repeated(typed, from: from, options, dates) ?? Plan(title: try EventTitle(typed))
    }
    guard let told = try read(typed, keeping: [], options, dates, in: &console) else {
      return nil
    }
    if told.tellsNothing {
      let reader = WhenReader(dates: dates, isAllDay: false)
      let staying = told.staying.map { ($0, reader.isDayAlone($0.meant)) }
      return Plan(title: try EventTitle(typed), staying: staying)
    }
    return Plan(title: told.title, told: told)
  }

  /// `plan Run every weekday 8:30am --from "4 jan"`: words behind a title that tell when it repeats
  /// do so from that day on; nil where they tell no repetition. Of a title that was typed in one,
  /// nothing is read.
  private func repeated(
    _ typed: String, from: String, _ options: Options, _ dates: DateInput
  ) throws -> Plan? {
    guard options.isApart, let day = try? dates.day(from),
      let told = try? TypedPlan(
        "\(typed) from \(day)", dates: dates, isAllDay: options.times.isAllDay),
      told.repetition != nil
    else { return nil }
    return Plan(title: told.title, told: told)
  }

  private func read(
    _ typed: String, keeping kept: [String], _ options: Options, _ dates: DateInput,
    in console: inout Console
  ) throws -> TypedPlan? {
    var (typed, kept) = (typed, kept)
    while true {
      let error: DateInputError
      do {
        return try TypedPlan(
          typed, dates: dates, isAllDay: options.times.isAllDay, keeping: kept)
      } catch let found {
        error = found
      }
      let named = ClearTitles(typed, dates: dates, isAllDay: options.times.isAllDay).naming(error)
      // Nobody is asked which hour of nothing.
      if kept.isEmpty, case .missingTitle = named { throw named }
      guard let (words, spellings) = error.unclear else { throw error }
      let asked = Words(
        ko: "\(KoreanParticle.topic(words.quoted(.korean))) 무슨 뜻인가요?",
        en: "What does \(words.quoted(.english)) mean?")
      let isTitle = Words(ko: "제목의 일부", en: "a part of the title")
      // A question with one answer is none.
      let isQuestion = !spellings.isEmpty && kept.count < EventAddCommand.mostQuestions
      guard console.canAsk, isQuestion else {
        console.page?.choice = EventAddCommand.choice(asked, words, spellings, isTitle, dates)
        throw kept.isEmpty ? named : error
      }
      let (question, title) = (asked(console.language), isTitle(console.language))
      let said = DateWords(console.language, today: dates.now.day)
      guard
        let choice = try console.choose(question, among: spellings.map(said.naming) + [title])
      else {
        return nil
      }
      if choice == spellings.count {
        kept.append(words)
      } else {
        typed = ClearTitles(typed, dates: dates, isAllDay: options.times.isAllDay)
          .text(with: spellings[choice], for: words)
      }
    }
  }

  private static let mostQuestions = 10

  /// The same question on a page, where each answer is another line.
  private static func choice(
    _ question: Words, _ words: String, _ spellings: [String], _ isTitle: Words,
    _ dates: DateInput
  ) -> PageChoice {
    let answers = spellings.map { spelling in
      PageChoice.Answer(
        words: Words { DateWords($0, today: dates.now.day).naming(spelling) },
        change: .replacing(words, with: spelling))
    }
    let quoted = Quoting.shellWord("\"\(words)\"")
    return PageChoice(
      question: question,
      answers: answers + [
        PageChoice.Answer(words: isTitle, change: .replacing(words, with: quoted))
      ])
  }
}
