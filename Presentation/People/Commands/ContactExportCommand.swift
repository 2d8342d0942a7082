import HearthDomain

/// Writes the address book as vCards.
struct ContactExportCommand: Command {
  static let commandName = CommandName(["contact", "export"])

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "주소록을 vCard 파일로 내보내요", en: "Write the address book to a vCard file"),
    details: Words(
      ko: "가져온 카드의 내용은 Hearth가 모르는 것까지 모두 내보내요. vCard 4.0으로 쓰고, 오래된 프로그램용이면 --vcard 3.0을 붙여 주세요. 이미"
        + " 있는 파일은 --yes가 있어야 덮어써요.",
      en:
        "Everything on an imported card is exported again, known to Hearth or not. Writes vCard"
        + " 4.0; for older programs, use --vcard 3.0. An existing file is replaced only with"
        + " --yes."),
    examples: [
      "hearth contact export contacts.vcf": Words(ko: "파일로 내보내요", en: "write a file"),
      "hearth contact export - --vcard 3.0":
        Words(ko: "옛 형식으로 표준 출력에", en: "in the older version, to standard output"),
    ],
    arguments: [SharedSpec.vCardFile], options: [VCardVersion.option], storeNeed: .inMemory,
    runningTime: .slow)

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
