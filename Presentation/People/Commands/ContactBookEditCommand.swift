import HearthDomain

/// Renames an address book.
struct ContactBookEditCommand: Command {
  static let commandName = CommandName(["contact", "book", "edit"])

  private static let addressBook = Argument<String>(
    "address-book", placeholder: Words(ko: "주소록", en: "ADDRESS-BOOK"),
    help: Words(ko: "주소록의 이름이나 그 일부예요.", en: "The name of an address book, or a part of it."))

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "주소록의 이름을 바꿔요", en: "Rename an address book"),
    details: Words(
      ko: "담긴 연락처와 hearth link로 만든 연결은 그대로예요.",
      en: "Its contacts and its connection made with hearth link stay as they are."),
    examples: [
      .line(
        ko: "hearth contact book edit 회사 --name 동료",
        en: "hearth contact book edit work --name colleagues"):
        Words(ko: "담긴 연락처는 그대로예요", en: "its contacts stay in it")
    ],
    arguments: [addressBook], options: [CalendarSpec.newName])

  let tools: PersonTools

  static func check(_ input: ParsedInput) throws { try input.requireAnOption() }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let old = try tools.people.contacts.addressBook(matching: try input[Self.addressBook])
    let book = try tools.people.renameAddressBook(old, to: try input[CalendarSpec.newName] ?? old)
    console.confirm(
      console.language(
        ko: "주소록의 이름을 바꿨어요: \(old) → \(book.name).",
        en: "Renamed the address book \(old) to \(book.name)."),
      json: [
        "name": .string(book.name.value), "readOnly": .bool(book.isReadOnly),
        "linked": .bool(book.link != nil),
      ])
  }
}
