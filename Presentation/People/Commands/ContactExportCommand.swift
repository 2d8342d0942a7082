import HearthDomain

/// Writes the address book as vCards.
struct ContactExportCommand: Command {
  static let commandName = CommandName(["contact", "export"])

  static let spec = CommandSpec(
    commandName, arguments: [SharedSpec.vCardFile], options: [VCardVersion.option],
    storeNeed: .inMemory, runningTime: .slow)

  let tools: PersonTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let form = try input[VCardVersion.option] ?? .v4
    try console.exportAll(
      to: input[SharedSpec.vCardFile], of: tools.files, as: "contacts",
      reporting: { count, place in
        Words(
          ko: "연락처 \(count)개를 vCard로 내보냈어요: \(place)",
          en: "Wrote \(Plural("contact", "contacts")(count)) as vCards: \(place)")
      },
      { try tools.people.exportContacts(as: tools.makeFile(form), to: $0) })
  }
}
