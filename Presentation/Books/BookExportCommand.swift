import HearthDomain
import TerminalKit

/// Writes all books for other programs.
struct BookExportCommand: Command {
  struct Options: Hashable, Sendable {
    /// A path, or `-` for standard output.
    let path: FilePath
    let format: BookFormat
  }

  static let words = CommandName(["book", "export"])

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "모든 책을 파일로 내보내요", en: "Write all books to a file"),
    details: Words(
      ko: "형식을 적지 않으면 .json으로 끝나는 파일은 JSON, 나머지는 CSV예요."
        + " 이미 있는 파일은 --yes가 있어야 덮어써요.",
      en: "Without a format a file whose name ends in .json is JSON, any other CSV."
        + " An existing file is replaced only with --yes."),
    examples: [
      CommandExample(
        line: "hearth book export books.csv", meaning: Words(ko: "표로 내보내요", en: "as a table")),
      CommandExample(
        line: "hearth book export books.csv --format goodreads",
        meaning: Words(ko: "Goodreads가 읽는 표로 내보내요", en: "as Goodreads reads it")),
    ],
    arguments: [BookSpec.file],
    options: [
      .value(
        "format", .choice(BookFormat.written.map(\.rawValue)),
        help: Words(ko: "파일의 형식이에요.", en: "The format of the file."))
    ], pace: .lasting)

  let tools: BookTools

  static func parse(_ input: ParsedInput) throws -> Options {
    let path = try input.firstPath()
    let usual: BookFormat = path.ending == "json" ? .json : .csv
    return Options(path: path, format: input.choice("format") ?? usual)
  }

  func run(_ options: Options, in console: inout Console) throws {
    let written = try console.export(to: options.path, of: tools.files) { write in
      try tools.books.export(as: tools.formats.file(options.format), to: write)
    }
    guard let count = written else { return }
    let place = options.path.quotable(limit: 200)
    console.tell(
      [
        console.language(
          ko: "책 \(count)권을 내보냈어요: \(place)", en: "Wrote \(Plural("book")(count)): \(place)")
      ],
      json: ["file": .path(options.path), "books": .int(count)])
  }
}
