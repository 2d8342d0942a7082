import HearthDomain

/// Writes books as the table of this program, which it reads back as the same.
struct OwnBookTable: BookFileWriter {
  let moment: SayingMoment
  private var writer = CSVWriter()

  init(moment: SayingMoment) {
    self.moment = moment
  }

  private static let first = BookField.told.first.map { $0.described }
  private static let last = BookField.told.last.map { $0.described }

  mutating func head() -> [UInt8] {
    let standing = [
      "status", "started", "target", "finished", "page", "rating", "favourite", "theme",
    ]
    let (first, last) = BookField.told
    writer.write(first.map { $0.name } + standing + last.map { $0.name } + ["added"])
    return writer.takeBytes()
  }

  mutating func bytes(of copy: BookCopy) -> [UInt8] {
    let (book, details, reading) = (copy.book, copy.book.details, copy.book.reading)
    let standing = [
      book.isFinished ? "finished" : book.isGoal ? "reading" : "to-read",
      reading?.startedOn.description ?? "", reading?.targetOn.description ?? "",
      reading?.finishedOn?.description ?? "", reading.map { "\($0.page)" } ?? "",
      book.rating?.description ?? "", book.isFavourite ? "true" : "", book.theme.rawValue,
    ]
    writer.write(
      OwnBookTable.first.map { $0.value(details).spelling } + standing
        + OwnBookTable.last.map { $0.value(details).spelling } + [moment.text(book.addedAt)])
    return writer.takeBytes()
  }

  mutating func tail() -> [UInt8] { [] }
}
