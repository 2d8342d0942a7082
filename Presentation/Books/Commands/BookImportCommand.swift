import HearthDomain

/// Imports books from other programs.
struct BookImportCommand: Command {
  static let commandName = CommandName(["book", "import"])

  private static let format = Option<BookFormat>(
    "format", help: Words(ko: "파일의 형식이에요.", en: "The format of the file."))

  static let spec = CommandSpec(
    commandName, arguments: [SharedSpec.file],
    options: [format, ImportSpec.levels] + ImportSpec.commonOptions, runningTime: .slow)

  let tools: BookTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    try console.runImport(tools.bookImport(try input[Self.format]), input, of: tools.files)
  }
}

extension BookTools {
  /// Returns the import of files of that format; for nil, of files whose format is detected.
  package func bookImport(_ format: BookFormat? = nil) -> FileImport {
    FileImport(
      ImportNouns(
        CountedNoun(ko: "책", counter: "권", en: "book"),
        from: CountedNoun(ko: "줄", counter: "줄", en: "row"),
        skippedKey: "skippedRows"), of: .books, memory: memory
    ) {
      try self.books.importBooks(
        self.makeBookFile(format, $1.hints), from: $0, named: $1.importName,
        isRehearsal: $1.isRehearsal)
    }
  }
}
