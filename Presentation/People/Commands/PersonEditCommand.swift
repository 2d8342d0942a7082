import HearthDomain
import HearthWhen

/// Changes a person's details.
struct PersonEditCommand: Command {
  static let commandName = CommandName(["person", "edit"])

  private static let name = Option<PersonName>(
    "name", placeholder: .name, help: Words(ko: "새 이름이에요.", en: "The new name."))

  private static let fromContact = Option<String>(
    "from-contact", .contact, placeholder: Words(ko: "연락처", en: "QUERY"),
    help: Words(
      ko: "이 사람의 연락처를 골라요. 적지 않은 번호와 생일은 그 연락처에서 가져와요.",
      en: "The contact of this person; a missing number or birthday is copied from it.")
  )

  private static let detailOptions: [any CommandOption] =
    [name] + PersonOptions.options(forNewPerson: false)

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "사람 정보를 고쳐요", en: "Change a person's details"),
    details: Words(
      ko: "비워 두면 지워져요: --nickname \"\". 번호와 생일은 none으로도 지워요: --phone none.",
      en: "An empty value clears it: --nickname \"\". For a number or a birthday, none works, too:"
        + " --phone none."),
    examples: [
      .line(ko: "hearth person edit 엄마 --every 14", en: "hearth person edit Mum --every 14"):
        Words(
          ko: "주기를 바꿔요. 식물이 달라지면 먼저 물어봐요", en: "another interval; asks if the plant changes"),
      .line(ko: "hearth person edit 지민 --alarm off", en: "hearth person edit Jimin --alarm off"):
        Words(ko: "알리지 않게 해요", en: "no reminders"),
      .line(
        ko: "hearth person edit 엄마 --from-contact 김영희",
        en: "hearth person edit Mum --from-contact \"Ann Field\""):
        Words(ko: "연락처와 연결해요", en: "link her to a contact"),
    ],
    arguments: [PersonSpec.person],
    options: detailOptions + [fromContact])

  let tools: PersonTools

  static func check(_ input: ParsedInput) throws {
    try input.requireAnOptionOrValue()
    for option in detailOptions { try input.allowAtMostOne(of: [fromContact, option]) }
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let person = try tools.people.queries.find(input[PersonSpec.person])
    let language = console.language
    if let query = try input[Self.fromContact] {
      return try join(person, with: try tools.people.contacts.find(query), in: &console)
    }
    var details = person.details
    if let name = try input[Self.name] { details.name = name }
    let entry = try PersonOptions(input)
    try entry.apply(to: &details, dates: tools.formatter.recordedDateReader)
    let change = person.change(
      to: details.rhythm, countedFrom: entry.countsFromToday ? details.countedFrom : nil)
    let withers = change.withers(on: tools.formatter.today)
    // Only one question can be asked: the one about wilting is more important, and mentions
    // `--from-today`.
    if change.isAnotherPlant, console.canAsk || !withers {
      let question = changeQuestion(change, language)
      guard try console.confirmOrReport(question, orSays: .nothingChanged) else { return }
    }
    if withers, console.canAsk {
      if try console.ask(wiltQuestion(change, language)) {
        details.countedFrom = tools.formatter.today
      }
    } else if withers {
      let question = wiltQuestionWithoutAnswer(change, language)
      guard try console.confirmOrReport(question, orSays: .nothingChanged) else { return }
    }
    guard let outcome = try tools.edit(person, to: details, asking: &console) else { return }
    let words = CareMessages(language: language, change: outcome)
    console.confirmEdit(
      from: person, to: outcome.after,
      [
        language(
          ko: "\(outcome.after.fullName) 정보를 고쳤어요. \(words.nextDueMessage)",
          en: "Changed \(outcome.after.fullName). \(words.nextDueMessage)"),
        change.isAnotherPlant && !console.canAsk ? changeNote(change, language) : nil,
        entry.birthdayRemark(tools.formatter.recordedDateReader, in: language),
        withers && !console.canAsk ? countFromTodayNote(outcome.after, language) : nil,
      ],
      json: tools.formatter.json(of: outcome.after, in: language))
  }

  private func join(
    _ person: Person, with contact: Contact, in console: inout Console
  ) throws {
    let language = console.language
    let outcome = try tools.people.joinContact(contact.id, to: person.id)
    console.confirm(
      CareMessages.joinedMessages(outcome).map { $0(language) },
      json: tools.formatter.json(of: outcome.person, in: language))
  }

  /// Returns the note that the interval changed the plant, if no question was asked.
  private func changeNote(_ change: PlantChange, _ language: Language) -> String {
    language(
      ko: "식물이 \(change.from.name.ko)에서 \(KoreanParticle.toward(change.to.name.ko)) 바뀌었어요.",
      en: "The plant changed from \(change.from.name.en) to \(change.to.name.en).")
  }

  /// Returns the question whether to count the new interval from today, as the plant would
  /// otherwise wilt at once.
  private func wiltQuestion(_ change: PlantChange, _ language: Language) -> String {
    let day = DayFormatter(language, today: tools.formatter.today).shortWithWeekday(change.dueOn)
    return language(
      ko: "물 줄 날이 \(day)이 되어 바로 시들어요. 마지막 연락 대신 오늘부터 셀까요?",
      en: "It would be due on \(day), so it wilts at once. Count from today instead?")
  }

  /// Returns the question about wilting for a console where only `--yes` can answer. It names
  /// `--from-today` as the alternative.
  private func wiltQuestionWithoutAnswer(_ change: PlantChange, _ language: Language) -> String {
    let day = DayFormatter(language, today: tools.formatter.today).shortWithWeekday(change.dueOn)
    return language(
      ko: "물 줄 날이 \(day)이 되어 바로 시들어요. 그래도 바꿀까요? 오늘부터 세려면 --from-today를 붙여 주세요.",
      en: "It would be due on \(day), so it wilts at once. Go ahead? With --from-today it counts"
        + " from today instead.")
  }

  /// Returns the note about `--from-today`, for an interval that was changed without a question.
  private func countFromTodayNote(_ person: Person, _ language: Language) -> String {
    let who = Quoting.shellWord(tools.people.queries.commandLineName(person))
    let line = "hearth person edit \(who) --from-today"
    return language(
      ko: "마지막 연락 대신 오늘부터 세려면:\n  \(line)",
      en: "To count from today rather than from the last contact:\n  \(line)")
  }

  private func changeQuestion(_ change: PlantChange, _ language: Language) -> String {
    let day = DayFormatter(language, today: tools.formatter.today).shortWithWeekday(change.dueOn)
    return language(
      ko: "식물이 \(change.from.name.ko)에서 \(KoreanParticle.toward(change.to.name.ko)) 바뀌고, 물 줄 날은"
        + " \(day)이 돼요. 바꿀까요?",
      en: "The plant becomes \(change.to.name.en) instead of \(change.from.name.en), and is due on"
        + " \(day). Go ahead?")
  }
}
