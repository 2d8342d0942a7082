import HearthDomain
import JSONText

/// Imports contacts from a file.
struct ContactImportCommand: Command {
  static let commandName = CommandName(["contact", "import"])

  static let spec = CommandSpec(
    commandName,
    summary: Words(
      ko: "vCard, 표, LDIF, Monica에서 연락처를 가져와요",
      en: "Import contacts from vCard, a table, LDIF or Monica"),
    details: Words(
      ko: "같은 파일을 다시 읽어도 겹치지 않아요. 읽지 못한 카드는 줄 번호와 이유를 알려 줘요. 연락처가 달라졌으면 그 연락처로 심은 사람도 고칠지 물어봐요."
        + " Monica에서 며칠마다 연락하기로 한 사람은 심고, 연락한 날도 가져와요.",
      en: "Importing the same file again adds nothing. Cards that cannot be read are reported with"
        + " line number and reason. If a contact has changed, you are asked whether to change the"
        + " person planted from it, too. People in Monica with an interval for staying in touch are"
        + " planted, with the days you got in touch."
    ),
    examples: [
      "hearth contact import people.vcf": Words(ko: "파일에서 가져와요", en: "from a file"),
      "hearth contact import contacts.csv":
        Words(ko: "Google이나 Outlook에서 가져와요", en: "from Google or Outlook"),
      "hearth contact import abook.ldif": Words(ko: "Thunderbird에서 가져와요", en: "from Thunderbird"),
      "cat *.vcf | hearth contact import -": Words(ko: "표준 입력에서 가져와요", en: "from standard input"),
    ],
    arguments: [SharedSpec.file], options: ImportSpec.commonOptions + [ImportSpec.force],
    runningTime: .slow)

  let tools: PersonTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    try console.runImport(tools.contactImport, input, of: tools.files)
  }
}

extension PersonTools {
  package var contactImport: FileImport {
    FileImport(
      ImportNouns(
        CountedNoun(ko: "연락처", en: "contact"), from: CountedNoun(ko: "카드", en: "card"),
        skippedKey: "skippedCards"), of: .contacts, memory: memory,
      offer: ImportOffer(
        offersJSON: { $0.personChanges.map { .object($0.json) } },
        applyOffer: { [self] outcome, request, console in
          for news in outcome.personChanges {
            try offerChange(news, isRehearsal: request.isRehearsal, in: &console)
          }
        })
    ) {
      try self.people.importContacts(
        self.makeImportFile($1.hints), from: $0, named: $1.importName, takingOlder: $1.importsOlder,
        isRehearsal: $1.isRehearsal)
    }
  }
}
