import HearthDomain

/// Changes a person's details.
struct PersonEditCommand: Command {
  static let commandName = CommandName(["person", "edit"])

  private static let fromContact = Option<String>(
    "from-contact", .contact, placeholder: Words(ko: "연락처", en: "QUERY"),
    help: Words(
      ko: "이 사람의 연락처를 골라요. 적지 않은 번호와 생일은 그 연락처에서 가져와요.",
      en: "The contact of this person; a missing number or birthday is copied from it.")
  )

  private static let detailOptions = PersonOptions.options(forNewPerson: false)

  static let spec = CommandSpec(
    commandName, arguments: [PersonSpec.person], options: detailOptions + [fromContact])

  let tools: PersonTools

  static func check(_ input: ParsedInput) throws {
    try input.requireAnOption()
    for option in detailOptions { try input.allowAtMostOne(of: [fromContact, option]) }
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let person = try tools.people.queries.find(input[PersonSpec.person])
    if let query = try input[Self.fromContact] {
      let contact = try tools.people.contacts.find(query)
      return try tools.carryOut(.join(contact.id, to: person.id), in: &console)
    }
    let (entry, dates) = (try PersonOptions(input), tools.formatter.recordedDateReader)
    var details = person.details
    try entry.apply(to: &details, dates: dates)
    try tools.carryOut(
      .edit(person.id, to: details, seen: person.details),
      [entry.birthdayRemark(dates, in: console.language)], in: &console)
  }
}
