import HearthDomain

/// Writes all people as vCards.
struct PersonExportCommand: Command {
  static let commandName = CommandName(["person", "export"])

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "사람을 모두 vCard 파일로 내보내요", en: "Write everybody to a vCard file"),
    details: Words(
      ko: "vCard 4.0으로 쓰고, 오래된 프로그램용이면 --vcard 3.0을 붙여 주세요. 이미 있는 파일은 --yes가 있어야 덮어써요.",
      en: "Writes vCard 4.0; for older programs, use --vcard 3.0. An existing file is replaced only"
        + " with --yes."),
    examples: [
      "hearth person export people.vcf": Words(ko: "파일로 내보내요", en: "write a file"),
      "hearth person export -": Words(ko: "표준 출력으로 내보내요", en: "write to standard output"),
    ],
    arguments: [SharedSpec.vCardFile], options: [VCardVersion.option], runningTime: .slow)

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
