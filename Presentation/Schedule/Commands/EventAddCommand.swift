import HearthDomain
import HearthWhen
import TerminalKit

/// Adds an event.
struct EventAddCommand: Command {
  struct Options: Hashable, Sendable {
    /// The typed words: the title, or only a time if the title is given by an option. Nil if no
    /// words were typed.
    var typedText: String?
    /// Whether the title was typed as several arguments rather than one quoted text.
    var isTypedAsWords = false
    let title: EventTitle?
    let detailOptions: EventOptions
    let timeOptions: EventTimeOptions
    let repetitionOptions: RepetitionOptions
    let calendar: String?
    let zone: String?
  }

  static let commandName = CommandName(["event", "add"], shortcuts: [["plan"]])

  private static let typed = Argument<String?>(
    "title", .optionalPhrase, placeholder: .title,
    help: Words(
      ko: "500자까지 쓸 수 있어요. 안쪽 따옴표로 묶은 말은 날짜로 읽지 않아요.",
      en: "Up to 500 characters. Words in inner quotes are never read as days.")
  ) { $0.texts.isEmpty ? nil : $0.texts.joined(separator: " ") }

  private static let title = Option<EventTitle>(
    "title", placeholder: .title,
    help: Words(
      ko: "적은 그대로 제목이 돼요. 나머지 말은 모두 일시로 읽어요.",
      en: "Used as the title exactly as written; all other words say when."))

  static let spec = CommandSpec(
    commandName, arguments: [typed],
    options: [title] + EventSpec.timeOptions(isNew: true) + [EventSpec.zone]
      + EventSpec.detailOptions
      + RepetitionOptions.forNewEvent + [EventSpec.calendar])

  let tools: EventTools

  static func parse(_ input: ParsedInput) throws -> Options {
    let typed = try input[typed]
    let title = try input[title]
    let times = try EventTimeOptions(input, of: commandName)
    if title != nil, let typed, times.from != nil {
      throw input.usageError(.conflictingOptions([typed, "--from"]))
    }
    if title == nil, let typed { _ = try EventTitle(typed) }
    return Options(
      typedText: typed, isTypedAsWords: input.isTypedAsWords, title: title,
      detailOptions: try EventOptions(input, title: nil), timeOptions: times,
      repetitionOptions: try RepetitionOptions(input, of: commandName),
      calendar: try input[EventSpec.calendar],
      zone: try input[EventSpec.zone])
  }

