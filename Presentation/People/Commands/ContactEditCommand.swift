import HearthDomain

/// Changes a contact.
struct ContactEditCommand: Command {
  static let commandName = CommandName(["contact", "edit"])

  private static let name = Option<ContactName>(
    "name", placeholder: .name, help: Words(ko: "새 이름이에요.", en: "The new name."))

  private static let phone = Option<[PhoneNumber]>(
    "phone", isRepeatable: true, placeholder: Words(ko: "번호", en: "P"),
    help: Words(
      ko: "전화번호예요. 여러 번 쓰면 모두 그 번호로 바뀌고, 비워 두거나 none이라고 적으면 지워져요.",
      en: "A phone number; if repeated, these replace all numbers. An empty value or none removes"
        + " them.")
  ) { try $0.texts.filter { !TypedText.isNone($0) }.map { try PhoneNumber($0) } }

  static let spec = CommandSpec(
    commandName, arguments: [ContactSpec.contact],
    options: [name, phone, ContactSpec.birthday, ContactSpec.book])

  let tools: PersonTools

  static func check(_ input: ParsedInput) throws { try input.requireAnOption() }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let contact = try tools.people.contacts.find(input[ContactSpec.contact])
    var details = contact.details
    if let name = try input[Self.name] { details.name = name }
    if let phones = try input[Self.phone] { details.phones = phones }
    let birthday = try input[ContactSpec.birthday]
    let dates = tools.formatter.recordedDateReader
    if let birthday { details.birthday = try birthday.map { try dates.birthday($0).value } }
    try tools.carryOut(
      .editContact(
        contact.id, to: details, seen: contact.details, in: tools.addressBook(in: input)),
      [dates.birthdayRemark(birthday ?? nil, in: console.language)], in: &console)
  }
}
