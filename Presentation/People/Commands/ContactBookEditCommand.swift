import HearthDomain

/// Renames an address book.
struct ContactBookEditCommand: Command {
  static let commandName = CommandName(["contact", "book", "edit"])

  private static let addressBook = Argument<String>(
    "address-book", placeholder: Words(ko: "주소록", en: "ADDRESS-BOOK"),
    help: Words(ko: "주소록의 이름이나 그 일부예요.", en: "The name of an address book, or a part of it."))

  static let spec = CommandSpec(
    commandName, arguments: [addressBook], options: [CalendarSpec.newName])

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
