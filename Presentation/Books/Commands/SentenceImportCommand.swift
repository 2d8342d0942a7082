import HearthDomain

/// Imports highlights from e-readers.
struct SentenceImportCommand: Command {
  static let commandName = CommandName(["book", "sentence", "import"])

  static let spec = CommandSpec(
    commandName, arguments: [SharedSpec.file], options: ImportSpec.commonOptions, runningTime: .slow
  )

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
