import HearthDomain

/// Adds a contact to the address book.
struct ContactAddCommand: Command {
  static let commandName = CommandName(["contact", "add"])

  private static let name = Argument<ContactName>("name", placeholder: .name)

  private static let phone = Option<[PhoneNumber]>(
    "phone", isRepeatable: true, placeholder: Words(ko: "번호", en: "P"),
    help: Words(ko: "전화번호예요. 여러 번 쓸 수 있어요.", en: "A phone number; can be repeated.")
  ) { try $0.texts.map { try PhoneNumber($0) } }

  static let spec = CommandSpec(
    commandName, arguments: [name], options: [phone, ContactSpec.birthday, ContactSpec.book])

  let tools: PersonTools

  /// Throws if the name ends with a phone number, which is the value of `--phone`.
  static func check(_ input: ParsedInput) throws {
    let words = input.texts(of: name.spec).flatMap { $0.split(separator: " ") }.map(String.init)
    guard !input.has(phone), words.count > 1, let last = words.last,
      last.count(where: \.isNumber) > 6, (try? PhoneNumber(last)) != nil
    else { return }
    let name = Quoting.shellWord(words.dropLast().joined(separator: " "))
    throw input.usageError(
      .extraArgument(last, readings: ["hearth contact add \(name) --phone \(last)"]))
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let birthday: String? = try input[ContactSpec.birthday] ?? nil
    let dates = tools.formatter.recordedDateReader
    let details = ContactDetails(
      name: try input[Self.name], phones: try input[Self.phone] ?? [],
      birthday: try birthday.map { try dates.birthday($0).value })
    try tools.carryOut(
      .addContact(details, in: tools.addressBook(in: input) ?? .home),
      [dates.birthdayRemark(birthday, in: console.language)], in: &console)
  }
}