  func run(_ options: Options, in console: inout Console) throws {
    guard let options = try askForTitle(options, in: &console) else {
      return console.printNote(.nothingPlanned)
    }
    let chosen = try options.zone.map { try tools.zone($0, for: Self.commandName) }
    guard let plan = try parseTitle(options, tools.dateReader(on: chosen), in: &console) else {
      return console.printNote(.nothingPlanned)
    }
    if plan.plan?.isDeadline == true { return try addDeadline(plan, options, in: chosen, &console) }
    let zone = try plan.plan?.zone.map { try tools.findZone($0) } ?? chosen
    let dates = tools.dateReader(on: zone)
    let repetition = try options.repetitionOptions.repetition(
      saidByTitle: plan.plan, hasStart: plan.plan != nil || options.timeOptions.from != nil, dates)
    var times = options.timeOptions
    // The title was parsed together with `--from`, which is not applied again.
    if plan.plan != nil { times.from = nil }
    let told = try times.parsePlan(plan.plan, dates)
    let began = try told?.value ?? options.repetitionOptions.defaultStart(of: repetition, dates)
    if plan.plan?.beginsSoon == true, repetition != nil, options.timeOptions.from == nil {
      // A repetition needs a typed time: otherwise every occurrence would be at the current time of
      // day.
      throw UsageError(.missingOption(["--from"]), in: Self.commandName.path)
    }
    let guesses = plan.guesses + (told?.guesses ?? [])
    if let repetition, repetition.isAfterDone, var due = began {
      due.repetition = repetition
      let typed = try tools.typedDue(due, guesses, typed: times.from, in: zone)
      return try addToDo(plan, typed, options, &console)
    }
    let passed = began.flatMap { began in
      PassedDate(options.timeOptions.from, guesses, next: began.start, isAllDay: began.isAllDay)
    }
    let now = dates.context.now
    let isChosen = console.canAsk || passed?.isRecent(at: now) == true
    guard
      let when = try resolvingPassedDate(began, passed, now, in: &console)?
        .lasting(tools.defaults.minutes)
    else { return console.printNote(.nothingPlanned) }
    let span = try span(of: when, in: zone, repetition)
    var details = EventDetails(
      title: plan.title, place: plan.place, span: span,
      reminders: tools.defaults.reminders(isAllDay: span.isAllDay))
    if let when = plan.plan {
      details.reminders =
        try LeadTimesInput.reminders(
          namedBy: when, isAllDay: span.isAllDay, tools.defaults.allDayTime)
        ?? details.reminders
    }
    try options.detailOptions.apply(to: &details, tools)
    let isTyped = plan.plan != nil || !options.timeOptions.isEmpty
    var duplicate: Occurrence?
    var birthdayNote: Words?
    let questions = try tools.questions(
      before: details, repetition, isTimeTyped: isTyped, typed: options.typedText)
    for question in questions {
      let words = tools.words(of: question)(console.language)
      if case .isBirthday(let birthday, let person) = question {
        birthdayNote = self.birthdayNote(birthday, of: person)
        guard console.canAsk, try console.ask(words) else { continue }
        return try addBirthday(birthday, of: person, in: &console)
      }
      if case .isPlanned(let known) = question { duplicate = known }
      guard try console.confirmUnlessPiped(words, orSays: .nothingPlanned) else { return }
    }
    let (calendar, missing) = try tools.calendar(options.calendar)
    let outcome = try tools.schedule.add(
      details, repeating: repetition, in: calendar, followsZone: zone != nil)
    let messages = EventMessages(
      tools: tools, outcome: outcome, areTimesChanged: true, language: console.language)
    let language = console.language
    let isUntimed =
      plan.plan?.beginsSoon ?? true && options.timeOptions.from == nil && repetition == nil
      && !span.isAllDay
    var json = try tools.json(of: outcome)
    if let duplicate { json.append("duplicateOf", .string(duplicate.event.id.fullForm)) }
    let isAsked = console.traits.inputIsTerminal
    console.confirm(
      messages.addedSentences + [missing?(language)]
        + [duplicate == nil || isAsked ? nil : messages.duplicateNote]
        + [isAsked ? nil : birthdayNote?(language)]
        + [
          isChosen || when.start.day == passed?.pastDay
            ? nil : passed?.chosenDayStatement(in: language)
        ]
        + [isUntimed ? messages.beginsSoonNote(hasEnd: options.timeOptions.to != nil) : nil]
        + (plan.notes + (told?.guesses.compactMap(\.explanation) ?? [])).map { $0(language) },
      json: json)
  }
}

extension EventAddCommand {
  /// Adds a to-do, since the title names a deadline.
  private func addDeadline(
    _ plan: ParsedTitle, _ options: Options, in zone: (any ZoneRules)?, _ console: inout Console
  ) throws {
    guard options.timeOptions.isEmpty else {
      throw UsageError(
        .custom(
          Words(
            ko: "‘까지’는 마칠 기한이에요. 그때까지 이어지는 일정이면 --from과 --to로 적어 주세요.",
            en: "“by” names a deadline; for an event that lasts until then, give --from and --to.")),
        in: Self.commandName.path)
    }
    var typed = try tools.typedDue(plan, in: zone)
    typed.repetition = try options.repetitionOptions.repetition(
      saidByTitle: typed.plan, tools.dateReader(on: zone))
    try addToDo(plan, typed, options, &console)
  }

  private func addToDo(
    _ plan: ParsedTitle, _ typed: TypedDue, _ options: Options, _ console: inout Console
  ) throws {
    try tools.addToDo(
      ToDoDetails(
        title: plan.title, note: options.detailOptions.note ?? .blank,
        place: options.detailOptions.place ?? plan.place, due: typed.due),
      typed, options.detailOptions.reminders, in: options.calendar, &console)
  }

  private func addBirthday(
    _ birthday: Birthday, of person: Person, in console: inout Console
  ) throws {
    let words = try tools.recordBirthday(birthday, of: person)
    console.confirm(
      [words(console.language)],
      json: ["id": .string(person.id.fullForm), "birthdayOf": .string(person.name)])
  }

