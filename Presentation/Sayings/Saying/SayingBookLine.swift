import HearthDomain
import JSONText

/// The book of whose sentence a saying was made, in the words that stand beside the saying.
struct SayingBookLine {
  let book: Book
  let language: Language

  /// Nil where there is no book, or where who said it tells of it already.
  init?(_ book: Book?, of saying: Saying, in language: Language) {
    guard let book, !saying.details.who.value.contains(book.title) else { return nil }
    self.book = book
    self.language = language
  }

  /// `from “Demian” by Hermann Hesse`
  var text: String {
    let title = book.title.quotable(limit: 200)
    let author = book.details.author.value
    guard !author.isEmpty else { return language(ko: "『\(title)』에서", en: "from “\(title)”") }
    return language(ko: "『\(title)』에서, \(author)", en: "from “\(title)” by \(author)")
  }
}

extension Book {
  /// The book as it stands beside what was made of it.
  var shortJSON: JSONObject {
    [
      "id": .string(id.spelling), "title": .string(title),
      "author": .string(details.author.value),
    ]
  }
}
