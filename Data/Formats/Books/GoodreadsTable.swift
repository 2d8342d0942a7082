import HearthDomain

/// Writes books in the export format of Goodreads, which Goodreads and similar sites can import.
struct GoodreadsTable: BookFileWriter {
  let dates: FileDates

  mutating func header() -> [UInt8] {
    line(
      [
        "Title", "Author", "Additional Authors", "ISBN", "ISBN13", "My Rating", "Publisher",
        "Number of Pages", "Year Published", "Date Read", "Date Added", "Bookshelves",
        "Exclusive Shelf", "My Review", "Private Notes", "Read Count",
      ].map { .plain($0) })
  }

  mutating func bytes(of copy: ExportedBook) -> [UInt8] {
    let (book, details) = (copy.book, copy.book.details)
    let (text, own) = details.description.textAndShelves
    let (review, notes) = GoodreadsTexts.split(text)
    let (author, otherAuthors) = GoodreadsTexts.split(authors: details.author.value)
    let added = dates.zone.localTime(at: book.addedAt).day
    return line([
      .plain(details.title.value), .plain(author), .plain(otherAuthors),
      .formula(details.isbn?.tenDigits ?? ""), .formula(details.isbn?.value ?? ""),
      .plain("\(stars(of: book))"), .plain(details.publisher.value),
      .plain(details.pages.map { "\($0.value)" } ?? ""),
      .plain(details.publishedOn.map { "\($0.year)" } ?? ""),
      .plain(slashedDate(book.lastFinishedOn)), .plain(slashedDate(added)),
      .plain(GoodreadsShelves.allShelves(of: book, own: own).joined(separator: ", ")),
      .plain(GoodreadsShelves.exclusiveShelf(of: book, own: own)), .plain(review), .plain(notes),
      // Add one for the reading in progress, which Goodreads counts too.
      .plain("\(book.finishedReadings + (book.isOpen ? 1 : 0))"),
    ])
  }

  mutating func footer() -> [UInt8] { [] }

  /// Returns the rating in whole stars, as Goodreads has no half ones; 0 if there is none.
  private func stars(of book: Book) -> Int { book.latestRating.map { ($0.halfStars + 1) / 2 } ?? 0 }

  private func slashedDate(_ day: Day?) -> String {
    String((day?.description ?? "").map { $0 == "-" ? "/" : $0 })
  }

  private enum Cell {
    case plain(String)
    /// Digits, written as `="…"` so that spreadsheets keep leading zeros; Goodreads does the same.
    case formula(String)
  }

  private func line(_ cells: [Cell]) -> [UInt8] {
    var bytes: [UInt8] = []
    for (place, cell) in cells.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      switch cell {
      case .formula(let digits): bytes += "=\"\(digits)\"".utf8
      case .plain(let text):
        var writer = CSVWriter()
        writer.write([text, ""])
        // Drops the separator, the empty second value and the line end.
        bytes += writer.takeBytes().dropLast(3)
      }
    }
    return bytes + "\r\n".utf8
  }
}
