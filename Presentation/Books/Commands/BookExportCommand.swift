import HearthDomain
import TerminalKit

/// Writes all books to a file for other programs.
struct BookExportCommand: Command {
  static let commandName = CommandName(["book", "export"])

  private static let format = Option<BookFormat>(
    "format", BookFormat.writableFormats,
    help: Words(ko: "파일의 형식이에요.", en: "The format of the file."))

  static let spec = CommandSpec(
    commandName, arguments: [SharedSpec.file], options: [format], storeNeed: .inMemory,
    runningTime: .slow)

  let tools: BookTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let path = try input[SharedSpec.file]
    let format = try input[Self.format] ?? (path.lowercasedExtension == "json" ? .json : .csv)
    let isWritten = try console.exportAll(
      to: path, of: tools.files, as: "books",
      reporting: { count, place in
        Words(
          ko: "책 \(count)권을 내보냈어요: \(place)", en: "Wrote \(Plural("book")(count)): \(place)")
      },
      { try tools.books.export(as: tools.makeBookFile(format, ImportHints()), to: $0) })
    guard isWritten, format == .goodreads else { return }
    for sentence in try exportLossNotes(at: console.language) {
      console.printNote(StyledText(sentence))
    }
  }

  /// Returns notes on what a Goodreads file loses, such as half stars, or what others would see
  /// there.
  private func exportLossNotes(at language: Language) throws -> [String] {
    var (halves, texts) = (0, 0)
    try tools.books.queries.list(BookFilter(.all), by: .own) { book, _ in
      if let stars = book.latestRating, !stars.halfStars.isMultiple(of: 2) { halves += 1 }
      let lines = book.details.description.value.split(whereSeparator: \.isNewline)
      // Lines that begin with `#` are shelves, which have a column of their own in the file.
      if lines.contains(where: { $0.first != "#" }) { texts += 1 }
    }
    let books = Plural("book")(halves)
    return [
      halves == 0
        ? nil
        : language(
          ko: "Goodreads에는 반 개 별점이 없어서 책 \(halves)권의 별점은 반 개 올려 적었어요.",
          en: "Goodreads has whole stars only, so half a star was added for \(books)."),
      texts == 0
        ? nil
        : language(
          ko: "책 소개에 적은 글은 ‘My Review’로 나가요. 혼자 볼 글이 있으면 올리기 전에 살펴봐 주세요.",
          en: "Book descriptions are exported as “My Review”. If any of them are private, check"
            + " them before you upload the file."),
    ].compactMap { $0 }
  }
}
