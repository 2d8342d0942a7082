import HearthDomain

/// Lists the contacts that were not added as people yet.
struct ContactListCommand: Command {
  static let commandName = CommandName(["contact", "list"], isNounDefault: true)

  private static let all = Flag(
    "all", help: Words(ko: "이미 심은 연락처도 봐요.", en: "Include those already planted."))

  static let spec = CommandSpec(commandName, options: [all], isReadOnly: true, printsList: true)

  let tools: PersonTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let filter = ContactFilter(includesPlanted: input[Self.all])
    try ContactListing(queries: tools.people.contacts, formatter: tools.formatter).print(
      filter, .none,
      whenEmpty: Words(
        ko: "아직 심지 않은 연락처가 없어요. vCard 파일에서 가져오려면:\n  hearth contact import people.vcf",
        en: "There are no contacts to plant. You can import some from a vCard file.\n  hearth"
          + " contact import people.vcf"),
      in: &console)
  }
}
