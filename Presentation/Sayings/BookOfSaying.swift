import HearthDomain
import JSONText

/// The book of whose sentence a saying was made, in the words that stand beside the saying.
struct BookOfSaying {
  let book: Book
  let language: Language

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
