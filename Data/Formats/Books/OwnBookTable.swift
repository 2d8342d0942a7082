import HearthDomain

/// Writes books as the table of this program, which it reads back as the same.
struct OwnBookTable: BookFileWriter {
  let moment: SayingMoment
  private var writer = CSVWriter()

  init(moment: SayingMoment) {
    self.moment = moment
  }

  mutating func head() -> [UInt8] {
    writer.write([
      "title", "subtitle", "author", "publisher", "published", "isbn", "pages", "category",
      "status", "started", "target", "finished", "page", "rating", "favourite", "theme", "link",
      "cover", "description", "added",
    ])
    return writer.takeBytes()
  }

  mutating func bytes(of copy: BookCopy) -> [UInt8] {
    let (book, details, reading) = (copy.book, copy.book.details, copy.book.reading)
    writer.write([
      details.title.value, details.subtitle.value, details.author.value,
      details.publisher.value, details.publishedOn?.description ?? "",
      details.isbn?.value ?? "", details.pages.map { "\($0.value)" } ?? "",
      details.category.rawValue,
      book.isFinished ? "finished" : book.isGoal ? "reading" : "to-read",
      reading?.startedOn.description ?? "", reading?.targetOn.description ?? "",
      reading?.finishedOn?.description ?? "", reading.map { "\($0.page)" } ?? "",
      book.rating?.description ?? "", book.isFavourite ? "true" : "", book.theme.rawValue,
      details.link?.value ?? "", details.coverLink?.value ?? "", details.description.value,
      moment.text(book.addedAt),
    ])
    return writer.takeBytes()
  }

  mutating func tail() -> [UInt8] { [] }
}
