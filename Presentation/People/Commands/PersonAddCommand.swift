import HearthDomain

/// Adds a person as a plant.
struct PersonAddCommand: Command {
  static let commandName = CommandName(["person", "add"])

  private static let name = Argument<String?>(
    "name", placeholder: .name, help: .limitSentence(for: PersonNameRule.self))

  private static let fromContact = Option<String>(
    "from-contact", .contact, placeholder: Words(ko: "연락처", en: "QUERY"),
    help: Words(ko: "이름과 번호를 연락처에서 가져와요.", en: "Take name and number from a contact."))

  static let spec = CommandSpec(
    commandName, arguments: [name],
    options: PersonOptions.options(forNewPerson: true) + [fromContact])

  let tools: PersonTools
  private var formatter: PersonFormatter { tools.formatter }

  static func check(_ input: ParsedInput) throws {
    if try input[fromContact] == nil {
      _ = try PersonName(input.requiredValue(name))
    } else {
      // The contact provides name and number.
      try input.allowAtMostOne(of: [fromContact, PersonField.phone.option])
      guard try input[name] == nil else {
        throw input.usageError(
          .custom(
            Words(
              ko: "이름도 연락처에서 가져와요. 이름이나 --from-contact 가운데 하나만 적어 주세요.",
              en: "The name comes from the contact, so give either a name or --from-contact.")))
      }
    }
    _ = try rhythm(in: input)
  }

  private static func rhythm(in input: ParsedInput) throws -> CareRhythm {
    if let rhythm = try PersonOptions(input).rhythm { return rhythm }
    throw input.usageError(.missingOptionExplained("--every", why: missingIntervalText))
  }

  private static let missingIntervalText = Words(
    ko: "며칠마다 연락하고 싶은지 --every로 알려 주세요. 예: --every 7, --every 반년",
    en: "Use --every to set how often you want to be in touch: --every 7 is once a week, --every"
      + " \"6 months\" twice a year.")

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let (entry, dates) = (try PersonOptions(input), formatter.recordedDateReader)
    let contact = try input[Self.fromContact].map { try tools.people.contacts.find($0) }
    let rhythm = try Self.rhythm(in: input)
    var details =
      try contact.map { try PersonDetails(of: $0, rhythm: rhythm, plantedOn: formatter.today) }
      ?? PersonDetails(
        name: PersonName(input.requiredValue(Self.name)), rhythm: rhythm,
        plantedOn: formatter.today)
    let last = try input[PersonOptions.last].map { try dates.day($0) }
    details.plantedOn = last ?? details.plantedOn
    try entry.apply(to: &details, dates: dates)
    let plant = PeopleChange.plant(details, from: contact?.id, lastContact: last)
    guard case .planted(let planted)? = try tools.perform(plant, in: &console) else { return }
    let (person, language) = (planted.after, console.language)
    let joined =
      contact == nil ? try tools.people.contacts.contact(plantedAs: person.id) : nil
    let joining = joined.map {
      language(
        ko: "연락처의 \(KoreanParticle.with($0.name)) 연결했어요.",
        en: "Linked to \($0.name) in your contacts.")
    }
    let isCut = contact.map { $0.name != person.name } ?? false
    let cut = Words(
      ko: "연락처의 이름이 길어 \(PersonNameRule.lengthRange.upperBound)칸까지만 담았어요.",
      en: "The name in your contacts is too long, so it was cut to"
        + " \(PersonNameRule.lengthRange.upperBound) columns.")
    tools.report(
      .planted(planted),
      [
        isCut ? cut(language) : nil,
        joining ?? (contact == nil ? contactDetailsNote(of: person)?(language) : nil),
        entry.birthdayRemark(dates, in: language),
      ], in: &console)
  }

  /// Returns the note that a contact of the same name has a number or birthday to copy. Nil if the
  /// person has a number already, or if there is not exactly one such contact.
  private func contactDetailsNote(of person: Person) -> Words? {
    let (name, known) = (SearchFolding.folded(person.name), person.details.phone)
    let found = try? tools.people.contacts.list(ContactFilter(search: person.name), in: 0..<20)
      .filter { SearchFolding.folded($0.name) == name }
    guard known == nil, let found, found.count == 1, let contact = found.first,
      !contact.details.phones.isEmpty || contact.details.birthday != nil
    else { return nil }
    let who = Quoting.shellWord(tools.people.queries.commandLineName(person))
    let line = "\n  hearth person edit \(who) --from-contact \(contact.id.shortForm)"
    return Words(
      ko: "연락처에도 \(contact.name) 님이 있어요. 같은 사람이라면 번호와 생일을 거기서 가져올 수 있어요:" + line,
      en: "\(contact.name) is in your contacts, too. If it is the same person, copy the number and"
        + " birthday from there:" + line)
  }
}
