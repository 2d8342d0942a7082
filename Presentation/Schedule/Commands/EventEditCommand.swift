import HearthDomain
import TerminalKit

/// Changes an event, or occurrences of a series.
struct EventEditCommand: Command {
  struct Options: Hashable, Sendable {
    let typedEvent: String
    let detailOptions: EventOptions
    /// The new times; nil if they do not change.
    var timeOptions: EventTimeOptions?
    let repetitionOptions: RepetitionOptions
    let scopeOptions: SeriesScopeOptions
    let calendar: String?
    let mayNotify: Bool
    let answer: MeetingAnswer?
  }

  static let commandName = CommandName(["event", "edit"])

  private static let title = Option<EventTitle>(
    "title", placeholder: .title, help: Words(ko: "새 제목이에요.", en: "The new title."))

  private static let answer = Option<MeetingAnswer>(
    "answer", placeholder: Words(ko: "답", en: "ANSWER"),
    help: Words(
      ko: "초대에 대한 내 답이에요. 다른 사람이 만든 모임에도 답할 수 있어요.",
      en: "Your answer to an invitation; it works for meetings of other people, too."))

  static let spec = CommandSpec(
    commandName, arguments: [EventSpec.event],
    options: [title] + EventSpec.timeOptions(isNew: false) + EventSpec.detailOptions
      + RepetitionOptions.forEditedEvent
      + SeriesScopeOptions.options + [EventSpec.calendar, EventSpec.notify, answer])

  let tools: EventTools

  static func parse(_ input: ParsedInput) throws -> Options {
    let which = try input[EventSpec.event]
    try input.requireAnOption(suchAs: [title, EventSpec.from, EventSpec.to, EventSpec.note])
    let times = try EventTimeOptions(input, of: commandName)
    return Options(
      typedEvent: which, detailOptions: try EventOptions(input, title: input[title]),
      timeOptions: times.isEmpty ? nil : times,
      repetitionOptions: try RepetitionOptions(input, of: commandName),
      scopeOptions: try SeriesScopeOptions(input, of: commandName),
      calendar: try input[EventSpec.calendar],
      mayNotify: input[EventSpec.notify], answer: try input[answer])
  }

  /// Returns the typed start if it has passed and may mean the next such date, as in `event add`.
  /// Nil in other cases, and for events that are past or repeat.
  private func passedDate(_ times: EventTimeOptions?, _ meant: NamedEvent) throws -> PassedDate? {
    guard !meant.repeats, tools.formatter.status(of: meant.occurrence) == .upcoming else {
      return nil
    }
    return try times?.passedDate(
      like: meant.occurrence, tools.dateReader.readerForMoving(meant.occurrence))
  }

