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
    commandName,
    summary: Words(ko: "사람 정보를 고쳐요", en: "Change a person's details"),
    details: Words(
      ko: "비워 두면 지워져요: --nickname \"\". 번호와 생일은 none으로도 지워요: --phone none.",
      en: "An empty value clears it: --nickname \"\". For a number or a birthday, none works, too:"
        + " --phone none."),
    examples: [
      .line(ko: "hearth person edit 엄마 --every 14", en: "hearth person edit Mum --every 14"):
        Words(
          ko: "주기를 바꿔요. 식물도 달라질 수 있어요", en: "another interval, and perhaps another plant"),
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
