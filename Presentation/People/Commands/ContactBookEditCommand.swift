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
      ko: "담긴 연락처와 hearth link로 한 연결이 그대로 따라가요.",
      en: "Its contacts go along, and so does what hearth link keeps it equal to."),
    examples: [
      .line(
        ko: "hearth contact book edit 회사 --name 동료",
        en: "hearth contact book edit work --name colleagues"):
        Words(ko: "연락처도 새 이름을 따라가요", en: "its contacts go along")
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
        en: "The address book \(old) is called \(book.name) now."),
      json: [
        "name": .string(book.name.value), "readOnly": .bool(book.isReadOnly),
        "linked": .bool(book.link != nil),
      ])
  }
}
