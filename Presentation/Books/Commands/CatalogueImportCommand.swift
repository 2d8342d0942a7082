import HearthDomain

/// Replaces the searchable catalogue with the books of a file.
struct CatalogueImportCommand: Command {
  static let commandName = CommandName(["book", "catalogue", "import"])

  static let spec = CommandSpec(
    commandName, arguments: [SharedSpec.file], options: [ImportSpec.report, ImportSpec.dryRun],
    isIrreversible: true, runningTime: .slow)

  let tools: BookTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    try console.runImport(
      FileImport(
        ImportNouns(
          CountedNoun(ko: "책", counter: "권", en: "book"),
          from: CountedNoun(ko: "줄", counter: "줄", en: "row"),
          skippedKey: "skippedRows"), of: .books, memory: tools.memory,
        locksStoreWhileReading: false
      ) {
        $1.isRehearsal ? try tools.catalogue.rehearse(from: $0) : try tools.catalogue.fill(from: $0)
      }, input, of: tools.files)
  }
}
