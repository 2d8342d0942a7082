import HearthDomain
import TerminalKit

/// Fills the catalogue in which books are searched from a file.
struct CatalogueImportCommand: Command {
  static let words = CommandName(["book", "catalogue", "import"])

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "책을 찾을 때 쓸 도서 목록을 가져와요", en: "Fill the catalogue to search in"),
    details: Words(
      ko: "CSV나 Open Library 덤프를 읽어요. 전에 가져온 목록을 대신하고, 내 책은 그대로예요.",
      en: "Reads CSV or a dump of Open Library. It takes the place of the catalogue of before;"
        + " your own books stay as they are."),
    examples: [
      CommandExample(
        line: "hearth book catalogue import ol_dump_editions.txt",
        meaning: Words(ko: "백만 권도 괜찮아요", en: "a million books are fine"))
    ],
    arguments: [SharedSpec.file], pace: .lasting)

  private static let nouns = ImportNouns(
    CountedNoun(ko: "책", counter: "권", en: "book"), from: CountedNoun(ko: "줄", en: "row"),
    skippedKey: "skippedRows")

  let tools: BookTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let source = try tools.files.source(input[SharedSpec.file])
    let outcome = try tools.catalogue.fill(from: source) { count in
      guard console.traits.errorIsTerminal else { return }
      console.note(
        StyledText(console.language(ko: "\(count)권…", en: "\(count) books…"), .dim))
    }
    try console.tell(outcome, of: CatalogueImportCommand.nouns)
  }
}