  func run(_ options: Options, in console: inout Console) throws {
    let found = try tools.findEvent(options.typedEvent)
    var options = options
    let passed = try passedDate(options.timeOptions, found)
    let now = tools.dateReader.context.now
    let isChosen = console.canAsk || passed?.isRecent(at: now) == true
    if let times = options.timeOptions, let passed {
      guard let meant = try times.resolvingPassedDate(passed, at: now, in: &console) else {
        return console.printNote(.nothingChanged)
      }
      options.timeOptions = meant
    }
    var meant = found
    var edit = try options.repetitionOptions.repetitionEdit(of: found.event, tools.dateReader)
    // For the whole series, edits start from its own values. But if the repetition is removed, the
    // event that remains keeps the values of this occurrence.
    if options.scopeOptions.scope == .all, edit != .stop {
      meant = try tools.withoutException(found) ?? found
    }
    let old = meant.occurrence.event.details
    var details = try details(of: meant, options)
    let isUnchanged = details == old && edit == .keep && options.calendar == nil
    if isUnchanged, options.answer == nil, meant.repeats, options.scopeOptions.scope == nil,
      console.canAsk
    {
      // If nothing changes, the user need not be asked which part of the series to change.
      let listed = try tools.schedule.queries.listedEvent(meant.occurrence)
      return console.confirm(
        [Words.nothingChanged(console.language)], json: tools.formatter.json(of: listed))
    }
    let isAnswerAlone = options.answer != nil && isUnchanged
    let question = SeriesWords(meant, tools.formatter).changeQuestion
    // An answer to an invitation applies to the whole series, unless an occurrence is named.
    let answersAll = isAnswerAlone && !meant.isOccurrenceNamed && options.scopeOptions.scope == nil
    let asked: SeriesScope? =
      answersAll
      ? .all : try options.scopeOptions.scope(of: meant, question: question, in: &console)
    guard let scope = asked else {
      return console.printNote(.nothingChanged)
    }
    if scope == .all, edit != .stop, let whole = try tools.withoutException(meant) {
      (meant, details) = (whole, try self.details(of: whole, options))
    }
    // If the whole series changes, the question is about the series' times, not those of an
    // occurrence that was moved.
    let span = meant.occurrence.event.span
    var times = options.timeOptions
    times?.defaultMinutes = tools.defaults.minutes
    if let question = times?.lossQuestion(from: span, to: details.span) {
      guard try console.confirmOrReport(question(console.language), orSays: .nothingChanged) else {
        return
      }
    }
    if let answer = options.answer {
      if scope == .fromHere {
        throw UsageError(.custom(Self.answerScopeRefusal), in: Self.commandName.path)
      }
      try tools.schedule.answer(
        scope == .only ? meant.occurrenceID : OccurrenceID(meant.event.id), answer,
        as: tools.calendars)
    }
    if let answer = options.answer, isAnswerAlone {
      let listed = try tools.schedule.queries.listedEvent(found.occurrence)
      return console.confirm(
        [Self.answerMessage(meant.event.title, answer, console.language)],
        json: tools.formatter.json(of: listed))
    }
    if scope == .fromHere {
      edit = try options.repetitionOptions.repetitionEdit(
        of: meant.event, from: meant.occurrence, tools.dateReader)
    }
    let lost = try tools.schedule.queries.rulesLost(of: meant.event, by: edit)
    if !lost.isEmpty {
      let question = SeriesWords.ruleLossQuestion(of: lost)(console.language)
      guard try console.confirmOrReport(question, orSays: .nothingChanged) else { return }
    }
    let movesWhen = details.span != span || edit != .keep
    guard
      let notifies = try tools.mayNotifyParticipants(
        movesWhen ? [meant.event] : [], isSaid: options.mayNotify, orSays: .nothingChanged,
        in: &console)
    else { return }
    let exceptions = try tools.schedule.queries.exceptions(of: meant.event.id)
    let outcome = try tools.schedule.edit(
      meant.occurrenceID, to: details, repeating: edit, scope: scope,
      in: try options.calendar.map { try tools.schedule.calendars.find($0).name },
      unchanged: meant.ignoresException, notifying: notifies)
    let messages = EventMessages(
      tools: tools, outcome: outcome,
      areTimesChanged: options.timeOptions != nil || edit != .keep, language: console.language)
    let after = try tools.schedule.queries.exceptions(of: meant.event.id)
    let language = console.language
    let guesses =
      try options.timeOptions?.parseMove(found.occurrence, tools.dateReader)?.guesses ?? []
    let others: [String?] = guesses.compactMap(\.explanation).map { $0(language) }
    // Compares the event itself only if the result shows the same occurrence as was edited.
    let isOther =
      meant.ignoresException || outcome.occurrence.originalStart != meant.occurrence.originalStart
    let told = isOther ? [] : [(meant.occurrence.event, outcome.event)]
    try console.confirmEdit(
      from: ComparedValues(events: [meant.event] + told.map(\.0), exceptions: exceptions),
      to: ComparedValues(
        events: [outcome.occurrence.storedEvent] + told.map(\.1), exceptions: after),
      messages.changedSentences + [
        isChosen ? nil : passed?.chosenDayStatement(in: console.language)
      ] + others,
      json: try tools.json(of: outcome))
  }

  /// Returns the details of the occurrence after the options are applied.
  private func details(of meant: NamedEvent, _ options: Options) throws -> EventDetails {
    let old = meant.occurrence.event.details
    var details = old
    if var times = options.timeOptions {
      times.defaultMinutes = tools.defaults.minutes
      details.span = try times.span(
        changing: meant.occurrence, at: tools.formatter.clock, tools.dateReader)
      details.adjustReminders(from: old.span, tools.defaults, in: tools.formatter.clock.zone)
    }
    try options.detailOptions.apply(to: &details, tools)
    return details
  }

  private static let answerScopeRefusal = Words(
    ko: "이번 회차에만 답하거나 전체에 답할 수 있어요. --only나 --all을 붙여 주세요.",
    en: "An answer is for one occurrence or for all of them. Give --only or --all.")

  private static func answerMessage(
    _ title: String, _ answer: MeetingAnswer, _ language: Language
  ) -> String {
    let said =
      switch answer {
      case .accepted: Words(ko: "참석", en: "you accept")
      case .declined: Words(ko: "불참", en: "you decline")
      case .tentative: Words(ko: "미정", en: "you may come")
      }
    return language(
      ko: "초대에 답했어요: \(title.quoted(.korean)), \(said.ko).",
      en: "Answered \(title.quoted(.english)): \(said.en).")
  }

  /// What is compared to tell what changed: the events, and the exceptions, which are stored
  /// separately.
  private struct ComparedValues: Equatable {
    let events: [Event]
    let exceptions: [SeriesException]
  }
}
