import HearthDomain

/// Writes all people as vCards.
struct PersonExportCommand: Command {
  static let commandName = CommandName(["person", "export"])

  static let spec = CommandSpec(
    commandName, arguments: [SharedSpec.vCardFile], options: [VCardVersion.option],
    runningTime: .slow)

  let tools: PersonTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let form = try input[VCardVersion.option] ?? .v4
    try console.exportAll(
      to: input[SharedSpec.vCardFile], of: tools.files, as: "people",
      reporting: { count, place in
        Words(
          ko: "\(count)명을 vCard로 내보냈어요: \(place)",
          en: "Wrote \(Plural("person", "people")(count)) as vCards: \(place)")
      },
      { try tools.people.export(as: tools.makeFile(form), to: $0) })
  }
}
