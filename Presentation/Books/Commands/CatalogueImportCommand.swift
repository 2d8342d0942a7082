import HearthDomain

/// Replaces the searchable catalogue with the books of a file.
struct CatalogueImportCommand: Command {
  static let commandName = CommandName(["book", "catalogue", "import"])

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "책을 찾을 때 쓸 도서 목록을 가져와요", en: "Import a catalogue to search for books"),
    details: Words(
      ko: "CSV나 Open Library 덤프를 읽어요. 전에 가져온 목록을 대신하고, 내 책은 그대로예요.",
      en: "Reads CSV or an Open Library dump. It replaces the previous catalogue; your own books"
        + " stay as they are."),
    examples: [
      "hearth book catalogue import ol_dump_editions.txt":
        Words(ko: "백만 권도 괜찮아요", en: "a million books are fine")
    ],
    arguments: [SharedSpec.file], options: [ImportSpec.report, ImportSpec.dryRun],
    isIrreversible: true,
    runningTime: .slow)

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