  /// Returns the note on how to store the birthday with the person, for a pipe.
  private func birthdayNote(_ birthday: Birthday, of person: Person) -> Words {
    let who = Quoting.shellWord(person.name)
    let date = Quoting.shellWord(birthday.typeableText(.monthFirst))
    let line = "\n  hearth person edit \(who) --birthday \(date)"
    return Words(
      ko: "\(person.fullName)의 생일이면 사람에 적어 둘 수 있어요:" + line,
      en: "If this is the birthday of \(person.fullName), keep it with the person:" + line)
  }

  /// Asks for the title if neither title nor words were given. Returns nil if the answer is empty;
  /// throws if no question can be asked.
  private func askForTitle(_ options: Options, in console: inout Console) throws -> Options? {
    guard options.typedText == nil, options.title == nil else { return options }
    guard console.canAsk else {
      let why = Words(
        ko: "무엇을 언제 하는지 적어 주세요. 예: hearth plan 치과 내일 오후 3시",
        en: "Say what to plan and when, as in: hearth plan Dentist tomorrow 3pm")
      throw UsageError(.missingOptionExplained("title", why: why), in: Self.commandName.path)
    }
    let question = console.language(ko: "무엇을 언제 하나요? ", en: "What, and when? ")
    let answer = try console.prompt(question, insteadGive: "TITLE") ?? ""
    guard answer.contains(where: { !$0.isWhitespace }) else { return nil }
    var options = options
    options.typedText = answer
    options.isTypedAsWords = true
    _ = try EventTitle(answer)
    return options
  }

  /// Returns the time meant if the typed date has passed: next year, unless the user chooses the
  /// past date, it is at most a day old, or the event still goes on. Nil if the user cancels. If no
  /// time was typed, returns the default time.
  private func resolvingPassedDate(
    _ plan: PlannedTime?, _ passed: PassedDate?, _ now: LocalTime, in console: inout Console
  ) throws -> PlannedTime? {
    guard let plan else { return .defaultTime(at: now) }
    guard let passed else { return plan }
    let past = plan.moved(days: passed.pastDay - passed.nextDay)
    let goesOn = plan.hasEnd && past.end > now && past.end.day - past.start.day <= 31
    if goesOn || passed.isRecent(at: now) { return past }
    guard console.canAsk else { return plan }
    return try console.chooseDay(passed).map { $0 == passed.pastDay ? past : plan }
  }

  /// Returns the times in `zone`, or without a fixed zone if it is nil. A repeating event keeps
  /// local times, any other one fixed instants. Throws if there is a zone but no time.
  private func span(
    of plan: PlannedTime, in zone: (any ZoneRules)?, _ repetition: EnteredRepetition?
  ) throws -> EventSpan {
    let isRepeated = if case .rule? = repetition?.rule { true } else { false }
    let span = try plan.span(in: zone ?? tools.formatter.clock.zone, isRepeated: isRepeated)
    guard let zone else { return span }
    if span.isAllDay {
      let why = Words(
        ko: "시간대가 있으면 시각도 있어야 해요. 예: --from \"내일 9시\".",
        en: "A time zone needs a time, too, such as --from \"tomorrow 9am\".")
      throw UsageError(.missingOptionExplained("--from", why: why), in: Self.commandName.path)
    }
    return try isRepeated ? span : span.anchored(in: zone)
  }

  /// Returns the title, and the time named in it. Nil if the user was asked what the words mean and
  /// cancelled.
  private func parseTitle(
    _ options: Options, _ dates: WhenReader, in console: inout Console
  ) throws -> ParsedTitle? {
    let typed = options.typedText ?? ""
    if let title = options.title {
      return try options.typedText.map { ParsedTitle(title: title, try dates.time(ofPlan: $0)) }
        ?? ParsedTitle(title: title)
    }
    guard let from = options.timeOptions.from else {
      return try console.askForParsedTitle(typed, dates)
    }
    // A title that also says when is read together with the start, unless it was one quoted
    // argument.
    guard options.isTypedAsWords else { return try ParsedTitle(typed) }
    if let time = try? dates.time(from) {
      // The hour of a day: `plan Lunch tomorrow --from 1pm`.
      guard let read = try console.askForParsedTitle("\(typed) \(time)", dates) else { return nil }
      return read.title.value == typed ? try ParsedTitle(typed) : read
    }
    // The first day of a repetition: `plan Run every weekday 8:30am --from "4 jan"`.
    let read = (try? dates.day(from)).flatMap { try? ParsedTitle("\(typed) from \($0)", dates) }
    return read?.plan?.repetition == nil ? try ParsedTitle(typed) : read
  }
}
