import HearthDomain
import JSONText

/// A line that names the book from whose sentence a saying was made.
struct SayingBookLine {
  let book: Book
  let language: Language

  /// Creates the line; nil if there is no book, or if the attribution already names it.
  init?(_ book: Book?, of saying: Saying, in language: Language) {
    guard let book, !saying.details.author.value.contains(book.title) else { return nil }
    self.book = book
    self.language = language
  }

  /// The line, such as `from “Demian” by Hermann Hesse`.
  var text: String {
    let title = book.title.quotable(limit: 200)
    let author = book.details.author.value
    guard !author.isEmpty else { return language(ko: "『\(title)』에서", en: "from “\(title)”") }
    return language(ko: "『\(title)』에서, \(author)", en: "from “\(title)” by \(author)")
  }
}

extension Book {
  /// The short form of a book inside another object.
  var shortJSON: JSONObject {
    [
      "id": .string(id.fullForm), "title": .string(title),
      "author": .string(details.author.value),
    ]
  }
}
