import HearthDomain

/// Imports books from other programs.
struct BookImportCommand: Command {
  static let commandName = CommandName(["book", "import"])

  private static let format = Option<BookFormat>(
    "format", help: Words(ko: "파일의 형식이에요.", en: "The format of the file."))

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "다른 서비스의 책을 가져와요", en: "Import books from other programs"),
    details: Words(
      ko: "Goodreads, StoryGraph, LibraryThing, Hardcover, Calibre, BookWyrm(계정 파일도), Inventaire의"
        + " 파일과 제목 열이 있는 표를 읽어요. 형식은 파일을 보고 알아내요. 이미 있는 책은 빠진 것만 채우고, 읽지 못한 줄은 이유와 함께 알려 줘요.",
      en: "Reads files of Goodreads, StoryGraph, LibraryThing, Hardcover, Calibre, BookWyrm (an"
        + " account file, too) and Inventaire, and any table with titles; the format is detected"
        + " from the file. Books you already have only get what is missing; rows that cannot be"
        + " read are reported with the reason."),
    examples: [
      "hearth book import goodreads_library_export.csv":
        Words(ko: "Goodreads에서 가져와요", en: "from Goodreads"),
      "hearth book import books.csv --format csv":
        Words(ko: "일반 표에서 가져와요", en: "from a plain table"),
      "hearth book import books.json":
        Words(ko: "내보냈던 책을 다시 가져와요", en: "books you exported before"),
    ],
    arguments: [SharedSpec.file], options: [format, ImportSpec.levels] + ImportSpec.commonOptions,
    runningTime: .slow)

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
