import HearthDomain
import TerminalKit

/// Writes all books for other programs.
struct BookExportCommand: Command {
  static let words = CommandName(["book", "export"])

  private static let format = Option<BookFormat>(
    "format", BookFormat.written, help: Words(ko: "파일의 형식이에요.", en: "The format of the file."))

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "모든 책을 파일로 내보내요", en: "Write all books to a file"),
    details: Words(
      ko: "형식을 적지 않으면 .json으로 끝나는 파일은 JSON, 나머지는 CSV예요."
        + " JSON에는 읽은 기록과 문장까지 담겨요."
        + " 이미 있는 파일은 --yes가 있어야 덮어써요.",
      en: "Without a format a file whose name ends in .json is JSON, any other CSV."
        + " JSON holds what was read on each day and the sentences, too."
        + " An existing file is replaced only with --yes."),
    examples: [
      CommandExample(
        line: "hearth book export books.csv", meaning: Words(ko: "표로 내보내요", en: "as a table")),
      CommandExample(
        line: "hearth book export books.csv --format goodreads",
        meaning: Words(ko: "Goodreads가 읽는 표로 내보내요", en: "as Goodreads reads it")),
    ],
    arguments: [SharedSpec.file], options: [format], store: .isRead, pace: .lasting)

  let tools: BookTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let path = try input[SharedSpec.file]
    let format = try input[Self.format] ?? (path.ending == "json" ? .json : .csv)
    try console.exportAll(
      to: path, of: tools.files, as: "books",
      told: { count, place in
        Words(
          ko: "책 \(count)권을 내보냈어요: \(place)", en: "Wrote \(Plural("book")(count)): \(place)")
      },
      { try tools.books.export(as: tools.formats.file(format), to: $0) })
  }
}
