import HearthDomain

/// Imports highlights from e-readers.
struct SentenceImportCommand: Command {
  static let commandName = CommandName(["book", "sentence", "import"])

  static let spec = CommandSpec(
    commandName,
    summary: Words(
      ko: "전자책에 그은 밑줄을 문장으로 가져와요", en: "Import e-reader highlights as sentences"),
    details: Words(
      ko: "킨들의 My Clippings.txt, KOReader의 JSON, Readwise와 코보의 CSV, BookWyrm 계정 파일의 인용문을 읽어요. 메모는 그"
        + " 밑줄에 붙고, 없는 책은 새로 추가해요. 같은 파일을 다시 읽어도 겹치지 않아요.",
      en: "Reads My Clippings.txt of a Kindle, the JSON of KOReader, CSV of Readwise or a Kobo, and"
        + " the quotations of a BookWyrm account. Notes stay with their highlight, and missing"
        + " books are added. Importing the same file again adds nothing."),
    examples: [
      "hearth book sentence import \"My Clippings.txt\"":
        Words(ko: "킨들에서 가져와요", en: "from a Kindle")
    ],
    arguments: [SharedSpec.file], options: ImportSpec.commonOptions, runningTime: .slow)

  let tools: BookTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    try console.runImport(tools.sentenceImport, input, of: tools.files)
  }
}

extension BookTools {
  package var sentenceImport: FileImport {
    FileImport(
      ImportNouns(
        CountedNoun(ko: "문장", en: "sentence"),
        from: CountedNoun(ko: "항목", en: "entry", plural: "entries")), of: .highlights,
      memory: memory
    ) {
      try self.books.importHighlights(
        self.makeHighlightFile($1.hints), from: $0, named: $1.importName,
        isRehearsal: $1.isRehearsal)
    }
  }
}
