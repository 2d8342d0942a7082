import HearthDomain
import JSONText

/// Imports contacts from a file.
struct ContactImportCommand: Command {
  static let commandName = CommandName(["contact", "import"])

  static let spec = CommandSpec(
    commandName, arguments: [SharedSpec.file],
    options: ImportSpec.commonOptions + [ImportSpec.force], runningTime: .slow)

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
